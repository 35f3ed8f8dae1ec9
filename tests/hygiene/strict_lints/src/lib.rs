//! The lints of a strict library: generated code must not raise any of them.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused_qualifications)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]
#![deny(
    rust_2018_idioms,
    rust_2021_compatibility,
    rust_2024_compatibility,
    future_incompatible,
    keyword_idents,
    let_underscore,
    nonstandard_style,
    unused,
    refining_impl_trait
)]
#![deny(
    absolute_paths_not_starting_with_crate,
    ambiguous_negative_literals,
    closure_returning_async_block,
    deprecated_in_future,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    ffi_unwind_calls,
    impl_trait_redundant_captures,
    macro_use_extern_crate,
    meta_variable_misuse,
    missing_copy_implementations,
    missing_debug_implementations,
    non_ascii_idents,
    redundant_imports,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unused_crate_dependencies,
    unused_extern_crates,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_results,
    variant_size_differences
)]

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};

pub mod restricted;
#[cfg(test)]
mod tests;

/// A vehicle.
#[derive(Clone, Debug, KeyPart, Serialize, Deserialize)]
pub struct Vin(pub String);

/// What a customer pays.
#[derive(Clone, Copy, Debug, KeyPart, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// Nothing.
    Free,
    /// Something.
    ProPlus,
}

/// A part with a constant.
#[derive(Clone, Copy, Debug, KeyPart, Serialize, Deserialize)]
pub struct Numbered<const N: usize>(pub u32);

/// A trip: all names of the key's fields start alike, those of the item do not.
#[derive(Clone, Debug, SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(
    escape,
    property = "pk",
    id = "trip-{tripNo:06}",
    unique_ids,
    container = "trips-{tripCity}",
    layout = "{tripDate}-{tripCity:%}-{tripTier:%}.{xxh64(vin) % 800 + 1}",
    also_read = ["{tripDate}-{tripCity:%}-{tripTier:%}.{xxh64(vin) % 400 + 1}", "{tripDate}_{vin}"]
)]
pub struct Trip {
    /// The date.
    #[pk(concat)]
    pub trip_date: NaiveDate,
    /// The city.
    #[pk(concat)]
    pub trip_city: String,
    /// The tier.
    #[pk(concat)]
    pub trip_tier: Tier,
    /// The vehicle.
    #[pk(hash_suffix = 800)]
    pub vin: Vin,
    /// The number.
    pub trip_no: u32,
}

/// A reading.
#[derive(Clone, Debug, SyntheticKey)]
#[pk(serde)]
#[pk(container = "{site}-{at:month}")]
pub struct Reading {
    /// The device.
    #[pk(concat, none = "NONE", case = "lower", max_len = 20)]
    pub device: Option<String>,
    /// The time.
    #[pk(concat, rollup = "hour")]
    pub at: DateTime<Utc>,
    /// The site.
    pub site: String,
}

/// An event, with a drawn number.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
pub struct Event {
    /// The date.
    #[pk(concat)]
    pub date: NaiveDate,
    /// The number.
    #[pk(random_suffix = 400)]
    pub shard: RandomSuffix<400>,
}

/// A session.
#[derive(Clone, Debug, SyntheticKey)]
#[pk(serde)]
pub struct Session {
    /// The tenant.
    #[pk(concat, level = 1)]
    pub tenant: String,
    /// The user.
    #[pk(concat, pad = 6, level = 2)]
    pub user: u32,
    /// The vehicle.
    #[pk(hash_suffix = 400, level = 3)]
    pub vin: Vin,
}

/// An item of any type.
#[derive(Clone, Debug, SyntheticKey)]
#[pk(escape)]
pub struct Item<'a, T, U, const N: usize>
where
    T: Clone + KeyPart,
{
    /// The tenant.
    #[pk(concat)]
    pub tenant: T,
    /// The name.
    #[pk(concat)]
    pub name: &'a str,
    /// The number.
    #[pk(hash_suffix = 400)]
    pub numbered: Numbered<N>,
    /// Not in the key.
    pub beside: &'a U,
}

/// Where a vehicle is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The country.
    pub country: u16,
}

/// The first letter.
#[must_use]
pub fn first(name: &str) -> char {
    name.chars().next().unwrap_or(' ')
}

/// A stop: a nested part and a part that a function makes.
#[derive(Clone, Debug, SyntheticKey)]
pub struct Stop {
    /// Where.
    #[pk(concat, path = "country")]
    pub place: Place,
    /// What it is called.
    #[pk(concat, with = first)]
    pub name: String,
}

/// A pair.
#[derive(Clone, Debug, SyntheticKey)]
pub struct Pair(#[pk(concat(2))] pub u32, #[pk(concat(1))] pub Vin);

/// Anything.
#[derive(Clone, Debug, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
pub enum Anything {
    /// A session's start.
    Login {
        /// The user.
        #[pk(concat)]
        user: u32,
        /// The vehicle.
        #[pk(hash_suffix = 400)]
        vin: Vin,
    },
    /// A note.
    Note(Note),
}

/// A note.
#[derive(Clone, Copy, Debug, SyntheticKey)]
#[pk(serde)]
pub struct Note {
    /// The user.
    #[pk(concat)]
    pub user: u32,
}

/// A private type in a public key.
pub mod shown {
    use synthetic_key::{KeyPart, SyntheticKey};

    #[derive(Clone, Copy, Debug, KeyPart)]
    struct Hidden(u32);

    /// An order.
    #[derive(Clone, Copy, Debug, SyntheticKey)]
    pub struct Order {
        #[pk(concat)]
        id: Hidden,
        #[pk(hash_suffix = 400)]
        line: Hidden,
    }

    impl Order {
        /// The order of this number.
        #[must_use]
        pub const fn new(id: u32) -> Self {
            Self {
                id: Hidden(id),
                line: Hidden(1),
            }
        }
    }
}

#[derive(Clone, Debug)]
struct Hidden(String);

fn shown(hidden: &Hidden) -> String {
    hidden.0.clone()
}

/// A private type that a function turns into a part.
#[derive(Clone, Debug, SyntheticKey)]
pub struct Made {
    #[pk(concat, with = shown)]
    hidden: Hidden,
}

/// A name that the user has allowed.
#[derive(Debug, Clone, Copy, SyntheticKey)]
#[allow(non_snake_case)]
pub struct Doubled {
    /// Two of them in a row.
    #[pk(concat)]
    pub a__b: u32,
}
