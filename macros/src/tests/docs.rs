//! docs/attributes.md agrees with the table of options: each option is in its place, with its meaning, and no other. The error
//! index agrees with the table of codes.

use std::collections::BTreeSet;
use std::fs;

use crate::diagnostics::CODES;
use crate::parse::options::{ON_FIELD, ON_TYPE, Place, Spec};

/// A file of the repository.
fn read(path: &str) -> String {
    let path = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn between<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    let (_, from) = page
        .split_once(start)
        .unwrap_or_else(|| panic!("no `{}`", start.trim()));
    let (section, _) = from
        .split_once(end)
        .unwrap_or_else(|| panic!("no `{}` after `{}`", end.trim(), start.trim()));
    section
}

/// The code in a text: everything in backticks.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// `hash_suffix` for `hash_suffix = 400`.
fn name(code: &str) -> &str {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    code.split(|c| !is_name(c)).next().unwrap_or_default()
}

/// What kind of value follows the name.
fn takes(code: &str) -> &'static str {
    let value = code[name(code).len()..].trim_start_matches([' ', '=']);
    match value.chars().next() {
        None => "nothing",
        Some('"') => "text",
        Some('[') => "a list",
        Some('p') => "a path",
        Some('N' | 'W' | '0'..='9') => "a number",
        Some(other) => panic!("`{code}`: what is `{other}`?"),
    }
}

fn usage<O>(spec: &Spec<O>) -> &'static str {
    codes(spec.usage).next().expect("an example in the usage")
}

/// The rows of the tables in a section: the code of the first cell, and the last cell.
fn rows(section: &str) -> Vec<(&str, &str)> {
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = |row: &'_ str| -> Option<(usize, usize)> {
        let row_end = row.strip_suffix(" |")?.len();
        Some((row.find(" | ")?, row[..row_end].rfind(" | ")? + 3))
    };
    rows.map(|row| {
        let (first_end, last_start) = cells(row).unwrap_or_else(|| panic!("no row: {row}"));
        let code = codes(&row[..first_end]).next().expect("code");
        (code, &row[last_start..row.len() - 2])
    })
    .collect()
}

/// Whether a text starts with a meaning; more may follow.
fn says(text: &str, help: &str) -> bool {
    text.strip_prefix(help)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with([';', ',', ':', '.']))
}

fn check_table<O>(section: &str, place: &Place<O>) {
    let rows = rows(section);
    for spec in place.options {
        let of_option: Vec<_> = rows
            .iter()
            .filter(|(code, _)| name(code) == spec.name)
            .collect();
        let [(code, meaning)] = of_option[..] else {
            panic!(
                "`{}` on {}: {} rows in the table, and not one",
                spec.name,
                place.name,
                of_option.len()
            );
        };
        assert_eq!(takes(code), takes(usage(spec)), "the value of `{code}`");
        assert!(
            says(meaning, spec.help),
            "`{code}` in docs/attributes.md says\n  {meaning}\nand the table of options\n  {}",
            spec.help
        );
    }
    assert_eq!(
        rows.len(),
        place.options.len(),
        "a row without an option: {rows:#?}"
    );
}

#[test]
fn the_tables_of_the_guide_have_each_option_with_its_meaning() {
    let guide = read("docs/attributes.md");
    let on_type = between(&guide, "\nOn the type, `#[pk(...)]`:\n", "\nOn a field, ");
    let on_field = between(
        &guide,
        "\nOn a field, `#[pk(...)]`:\n",
        "\n## On the type\n",
    );
    check_table(on_type, ON_TYPE);
    check_table(on_field, ON_FIELD);
}

/// The sections `### ...` of a part of docs/attributes.md: the heading, and the prose before the first example.
fn sections(part: &str) -> Vec<(&str, String)> {
    part.split("\n### ")
        .skip(1)
        .map(|section| {
            let (heading, body) = section.split_once('\n').expect("a heading");
            let prose = body.split("```").next().unwrap_or_default();
            let words: Vec<_> = prose.split_whitespace().collect();
            (heading, words.join(" "))
        })
        .collect()
}

fn check_guide<O>(part: &str, place: &Place<O>) {
    let sections = sections(part);
    let mut headings = BTreeSet::new();
    for (heading, prose) in &sections {
        for code in codes(heading) {
            // After the first, a heading may list only values: `level = 1`, `2` or `3`.
            if code.starts_with(|c: char| c.is_ascii_lowercase()) {
                headings.insert(name(code));
            }
            let Some(spec) = place.options.iter().find(|spec| spec.name == name(code)) else {
                continue;
            };
            let has = prose.to_lowercase().contains(&spec.help.to_lowercase());
            assert!(
                has,
                "`{heading}` of docs/attributes.md does not say `{}`: {}",
                spec.name, spec.help
            );
        }
    }
    let names: BTreeSet<_> = place.options.iter().map(|spec| spec.name).collect();
    assert_eq!(headings, names, "the sections of options on {}", place.name);
}

#[test]
fn the_guide_has_each_option_with_its_meaning() {
    let guide = read("docs/attributes.md");
    check_guide(
        between(
            &guide,
            "\n## On the type\n",
            "\n## On a field: what it is for\n",
        ),
        ON_TYPE,
    );
    check_guide(
        between(
            &guide,
            "\n## On a field: what it is for\n",
            "\n## Templates\n",
        ),
        ON_FIELD,
    );
}

#[test]
fn the_error_index_has_each_code_with_its_title() {
    let index = read("docs/errors/README.md");
    let listed = index.lines().filter(|line| line.starts_with("| [SK"));
    let mut expected = Vec::new();
    for (code, title) in CODES {
        let code = format!("SK{code:04}");
        let page = read(&format!("docs/errors/{code}.md"));
        assert_eq!(page.lines().next(), Some(&*format!("# {code}: {title}")));
        expected.push(format!("| [{code}]({code}.md) | {title} |"));
    }
    assert_eq!(listed.collect::<Vec<_>>(), expected);
}
