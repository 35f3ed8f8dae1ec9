//! Mistakes that the derive cannot see, and that the compiler reports in its own words: a user's type with the name of a
//! generated one, and a path to a field that does not exist.

#[test]
fn a_type_that_is_named_like_a_lookup() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("hygiene/named_like_a_lookup.rs");
}

/// The other errors follow from this one, which comes first.
#[test]
fn the_first_error_names_both() {
    let output = include_str!("../../hygiene/named_like_a_lookup.stderr");
    let first = output.split("\n\n").next().unwrap_or_default();
    assert!(first.starts_with("error[E0428]: the name `TripKey` is defined multiple times"));
    assert!(first.contains("previous definition of the type `TripKey` here"));
    assert!(first.contains("`TripKey` redefined here"));
}

#[test]
fn a_path_to_a_field_that_there_is_not() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("hygiene/wrong_path.rs");
}

/// One error for each path, at the path, without a suggestion to paste something into it.
#[test]
fn a_wrong_path_is_reported_once() {
    let output = include_str!("../../hygiene/wrong_path.stderr");
    let errors = output.lines().filter(|line| line.starts_with("error"));
    assert_eq!(errors.count(), 2);
    for wrong in ["no field `country` on type", "no field `zp` on type"] {
        assert_eq!(output.matches(wrong).count(), 1, "{wrong}");
    }
    assert!(!output.contains("help: "));
}

#[test]
fn derives_of_serde_beside_ours() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("hygiene/derives_beside_serde.rs");
}

/// The compiler shows the derive to remove, and the option that replaces it.
#[test]
fn a_derive_of_serde_is_shown_beside_the_option() {
    let output = include_str!("../../hygiene/derives_beside_serde.stderr");
    let first = output.split("\n\n").next().unwrap_or_default();
    assert!(first.starts_with("error[E0119]: conflicting implementations of trait `Serialize`"));
    for shown in [
        "---------               ------------ in this derive macro expansion\n",
        "first implementation here\n",
        "#[pk(serde)]\n  |      ^^^^^ conflicting implementation for `Order`\n",
    ] {
        assert!(first.contains(shown), "{shown}");
    }
}

#[test]
fn errors_of_serde() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("hygiene/errors_of_serde.rs");
    tests.compile_fail("hygiene/errors_of_serde_in_types.rs");
}

/// Serde's errors are at the declaration, and no error of ours or of generated code follows them.
#[test]
fn errors_of_serde_are_alone() {
    let in_attributes = include_str!("../../hygiene/errors_of_serde.stderr");
    let in_types = include_str!("../../hygiene/errors_of_serde_in_types.stderr");
    let errors = |output: &str| {
        output
            .lines()
            .filter(|line| line.starts_with("error"))
            .count()
    };
    assert_eq!(errors(in_attributes), 5);
    for output in [in_attributes, in_types] {
        assert!(!output.contains("SK0"));
        let shown = output.lines().zip(output.lines().skip(1));
        let at_derive =
            shown.filter(|(line, next)| line.contains("#[derive(") && next.contains('^'));
        assert_eq!(at_derive.count(), 0);
    }
}

/// It would win over the trait's method, and the call would return a key that is not the one in the document.
#[test]
fn a_method_that_would_hide_the_key_of_the_documents() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("hygiene/own_partition_key.rs");
}
