//! The proof of unambiguity against every key of small types: what it accepts never collides, and comes apart again.

use std::collections::HashMap;
use std::string::String;
use std::vec::Vec;

use synthetic_key_format::engine::Escape;

use crate::declaration::{Part, Piece};
use crate::key::split::{confusable_names, determined_at_the_start, is_determined, split};
use crate::proof::prove::ambiguous_in_levels;
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

/// Parts with a separator between two of them.
fn joined(parts: impl IntoIterator<Item = Part>, separator: &'static str) -> &'static [Piece] {
    let parts = parts.into_iter().map(Piece::Part);
    let pieces = parts.flat_map(|part| [Piece::Literal(separator), part]);
    pieces.skip(1).collect::<Vec<_>>().leak()
}

fn part(shape: &PartShape) -> Part {
    Part::new("", 0, *shape)
}

fn check(kinds: &[&Kind], separator: &'static str) -> bool {
    let pieces = joined(kinds.iter().map(|kind| part(kind.1)), separator);
    if ambiguous_in_levels(pieces).is_some() {
        return false;
    }
    let mut seen: HashMap<String, Vec<&str>> = HashMap::new();
    for tuple in tuples(kinds) {
        let key = tuple.join(separator);
        let mut texts = vec![""; tuple.len()];
        assert_eq!(
            split(pieces, determined_at_the_start(pieces), &key, &mut texts),
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
    let parts = [part(&NUMBER), part(&PartShape::TEXT)];
    let pieces = joined(parts.map(|part| part.escape(&ESCAPE)), "21");
    assert!(ambiguous_in_levels(pieces).is_none());
    for (key, expected) in [
        ("321ab", ["3", "ab"]),
        ("2121ab", ["21", "ab"]),
        ("2121ab%31", ["21", "ab%31"]),
    ] {
        let mut texts = [""; 2];
        assert_eq!(
            split(pieces, determined_at_the_start(pieces), key, &mut texts),
            Some(())
        );
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_separator_beyond_ascii() {
    static SIGNED: PartShape = PartShape::integer(8, true);
    // Its second byte is 0x80, one behind ASCII.
    let is_unambiguous = |first, second| {
        let pieces = joined([first, second].map(part), "\u{100}");
        ambiguous_in_levels(pieces).is_none()
    };
    assert!(!is_unambiguous(&PartShape::TEXT, &PartShape::TEXT));
    assert!(is_unambiguous(&PartShape::TEXT, &SIGNED));
}

/// All texts of a few characters.
fn texts(alphabet: &str, longest: usize) -> Vec<&'static str> {
    let mut all = vec![String::new()];
    let mut from = 0;
    for _ in 0..longest {
        let to = all.len();
        for i in from..to {
            for c in alphabet.chars() {
                all.push(format!("{}{c}", all[i]));
            }
        }
        from = to;
    }
    all.into_iter().map(|text| &*text.leak()).collect()
}

/// What it means that names can be confused, pair by pair.
fn are_confusable(names: &[&str], separator: &str, from_left: bool) -> bool {
    let is_confusable = |short: &&str, long: &&str| {
        let [short, long] = [short, long].map(|name| {
            if from_left {
                format!("{name}{separator}")
            } else {
                format!("{separator}{name}")
            }
        });
        short.len() < long.len()
            && if from_left {
                long.starts_with(&short)
            } else {
                long.ends_with(&short)
            }
    };
    let mut pairs = names
        .iter()
        .flat_map(|short| names.iter().map(move |long| (short, long)));
    pairs.any(|(short, long)| is_confusable(short, long))
}

#[test]
fn names_are_confusable_as_pairs_are() {
    let (texts, mut confusable, mut others) = (texts("a-", 3), 0, 0);
    let separators = [
        "", "-", "--", "a", "a-", "-a", "a-a", "-a-", "aa", "A", "---", "é", "-é",
    ];
    for (at, one) in texts.iter().enumerate() {
        for other in &texts[at..] {
            for third in ["", "a-a-", "-aa"] {
                for names in [vec![*one, *other, third], vec![third, *other, *one]] {
                    let names: &'static [&'static str] = names.leak();
                    for separator in separators {
                        for from_left in [true, false] {
                            let expected = are_confusable(names, separator, from_left);
                            let found = confusable_names(names, separator, from_left);
                            assert_eq!(found.is_some(), expected, "{names:?} {separator}");
                            if let Some((short, long)) = found {
                                assert!(are_confusable(&[short, long], separator, from_left));
                                assert!(short.len() < long.len());
                            }
                            let shape = PartShape::names(names);
                            // Those of one length are told apart by that.
                            let is_fixed = shape.fixed_chars.is_some();
                            assert_eq!(
                                is_determined(&shape, separator, false, from_left),
                                is_fixed || !expected,
                                "{names:?} {separator}"
                            );
                            confusable += usize::from(expected);
                            others += usize::from(!expected);
                        }
                    }
                }
            }
        }
    }
    assert!(confusable > 1000 && others > 1000, "{confusable} {others}");
}

/// Many names at once, so that some are in each other's slots.
#[test]
fn many_names_are_confusable_as_pairs_are() {
    let texts = texts("aA-", 3);
    let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..500 {
        bits = bits
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        let is_there = |at: &usize| bits.rotate_right(17) & bits >> (at % 64) & 1 == 1;
        let names = (1..texts.len()).filter(is_there).map(|at| texts[at]);
        let names: &'static [&'static str] = names.collect::<Vec<_>>().leak();
        for separator in ["", "-", "--", "-a-", "a", "aA"] {
            for from_left in [true, false] {
                assert_eq!(
                    confusable_names(names, separator, from_left).is_some(),
                    are_confusable(names, separator, from_left),
                    "{names:?} {separator}"
                );
            }
        }
    }
}
