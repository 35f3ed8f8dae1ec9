//! Enums: each variant has its own key, in the same property of the same store.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "only generated code makes one"
)]

use synthetic_key_format::same_text;

use crate::declaration::{Declaration, IdInfo, literal};
use crate::proof::options::KeyOptions;
use crate::proof::templates::have_disjoint_ids;

/// The keys of an enum's variants, and facts about the enum. Generated code calls the method of each fact.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub struct Variants<const N: usize> {
    keys: &'static [Declaration; N],
    is_flat: bool,
    writes: bool,
    is_keyed: bool,
    unique_ids: bool,
    holds_itself: bool,
}

impl<const N: usize> Variants<N> {
    /// An enum without further facts.
    pub const fn of(keys: &'static [Declaration; N]) -> Self {
        Self {
            keys,
            is_flat: false,
            writes: false,
            is_keyed: false,
            unique_ids: false,
            holds_itself: false,
        }
    }

    /// In the document, there is no object around the item of a variant.
    pub const fn flat(mut self) -> Self {
        self.is_flat = true;
        self
    }

    /// The enum writes the keys
    pub const fn written(mut self) -> Self {
        self.writes = true;
        self
    }

    /// `keyed`
    pub const fn keyed(mut self) -> Self {
        self.is_keyed = true;
        self
    }

    /// `unique_ids`
    pub const fn unique_ids(mut self) -> Self {
        self.unique_ids = true;
        self
    }

    /// A variant holds the enum itself
    pub const fn holding_itself(mut self) -> Self {
        self.holds_itself = true;
        self
    }

    /// The options that the keys have in common.
    ///
    /// # Panics
    ///
    /// At compile time, with everything that the variants disagree on.
    #[track_caller]
    pub const fn options(self) -> KeyOptions {
        let Self {
            keys: variants,
            is_flat,
            writes,
            is_keyed,
            ..
        } = self;
        let first = variants[0].options();
        let mut options = KeyOptions::DEFAULT;
        options.variants = variants;
        (options.property, options.paths, options.own_store) =
            (first.property, first.paths, first.own_store);
        options.id_property = first.id_property;
        options.is_field = first.is_field;
        options.is_written = is_flat;
        let mut i = 0;
        while i < variants.len() {
            let other = variants[i].options();
            assert!(
                same_text(first.property, other.property),
                "SK0616: the variants store their keys under different properties, and a container has one: \
                 give all of them the same, `#[pk(property = \"partitionKey\")]`"
            );
            assert!(
                first.is_field == other.is_field,
                "SK0616: the key of one variant is a field of its documents, and that of another is added to them: \
                 give all of them the field, or give the key a property of its own, `#[pk(property = \"partitionKey\")]`"
            );
            assert!(
                same_text(first.id_property, other.id_property),
                "SK0616: the variants store their ids under different properties, and a container has one: \
                 give all of them the same, `#[pk(id_property = \"id\")]`"
            );
            assert!(
                other.levels.is_empty(),
                "SK0616: a variant's item has a key of several levels, and the enum has one text: \
                 store such items as their own type, or give the item a key without `level`"
            );
            assert!(
                first.has_store_of(other),
                "SK0616: the variants are declared for different stores, and they are stored together: \
                 give all of them the same, `#[pk(store = \"cosmos\")]`"
            );
            assert!(
                !writes
                    || other.is_written
                    || !matches!(other.id, Some(IdInfo { is_added: true, .. })),
                "SK0616: a variant's type has an id that is added to its documents, and this enum writes the documents: \
                 let the variant's type write them, `#[pk(serde)]` on it instead of serde's derives"
            );
            assert!(
                !is_flat || !is_keyed || !other.is_written,
                "SK0616: a variant's type writes its key itself, and `Keyed` would write it again: \
                 remove `keyed` here if every variant's type does; otherwise write `serde` instead of it, and remove serde's derives"
            );
            options.is_written = options.is_written && other.is_written;
            i += 1;
        }
        assert!(
            self.unique_ids || ids_differ(variants),
            "SK0614: items of two variants can have the same id under one key, and one would overwrite the other: \
             start the id of each variant's type with a text of its own, `#[pk(id = \"order-{{number}}\")]`; \
             or say that ids are unique by themselves, `#[pk(unique_ids)]` on the enum"
        );
        assert!(
            !self.holds_itself || self.unique_ids || !have_ids(variants),
            "SK0614: this enum holds itself, and an item inside another has the same key and the same id as the item by itself, so \
             one would overwrite the other: let the variant hold a type of its own, with an id that starts with another text; \
             or say that ids are unique by themselves, `#[pk(unique_ids)]` on the enum"
        );
        options
    }
}

/// Whether a variant, or an enum in it, has ids.
const fn have_ids(variants: &[Declaration]) -> bool {
    let mut i = 0;
    while i < variants.len() {
        if id_prefix(&variants[i]).is_some() || have_ids(variants[i].options().variants) {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether the ids of different variants differ. Variants without ids do not count.
const fn ids_differ<const N: usize>(variants: &[Declaration; N]) -> bool {
    let (mut prefixes, mut count, mut i) = ([""; N], 0, 0);
    while i < N {
        if !variants[i].options().variants.is_empty() && share_ids_with_others(variants, i) {
            return false;
        }
        if let Some(prefix) = id_prefix(&variants[i]) {
            prefixes[count] = prefix;
            count += 1;
        }
        i += 1;
    }
    have_disjoint_ids(prefixes, count)
}

/// The text that the ids of a variant start with, if it has ids. An enum has those of its variants.
const fn id_prefix(variant: &Declaration) -> Option<&'static str> {
    let options = variant.options();
    match &options.id {
        Some(id) => Some(literal(id.text.pieces, 0)),
        None if options.stored_id.is_some() => Some(""),
        None => None,
    }
}

/// Whether an enum among the variants can have an id of another one. There are few such enums, so each is compared with
/// each other.
const fn share_ids_with_others(variants: &[Declaration], at: usize) -> bool {
    let mut i = 0;
    while i < variants.len() {
        if i != at && share_ids(&variants[at], &variants[i]) {
            return true;
        }
        i += 1;
    }
    false
}

const fn share_ids(one: &Declaration, other: &Declaration) -> bool {
    let (inside, mut i) = (one.options().variants, 0);
    while i < inside.len() {
        if share_ids(other, &inside[i]) {
            return true;
        }
        i += 1;
    }
    if !inside.is_empty() {
        return false;
    }
    if !other.options().variants.is_empty() {
        return share_ids(other, one);
    }
    match (id_prefix(one), id_prefix(other)) {
        (Some(one), Some(other)) => !have_disjoint_ids([one, other], 2),
        _ => false,
    }
}
