//! Keys for the official SDK of Azure Cosmos DB. Needs the feature `azure_data_cosmos`.
//!
//! [`PartitionKey`] and [`HierarchicalKey`] convert into the SDK's own key, by value and by reference, so every method
//! of a container accepts them.
//!
//! ```
//! use azure_data_cosmos::clients::ContainerClient;
//! use azure_data_cosmos::FeedScope;
//! use synthetic_key::SyntheticKey;
//!
//! #[derive(SyntheticKey)]
//! #[pk(serde)]
//! struct Trip {
//!     id: String,
//!     #[pk(concat)]
//!     date: String,
//!     #[pk(hash_suffix = 400)]
//!     vin: String,
//! }
//!
//! async fn store(container: &ContainerClient, trip: &Trip) -> azure_data_cosmos::Result<()> {
//!     container.create_item(trip.partition_key(), &trip.id, trip, None).await?;
//!     let key = TripKey { date: &trip.date, vin: &trip.vin }.partition_key();
//!     let read: Trip = container.read_item(&key, &trip.id, None).await?.into_model()?;
//!     let query = container.query_items::<Trip>("SELECT * FROM c", FeedScope::partition(&key), None);
//! #   drop((read, query));
//!     Ok(())
//! }
//! ```

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

use azure_data_cosmos::models::{PartitionKeyDefinition, PartitionKeyValue, PartitionKeyVersion};

use crate::declaration::Declaration;
use crate::key::levels::levels;
use crate::proof::lock::{Joined, LONG};
use crate::{HierarchicalKey, Key, PartitionKey, Store, SyntheticKey};

/// Returns the partition key definition of a container for items of type `T`: its paths, and the version of the hash.
///
/// With `store = "cosmos-small"` the container is created without large partition keys, otherwise with them.
///
/// ```
/// use azure_data_cosmos::models::ContainerProperties;
/// use synthetic_key::{SyntheticKey, cosmos};
///
/// #[derive(SyntheticKey)]
/// struct Session {
///     #[pk(concat, level = 1)]
///     tenant: String,
///     #[pk(concat, level = 2)]
///     user: String,
/// }
///
/// let properties = ContainerProperties::new("sessions", cosmos::partition_key_definition::<Session>());
/// assert_eq!(properties.partition_key.paths(), ["/tenant", "/user"]);
/// ```
#[must_use]
pub fn partition_key_definition<T: SyntheticKey + ?Sized>() -> PartitionKeyDefinition {
    let paths = T::PATHS.iter().map(|&path| Cow::Borrowed(path));
    let definition = PartitionKeyDefinition::new(paths.collect());
    // The service has only one hash for several levels.
    if T::STORE == Store::COSMOS_SMALL && T::PATHS.len() == 1 {
        return definition.with_version(PartitionKeyVersion::V1);
    }
    definition
}

/// Returns the layout of items of type `T` and the layouts in its `also_read`; for an enum, those of each variant.
///
/// ```
/// use synthetic_key::{SyntheticKey, cosmos};
///
/// #[derive(SyntheticKey)]
/// #[pk(also_read = ["{date}"])]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// let also_read: &[&str] = &["{date}"];
/// assert_eq!(cosmos::layouts::<Trip>(), [("{date}.{xxh64(vin) % 400 + 1}".to_owned(), also_read)]);
/// ```
#[must_use]
pub fn layouts<T: SyntheticKey + ?Sized>() -> Vec<(String, &'static [&'static str])> {
    let mut layouts = Vec::new();
    add_layouts(&T::__KEY, &mut layouts);
    layouts
}

fn add_layouts(key: &Declaration, layouts: &mut Vec<(String, &'static [&'static str])>) {
    let options = key.options();
    for variant in options.variants {
        add_layouts(variant, layouts);
    }
    if options.variants.is_empty() {
        let layout = Joined::<LONG>::of(key);
        layouts.push((layout.as_str().to_owned(), options.also_read));
    }
}

/// This also gives the conversion into the SDK's `PartitionKey`, which is made of such values.
///
/// ```
/// use synthetic_key::PartitionKey;
///
/// let key = PartitionKey::from("2018-08-09.225");
/// assert_eq!(azure_data_cosmos::PartitionKey::from(key), "2018-08-09.225".into());
/// ```
impl From<PartitionKey> for PartitionKeyValue {
    fn from(key: PartitionKey) -> Self {
        String::from(key).into()
    }
}

/// The text is copied: the SDK owns its keys.
///
/// ```
/// use synthetic_key::PartitionKey;
///
/// let key = PartitionKey::from("2018-08-09.225");
/// assert_eq!(azure_data_cosmos::PartitionKey::from(&key), "2018-08-09.225".into());
/// ```
impl From<&PartitionKey> for PartitionKeyValue {
    fn from(key: &PartitionKey) -> Self {
        value(key)
    }
}

/// Converts level by level.
///
/// ```
/// # use synthetic_key::SyntheticKey;
/// # #[derive(SyntheticKey)]
/// # struct Session {
/// #     #[pk(concat, level = 1)]
/// #     tenant: String,
/// #     #[pk(concat, level = 2)]
/// #     user: String,
/// # }
/// let key = SessionKey { tenant: "contoso", user: "u-1" }.partition_key();
/// assert_eq!(azure_data_cosmos::PartitionKey::from(key), ("contoso", "u-1").into());
/// ```
impl From<HierarchicalKey> for azure_data_cosmos::PartitionKey {
    fn from(key: HierarchicalKey) -> Self {
        Self::from(&key)
    }
}

/// The key of only the first levels is a prefix, for queries.
///
/// ```
/// # use synthetic_key::SyntheticKey;
/// # #[derive(SyntheticKey)]
/// # struct Session {
/// #     #[pk(concat, level = 1)]
/// #     tenant: String,
/// #     #[pk(concat, level = 2)]
/// #     user: String,
/// # }
/// let prefix = SessionKey1 { tenant: "contoso" }.partition_key();
/// assert_eq!(azure_data_cosmos::PartitionKey::from(&prefix), "contoso".into());
/// ```
impl From<&HierarchicalKey> for azure_data_cosmos::PartitionKey {
    fn from(key: &HierarchicalKey) -> Self {
        sdk_key(key)
    }
}

/// Converts a [`PartitionKey`] or [`HierarchicalKey`] into the key of the SDK, for generic code.
///
/// ```
/// use synthetic_key::{PartitionKey, cosmos};
///
/// let key = PartitionKey::from("2018-08-09.225");
/// assert_eq!(cosmos::sdk_key(&key), "2018-08-09.225".into());
/// ```
#[must_use]
pub fn sdk_key<K: Key>(key: &K) -> azure_data_cosmos::PartitionKey {
    let mut levels = key_levels(key).map(value);
    match (levels.next(), levels.next(), levels.next()) {
        (Some(first), Some(second), Some(third)) => (first, second, third).into(),
        (Some(first), Some(second), None) => (first, second).into(),
        // One level is the whole text.
        _ => value(key.texts().0).into(),
    }
}

/// Returns the texts of a key: one, or with `level = ...` one for each level.
///
/// ```
/// use synthetic_key::{PartitionKey, cosmos};
///
/// let key = PartitionKey::from("2018-08-09.225");
/// assert!(cosmos::key_levels(&key).eq(["2018-08-09.225"]));
/// ```
pub fn key_levels<K: Key>(key: &K) -> impl ExactSizeIterator<Item = &str> {
    let (text, breaks) = key.texts();
    levels(text, breaks)
}

fn value(text: &str) -> PartitionKeyValue {
    String::from(text).into()
}
