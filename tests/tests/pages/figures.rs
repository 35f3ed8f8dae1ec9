//! The figures that the README shows are those of the last full run.

use synthetic_key_tests::read;

/// The lines with figures between two texts.
fn figures<'a>(path: &str, text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    let (_, from) = text
        .split_once(start)
        .unwrap_or_else(|| panic!("{path} has no line `{}`", start.trim()));
    let (section, _) = from
        .split_once(end)
        .unwrap_or_else(|| panic!("{path} has no line `{}` behind its figures", end.trim()));
    section.lines().filter(|line| !line.is_empty()).collect()
}

#[test]
fn the_readme_shows_the_figures_of_the_last_run() {
    let (readme, results) = (read("README.md"), read("bench/RESULTS.md"));
    let shown = figures(
        "README.md",
        &readme,
        "\n<!-- figures -->\n",
        "\n<!-- /figures -->\n",
    );
    let measured = figures(
        "bench/RESULTS.md",
        &results,
        "\n## figures\n",
        "\n## goals\n",
    );
    assert_eq!(measured.len(), 5, "bench/RESULTS.md has five figures");
    assert_eq!(
        shown, measured,
        "README.md must show the figures of bench/RESULTS.md, line by line"
    );
}
