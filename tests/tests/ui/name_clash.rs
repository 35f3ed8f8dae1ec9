//! What no hygiene can help: a type of the user's that has the name of a generated one. The rest is in `hygiene/`, in crates
//! of its own.

#[test]
fn a_type_that_is_named_like_a_lookup() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("hygiene/named_like_a_lookup.rs");
}

/// The other errors follow from this one, which is the first that is seen.
#[test]
fn the_first_error_names_both() {
    let output = include_str!("../../hygiene/named_like_a_lookup.stderr");
    let first = output.split("\n\n").next().unwrap_or_default();
    assert!(first.starts_with("error[E0428]: the name `TripKey` is defined multiple times"));
    assert!(first.contains("previous definition of the type `TripKey` here"));
    assert!(first.contains("`TripKey` redefined here"));
}
