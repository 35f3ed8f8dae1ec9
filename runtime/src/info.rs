//! A key's declaration as a constant: what it is made of, and where it is stored.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "generated code alone makes one"
)]

use crate::{Escape, KeyPart, Shape, Store};

/// A key as its type declares it.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    pub(crate) layout: &'static str,
    pub(crate) property: &'static str,
    pub(crate) parts: &'static [PartInfo],
    pub(crate) separator: &'static str,
    /// The text before the suffix, and how many suffixes there are.
    pub(crate) suffix: Option<(&'static str, u16)>,
    /// What the suffix is computed from; nothing, where it is drawn.
    pub(crate) hashed: &'static [PartInfo],
    /// What is escaped inside text parts.
    pub(crate) escape: Option<Escape>,
    pub(crate) store: Store,
    /// The fewest keys that the types must be able to produce.
    pub(crate) min_distinct: u64,
    /// Whether a key of time alone is accepted.
    pub(crate) time_only: bool,
}

/// A part of a key.
#[derive(Clone, Copy, Debug)]
pub struct PartInfo {
    /// The field's name in the document.
    pub(crate) field: &'static str,
    /// The promises of its type.
    pub(crate) shape: &'static Shape,
}

impl PartInfo {
    /// A part of type `P`.
    pub const fn of<P: KeyPart + ?Sized>(field: &'static str) -> Self {
        Self {
            field,
            shape: &P::SHAPE,
        }
    }
}

impl KeyInfo {
    /// A key with every option as it is by default.
    pub const fn new(layout: &'static str, parts: &'static [PartInfo]) -> Self {
        Self {
            layout,
            property: "partitionKey",
            parts,
            separator: "-",
            suffix: None,
            hashed: &[],
            escape: None,
            store: Store::COSMOS,
            min_distinct: 100,
            time_only: false,
        }
    }

    /// `property = "..."`
    pub const fn property(mut self, property: &'static str) -> Self {
        self.property = property;
        self
    }

    /// `separator = "..."`
    pub const fn separator(mut self, separator: &'static str) -> Self {
        self.separator = separator;
        self
    }

    /// `hash_suffix = N` or `random_suffix = N`
    pub const fn suffix(mut self, separator: &'static str, n: u16) -> Self {
        self.suffix = Some((separator, n));
        self
    }

    /// The fields with `hash_suffix`
    pub const fn hashed(mut self, hashed: &'static [PartInfo]) -> Self {
        self.hashed = hashed;
        self
    }

    /// `escape`
    pub const fn escape(mut self, escape: Escape) -> Self {
        self.escape = Some(escape);
        self
    }

    /// `store = "..."` or `max_len = N`
    pub const fn store(mut self, store: Store) -> Self {
        self.store = store;
        self
    }

    /// `min_distinct = N`
    pub const fn min_distinct(mut self, min_distinct: u64) -> Self {
        self.min_distinct = min_distinct;
        self
    }

    /// `time_only`
    pub const fn time_only(mut self) -> Self {
        self.time_only = true;
        self
    }
}
