//! What stores accept as keys, as ids of items, and as names of containers.

mod known;
mod limits;
mod names;
#[cfg(test)]
mod tests;

pub use known::KnownStore;
pub use limits::{Length, Limits};
pub use names::{NameError, NamePattern, Names};

use crate::chars::same_text;

/// What a store accepts: its keys, its ids, and the names of its containers.
///
/// ```
/// use synthetic_key::{Store, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// #[pk(store = "table")]
/// struct Entity {
///     #[pk(concat)]
///     tenant: String,
/// }
///
/// assert_eq!(Entity::STORE, Store::TABLE);
/// assert!(EntityKey { tenant: "a/b" }.try_partition_key().is_err());
/// ```
///
/// For a store that is not known here, write a constant of your own:
///
/// ```
/// use synthetic_key::store::{Length, Limits};
/// use synthetic_key::part::CharSet;
/// use synthetic_key::Store;
///
/// const MINE: Store = Store::bytes(64)
///     .with_ids(Limits::new(Length::Bytes(32)).without(CharSet::of("/")))
///     .with_properties("pk", "sk");
///
/// assert_eq!((MINE.keys().length(), MINE.ids().length()), (Length::Bytes(64), Length::Bytes(32)));
/// assert_eq!((MINE.property(), MINE.id_property()), ("pk", "sk"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Store {
    keys: Limits,
    ids: Limits,
    id_type: IdType,
    unique_ids: UniqueIds,
    container_names: &'static Names,
    levels: usize,
    numbers: Numbers,
    long_keys: LongKeys,
    placement: Placement,
    property: &'static str,
    id_property: &'static str,
    property_names: &'static Names,
    id_property_names: &'static Names,
}

/// The type of an id in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IdType {
    /// A string.
    Text,
    /// A string, a number, or another type that the store accepts.
    Any,
}

/// How a store keeps a whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    /// It returns the number unchanged.
    AsWritten,
    /// It may return another number if the number is above 2^53.
    Doubles,
}

/// What a store does with a key that is longer than its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LongKeys {
    /// It refuses the item.
    Refused,
    /// It accepts the item, and only the start of the key counts.
    Cut,
}

/// How a store decides where to put a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub enum Placement {
    /// By version 2 of the hash of Azure Cosmos DB.
    CosmosHash,
    /// By the hash of `MongoDB`, if the shard key is hashed.
    MongoDbHash,
    /// By the order of keys: neighbours are together until the store splits a range.
    Sorted,
    /// In a way that is not known.
    Unknown,
}

/// Where an id is unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UniqueIds {
    /// Under one key.
    InKey,
    /// In the whole container.
    InContainer,
}

impl Store {
    /// Creates a store that accepts these keys. The same limits apply to ids, names of containers are not limited, keys
    /// have one level, and the properties are `partitionKey` and `id`.
    ///
    /// ```
    /// use synthetic_key::Store;
    /// use synthetic_key::store::{Length, Limits};
    ///
    /// const MINE: Store = Store::new(Limits::new(Length::Utf16(64)).without_control_characters());
    /// assert!(MINE.keys().forbids('\n'));
    /// assert_eq!((MINE.max_levels(), MINE.property(), MINE.id_property()), (1, "partitionKey", "id"));
    /// ```
    #[must_use]
    pub const fn new(keys: Limits) -> Self {
        Self {
            keys,
            ids: keys,
            id_type: IdType::Any,
            unique_ids: UniqueIds::InKey,
            container_names: &Names::ANY,
            levels: 1,
            numbers: Numbers::AsWritten,
            long_keys: LongKeys::Refused,
            placement: Placement::Unknown,
            property: "partitionKey",
            id_property: "id",
            property_names: &Names::ANY,
            id_property_names: &Names::ANY,
        }
    }

    /// Creates a store that accepts keys of up to `max_len` bytes.
    ///
    /// ```
    /// use synthetic_key::Store;
    ///
    /// assert_eq!(Store::bytes(64).keys().length().max(), 64);
    /// ```
    #[must_use]
    pub const fn bytes(max_len: usize) -> Self {
        Self::new(Limits::new(Length::Bytes(max_len)))
    }

    /// The same store with other limits on keys.
    ///
    /// ```
    /// use synthetic_key::Store;
    /// use synthetic_key::store::{Length, Limits};
    ///
    /// // Leaves room for what a gateway puts before the key.
    /// const MINE: Store = Store::COSMOS.with_keys(Limits::new(Length::Bytes(2000)));
    /// assert_eq!(MINE.ids(), Store::COSMOS.ids());
    /// ```
    #[must_use]
    pub const fn with_keys(mut self, keys: Limits) -> Self {
        self.keys = keys;
        self
    }

    /// The same store with other limits on ids.
    ///
    /// ```
    /// use synthetic_key::Store;
    /// use synthetic_key::store::{Length, Limits};
    ///
    /// const MINE: Store = Store::bytes(64).with_ids(Limits::new(Length::Bytes(32)));
    /// assert_eq!(MINE.ids().length().max(), 32);
    /// ```
    #[must_use]
    pub const fn with_ids(mut self, ids: Limits) -> Self {
        self.ids = ids;
        self
    }

