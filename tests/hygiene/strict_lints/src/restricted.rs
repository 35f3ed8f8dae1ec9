//! Lints of clippy's restriction group, which a crate turns on one by one.
//!
//! These items raise none of them, and neither may the generated code.
#![deny(
    clippy::exhaustive_structs,
    clippy::exhaustive_enums,
    clippy::same_name_method,
    clippy::as_conversions,
    clippy::shadow_unrelated,
    clippy::shadow_reuse,
    clippy::shadow_same,
    clippy::str_to_string,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::missing_trait_methods,
    clippy::missing_inline_in_public_items,
    clippy::missing_docs_in_private_items,
    clippy::arbitrary_source_item_ordering,
    clippy::implicit_return,
    clippy::question_mark_used,
    clippy::absolute_paths,
    clippy::pub_use,
    clippy::pub_with_shorthand,
    clippy::ref_patterns,
    clippy::pattern_type_mismatch,
    clippy::multiple_inherent_impl,
    clippy::impl_trait_in_params,
    clippy::min_ident_chars,
    clippy::single_call_fn,
    clippy::allow_attributes,
    clippy::allow_attributes_without_reason,
    clippy::self_named_module_files,
    clippy::partial_pub_fields,
    clippy::field_scoped_visibility_modifiers,
    clippy::default_numeric_fallback,
    clippy::arithmetic_side_effects
)]

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use synthetic_key::{RandomSuffix, SyntheticKey};

/// Where something is.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Place {
    /// The country.
    pub country: u16,
    /// The town.
    pub town: Option<u32>,
}

/// With an id, a container, nested parts and a suffix.
#[derive(Clone, Copy, Debug, SyntheticKey)]
#[non_exhaustive]
#[pk(
    id = "{no:06}",
    container = "{no}-{at:month}",
    layout = "{place.country}-{place.town:?\"none\"}-{at:day}.{xxh64(no) % 400 + 1}"
)]
pub struct Reading {
    /// The time.
    #[pk(concat(3), rollup = "day")]
    pub at: DateTime<Utc>,
    /// The number.
    #[pk(hash_suffix = 400)]
    pub no: u32,
    /// The place.
    #[pk(concat(1), path = "country")]
    #[pk(concat(2), path = "town", none = "none")]
    pub place: Place,
}

/// Written by `Keyed`, with a drawn number.
#[derive(Clone, Debug, Deserialize, Serialize, SyntheticKey)]
#[non_exhaustive]
#[pk(keyed)]
pub struct Event {
    /// The number.
    #[pk(random_suffix = 400)]
    pub shard: RandomSuffix<400>,
    /// The tenant.
    #[pk(concat)]
    pub tenant: String,
}

/// With levels, and generic.
#[derive(Clone, Debug, SyntheticKey)]
#[non_exhaustive]
#[pk(serde)]
pub struct Session<T, U = u32> {
    /// The tenant.
    #[pk(concat, level = 1)]
    pub tenant: T,
    /// The user.
    #[pk(concat, level = 2)]
    pub user: U,
}

/// Of several kinds.
#[derive(Clone, Debug, SyntheticKey)]
#[non_exhaustive]
#[pk(serde)]
#[serde(tag = "type", content = "content")]
pub enum Anything {
    /// Again.
    Again(Box<Self>),
    /// A session's start.
    #[non_exhaustive]
    Login {
        /// The user.
        #[pk(concat)]
        user: u32,
    },
}

/// Packed.
#[derive(Clone, Copy, Debug, SyntheticKey)]
#[non_exhaustive]
#[repr(C, packed)]
pub struct Packed {
    /// The number.
    #[pk(concat)]
    pub number: u32,
    /// The year.
    #[pk(concat)]
    pub year: u16,
}
