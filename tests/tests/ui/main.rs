//! Code that does not compile, and the compiler's output for it.
//!
//! A case is `ui/<theme>/<case>.rs`; its first line names the codes that it shows and the mistake, and its theme is the
//! group of one of these codes. `ok_<case>.rs` compiles and runs, and is in the folder of the mistake that it avoids.
//! `used_<case>.rs` is refused where a type is used, which only a build finds, not a check.
//!
//! After a change of a message: `TRYBUILD=overwrite cargo test -p synthetic-key-tests --test ui`, and read the difference.

mod errors_of_the_compiler;
mod scale;

use std::path::Path;

use synthetic_key_tests::ui_cases::{codes, files, promised_codes, read, refused, stem, theme};

#[test]
fn refused_cases() {
    let tests = trybuild::TestCases::new();
    for case in refused() {
        if !needs_a_build(&case) {
            tests.compile_fail(case);
        }
    }
}

#[test]
fn accepted_cases_and_those_refused_where_they_are_used() {
    let tests = trybuild::TestCases::new();
    for case in files("rs") {
        if stem(&case).starts_with("ok_") {
            tests.pass(case);
        } else if needs_a_build(&case) {
            tests.compile_fail(case);
        }
    }
}

fn needs_a_build(case: &Path) -> bool {
    stem(case).starts_with("used_")
}

#[test]
fn there_are_many_cases_and_every_output_has_one() {
    assert!(refused().len() >= 80);
    let outputs = files("stderr");
    let cases: Vec<_> = refused()
        .iter()
        .map(|case| case.with_extension("stderr"))
        .collect();
    assert_eq!(outputs, cases);
}

#[test]
fn first_lines_name_the_codes_and_the_mistake() {
    assert_of_each_case(|case, output| {
        let source = read(case);
        let first = source.lines().next().unwrap_or_default();
        let is_named = first
            .strip_prefix("//! SK")
            .and_then(|rest| rest.split_once(": "))
            .is_some_and(|(_, mistake)| !mistake.is_empty());
        if !is_named {
            return Some("the first line is not `//! SK0102: the mistake`".to_owned());
        }
        let (promised, shown) = (promised_codes(case), codes(output));
        (promised != shown).then(|| format!("promises {promised:?} and shows {shown:?}"))
    });
}

/// The themes, and how the codes of their groups start: see `enum Code` of the derives.
const GROUPS: [(&str, &str); 8] = [
    ("options", "SK01"),
    ("parts", "SK02"),
    ("suffixes", "SK03"),
    ("document", "SK04"),
    ("layout", "SK05"),
    ("proofs", "SK06"),
    ("key_part", "SK07"),
    ("generic_code", "SK08"),
];

#[test]
fn cases_are_in_the_folder_of_one_of_their_groups() {
    for case in files("rs") {
        let is_group = GROUPS.iter().any(|(folder, _)| *folder == theme(&case));
        assert!(is_group, "{}: there is no such group", case.display());
    }
    assert_of_each_case(|case, _| {
        let codes = promised_codes(case);
        let fits = |(folder, start): &(&str, &str)| {
            *folder == theme(case) && codes.iter().any(|code| code.starts_with(start))
        };
        (!GROUPS.iter().any(fits)).then(|| format!("shows {codes:?}, which belong elsewhere"))
    });
}

/// The whole derive is never the token to change. Notes may point there: they say where the code comes from.
#[test]
fn no_error_is_shown_at_the_whole_derive() {
    assert_of_each_case(|_, output| {
        let at_derive = errors(output).filter(|error| {
            let lines: Vec<_> = error.lines().collect();
            let mut pairs = lines.windows(2);
            pairs.any(|pair| pair[0].contains("#[derive(") && pair[1].contains('^'))
        });
        let count = at_derive.count();
        (count > 0).then(|| format!("{count} errors at the derive"))
    });
}

/// The stub of a refused type raises no further errors.
#[test]
fn no_warnings_stand_beside_errors() {
    assert_of_each_case(|_, output| {
        let count = output.matches("\nwarning: ").count();
        (count > 0).then(|| format!("{count} warnings"))
    });
}

/// In a list of eighteen errors, nobody finds the one to fix.
#[test]
fn one_mistake_is_one_error() {
    assert_of_each_case(|case, output| {
        let expected = match stem(case) {
            "five_mistakes" | "not_a_layout" => 5,
            "every_type_option_on_a_field" => 15,
            // Several types, or several calls, each with its own mistake.
            "also_read_types" => 6,
            "every_field_option_on_a_type"
            | "also_read_no_layout"
            | "also_read_unknown_field"
            | "id_of_what_has_none"
            | "attribute_without_serde"
            | "serde_as_below" => 3,
            "mistakes_in_two_types"
            | "two_texts_beside_no_part"
            | "also_read_function"
            | "also_read_paths"
            | "fan_out_over_what_is_folded"
            | "fan_out_without_a_field"
            | "lookup_of_another_type"
            | "scan_for_a_point_read"
            | "serde_without_derives"
            | "attribute_without_serde_generic"
            | "getter"
            | "remote_instead_of_serde"
            | "enum_identifier"
            | "two_fields_of_one_name"
            | "container_with_a_letter_between_in_a_table"
            | "enum_ids_of_an_enum_that_holds_itself"
            | "level_properties"
            | "id_that_restarts_with_an_old_key"
            | "used_generic_container"
            | "used_generic_id_of_a_lookup" => 2,
            _ => 1,
        };
        let is_of_its_own = |error: &&str| !error.contains("the other one is here");
        let count = errors(output).filter(is_of_its_own).count();
        (count != expected).then(|| format!("{count} errors, and not {expected}"))
    });
}

/// Shows every case in which something is wrong.
fn assert_of_each_case(wrong: impl Fn(&Path, &str) -> Option<String>) {
    let wrong_in = |case: &Path| {
        let wrong = wrong(case, &read(case.with_extension("stderr")))?;
        Some(format!("{}: {wrong}", case.display()))
    };
    let all: Vec<_> = refused().iter().filter_map(|case| wrong_in(case)).collect();
    assert!(all.is_empty(), "{all:#?}");
}

/// The errors of an output, without the notes that are shown at other places.
fn errors(output: &str) -> impl Iterator<Item = &str> {
    let blocks = output.split("\n\n");
    let errors = blocks.filter(|block| block.starts_with("error"));
    errors.map(|error| {
        let is_heading = |&(at, _): &(usize, &str)| {
            error[at..].starts_with("\nnote: ") || error[at..].starts_with("\nhelp: ")
        };
        let end = error.match_indices('\n').find(is_heading);
        &error[..end.map_or(error.len(), |(at, _)| at)]
    })
}
