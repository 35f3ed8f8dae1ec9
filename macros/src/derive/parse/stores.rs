//! The stores that have a name. The runtime has a constant with the rules of each; this table has what the derive must
//! know.

use syn::Path;
use synthetic_key_layout::Escaped;

/// A store by its name.
pub(crate) struct KnownStore {
    pub(crate) name: &'static str,
    /// The constant of `Store` that says what it accepts.
    pub(crate) constant: &'static str,
    /// The property that carries the key, unless another one is given.
    pub(crate) property: &'static str,
    /// The property that carries the id.
    pub(crate) id_property: &'static str,
    /// Whether ids are always strings.
    pub(crate) has_text_ids: bool,
    /// Whether it has keys of several levels.
    pub(crate) has_levels: bool,
    /// What `escape` escapes, in addition to separators.
    pub(crate) escaped: Escaped,
    /// Properties that belong to the store: the document's own values there are lost.
    pub(crate) reserved: &'static [&'static str],
}

/// The store of a key that does not name one, and the assumptions about an unknown store.
pub(crate) const DEFAULT: &KnownStore = &STORES[0];

/// All stores that have a name.
pub(crate) const STORES: &[KnownStore] = &[
    KnownStore {
        name: "cosmos",
        constant: "COSMOS",
        property: "partitionKey",
        id_property: "id",
        has_text_ids: true,
        has_levels: true,
        escaped: Escaped::Separators,
        reserved: &[],
    },
    KnownStore {
        name: "cosmos-small",
        constant: "COSMOS_SMALL",
        property: "partitionKey",
        id_property: "id",
        has_text_ids: true,
        has_levels: true,
        escaped: Escaped::Separators,
        reserved: &[],
    },
    KnownStore {
        name: "table",
        constant: "TABLE",
        property: "PartitionKey",
        id_property: "RowKey",
        has_text_ids: true,
        has_levels: false,
        escaped: Escaped::ForTable,
        reserved: &["Timestamp"],
    },
    KnownStore {
        name: "dynamodb",
        constant: "DYNAMODB",
        property: "partitionKey",
        id_property: "id",
        has_text_ids: false,
        has_levels: false,
        escaped: Escaped::Separators,
        reserved: &[],
    },
    KnownStore {
        name: "mongodb",
        constant: "MONGODB",
        property: "partitionKey",
        id_property: "_id",
        has_text_ids: false,
        has_levels: false,
        escaped: Escaped::Separators,
        reserved: &[],
    },
    KnownStore {
        name: "gremlin",
        constant: "GREMLIN",
        property: "partitionKey",
        id_property: "id",
        has_text_ids: true,
        has_levels: false,
        escaped: Escaped::Separators,
        reserved: &[],
    },
];

pub(crate) fn store_named(name: &str) -> Option<&'static KnownStore> {
    STORES.iter().find(|store| store.name == name)
}

/// The value of `store`.
#[derive(Clone)]
pub(crate) enum StoreOption {
    Known(&'static KnownStore),
    /// The path of a `Store` that the user declared.
    Own(Path),
}

impl StoreOption {
    /// What the derive knows about it.
    pub(crate) fn known(&self) -> &'static KnownStore {
        match self {
            Self::Known(store) => store,
            Self::Own(_) => DEFAULT,
        }
    }
}
