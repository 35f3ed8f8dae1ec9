//! The figures that the README shows are those of the last full run.

use synthetic_key_tests::read;

fn between<'a>(path: &str, text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, from) = text
        .split_once(start)
        .unwrap_or_else(|| panic!("{path} has no line `{}`", start.trim()));
    let (section, _) = from
        .split_once(end)
        .unwrap_or_else(|| panic!("{path} has no line `{}` after it", end.trim()));
    section
}

#[test]
fn the_readme_shows_the_cost_of_the_last_run() {
    let (readme, results) = (read("README.md"), read("bench/RESULTS.md"));
    let cost = between("README.md", &readme, "<!-- cost -->\n", "\n<!-- /cost -->");
    let measured = between(
        "bench/RESULTS.md",
        &results,
        "\n- a key, against `format!` with the same hash: ",
        "\n",
    );
    let (_, time) = measured.split_once(" in instructions, ").expect("a ratio");
    let (time, allocations) = time.split_once(" in time; ").expect("a ratio of time");
    assert_eq!(allocations, "no allocation for up to 72 bytes");
    let expected = format!(
        "Building a key takes {time} of the time of `format!` with the same hash, and does not allocate for up to 72 bytes."
    );
    assert_eq!(cost, expected);
}
