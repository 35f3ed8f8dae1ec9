//! An enum: each variant has a key of its own, under the same property of the same store.
#![allow(clippy::must_use_candidate, reason = "only generated code makes one")]

use crate::part::shape::same_text;
use crate::proof::declaration::{IdInfo, KeyInfo, KeyOptions};
use crate::proof::message::Message;
use crate::proof::templates::have_disjoint_ids;

/// What the keys of an enum's variants have in common.
pub struct Variants {
    /// Their layouts, one after the other.
    layout: Message,
    options: KeyOptions,
}

impl Variants {
    /// The variants' keys; whether the variant is not written around its item, whether the enum writes the keys, whether
    /// `Keyed` does, and whether ids are said to be unique.
    ///
    /// # Panics
    ///
    /// In the compiler, with what the variants disagree on.
    #[track_caller]
    #[expect(
        clippy::fn_params_excessive_bools,
        reason = "independent facts, which only generated code gives"
    )]
    pub const fn of<const N: usize>(
        variants: &[KeyInfo; N],
        is_flat: bool,
        writes: bool,
        is_keyed: bool,
        unique_ids: bool,
    ) -> Self {
        let first = variants[0].options();
        let mut options = KeyOptions::DEFAULT;
        let mut layout = Message::EMPTY;
        (options.property, options.paths, options.store) =
            (first.property, first.paths, first.store);
        options.is_written = is_flat;
        let mut i = 0;
        while i < variants.len() {
            let other = variants[i].options();
            layout.text(if i > 0 { " | " } else { "" });
            variants[i].write_layout(&mut layout);
            assert!(
                same_text(first.property, other.property),
                "SK0616: the variants store their keys under different properties, and a container has one: \
                 give all of them the same, `#[pk(property = \"partitionKey\")]`"
            );
            assert!(
                other.levels.is_empty(),
                "SK0616: a variant's item has a key of several levels, and the enum has one text: \
                 store such items as their own type, or give the item a key without `level`"
            );
            assert!(
                first.store.is_same(&other.store),
                "SK0616: the variants are declared for different stores, and they are stored together: \
                 give all of them the same, `#[pk(store = \"cosmos\")]`"
            );
            assert!(
                !writes
                    || other.is_written
                    || !matches!(other.id, Some(IdInfo { is_added: true, .. })),
                "SK0616: a variant's type has an id that is added to its documents, and this enum writes the documents: \
                 let the variant's type write them, `#[serde(remote = \"Self\")]` on it"
            );
            assert!(
                !is_flat || !is_keyed || !other.is_written,
                "SK0616: a variant's type writes its key itself, and `Keyed` would write it again: \
                 remove `keyed` here if every variant's type does; otherwise write `#[serde(remote = \"Self\")]` instead of it"
            );
            options.is_written = options.is_written && other.is_written;
            i += 1;
        }
        assert!(
            unique_ids || ids_differ(variants),
            "SK0614: items of two variants can have the same id under one key, and one would overwrite the other: \
             start the id of each variant's type with a text of its own, `#[pk(id = \"order-{{number}}\")]`; \
             or say that ids are unique by themselves, `#[pk(unique_ids)]` on the enum"
        );
        Self { layout, options }
    }

    /// The key of the enum.
    pub const fn key(&'static self) -> KeyInfo {
        KeyInfo::new(self.layout.as_str(), &[], &self.options)
    }
}

/// Whether the ids of different variants differ, of those that have ids.
const fn ids_differ<const N: usize>(variants: &[KeyInfo; N]) -> bool {
    let (mut prefixes, mut count, mut i) = ([""; N], 0, 0);
    while i < N {
        let options = variants[i].options();
        if let Some(id) = &options.id {
            prefixes[count] = id.text.prefix;
            count += 1;
        } else if options.stores_id {
            count += 1;
        }
        i += 1;
    }
    have_disjoint_ids(prefixes, count)
}
