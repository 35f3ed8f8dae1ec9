//! The options of a key's declaration. Generated code gives only those that differ from the defaults.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "only generated code makes one"
)]

use crate::Store;
use crate::declaration::{
    Declaration, IdInfo, LevelInfo, Levels, Previous, StoredId, TemplateInfo,
};

/// What a key has in addition to its parts. [`DEFAULT`](Self::DEFAULT) has every default; generated code calls the
/// method of each option that a type gives.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub struct KeyOptions {
    pub(crate) property: &'static str,
    /// The property that carries the id.
    pub(crate) id_property: &'static str,
    pub(crate) paths: &'static [&'static str],
    /// Whether the property is that of a field, which is the key. Then nothing is added.
    pub(crate) is_field: bool,
    /// For an escaped key without a lock, the pieces of its layout. Between two pieces is the place of a part's `:%`.
    pub(crate) layout: Option<&'static [&'static str]>,
    /// The store, if it is given. The compiler looks at every value in a declaration, and a store has many.
    pub(crate) own_store: Option<Store>,
    /// The fewest keys that the types must be able to produce.
    pub(crate) min_distinct: u64,
    /// Whether a key made only of time is accepted.
    pub(crate) time_only: bool,
    /// Whether different items may share a key.
    pub(crate) ambiguous: bool,
    /// The levels, if there are several.
    pub(crate) levels: &'static [LevelInfo],
    /// The id of the item, if it is made of fields.
    pub(crate) id: Option<IdInfo>,
    /// The text and fields of the names of containers.
    pub(crate) container: Option<TemplateInfo>,
    /// Whether the type says that ids are unique by themselves.
    pub(crate) unique_ids: bool,
    /// The id among the fields of an enum's variant.
    pub(crate) stored_id: Option<StoredId>,
    /// For an enum, the keys of its variants.
    pub(crate) variants: &'static [Declaration],
    /// Whether the type itself writes its key into its documents.
    pub(crate) is_written: bool,
    /// The other layouts that items may be stored under.
    pub(crate) also_read: &'static [&'static str],
    /// What is known about each of them.
    pub(crate) previous: &'static [Previous],
}

impl KeyOptions {
    /// Every default.
    pub const DEFAULT: Self = Self {
        property: Store::COSMOS.property(),
        id_property: Store::COSMOS.id_property(),
        paths: &["/partitionKey"],
        is_field: false,
        layout: None,
        own_store: None,
        min_distinct: 100,
        time_only: false,
        ambiguous: false,
        levels: &[],
        id: None,
        container: None,
        unique_ids: false,
        stored_id: None,
        variants: &[],
        is_written: false,
        also_read: &[],
        previous: &[],
    };

    /// The store that the key is for.
    pub(crate) const fn store_of_key(&self) -> &Store {
        match &self.own_store {
            Some(store) => store,
            None => &Store::COSMOS,
        }
    }

    /// Whether both keys are for the same store. Most types name none, and then there is nothing to compare.
    pub(crate) const fn has_store_of(&self, other: &Self) -> bool {
        let is_given = self.own_store.is_some() || other.own_store.is_some();
        !is_given || self.store_of_key().is_same(other.store_of_key())
    }

    /// `property = "..."`
    pub const fn property(
        mut self,
        property: &'static str,
        paths: &'static [&'static str],
    ) -> Self {
        self.property = property;
        self.paths = paths;
        self
    }

    /// `id_property = "..."`
    pub const fn id_property(mut self, property: &'static str) -> Self {
        self.id_property = property;
        self
    }

    /// `property = "..."` of the field that is the key
    pub const fn field(mut self) -> Self {
        self.is_field = true;
        self
    }

    /// The layout of an escaped key that is not locked
    pub const fn layout(mut self, pieces: &'static [&'static str]) -> Self {
        self.layout = Some(pieces);
        self
    }

    /// `store = "..."`
    pub const fn store(mut self, store: Store) -> Self {
        self.own_store = Some(store);
        self
    }

    /// `also_read = [...]`
    pub const fn also_read(
        mut self,
        layouts: &'static [&'static str],
        previous: &'static [Previous],
    ) -> Self {
        self.also_read = layouts;
        self.previous = previous;
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

    /// `ambiguous`
    pub const fn ambiguous(mut self) -> Self {
        self.ambiguous = true;
        self
    }

    /// `level = ...`
    pub const fn levels<const N: usize>(mut self, levels: &'static Levels<N>) -> Self {
        self.levels = &levels.infos;
        self.paths = &levels.paths;
        self
    }

    /// `id`
    pub const fn id(mut self, id: IdInfo) -> Self {
        self.id = Some(id);
        self
    }

    /// `container = "..."`
    pub const fn container(mut self, text: TemplateInfo) -> Self {
        self.container = Some(text);
        self
    }

    /// `unique_ids`
    pub const fn unique_ids(mut self) -> Self {
        self.unique_ids = true;
        self
    }

    /// A variant of an enum that is written with its id
    pub const fn stored_id(mut self, id: StoredId) -> Self {
        self.stored_id = Some(id);
        self
    }

    /// `serde`
    pub const fn written(mut self) -> Self {
        self.is_written = true;
        self
    }
}
