//! The stores that are known, one constant each.

use super::{ContainerNames, Length, Limits, NamePattern, Store};
use crate::CharSet;

const ALPHANUMERIC: CharSet =
    CharSet::of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

/// What Azure forbids in an id, and in the keys of a table.
const AZURE: CharSet = CharSet::of("/\\#?");

const COSMOS_CONTAINERS: ContainerNames = ContainerNames::ANY
    .with_length(1, Length::Chars(255), "it is longer than 255 characters")
    .without(
        AZURE.union(CharSet::CONTROLS),
        "a container's name contains no `/`, `\\`, `#`, `?` and control characters",
    )
    .with_refused(&[(NamePattern::EndsWith(" "), "it ends with a space")]);

const TABLES: ContainerNames = ContainerNames::ANY
    .without_case()
    .with_length(
        3,
        Length::Chars(63),
        "a table's name has 3 to 63 characters",
    )
    .with_only(
        ALPHANUMERIC,
        "a table's name contains ASCII letters and digits alone",
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

const DYNAMODB_TABLES: ContainerNames = ContainerNames::ANY
    .with_length(
        3,
        Length::Chars(255),
        "a table's name has 3 to 255 characters",
    )
    .with_only(
        ALPHANUMERIC.union(CharSet::of("_-.")),
        "a table's name contains ASCII letters, digits, `_`, `-` and `.` alone",
    );

const COLLECTIONS: ContainerNames = ContainerNames::ANY
    .with_length(1, Length::Bytes(255), "it is longer than 255 bytes")
    .without(
        CharSet::of("$\0"),
        "a collection's name contains no `$` and no null character",
    )
    .with_refused(&[(NamePattern::StartsWith("system."), "the name is reserved")]);

impl Store {
    /// Azure Cosmos DB: 2048 bytes.
    pub const COSMOS: Self = Self::bytes(2048)
        .with_ids(
            Limits::new(Length::Bytes(1023))
                .without(AZURE)
                .without_control_characters(),
        )
        .with_text_ids()
        .with_container_names(&COSMOS_CONTAINERS)
        .with_levels(3);

    /// A container of Azure Cosmos DB without large partition keys: 101 bytes.
    pub const COSMOS_SMALL: Self = Self::COSMOS.with_keys(Limits::new(Length::Bytes(101)));

    /// Azure Table Storage, and the Table API: 512 UTF-16 code units, and some characters are forbidden.
    pub const TABLE: Self = Self::new(
        Limits::new(Length::Utf16(512))
            .without(AZURE)
            .without_control_characters(),
    )
    .with_text_ids()
    .with_container_names(&TABLES)
    .with_properties("PartitionKey", "RowKey");

    /// Amazon DynamoDB: 2048 bytes.
    pub const DYNAMODB: Self = Self::bytes(2048)
        .with_ids(Limits::new(Length::Bytes(1024)))
        .with_container_names(&DYNAMODB_TABLES);

    /// MongoDB: no limit.
    pub const MONGODB: Self = Self::new(Limits::new(Length::UNLIMITED))
        .with_ids_unique_in_container()
        .with_container_names(&COLLECTIONS)
        .with_properties("partitionKey", "_id");
}
