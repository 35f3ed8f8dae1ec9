//! Links in every Markdown file of the repository: they lead to a file or a heading, also in a clone.

use std::path::{Path, PathBuf};

use synthetic_key_tests::{read, repository, ui_cases::entries};

use super::pages;

const REPOSITORY: &str = "https://github.com/synthetic-key/synthetic-key";

/// The pages that the registry shows too, where relative links do not work.
const OF_CRATES: [&str; 2] = ["runtime/README.md", "cosmos/README.md"];

/// Every Markdown file, except those of builds and of installed packages.
fn all_pages() -> Vec<String> {
    let mut pages = Vec::new();
    collect(&repository(), &mut pages);
    let root = repository();
    let relative = |page: &PathBuf| {
        let page = page.strip_prefix(&root).expect("in the repository");
        page.to_str().expect("a plain name").to_owned()
    };
    pages.iter().map(relative).collect()
}

fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("a plain name");
        if path.is_dir() {
            if !["target", ".git", "node_modules"].contains(&name) {
                collect(&path, pages);
            }
        } else if Path::new(name).extension().is_some_and(|end| end == "md") {
            pages.push(path);
        }
    }
}

/// The targets of links and pictures, outside of blocks of code.
fn links(text: &str) -> Vec<&str> {
    let prose = text.split("\n```").step_by(2);
    prose
        .flat_map(|prose| prose.split("](").skip(1))
        .filter_map(|rest| Some(rest.split_once(')')?.0))
        .collect()
}

/// The name that a heading has in links: letters and digits in lower case, hyphens for spaces.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading.chars().filter_map(|c| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
        _ => None,
    });
    kept.collect()
}

fn has_heading(page: &str, name: &str) -> bool {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings.map(anchor).any(|anchor| anchor == name)
}

/// The file of the repository that a link leads to; `None` for an outside address.
fn target(page: &str, path: &str) -> Option<PathBuf> {
    if let Some(path) = path.strip_prefix(REPOSITORY) {
        let path = path.trim_start_matches('/');
        let file = path
            .strip_prefix("blob/main/")
            .or(path.strip_prefix("tree/main/"));
        return match (path, file) {
            ("", _) => Some(PathBuf::from("README.md")),
            (_, Some(file)) => Some(PathBuf::from(file)),
            // A page of the forge, such as the form for reports.
            (_, None) if path.starts_with("security") => None,
            (_, None) => panic!("{REPOSITORY}/{path} in {page}"),
        };
    }
    match path {
        "" => Some(PathBuf::from(page)),
        _ if path.starts_with("https://") => None,
        _ => Some(Path::new(page).with_file_name("").join(path)),
    }
}

#[test]
fn links_lead_somewhere() {
    let pages = all_pages();
    for known in ["CONTRIBUTING.md", "ARCHITECTURE.md", "spec/README.md"] {
        assert!(pages.iter().any(|page| page == known), "{known}");
    }
    let mut followed = 0;
    for page in &pages {
        for link in links(&read(page)) {
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            let Some(target) = target(page, path) else {
                continue;
            };
            assert!(repository().join(&target).exists(), "{link} in {page}");
            let is_ours = heading != "readme" || path != REPOSITORY;
            if !heading.is_empty() && is_ours {
                assert!(has_heading(&read(&target), heading), "{link} in {page}");
            }
            followed += 1;
        }
    }
    assert!(followed > 100, "only {followed} links");
}

/// In a clone, in a fork and on another branch, a relative link leads to the right file. The registry would not find it, so
/// the pages of crates have full addresses.
#[test]
fn links_within_the_repository_are_relative() {
    for page in all_pages() {
        let is_of_crate = OF_CRATES.contains(&page.as_str());
        for link in links(&read(&page)) {
            let is_whole = link.starts_with(&format!("{REPOSITORY}/blob/"))
                || link.starts_with(&format!("{REPOSITORY}/tree/"));
            let is_relative = !link.starts_with("https://") && !link.starts_with('#');
            assert!(
                is_of_crate || !is_whole,
                "{link} in {page}: make it relative"
            );
            assert!(
                !is_of_crate || !is_relative,
                "{link} in {page}: write the whole address"
            );
        }
    }
}

/// A page that is not linked is not read.
#[test]
fn the_index_links_every_guide() {
    let (readme, index) = (read("README.md"), read("docs/README.md"));
    assert!(links(&readme).contains(&"docs/README.md"));
    // The pages of the codes are listed in their own index, which another test compares with the codes.
    for page in pages() {
        let Some(name) = page.strip_prefix("docs/") else {
            continue;
        };
        let is_listed = links(&index).contains(&name);
        let is_elsewhere = name == "README.md" || name.starts_with("errors/SK");
        assert!(is_listed || is_elsewhere, "{name} in docs/README.md");
    }
}
