//! The cost of the crate in a cold build, and its size.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

use crate::compare::kept;

/// The folder of the crate.
pub const RUNTIME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime");

const SERDE: &str = "serde = { version = \"1\", features = [\"derive\"] }";

/// The most seconds of CPU time that a cold build may take beyond serde's.
const MOST: f64 = 5.0;

/// A folder in the target directory.
#[must_use]
pub fn folder(name: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(
        || concat!(env!("CARGO_MANIFEST_DIR"), "/../target").into(),
        PathBuf::from,
    );
    target.join(name)
}

fn cargo(command: &str) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.arg(command);
    cargo
}

/// A package with these dependencies, at the versions of the workspace.
fn package(name: &str, dependencies: &str) -> io::Result<PathBuf> {
    let root = folder("cold").join(name);
    fs::create_dir_all(root.join("src"))?;
    fs::write(root.join("src/lib.rs"), "")?;
    let lock = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.lock");
    fs::copy(lock, root.join("Cargo.lock"))?;
    let manifest = format!(
        "[package]\nname = \"{name}\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n{dependencies}\n"
    );
    fs::write(root.join("Cargo.toml"), manifest)?;
    Ok(root)
}

/// The CPU seconds of all programs that this one has started and waited for, and of their own children.
pub(crate) fn cpu_seconds() -> Option<f64> {
    // Linux counts in hundredths of a second.
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(13).map(str::parse::<u32>);
    let (user, system) = (fields.next()?.ok()?, fields.next()?.ok()?);
    Some(f64::from(user + system) / 100.0)
}

/// The best of three builds from scratch.
fn cold_build(root: &PathBuf) -> io::Result<Option<f64>> {
    let mut best = None;
    for _ in 0..3 {
        let target = root.join("target");
        if target.exists() {
            fs::remove_dir_all(&target)?;
        }
        let before = cpu_seconds();
        let mut cargo = cargo("build");
        cargo.arg("--quiet").current_dir(root);
        let status = cargo.env("CARGO_TARGET_DIR", &target).status()?;
        if !status.success() {
            return Err(io::Error::other("the cold build failed"));
        }
        let Some((before, after)) = before.zip(cpu_seconds()) else {
            return Ok(None);
        };
        let took = after - before;
        best = Some(best.map_or(took, |best: f64| best.min(took)));
    }
    Ok(best)
}

/// The crates that a package depends on.
fn crates(root: &PathBuf) -> io::Result<usize> {
    let mut cargo = cargo("tree");
    cargo.args(["--edges", "normal", "--prefix", "none", "--format", "{p}"]);
    let output = cargo.current_dir(root).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let name = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let mut names: Vec<String> = text.lines().map(name).collect();
    names.sort();
    names.dedup();
    Ok(names.len().saturating_sub(1))
}

/// A cold debug build with only serde, and one with this crate.
///
/// # Errors
///
/// It does not build.
pub fn cold(mut line: impl FnMut(&str)) -> io::Result<()> {
    let with = format!("{SERDE}\nsynthetic-key = {{ path = \"{RUNTIME}\" }}");
    let packages = [
        ("serde with derive", package("only-serde", SERDE)?),
        ("and synthetic-key", package("with-ours", &with)?),
    ];
    line("| cold debug build  | CPU seconds | crates |");
    line("| ----------------- | ----------: | -----: |");
    let mut seconds = Vec::new();
    for (name, root) in &packages {
        let took = cold_build(root)?;
        let shown = took.map_or("-".into(), |took| format!("{took:.2}"));
        line(&format!("| {name} | {shown:>11} | {:>6} |", crates(root)?));
        seconds.extend(took);
    }
    if let [serde, ours] = *seconds {
        let more = ours - serde;
        line(&format!(
            "\n- at most {MOST:.0} s of CPU beyond serde with derive; {more:.2} s, {}",
            kept(more <= MOST)
        ));
    }
    Ok(())
}

/// The number of lines that the derives generate for a few types: those of the snapshots.
///
/// # Errors
///
/// A snapshot cannot be read.
pub fn size(mut line: impl FnMut(&str)) -> io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../macros/snapshots");
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // Next to each is the declaration that it was generated from.
        if let Some(name) = name.strip_suffix(".expanded.rs") {
            files.push((name.replace('_', " "), path));
        }
    }
    files.sort();
    line("| generated code           | lines |");
    line("| ------------------------ | ----: |");
    for (name, path) in files {
        let lines = fs::read_to_string(path)?.lines().count();
        line(&format!("| {name:24} | {lines:5} |"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_snapshot_is_listed_once() -> io::Result<()> {
        let mut rows = Vec::new();
        size(|line| rows.push(line.to_owned()))?;
        let names: Vec<_> = rows
            .iter()
            .filter_map(|row| row.split('|').nth(1))
            .collect();
        let names: Vec<_> = names.into_iter().skip(2).map(str::trim).collect();
        assert!(names.contains(&"concatenation"));
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
        assert!(!names.iter().any(|name| name.ends_with(".expanded")));
        Ok(())
    }
}