    /// The same store, but ids are strings. A field that is the id and is stored as a number then does not compile.
    ///
    /// ```
    /// use synthetic_key::Store;
    ///
    /// const MINE: Store = Store::bytes(64).with_text_ids();
    /// assert_ne!(MINE, Store::bytes(64));
    /// ```
    #[must_use]
    pub const fn with_text_ids(mut self) -> Self {
        self.id_type = IdType::Text;
        self
    }

    /// The same store, but an id is unique in the whole container and not only under its key, such as MongoDB's `_id`.
    ///
    /// ```
    /// use synthetic_key::{Store, SyntheticKey};
    ///
    /// const MINE: Store = Store::bytes(64).with_ids_unique_in_container();
    ///
    /// #[derive(SyntheticKey)]
    /// #[pk(store = MINE, id = "{tenant}-{number}")] // `{number}` does not compile
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    ///     number: u64,
    /// }
    /// ```
    #[must_use]
    pub const fn with_ids_unique_in_container(mut self) -> Self {
        self.unique_ids = UniqueIds::InContainer;
        self
    }

    /// The same store with other rules for the names of containers.
    ///
    /// ```
    /// use synthetic_key::Store;
    /// use synthetic_key::store::{Names, Length};
    ///
    /// const NAMES: Names = Names::ANY.with_length(1, Length::Chars(48), "it is longer than 48 characters");
    /// const MINE: Store = Store::bytes(64).with_container_names(&NAMES);
    /// assert!(MINE.check_container_name(&"a".repeat(49)).is_err());
    /// ```
    #[must_use]
    pub const fn with_container_names(mut self, names: &'static Names) -> Self {
        self.container_names = names;
        self
    }

    /// The same store, but keys have up to so many levels.
    ///
    /// ```
    /// use synthetic_key::Store;
    ///
    /// assert_eq!(Store::bytes(64).with_levels(3).max_levels(), Store::COSMOS.max_levels());
    /// ```
    #[must_use]
    pub const fn with_levels(mut self, most: usize) -> Self {
        self.levels = most;
        self
    }

    /// The same store, but it keeps numbers as doubles: a whole number above 2^53 may be read back as another one, with
    /// another key. Integer types that go above 2^53 then do not compile as a part of a key or an id.
    ///
    /// ```
    /// use synthetic_key::{Store, SyntheticKey};
    ///
    /// const MINE: Store = Store::bytes(64).with_numbers_as_doubles();
    ///
    /// #[derive(SyntheticKey)]
    /// #[pk(store = MINE)]
    /// struct Order {
    ///     #[pk(concat)]
    ///     number: u32, // a `u64` does not compile
    /// }
    ///
    /// assert_eq!(OrderKey { number: 7 }.partition_key(), "7");
    /// ```
    #[must_use]
    pub const fn with_numbers_as_doubles(mut self) -> Self {
        self.numbers = Numbers::Doubles;
        self
    }

    /// The same store, but it accepts longer keys, and those with the same start share a partition.
    const fn with_long_keys_cut(mut self) -> Self {
        self.long_keys = LongKeys::Cut;
        self
    }

    /// The same store, but it places keys in this way.
    const fn with_placement(mut self, placement: Placement) -> Self {
        self.placement = placement;
        self
    }

    /// The same store with other names for the properties that carry the key and the id.
    ///
    /// A derive sees only the path of a store, not its value, so a type must repeat these names. Without them it does
    /// not compile.
    ///
    /// ```
    /// use synthetic_key::{Store, SyntheticKey};
    ///
    /// const MINE: Store = Store::DYNAMODB.with_properties("PK", "SK");
    ///
    /// #[derive(SyntheticKey)]
    /// #[pk(store = MINE, property = "PK", id_property = "SK", id = "ORDER#{number}")]
    /// struct Order {
    ///     #[pk(concat)]
    ///     customer: String,
    ///     number: u64,
    /// }
    ///
    /// assert_eq!((MINE.property(), MINE.id_property()), (Order::PROPERTY, Order::ID_PROPERTY));
    /// ```
    #[must_use]
    pub const fn with_properties(mut self, key: &'static str, id: &'static str) -> Self {
        self.property = key;
        self.id_property = id;
        self
    }

    /// The same store, but only these names are allowed for the properties of the key and of the id.
    ///
    /// ```
    /// use synthetic_key::store::{NamePattern, Names, Store};
    ///
    /// const KEYS: Names = Names::ANY.with_refused(&[(NamePattern::StartsWith("$"), "it starts with `$`")]);
    /// const MINE: Store = Store::bytes(64).with_property_names(&KEYS, &Names::ANY);
    /// assert_ne!(MINE, Store::bytes(64));
    /// ```
    #[must_use]
    pub const fn with_property_names(mut self, keys: &'static Names, ids: &'static Names) -> Self {
        self.property_names = keys;
        self.id_property_names = ids;
        self
    }

