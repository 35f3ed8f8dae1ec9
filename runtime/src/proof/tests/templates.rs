//! Ids and names of containers.

use super::prove::{WORD, key, refused, template};
use crate::declaration::IdInfo;
use crate::proof::templates::have_disjoint_ids;
use crate::{CharSet, PartShape, Store};

#[test]
fn containers_are_told_apart() {
    let (t, w) = (PartShape::TEXT, WORD);
    let of = |shapes: &[PartShape]| key(&[w]).container(template(shapes, "-"));
    assert!(refused(of(&[t, w])).is_empty());
    assert_eq!(refused(of(&[t, t])), ["SK0619"]);
}

#[test]
fn tables_are_told_apart_without_case() {
    let of = |shape: PartShape| {
        let pieces = template(&[shape], "");
        refused(key(&[WORD]).store(Store::TABLE).container(pieces))
    };
    assert_eq!(of(PartShape::TEXT), ["SK0619"]);
    assert_eq!(
        of(PartShape::TEXT.with_ascii(CharSet::of("aA"))),
        ["SK0619"]
    );
    for shape in [
        PartShape::TEXT.with_ascii(CharSet::of("abcD")),
        PartShape::integer(32, false),
    ] {
        assert!(of(shape).is_empty());
    }
}

#[test]
fn ids_hold_the_key_where_they_are_unique_in_a_container() {
    let id = IdInfo {
        missing: Some("tenant"),
        ..super::prove::id(&[WORD], "")
    };
    let of = |store| key(&[WORD]).store(store).id(id);
    assert!(refused(of(Store::COSMOS)).is_empty());
    assert_eq!(refused(of(Store::MONGODB)), ["SK0618"]);
    assert!(refused(of(Store::MONGODB).unique_ids()).is_empty());
}

/// All pairs, as one would write it without counting steps.
fn are_disjoint(prefixes: &[&str]) -> bool {
    let of_others = |(i, one): (usize, &&str)| {
        let mut others = prefixes.iter().enumerate().filter(|(j, _)| *j != i);
        others.all(|(_, other)| !other.starts_with(one))
    };
    prefixes.iter().enumerate().all(of_others)
}

#[test]
fn ids_of_variants_are_disjoint_where_no_prefix_starts_with_another() {
    const TEXTS: [&str; 9] = ["", "a", "ab", "b", "ba", "a-", "aa", "é", "abc"];
    for a in TEXTS {
        for b in TEXTS {
            for c in TEXTS {
                for d in TEXTS {
                    let all = [a, b, c, d];
                    for count in 0..=4 {
                        let expected = are_disjoint(&all[..count]);
                        assert_eq!(have_disjoint_ids(all, count), expected, "{all:?} {count}");
                    }
                }
            }
        }
    }
}
