//! The known stores: one table, which the derive reads and whose constants users see.

use super::{Length, Limits, NamePattern, Names, Placement, Store};
use crate::{CharSet, Escaped};

const ALPHANUMERIC: CharSet =
    CharSet::of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

/// The characters that Azure forbids in ids, and in the keys of a table.
const AZURE: CharSet = CharSet::of("/\\#?");

const OF_ITEMS: Names = Names::ANY.with_refused(&[
    (NamePattern::Is("_rid"), WRITTEN_BY_COSMOS),
    (NamePattern::Is("_self"), WRITTEN_BY_COSMOS),
    (NamePattern::Is("_etag"), WRITTEN_BY_COSMOS),
    (NamePattern::Is("_attachments"), WRITTEN_BY_COSMOS),
    (NamePattern::Is("_ts"), WRITTEN_BY_COSMOS),
]);

const WRITTEN_BY_COSMOS: &str = "Cosmos DB writes this property itself";

const ITEM_ID: Names = Names::ANY.with_refused(&[(
    NamePattern::IsNot("id"),
    "an item of Cosmos DB has its id in `id`",
)]);

const PARTITION_KEY: Names = Names::ANY.with_refused(&[(
    NamePattern::IsNot("PartitionKey"),
    "an entity of a table has its key in `PartitionKey`",
)]);

const ROW_KEY: Names = Names::ANY.with_refused(&[(
    NamePattern::IsNot("RowKey"),
    "an entity of a table has its id in `RowKey`",
)]);

const SHARD_KEYS: Names = Names::ANY
    .without(
        CharSet::of(".\0"),
        "MongoDB takes a `.` for the way into an object, and no null character",
    )
    .with_refused(&[
        (
            NamePattern::StartsWith("$"),
            "MongoDB takes what starts with `$` for an operator",
        ),
        (
            NamePattern::Is("_id"),
            "`_id` is there once in a collection, and many items have one key",
        ),
    ]);

const UNDERSCORE_ID: Names = Names::ANY.with_refused(&[(
    NamePattern::IsNot("_id"),
    "a document of MongoDB has its id in `_id`",
)]);

const ATTRIBUTES: Names = Names::ANY.with_length(
    1,
    Length::Bytes(255),
    "the name of a key's attribute has up to 255 bytes",
);

const OF_VERTICES: Names = Names::ANY.with_refused(&[
    (
        NamePattern::Is("id"),
        "the id of a vertex cannot be its key",
    ),
    (
        NamePattern::Is("label"),
        "the label of a vertex cannot be its key",
    ),
]);

const VERTEX_ID: Names =
    Names::ANY.with_refused(&[(NamePattern::IsNot("id"), "a vertex has its id in `id`")]);

const COSMOS_CONTAINERS: Names = Names::ANY
    .with_length(1, Length::Chars(255), "it is longer than 255 characters")
    .without(
        AZURE.union(CharSet::CONTROLS),
        "a container's name contains no `/`, `\\`, `#`, `?` and control characters",
    )
    .with_refused(&[(NamePattern::EndsWith(" "), "it ends with a space")]);

const TABLES: Names = Names::ANY
    .without_case()
    .with_length(
        3,
        Length::Chars(63),
        "a table's name has 3 to 63 characters",
    )
    .with_only(
        ALPHANUMERIC,
        "a table's name contains only ASCII letters and digits",
    )
    .with_refused(&[
        (
            NamePattern::StartsWithOneOf(CharSet::DIGITS),
            "a table's name starts with a letter",
        ),
        (
            NamePattern::IsIgnoringCase("tables"),
            "the name is reserved",
        ),
    ]);

const DYNAMODB_TABLES: Names = Names::ANY
    .with_length(
        3,
        Length::Chars(255),
        "a table's name has 3 to 255 characters",
    )
    .with_only(
        ALPHANUMERIC.union(CharSet::of("_-.")),
        "a table's name contains only ASCII letters, digits, `_`, `-` and `.`",
    );

const COLLECTIONS: Names = Names::ANY
    // A sharded collection has 235 bytes for the database, a dot and its name; a database's name has up to 63.
    .with_length(1, Length::Bytes(171), "it is longer than 171 bytes")
    .without(
        CharSet::of("$\0"),
        "a collection's name contains no `$` and no null character",
    )
    .with_refused(&[
        (NamePattern::StartsWith("system."), "the name is reserved"),
        (NamePattern::StartsWith("."), "it starts with a `.`"),
    ]);