    /// Returns the limits of keys.
    ///
    /// ```
    /// use synthetic_key::Store;
    /// use synthetic_key::store::Length;
    ///
    /// assert_eq!(Store::TABLE.keys().length(), Length::Utf16(512));
    /// assert!(Store::TABLE.keys().forbids('/'));
    /// ```
    #[must_use]
    pub const fn keys(&self) -> Limits {
        self.keys
    }

    /// Returns the limits of ids. Items with the same key and the same id are the same item.
    ///
    /// ```
    /// let ids = synthetic_key::Store::COSMOS.ids();
    /// assert!(ids.length().max() == 1023 && ids.forbids('/'));
    /// ```
    #[must_use]
    pub const fn ids(&self) -> Limits {
        self.ids
    }

    /// Returns how many levels a key can have. It is 1 if a key is one text.
    ///
    /// ```
    /// use synthetic_key::Store;
    ///
    /// assert_eq!((Store::COSMOS.max_levels(), Store::MONGODB.max_levels()), (3, 1));
    /// ```
    #[must_use]
    pub const fn max_levels(&self) -> usize {
        self.levels
    }

    /// Returns the property that carries the key, if the type does not name another.
    ///
    /// ```
    /// assert_eq!(synthetic_key::Store::TABLE.property(), "PartitionKey");
    /// ```
    #[must_use]
    pub const fn property(&self) -> &'static str {
        self.property
    }

    /// Returns the property that carries the id, if the type does not name another.
    ///
    /// ```
    /// assert_eq!(synthetic_key::Store::MONGODB.id_property(), "_id");
    /// ```
    #[must_use]
    pub const fn id_property(&self) -> &'static str {
        self.id_property
    }

    /// Checks the name of a container.
    ///
    /// ```
    /// let store = synthetic_key::Store::COSMOS;
    /// assert_eq!(store.check_container_name("telemetry-2018-08"), Ok(()));
    /// assert!(store.check_container_name("a/b").is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// [`NameError`], which says what is wrong with it.
    pub fn check_container_name(&self, name: &str) -> Result<(), NameError> {
        match self.container_names.problem_with(name) {
            None => Ok(()),
            Some(problem) => Err(NameError {
                name: name.into(),
                problem,
            }),
        }
    }

    /// The length of the longest key, in the unit that the store counts.
    #[doc(hidden)]
    #[must_use]
    pub const fn max_len(&self) -> usize {
        self.keys.length().max()
    }

    /// Whether some character is forbidden in keys.
    #[doc(hidden)]
    #[must_use]
    pub const fn forbids_some(&self) -> bool {
        self.keys.forbids_some()
    }

    /// The rules for the names of containers.
    #[doc(hidden)]
    #[must_use]
    pub const fn container_names(&self) -> &'static Names {
        self.container_names
    }

    /// What is wrong with the name of the property that carries the key, if something is.
    #[doc(hidden)]
    #[must_use]
    pub const fn problem_with_property(&self, name: &str) -> Option<&'static str> {
        self.property_names.problem_with(name)
    }

    /// What is wrong with the name of the property that carries the id, if something is.
    #[doc(hidden)]
    #[must_use]
    pub const fn problem_with_id_property(&self, name: &str) -> Option<&'static str> {
        self.id_property_names.problem_with(name)
    }

    /// Whether ids are always strings.
    #[doc(hidden)]
    #[must_use]
    pub const fn has_text_ids(&self) -> bool {
        matches!(self.id_type, IdType::Text)
    }

    /// Whether it accepts keys that are longer than its limit, and those with the same start share a partition.
    #[doc(hidden)]
    #[must_use]
    pub const fn cuts_long_keys(&self) -> bool {
        matches!(self.long_keys, LongKeys::Cut)
    }

    /// Whether a whole number above 2^53 may be read back as another one.
    #[doc(hidden)]
    #[must_use]
    pub const fn has_numbers_as_doubles(&self) -> bool {
        matches!(self.numbers, Numbers::Doubles)
    }

    /// How the store places keys.
    #[doc(hidden)]
    #[must_use]
    pub const fn placement(&self) -> Placement {
        self.placement
    }

    /// Whether an id is unique in the whole container.
    #[doc(hidden)]
    #[must_use]
    pub const fn has_ids_unique_in_container(&self) -> bool {
        matches!(self.unique_ids, UniqueIds::InContainer)
    }

    /// Whether two stores are the same; can be used in constants.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_same(&self, other: &Self) -> bool {
        self.keys.is_same(&other.keys)
            && self.ids.is_same(&other.ids)
            && self.id_type as u8 == other.id_type as u8
            && self.unique_ids as u8 == other.unique_ids as u8
            && self.levels == other.levels
            && self.numbers as u8 == other.numbers as u8
            && self.long_keys as u8 == other.long_keys as u8
            && self.placement as u8 == other.placement as u8
            && same_text(self.property, other.property)
            && same_text(self.id_property, other.id_property)
            && self.property_names.is_same(other.property_names)
            && self.id_property_names.is_same(other.id_property_names)
            && self.container_names.is_same(other.container_names)
    }
}
