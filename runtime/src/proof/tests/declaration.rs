//! What an enum asks of the keys of its variants, and what documents get beside their fields.

use std::panic::catch_unwind;

use super::prove::{PROPERTY, WORD, id, key, levels};
use crate::part::text::escape::Escape;
use crate::proof::declaration::{IdInfo, KeyInfo, LevelInfo, Property, SuffixInfo, TemplateInfo};
use crate::proof::variants::Variants;
use crate::{PartShape, Store};

/// The options of a key, one after the other, for keys that are not constants.
macro_rules! options {
    ($($option:ident($($arg:ident: $ty:ty),*);)*) => {
        impl KeyInfo {
            $(pub(crate) fn $option(self, $($arg: $ty),*) -> Self {
                let options = self.options().$option($($arg),*);
                Self::new(self.layout, self.parts, Box::leak(Box::new(options)))
            })*
        }
    };
}

options! {
    property(property: &'static str, paths: &'static [&'static str]);
    separator(separator: &'static str);
    suffix(suffix: SuffixInfo);
    escape(escape: &'static Escape);
    store(store: Store);
    min_distinct(min_distinct: u64);
    time_only();
    levels(levels: &'static [LevelInfo], paths: &'static [&'static str]);
    id(id: IdInfo);
    container(text: TemplateInfo);
    stores_id();
    unique_ids();
    written();
}

/// Whether an enum of these variants is accepted, and then whether its variants write their keys themselves.
fn of_variants<const N: usize>(
    variants: &[KeyInfo; N],
    is_flat: bool,
    writes: bool,
    is_keyed: bool,
) -> Option<bool> {
    let whole = catch_unwind(|| Variants::of(variants, is_flat, writes, is_keyed, false));
    let whole = Box::leak(Box::new(whole.ok()?)).key();
    assert_eq!(whole.options().property, variants[0].options().property);
    Some(whole.is_written())
}

#[test]
fn variants_agree() {
    let plain = key(&[WORD]).property("pk", &[]);
    let others = [
        plain.property("key", &[]),
        plain.levels(levels(&[1]), &[]),
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
        let mut id = id(&[WORD], "");
        id.text.prefix = prefix;
        key(&[WORD]).id(id)
    };
    let plain = key(&[WORD]);
    let accepted = |variants: &[KeyInfo; 3]| of_variants(variants, false, false, false).is_some();
    assert!(accepted(&[of("order-"), of("invoice-"), plain]));
    assert!(accepted(&[plain.stores_id(), plain, plain]));
    assert!(!accepted(&[of("order-"), of("order-line-"), plain]));
    assert!(!accepted(&[of("order-"), plain.stores_id(), plain]));
    assert!(!accepted(&[plain.stores_id(), plain.stores_id(), plain]));
    let same = [of("a"), of("a")];
    assert!(catch_unwind(|| Variants::of(&same, false, false, false, true)).is_ok());
}

#[test]
fn layouts_of_variants() {
    let [a, b] = ["{a}", "{b}"].map(|layout| KeyInfo::plain(layout, &[]));
    let layout = |whole: Variants| Box::leak(Box::new(whole)).key().layout;
    let one = Variants::of(&[a], false, false, false, false);
    let three = Variants::of(&[a, b, a], false, false, false, false);
    assert_eq!(layout(one), "{a}");
    assert_eq!(layout(three), "{a} | {b} | {a}");
}

#[test]
fn what_a_document_gets_beside_its_fields() {
    let plain = key(&[WORD]);
    assert!(plain.adds_only_key());
    assert!(!plain.id(id(&[WORD], "")).adds_only_key());
    assert!(!plain.levels(levels(&[1]), &[]).adds_only_key());
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
