//! The cases: `ui/<theme>/<case>.rs`. The compiler's output for a refused one is next to it, in `<case>.stderr`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of `ui/<theme>/` that end with `extension`, relative to this package.
pub fn files(extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<_> = directories(Path::new("ui"))
        .iter()
        .flat_map(|theme| entries(theme))
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// The cases that do not compile.
pub fn refused() -> Vec<PathBuf> {
    let mut cases = files("rs");
    cases.retain(|case| !stem(case).starts_with("ok_"));
    cases
}

/// The name of a case.
pub fn stem(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

/// The folder of a case.
pub fn theme(path: &Path) -> &str {
    path.parent()
        .and_then(Path::file_name)
        .unwrap()
        .to_str()
        .unwrap()
}

/// The text of a file, relative to this package.
pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The codes that a case promises to show, in its first line.
pub fn promised_codes(case: &Path) -> BTreeSet<String> {
    codes(read(case).lines().next().unwrap_or_default())
}

/// Every `SK` with four digits in the text.
pub fn codes(text: &str) -> BTreeSet<String> {
    let is_code = |at: usize| {
        let digits = text.get(at + 2..at + 6)?;
        digits
            .bytes()
            .all(|byte| byte.is_ascii_digit())
            .then(|| format!("SK{digits}"))
    };
    text.match_indices("SK")
        .filter_map(|(at, _)| is_code(at))
        .collect()
}

/// The entries of a directory.
pub fn entries(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn directories(directory: &Path) -> Vec<PathBuf> {
    let mut directories = entries(directory);
    directories.retain(|path| path.is_dir());
    directories
}
