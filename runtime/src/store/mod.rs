//! What stores accept as a key, as the id of an item, and as the name of a container.

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
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Cosmos,
    Table,
    Dynamodb,
    Mongodb,
    Other,
}

impl Store {
    /// Azure Cosmos DB: 2048 bytes.
    pub const COSMOS: Self = Self::of(Kind::Cosmos, 2048);
    /// A container of Azure Cosmos DB without large partition keys: 101 bytes.
    pub const COSMOS_SMALL: Self = Self::of(Kind::Cosmos, 101);
    /// Azure Table Storage, and the Table API: 512 UTF-16 code units, and some characters are forbidden.
    pub const TABLE: Self = Self {
        utf16: true,
        forbids_some: true,
        ..Self::of(Kind::Table, 512)
    };
    /// Amazon DynamoDB: 2048 bytes.
    pub const DYNAMODB: Self = Self::of(Kind::Dynamodb, 2048);
    /// MongoDB: no limit.
    pub const MONGODB: Self = Self::of(Kind::Mongodb, usize::MAX);

    /// A store that takes keys of up to `max_len` bytes.
    #[must_use]
    pub const fn bytes(max_len: usize) -> Self {
        Self::of(Kind::Other, max_len)
    }

    const fn of(kind: Kind, max_len: usize) -> Self {
        Self {
            max_len,
            utf16: false,
            forbids_some: false,
            kind,
        }
    }

    /// Whether the id of an item is a string, and nothing else.
    pub(crate) const fn has_text_ids(&self) -> bool {
        matches!(self.kind, Kind::Cosmos | Kind::Table)
    }

    /// Whether it is the same store.
    pub(crate) const fn is_same(&self, other: &Self) -> bool {
        self.max_len == other.max_len && self.kind as u8 == other.kind as u8
    }

    /// The length of a key as the store counts it.
    #[inline]
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

    /// What the store accepts as the id of an item, which is unique under one key.
    ///
    /// ```
    /// let ids = synthetic_key::Store::COSMOS.ids();
    /// assert!(ids.max_len == 1023 && ids.forbids('/'));
    /// ```
    #[must_use]
    pub const fn ids(&self) -> Self {
        match self.kind {
            Kind::Cosmos => Self {
                forbids_some: true,
                ..Self::of(Kind::Cosmos, 1023)
            },
            Kind::Dynamodb => Self::of(Kind::Dynamodb, 1024),
            Kind::Table | Kind::Mongodb | Kind::Other => *self,
        }
    }

