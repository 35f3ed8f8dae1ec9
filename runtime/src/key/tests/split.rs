//! The proof of unambiguity against every key of small types: what it accepts never collides, and comes apart again.

use std::collections::HashMap;
use std::string::String;
use std::vec::Vec;

use crate::part::text::escape::Escape;
use crate::proof::declaration::{KeyInfo, PartInfo};
use crate::proof::prove::ambiguous_parts;
use crate::{CharSet, PartShape};

/// Texts of a type, and what the type promises of them.
type Kind = (Vec<&'static str>, &'static PartShape);

fn kinds() -> Vec<Kind> {
    static TEXT: PartShape = PartShape::TEXT;
    static SIGNED: PartShape = PartShape::integer(8, true);
    static BOOL: PartShape = PartShape::BOOL;
    static CHAR: PartShape = PartShape::CHAR;
    static FIXED: PartShape = PartShape::TEXT
        .with_ascii(CharSet::of("a-"))
        .with_fixed_len(2);
    static DASHLESS: PartShape = PartShape::TEXT.with_ascii(CharSet::of("ab."));
    const NAMES: [&[&str]; 8] = [
        &["a", "a-"],
        &["a", "-a"],
        &["a", "a-b"],
        &["b", "a-b"],
        &["-", "--"],
        &["a-b", "b-a"],
        &[".", "..", "a"],
        &["a", "a.", ".a"],
    ];
    static SHAPES: [PartShape; 8] = {
        let mut shapes = [PartShape::TEXT; 8];
        let mut i = 0;
        while i < 8 {
            shapes[i] = PartShape::names(NAMES[i]);
            i += 1;
        }
        shapes
    };
    let texts = vec![
        "a", "b", "-", ".", "a-", "-a", "--", "a-b", "-.", ".-", "a--b", "---",
    ];
    let mut kinds = vec![
        (texts, &TEXT),
        (vec!["0", "1", "-1", "12", "-12"], &SIGNED),
        (vec!["true", "false"], &BOOL),
        (vec!["a", "-", "."], &CHAR),
        (vec!["aa", "a-", "-a", "--"], &FIXED),
        (vec!["a", "b", ".", "a.b"], &DASHLESS),
    ];
    kinds.extend(
        NAMES
            .iter()
            .zip(&SHAPES)
            .map(|(names, shape)| (names.to_vec(), shape)),
    );
    kinds
}

/// Every tuple of texts, one of each kind.
fn tuples(kinds: &[&Kind]) -> Vec<Vec<&'static str>> {
    kinds.iter().fold(vec![Vec::new()], |tuples, (texts, _)| {
        let longer =
            |tuple: &Vec<&'static str>, text| tuple.iter().copied().chain([text]).collect();
        tuples
            .iter()
            .flat_map(|tuple| texts.iter().map(move |&text| longer(tuple, text)))
            .collect()
    })
}

const fn part(shape: &'static PartShape) -> PartInfo {
    PartInfo { name: "", shape }
}

fn ambiguous(info: &KeyInfo) -> Option<&'static [PartInfo]> {
    ambiguous_parts(info, info.options())
}

fn check(kinds: &[&Kind], separator: &'static str) -> bool {
    let parts: Vec<_> = kinds.iter().map(|kind| part(kind.1)).collect();
    let info = KeyInfo::plain("", parts.leak()).separator(separator);
    if ambiguous(&info).is_some() {
        return false;
    }
    let mut seen: HashMap<String, Vec<&str>> = HashMap::new();
    for tuple in tuples(kinds) {
        let key = tuple.join(separator);
        let mut texts = vec![""; tuple.len()];
        assert_eq!(
            info.split(&key, &mut texts),
            Some(()),
            "{tuple:?} {separator}"
        );
        assert_eq!(texts, tuple, "{key}");
        if let Some(other) = seen.insert(key.clone(), tuple.clone()) {
            panic!("{other:?} and {tuple:?} both make {key}");
        }
    }
    true
}

#[test]
fn what_is_proved_comes_apart() {
    let (kinds, mut proved) = (kinds(), 0);
    for separator in ["-", "--", ".", "..", "-.", ".-", "a", "ab", "aba", "::"] {
        for left in &kinds {
            for right in &kinds {
                proved += usize::from(check(&[left, right], separator));
                for middle in &kinds[1..6] {
                    proved += usize::from(check(&[left, middle, right], separator));
                }
            }
        }
    }
    assert!(proved > 1000, "{proved}");
}

#[test]
fn what_collides_is_not_proved() {
    let kinds = kinds();
    let [text, signed] = [&kinds[0], &kinds[1]];
    assert!(!check(&[text, text], "-"));
    assert!(!check(&[text, signed], "-"));
    assert!(check(&[signed, text], "-"));
    assert!(check(&[signed, signed], "-"));
    let names = |names: &'static [&'static str]| {
        (
            names.to_vec(),
            &*Box::leak(Box::new(PartShape::names(names))),
        )
    };
    assert!(!check(&[&names(&["a", "a-"]), text], "--"));
    assert!(!check(&[text, &names(&["a", ":a"])], "::"));
    assert!(!check(&[&names(&["a", "a-b"]), text], "-"));
    assert!(check(&[&names(&["pro-plus", "free"]), text], "-"));
}

/// What is escaped cannot contain the separator, and what is before it can.
#[test]
fn escaped_text_behind_a_number_that_contains_the_separator() {
    static ESCAPE: Escape = Escape::new("21%");
    static NUMBER: PartShape = PartShape::integer(16, false);
    static PARTS: [PartInfo; 2] = [part(&NUMBER), part(&PartShape::TEXT)];
    let info = KeyInfo::plain("", &PARTS).separator("21").escape(&ESCAPE);
    assert!(ambiguous(&info).is_none());
    for (key, expected) in [
        ("321ab", ["3", "ab"]),
        ("2121ab", ["21", "ab"]),
        ("2121ab%31", ["21", "ab%31"]),
    ] {
        let mut texts = [""; 2];
        assert_eq!(info.split(key, &mut texts), Some(()));
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_separator_beyond_ascii() {
    static SIGNED: PartShape = PartShape::integer(8, true);
    // Its second byte is 0x80, one behind ASCII.
    let is_unambiguous = |first, second| {
        let parts: Vec<_> = [first, second].map(part).into();
        let info = KeyInfo::plain("", parts.leak());
        ambiguous(&info.separator("\u{100}")).is_none()
    };
    assert!(!is_unambiguous(&PartShape::TEXT, &PartShape::TEXT));
    assert!(is_unambiguous(&PartShape::TEXT, &SIGNED));
}