/// A store that has a name.
///
/// ```
/// use synthetic_key_format::store::{KnownStore, Store};
///
/// let table = KnownStore::named("table").unwrap();
/// assert_eq!((table.constant, table.store), ("TABLE", Store::TABLE));
/// assert_eq!(table.reserved, ["Timestamp"]);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct KnownStore {
    /// The name, as in `store = "table"`.
    pub name: &'static str,
    /// The constant of [`Store`].
    pub constant: &'static str,
    /// What it accepts.
    pub store: Store,
    /// What `escape` escapes, in addition to separators.
    pub escaped: Escaped,
    /// Properties that belong to the store: the document's own values there are lost.
    pub reserved: &'static [&'static str],
}

impl KnownStore {
    /// Returns the store with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|known| known.name == name)
    }
}

/// One row per store: its constant, its name, what `escape` escapes, the properties that belong to it, what it accepts.
macro_rules! known_stores {
    ($($(#[$doc:meta])* $constant:ident = $name:literal, $escaped:ident, $reserved:expr, $store:expr;)*) => {
        impl Store {
            $($(#[$doc])* pub const $constant: Self = $store;)*
        }

        impl KnownStore {
            /// All stores that have a name. A key that does not name a store has the first.
            pub const ALL: &'static [Self] = &[$(Self {
                name: $name,
                constant: stringify!($constant),
                store: Store::$constant,
                escaped: Escaped::$escaped,
                reserved: &$reserved,
            }),*];
        }
    };
}

known_stores! {
    /// Azure Cosmos DB: 2048 bytes.
    COSMOS = "cosmos", Separators, ["_move"], Store::bytes(2048)
        .with_ids(
            Limits::new(Length::Bytes(1023))
                .without(AZURE)
                .without_control_characters(),
        )
        .with_text_ids()
        .with_container_names(&COSMOS_CONTAINERS)
        .with_property_names(&OF_ITEMS, &ITEM_ID)
        .with_placement(Placement::CosmosHash)
        .with_levels(3);

    /// A container of Azure Cosmos DB without large partition keys: 101 bytes.
    COSMOS_SMALL = "cosmos-small", Separators, ["_move"], Store::COSMOS
        .with_keys(Limits::new(Length::Bytes(101)))
        .with_long_keys_cut()
        // It uses version 1 of the hash.
        .with_placement(Placement::Unknown);

    /// Azure Table Storage, and the Table API: 512 UTF-16 code units, and some characters are forbidden.
    TABLE = "table", ForTable, ["Timestamp"], Store::new(
        Limits::new(Length::Utf16(512))
            .without(AZURE)
            .without_control_characters(),
    )
    .with_text_ids()
    .with_numbers_as_doubles()
    .with_placement(Placement::Sorted)
    .with_container_names(&TABLES)
    .with_properties("PartitionKey", "RowKey")
    .with_property_names(&PARTITION_KEY, &ROW_KEY);

    /// Amazon DynamoDB: 2048 bytes.
    DYNAMODB = "dynamodb", Separators, [], Store::bytes(2048)
        .with_ids(Limits::new(Length::Bytes(1024)))
        .with_container_names(&DYNAMODB_TABLES)
        .with_property_names(&ATTRIBUTES, &ATTRIBUTES);

    /// MongoDB: no limit.
    MONGODB = "mongodb", Separators, [], Store::new(Limits::new(Length::UNLIMITED))
        .with_ids_unique_in_container()
        .with_placement(Placement::MongoDbHash)
        .with_container_names(&COLLECTIONS)
        .with_properties("partitionKey", "_id")
        .with_property_names(&SHARD_KEYS, &UNDERSCORE_ID);

    /// The Gremlin API of Azure Cosmos DB: like [`COSMOS`](Self::COSMOS), but with keys of one level, and not in the
    /// properties `id` and `label`.
    GREMLIN = "gremlin", Separators, [], Store::COSMOS
        .with_levels(1)
        .with_property_names(&OF_VERTICES, &VERTEX_ID);
}
