//! Lines fit the terminal.

use crate::support::{Ended, file, synthkey, trips, with_columns};

const FINE: &str = "{at:day}.{xxh64(vin) % 40 + 1}";

/// The part of a page before and after the declaration, which is code.
fn without_code(page: &str) -> String {
    let Some((before, code)) = page.split_once("use synthetic_key::") else {
        return page.to_owned();
    };
    let (_, after) = code.split_once("\n}\n").unwrap();
    before.to_owned() + after
}

/// Everything but spaces and line breaks.
fn letters(page: &str) -> String {
    page.split_whitespace().collect()
}

/// Lines are not wider than the columns, unless they are one word: a layout, or a path.
fn fits(ended: &Ended, columns: usize) {
    assert!(ended.code < 2, "{}", ended.err);
    for line in without_code(&ended.out).lines() {
        let layout = line.replace(" % ", "%").replace(" + ", "+");
        let is_fit = line.chars().count() <= columns;
        assert!(is_fit || !layout.trim().contains(' '), "{columns}: {line}");
    }
}

#[test]
fn no_line_of_a_report_is_wider_than_the_terminal() {
    let trips = trips();
    let stored = r#"{"vin":"A b","at":"2018-08-09T14:05:00Z","partitionKey":"a different one"}"#;
    let stored = file("width.ndjson", stored);
    let commands: [&[&str]; 6] = [
        &["check", &trips, "--layout", FINE, "--layout", "{vin}"],
        &[
            "check",
            &trips,
            "--layout",
            FINE,
            "--partitions",
            "5,90",
            "--rate",
            "9/s",
            "--fail-on",
            "not-good",
        ],
        &["sweep", &trips, "--layout", "{at:day}.{xxh64(id) % N + 1}"],
        &[
            "suggest",
            &trips,
            "--time",
            "at",
            "--rate",
            "100/s",
            "--read",
            "vin+day:95%",
        ],
        &["verify", &stored, "--layout", "{vin}-{at:day}"],
        &["explain", "{vin:?\"none\"}-{at:day}"],
    ];
    for args in commands {
        for columns in [44, 80] {
            fits(&with_columns(columns, args), columns);
        }
    }
}

#[test]
fn what_is_fitted_says_the_same() {
    let sample = trips();
    let args = ["suggest", &sample, "--time", "at", "--read", "vin:100%"];
    let (wide, narrow) = (synthkey(&args).out, with_columns(50, &args).out);
    assert!(wide.lines().count() < narrow.lines().count());
    assert_eq!(letters(&wide), letters(&narrow));
    // Code that was broken within a string would be different code.
    let code = |page: &str| {
        page.split_once("use synthetic_key::")
            .map(|(_, code)| code[..200].to_owned())
    };
    assert_eq!(code(&wide), code(&narrow));
}

#[test]
fn a_narrow_terminal_has_the_figures_of_the_table_as_sentences() {
    let sample = trips();
    let args = ["check", &sample, "--layout", FINE, "--partitions", "5"];
    let wide = synthkey(&args).out;
    let row = wide.lines().find(|line| line.starts_with("  {at:day}."));
    let row: Vec<_> = row
        .unwrap()
        .split("  ")
        .filter(|cell| !cell.is_empty())
        .collect();
    let narrow = with_columns(60, &args).out;
    for cell in &row[1..5] {
        assert!(narrow.contains(cell.trim()), "{cell}: {narrow}");
    }
    assert!(narrow.contains(row[6].trim()), "{narrow}");
    assert_eq!(with_columns(10_000, &args).out, wide);
}

#[test]
fn json_and_sql_are_never_broken() {
    let sample = trips();
    let json = ["check", &sample, "--layout", FINE, "--json"];
    assert_eq!(with_columns(40, &json).out, synthkey(&json).out);
    let sql = ["sql", "--layout", "{vin}-{at:day}", "--table", "trips"];
    assert_eq!(with_columns(40, &sql).out, synthkey(&sql).out);
}