    /// What is wrong with the name of a container, if something is.
    ///
    /// ```
    /// let store = synthetic_key::Store::COSMOS;
    /// assert_eq!(store.problem_with_name("telemetry-2018-08"), None);
    /// assert!(store.problem_with_name("a/b").is_some());
    /// ```
    #[must_use]
    pub fn problem_with_name(&self, name: &str) -> Option<&'static str> {
        if name.is_empty() {
            return Some("it is empty");
        }
        let (least, most) = self.name_lengths();
        let len = match self.kind {
            Kind::Mongodb => name.len(),
            _ => name.chars().count(),
        };
        if !(least..=most).contains(&len) {
            return Some(match self.kind {
                Kind::Cosmos => "it is longer than 255 characters",
                Kind::Mongodb => "it is longer than 255 bytes",
                Kind::Table => "a table's name has 3 to 63 characters",
                Kind::Dynamodb => "a table's name has 3 to 255 characters",
                Kind::Other => "it is too long",
            });
        }
        if !name.chars().all(|c| self.name_allows(c)) {
            return Some(self.rule_for_names());
        }
        match self.kind {
            Kind::Cosmos if name.ends_with(' ') => Some("it ends with a space"),
            Kind::Table if name.starts_with(|c: char| c.is_ascii_digit()) => {
                Some("a table's name starts with a letter")
            }
            Kind::Table if name.eq_ignore_ascii_case("tables") => Some("the name is reserved"),
            Kind::Mongodb if name.starts_with("system.") => Some("the name is reserved"),
            _ => None,
        }
    }

    const fn name_lengths(&self) -> (usize, usize) {
        match self.kind {
            Kind::Cosmos | Kind::Mongodb => (1, 255),
            Kind::Table => (3, 63),
            Kind::Dynamodb => (3, 255),
            Kind::Other => (1, usize::MAX),
        }
    }

    /// Whether the name of a container may contain `c`.
    pub(crate) const fn name_allows(&self, c: char) -> bool {
        match self.kind {
            Kind::Cosmos => !matches!(c, '/' | '\\' | '#' | '?') && !c.is_ascii_control(),
            Kind::Table => c.is_ascii_alphanumeric(),
            Kind::Dynamodb => c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'),
            Kind::Mongodb => !matches!(c, '$' | '\0'),
            Kind::Other => true,
        }
    }

    /// Which characters the name of a container may contain, in words.
    pub(crate) const fn rule_for_names(&self) -> &'static str {
        match self.kind {
            Kind::Cosmos => {
                "a container's name contains no `/`, `\\`, `#`, `?` and control characters"
            }
            Kind::Table => "a table's name contains ASCII letters and digits alone",
            Kind::Dynamodb => {
                "a table's name contains ASCII letters, digits, `_`, `-` and `.` alone"
            }
            Kind::Mongodb => "a collection's name contains no `$` and no null character",
            Kind::Other => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Store; 6] = [
        Store::COSMOS,
        Store::COSMOS_SMALL,
        Store::TABLE,
        Store::DYNAMODB,
        Store::MONGODB,
        Store::bytes(2048),
    ];

    #[test]
    fn a_store_is_the_same_as_itself() {
        for (i, one) in ALL.iter().enumerate() {
            for (j, other) in ALL.iter().enumerate() {
                assert_eq!(one.is_same(other), i == j, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn lengths_are_bytes_or_code_units() {
        let lengths = ALL.map(|store| store.len_of("aé💰"));
        assert_eq!(lengths, [7, 7, 4, 7, 7, 7]);
    }

    #[test]
    fn names_of_containers() {
        let [cosmos, _, table, dynamodb, mongodb, other] =
            ALL.map(|store| move |name: &str| store.problem_with_name(name).unwrap_or_default());
        let repeated = |n| "é".repeat(n);
        assert!(
            ALL.iter()
                .all(|store| store.problem_with_name("abc").is_none())
        );
        assert!(
            ALL.iter()
                .all(|store| store.problem_with_name("").is_some())
        );
        assert_eq!(cosmos(&repeated(255)), "");
        assert!(cosmos(&repeated(256)).contains("255 characters"));
        assert_eq!(mongodb(&"a".repeat(255)), "");
        assert!(mongodb(&repeated(128)).contains("255 bytes"));
        assert_eq!(other(&repeated(9999)), "");
        for (name, len) in [("ab", 2), ("abc", 3), (&"a".repeat(63), 63)] {
            assert_eq!(table(name).is_empty(), len > 2);
            assert_eq!(dynamodb(name).is_empty(), len > 2);
        }
        assert!(table(&"a".repeat(64)).contains("3 to 63"));
        assert_eq!(dynamodb(&"a".repeat(255)), "");
        assert!(dynamodb(&"a".repeat(256)).contains("3 to 255"));
        assert!(cosmos("ab ").contains("space") && mongodb("ab ").is_empty());
        assert!(table("1ab").contains("letter") && dynamodb("1ab").is_empty());
        assert!(table("TABLES").contains("reserved") && dynamodb("tables").is_empty());
        assert!(mongodb("system.a").contains("reserved") && mongodb("systems").is_empty());
    }

    #[test]
    fn characters_of_names() {
        for (store, allowed, forbidden) in [
            (Store::COSMOS, "a-_.$é ", "/\\#?\n\x7f"),
            (Store::TABLE, "aZ0", "-_.$é "),
            (Store::DYNAMODB, "aZ0-_.", "$é /"),
            (Store::MONGODB, "a-_.é /", "$\0"),
        ] {
            assert!(allowed.chars().all(|c| store.name_allows(c)), "{store:?}");
            for c in forbidden.chars() {
                assert!(!store.name_allows(c), "{store:?} {c:?}");
                let problem = store.problem_with_name(&std::format!("abc{c}d"));
                assert_eq!(problem, Some(store.rule_for_names()));
                assert!(problem.is_some_and(|rule| rule.contains("'s name contains")));
            }
        }
    }
}
