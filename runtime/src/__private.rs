//! The names that generated code uses. Nothing else is in this module.

pub use alloc::string::String;

pub use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

pub use crate::document::hooks::Underived;
pub use crate::document::written::{
    NotRead, NotWritten, Probe, attributes_are_read, has_its_key, key_is_in_the_document,
    serde_reads_attributes,
};
pub use crate::document::{MOST_ADDED, Names, Reading, Verify, read, write};
pub use crate::item::lookup::{DebugFields, Fields, debug_lookup};
pub use crate::iter::{Between, ContainersBetween, Iter};
pub use crate::part::text::Of;
pub use crate::part::text::case::{Fold, Folded, UndoCase};
pub use crate::part::text::escape::{Escape, Escaped};
pub use crate::part::text::max_len::AtMost;
pub use crate::part::text::none::{OrNone, UndoNone};
pub use crate::part::text::pad::{Padded, UndoPad};
pub use crate::part::text::path::{Absence, MayBeOption, Reached, nested, nested_option};
pub use crate::part::text::rollup::{RolledUp, UndoRollup, rolled_up};
pub use crate::part::text::with::{Made, made_by};
pub use crate::part::{EpochInteger, KeyPart, KeyWriter, OutOfRange, PartShape, Period, Timestamp};
pub use crate::proof::declaration::{
    IdInfo, KeyInfo, LevelInfo, Levels, ListedInfo, PartInfo, PartOptions, Property, StoredId,
    SuffixInfo, TemplateInfo,
};
pub use crate::proof::lock::{prove_listed, prove_lock};
pub use crate::proof::options::KeyOptions;
pub use crate::proof::prove::{prove, prove_key, prove_prefix};
pub use crate::proof::store::{prove_id_property, prove_levels, prove_property};
pub use crate::proof::templates::prove_id;
pub use crate::proof::variants::Variants;
pub use crate::suffix::SuffixRange;
pub use crate::suffix::drawn::{Drawn, KnowsDrawnNumber};
pub use crate::suffix::fan_out::{KnowsListedKeys, between, fan_out};
pub use crate::suffix::hash::OwnHash;
pub use crate::suffix::runs::Runs;
pub use crate::template::{IdFields, container, container_for, containers, id_text};
pub use crate::{
    Contains, Document, FanOut, HasId, HierarchicalKey, KeyError, KeySet, KeyedItem, Lookup,
    PartitionKey, RandomSuffix, Store, SyntheticKey, Tenancy,
};
pub use synthetic_key_macros::{__NoDerive, __NoSecondDerive};

/// What the macro `schema!` calls.
#[cfg(feature = "std")]
pub mod schema {
    pub use crate::schema::{check, type_of};
}
