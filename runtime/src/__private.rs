//! The names that generated code uses. Nothing else is in this module.

pub use alloc::string::String;

pub use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

pub use crate::declaration::{
    Declaration, IdInfo, LevelInfo, Levels, Part, Piece, Previous, Property, StoredId, TemplateInfo,
};
pub use crate::document::hooks::Underived;
pub use crate::document::written::{
    NotRead, NotWritten, Probe, attributes_are_read, has_its_key, key_is_in_the_document,
    serde_reads_attributes,
};
pub use crate::document::{MOST_ADDED, Names, Reading, Verify, read, write};
pub use crate::engine::fan_out::Layer;
pub use crate::engine::step::{declaration_of, hash, hash_lent, part, part_lent, piece, steps};
pub use crate::item::lookup::{DebugFields, Fields, debug_lookup};
pub use crate::iter::{Between, ContainersBetween, Iter};
pub use crate::part::path::{Absence, MayBeOption, Of, Reached, made_by, nested, nested_option};
pub use crate::part::{EpochInteger, KeyPart, KeyWriter, OutOfRange, PartShape, Period, Timestamp};
pub use crate::proof::lock::{prove_listed, prove_lock};
pub use crate::proof::options::KeyOptions;
pub use crate::proof::prove::{prove, prove_key, prove_prefix};
pub use crate::proof::store::{prove_id_property, prove_levels, prove_property};
pub use crate::proof::templates::prove_id;
pub use crate::proof::variants::Variants;
pub use crate::suffix::drawn::{Drawn, KnowsDrawnNumber};
pub use crate::suffix::fan_out::{KnowsListedKeys, between, fan_out};
pub use crate::template::{container, container_for, containers, id_text};
pub use crate::value::{Value, epoch, hash as hash_value, made, time};
pub use crate::{
    Contains, Document, FanOut, HasId, HierarchicalKey, KeyError, KeySet, KeyedItem, Lookup,
    PartitionKey, RandomSuffix, Store, SyntheticKey, Tenancy,
};
pub use synthetic_key_format::engine::{Escape, Number, Source};
pub use synthetic_key_format::{Case, Epoch, SuffixRange};
pub use synthetic_key_macros::{__NoDerive, __NoSecondDerive};

/// What the macro `schema!` calls.
#[cfg(feature = "std")]
pub mod schema {
    pub use crate::schema::{check, type_of};
}
