//! What an enum asks of the keys of its variants, and what documents get beside their fields.

use std::panic::catch_unwind;

use super::prove::{PROPERTY, WORD, id, key};
use crate::declaration::{
    Declaration, IdInfo, LevelInfo, Part, Piece, Property, StoredId, TemplateInfo,
};
use crate::proof::lock::{Joined, LONG, SHORT};
use crate::proof::options::KeyOptions;
use crate::proof::variants::Variants;
use crate::{PartShape, Store};

/// The options of a key, one after the other, for keys that are not constants.
macro_rules! options {
    ($($option:ident($($arg:ident: $ty:ty),*);)*) => {
        impl Declaration {
            $(pub(crate) fn $option(self, $($arg: $ty),*) -> Self {
                let options = self.options().$option($($arg),*);
                Self::new(self.layout, self.pieces, Box::leak(Box::new(options)))
            })*
        }
    };
}

options! {
    property(property: &'static str, paths: &'static [&'static str]);
    store(store: Store);
    min_distinct(min_distinct: u64);
    time_only();
    id(id: IdInfo);
    container(text: TemplateInfo);
    stored_id(id: StoredId);
    unique_ids();
    written();
}

impl Declaration {
    pub(crate) fn levels(self, levels: &'static [LevelInfo]) -> Self {
        let options = KeyOptions {
            levels,
            ..*self.options()
        };
        Self::new(self.layout, self.pieces, Box::leak(Box::new(options)))
    }
}

const ONE_LEVEL: &[LevelInfo] = &[LevelInfo::made(PROPERTY)];

/// An enum of these variants, which is flat, writes keys, is keyed, has unique ids.
fn whole<const N: usize>(
    variants: [Declaration; N],
    [is_flat, writes, is_keyed, unique_ids]: [bool; 4],
) -> Declaration {
    let variants = Box::leak(Box::new(variants));
    let mut whole = Variants::of(variants);
    for (is_so, say) in [
        (is_flat, Variants::flat as fn(_) -> _),
        (writes, Variants::written),
        (is_keyed, Variants::keyed),
        (unique_ids, Variants::unique_ids),
    ] {
        if is_so {
            whole = say(whole);
        }
    }
    let options = whole.options();
    Declaration::new("", &[], Box::leak(Box::new(options)))
}

/// Whether an enum of these variants is accepted, and then whether its variants write their keys themselves.
fn of_variants<const N: usize>(
    variants: &[Declaration; N],
    is_flat: bool,
    writes: bool,
    is_keyed: bool,
) -> Option<bool> {
    let whole = catch_unwind(|| whole(*variants, [is_flat, writes, is_keyed, false])).ok()?;
    assert_eq!(whole.options().property, variants[0].options().property);
    Some(whole.is_written())
}

#[test]
fn variants_agree() {
    let plain = key(&[WORD]).property("pk", &[]);
    let others = [
        plain.property("key", &[]),
        plain.levels(ONE_LEVEL),
        plain.store(Store::TABLE),
    ];
    assert_eq!(
        of_variants(&[plain, plain], false, false, false),
        Some(false)
    );
    for other in others {
        assert_eq!(of_variants(&[plain, other], false, false, false), None);
        assert_eq!(
            of_variants(&[plain, plain, other], false, false, false),
            None
        );
    }
    assert!(!plain.is_written() && plain.written().is_written());
    let written = plain.written();
    assert_eq!(
        of_variants(&[written, written], true, false, false),
        Some(true)
    );
    assert_eq!(
        of_variants(&[written, plain], true, false, false),
        Some(false)
    );
    assert_eq!(
        of_variants(&[plain, written], true, false, false),
        Some(false)
    );
    assert_eq!(
        of_variants(&[written, written], false, false, false),
        Some(false)
    );
    assert_eq!(of_variants(&[plain, written], true, false, true), None);
    assert_eq!(
        of_variants(&[plain, written], false, false, true),
        Some(false)
    );
    let with_id = plain.id(id(&[WORD], ""));
    assert_eq!(of_variants(&[plain, with_id], false, true, false), None);
    assert_eq!(
        of_variants(&[plain, with_id], false, false, false),
        Some(false)
    );
    assert_eq!(
        of_variants(&[plain, with_id.written()], false, true, false),
        Some(false)
    );
}

#[test]
fn ids_of_variants_differ() {
    let of = |prefix| {
        let part = Piece::Part(Part::new("a", 0, WORD));
        let pieces = Box::leak(Box::new([Piece::Literal(prefix), part]));
        let mut id = id(&[WORD], "");
        id.text.pieces = pieces;
        key(&[WORD]).id(id)
    };
    let plain = key(&[WORD]);
    let accepted =
        |variants: &[Declaration; 3]| of_variants(variants, false, false, false).is_some();
    assert!(accepted(&[of("order-"), of("invoice-"), plain]));
    let stored = plain.stored_id(StoredId {
        pieces: const { &[Piece::Part(Part::new("id", 0, WORD))] },
        missing: None,
    });
    assert!(accepted(&[stored, plain, plain]));
    assert!(!accepted(&[of("order-"), of("order-line-"), plain]));
    assert!(!accepted(&[of("order-"), stored, plain]));
    assert!(!accepted(&[stored, stored, plain]));
    // Those of an enum in a variant are those of its own variants.
    let unique = |variants: [Declaration; 2]| whole(variants, [false, false, false, true]);
    let inner = unique([of("a-"), of("b-")]);
    for (other, is_accepted) in [
        (of("c-"), true),
        (plain, true),
        (of("b-"), false),
        (of("b-1"), false),
        (of(""), false),
        (stored, false),
        (unique([of("c-"), of("d-")]), true),
        (unique([of("c-"), of("b-")]), false),
        (unique([plain, unique([of("c-"), of("a-1")])]), false),
    ] {
        assert_eq!(accepted(&[inner, plain, other]), is_accepted);
        assert_eq!(accepted(&[other, inner, plain]), is_accepted);
    }
}

#[test]
fn layouts_of_variants() {
    let [a, b] = ["{a}", "{b}"].map(|layout| Declaration::plain(layout, &[]));
    let layout = |whole: Declaration| Joined::<SHORT>::of(&whole).as_str().to_owned();
    let [one, two] = [[a, a], [a, b]].map(|variants| whole(variants, [false; 4]));
    assert_eq!(layout(one), "{a} | {a}");
    let three = whole([a, two, one], [false; 4]);
    assert_eq!(layout(three), "{a} | {a} | {b} | {a} | {a}");
}

#[test]
fn layouts_of_many_variants() {
    let of = |count: usize| {
        let layout = "x".repeat(count).leak();
        whole([Declaration::plain(layout, &[])], [false; 4])
    };
    assert!(Joined::<SHORT>::of(&of(SHORT)).fits() && !Joined::<SHORT>::of(&of(SHORT + 1)).fits());
    assert_eq!(Joined::<LONG>::of(&of(LONG)).as_str().len(), LONG);
    assert!(catch_unwind(|| Joined::<LONG>::of(&of(LONG + 1)).as_str().len()).is_err());
}

#[test]
fn what_a_document_gets_beside_its_fields() {
    let plain = key(&[WORD]);
    assert!(plain.adds_only_key());
    assert!(!plain.id(id(&[WORD], "")).adds_only_key());
    assert!(!plain.levels(ONE_LEVEL).adds_only_key());
    let own = Property {
        name: "own",
        path: "/own",
    };
    let of = |shape| {
        let level = LevelInfo::field(own, PROPERTY, shape);
        (level.is_added, level.property.name)
    };
    assert_eq!(of(&WORD), (false, "own"));
    assert_eq!(of(&PartShape::BOOL), (true, ""));
}
