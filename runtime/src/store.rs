//! What stores accept as a key.

/// What a store accepts as a key.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Store {
    /// The greatest length of a key.
    pub max_len: usize,
    /// Whether that counts UTF-16 code units; otherwise it counts bytes.
    pub utf16: bool,
    /// Whether `/ \ # ?` and control characters are forbidden.
    pub forbids_some: bool,
}

impl Store {
    /// Azure Cosmos DB: 2048 bytes.
    pub const COSMOS: Self = Self::bytes(2048);
    /// A container of Azure Cosmos DB without large partition keys: 101 bytes.
    pub const COSMOS_SMALL: Self = Self::bytes(101);
    /// Azure Table Storage, and the Table API: 512 UTF-16 code units, and some characters are forbidden.
    pub const TABLE: Self = Self {
        max_len: 512,
        utf16: true,
        forbids_some: true,
    };
    /// Amazon DynamoDB: 2048 bytes.
    pub const DYNAMODB: Self = Self::bytes(2048);
    /// MongoDB: no limit.
    pub const MONGODB: Self = Self::bytes(usize::MAX);

    /// A store that takes keys of up to `max_len` bytes.
    #[must_use]
    pub const fn bytes(max_len: usize) -> Self {
        Self {
            max_len,
            utf16: false,
            forbids_some: false,
        }
    }

    /// The length of a key as the store counts it.
    #[must_use]
    pub fn len_of(&self, key: &str) -> usize {
        if self.utf16 {
            key.encode_utf16().count()
        } else {
            key.len()
        }
    }

    /// Whether the store refuses keys that contain `c`.
    #[must_use]
    pub const fn forbids(&self, c: char) -> bool {
        self.forbids_some && matches!(c, '/' | '\\' | '#' | '?' | '\0'..='\x1f' | '\x7f'..='\u{9f}')
    }
}
