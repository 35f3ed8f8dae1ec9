pub trait Contains<I: ?Sized, const N: usize> {}
pub trait Document: SyntheticKey {
    type Item: SyntheticKey<Key = Self::Key>;
}
pub trait FanOut<T: ?Sized>: KeySet {}
pub trait FromKey: FromPieces {}
pub trait HasId: SyntheticKey {}
#[derive(Clone)]
pub struct HierarchicalKey();
impl HierarchicalKey {
    pub fn levels(&self) -> Levels<'_> {}
}
impl<'a> IntoIterator for &'a HierarchicalKey {
    type Item = &'a str;
    type IntoIter = Levels<'a>;
}
impl<'de> Deserialize<'de> for HierarchicalKey {}
impl<const N: usize> PartialEq<HierarchicalKey> for [&str; N] {}
impl<const N: usize> PartialEq<[&str; N]> for HierarchicalKey {}
impl Eq for HierarchicalKey {}
impl Finished for HierarchicalKey {
    type Writer = Draft;
}
impl Hash for HierarchicalKey {}
impl Index<usize> for HierarchicalKey {
    type Output = str;
}
impl Key for HierarchicalKey {}
impl Ord for HierarchicalKey {}
impl PartialEq<HierarchicalKey> for [&str] {}
impl PartialEq<[&str]> for HierarchicalKey {}
impl PartialEq for HierarchicalKey {}
impl PartialOrd for HierarchicalKey {}
impl Serialize for HierarchicalKey {}
impl fmt::Debug for HierarchicalKey {}
impl fmt::Display for HierarchicalKey {}
pub trait Key: Finished + Clone + fmt::Debug + fmt::Display + Eq + Ord + Hash + Send + Sync + 'static {}
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    Empty { field: &'static str },
    TooLong { field: &'static str, len: usize, max: Length },
    Forbidden { field: &'static str, character: char },
    OutOfRange { field: &'static str, value: String, expected: &'static str },
    Id(Box<KeyError>),
    Container(Box<KeyError>),
    ContainerName(NameError),
}
impl KeyError {
    #[must_use]
    pub fn field(&self) -> Option<&'static str> {}
}
impl From<NameError> for KeyError {}
impl core::error::Error for KeyError {}
impl fmt::Display for KeyError {}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeyMismatch<'a> {
    pub property: &'static str,
    pub what: &'static str,
    pub stored: Option<&'a str>,
    pub expected: &'a str,
}
impl fmt::Display for KeyMismatch<'_> {}
pub trait KeyPart {
    const SHAPE: PartShape;
    type Ref<'a>: KeyPart + Copy where Self: 'a;
    type Owned: KeyPart<Owned = Self::Owned>;
    fn as_part(&self) -> Self::Ref<'_>;
    fn write_part(&self, out: &mut impl KeyWriter);
    fn parse_part(text: &str) -> Option<Self::Owned>;
    fn as_text(&self) -> Option<&str> {}
    fn check_part(&self) -> Result<(), OutOfRange> {}
}
pub use synthetic_key_macros::KeyPart;
pub trait KeySet {
    type Key: Key;
    type Keys: Iterator<Item = Self::Key>;
    fn keys(&self) -> Self::Keys;
}
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keyed<T>();
impl<T: SyntheticKey> Keyed<T> {
    #[must_use]
    pub fn new(item: T) -> Self {}
    #[must_use]
    pub fn key(&self) -> T::Key {}
    #[must_use]
    pub fn into_inner(self) -> T {}
}
impl<'de, T: KeyedItem + Deserialize<'de>> Deserialize<'de> for Keyed<T> {}
impl<T: HasId> HasId for Keyed<T> {}
impl<T: KeyedItem + Serialize> Serialize for Keyed<T> {}
impl<T: KeyedItem> Document for Keyed<T> {
    type Item = T;
}
impl<T: SyntheticKey> From<T> for Keyed<T> {}
impl<T: SyntheticKey> SyntheticKey for Keyed<T> {
    type __Declared = T::__Declared;
    type Key = T::Key;
}
impl<T> Deref for Keyed<T> {
    type Target = T;
}
impl<T> DerefMut for Keyed<T> {}
pub trait KeyedItem: SyntheticKey {}
pub trait Lookup<T: ?Sized>: SyntheticKey {}
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseKeyError {
    pub layout: &'static str,
    pub field: Option<&'static str>,
}
impl core::error::Error for ParseKeyError {}
impl fmt::Display for ParseKeyError {}
#[derive(Clone)]
pub struct PartitionKey();
impl PartitionKey {
    #[must_use]
    pub fn into_inner(self) -> String {}
    #[must_use]
    pub fn as_str(&self) -> &str {}
}
impl<'de> Deserialize<'de> for PartitionKey {}
impl AsRef<str> for PartitionKey {}
impl Borrow<str> for PartitionKey {}
impl Deref for PartitionKey {
    type Target = str;
}
impl Eq for PartitionKey {}
impl Finished for PartitionKey {
    type Writer = Text;
}
impl From<&HierarchicalKey> for azure_data_cosmos::PartitionKey {}
impl From<&PartitionKey> for PartitionKeyValue {}
impl From<&str> for PartitionKey {}
impl From<HierarchicalKey> for azure_data_cosmos::PartitionKey {}
impl From<PartitionKey> for PartitionKeyValue {}
impl From<PartitionKey> for String {}
impl From<String> for PartitionKey {}
impl FromStr for PartitionKey {
    type Err = Infallible;
}
impl Hash for PartitionKey {}
impl Key for PartitionKey {}
impl Ord for PartitionKey {}
impl PartialEq for PartitionKey {}
impl PartialOrd for PartitionKey {}
impl Serialize for PartitionKey {}
impl fmt::Debug for PartitionKey {}
impl fmt::Display for PartitionKey {}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RandomSuffix<const N: u16, const FROM: u16 = 1>();
impl<const N: u16, const FROM: u16> RandomSuffix<N, FROM> {
    pub const fn new(number: u16) -> Result<Self, SuffixOutOfRange> {}
    #[cfg(feature = "std")]
    #[must_use]
    pub fn random() -> Self {}
    #[must_use]
    pub const fn get(self) -> u16 {}
}
impl<'de, const N: u16, const FROM: u16> Deserialize<'de> for RandomSuffix<N, FROM> {}
impl<const N: u16, const FROM: u16> Drawn<N, FROM> for RandomSuffix<N, FROM> {}
impl<const N: u16, const FROM: u16> From<RandomSuffix<N, FROM>> for u16 {}
impl<const N: u16, const FROM: u16> FromPiece for RandomSuffix<N, FROM> {}
impl<const N: u16, const FROM: u16> Serialize for RandomSuffix<N, FROM> {}
impl<const N: u16, const FROM: u16> TryFrom<u16> for RandomSuffix<N, FROM> {
    type Error = SuffixOutOfRange;
}
impl<const N: u16, const FROM: u16> fmt::Display for RandomSuffix<N, FROM> {}
pub use synthetic_key_format::store::Store;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SuffixOutOfRange {
    pub number: u16,
    pub min: u16,
    pub max: u16,
}
impl core::error::Error for SuffixOutOfRange {}
impl fmt::Display for SuffixOutOfRange {}
pub trait SyntheticKey {
    type Key: Key;
    const LAYOUT: &'static str = _;
    const ALSO_READ: &'static [&'static str] = _;
    const PROPERTY: &'static str = _;
    const ID_PROPERTY: &'static str = _;
    const ID_PREFIX: &'static str = _;
    const PATHS: &'static [&'static str] = _;
    const STORE: Store = _;
    #[must_use]
    fn partition_key(&self) -> Self::Key {}
    fn try_partition_key(&self) -> Result<Self::Key, KeyError> {}
    fn write_partition_key(&self, out: &mut String)
    where
        Self: SyntheticKey<Key = PartitionKey>,
    {}
    fn parse<P: FromKey>(key: &str) -> Result<P, ParseKeyError>
    where
        Self: SyntheticKey<Key = PartitionKey>,
    {}
    fn read_keys(&self) -> ReadKeys<Self::Key> {}
    fn needs_move<S: PartialEq<Self::Key> + ?Sized>(&self, stored: &S) -> bool {}
    fn item_id(&self) -> Result<String, KeyError>
    where
        Self: HasId,
    {}
}
pub use synthetic_key_macros::SyntheticKey;
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tenancy {}
impl Tenancy {
    pub fn pooled(pool: impl Into<String>) -> Self {}
    pub fn dedicate(&mut self, tenant: impl Into<String>) -> bool {}
    pub fn return_to_pool(&mut self, tenant: &str) -> bool {}
    #[must_use]
    pub fn is_dedicated(&self, tenant: &str) -> bool {}
    #[must_use]
    pub fn pool(&self) -> &str {}
    pub fn dedicated(&self) -> impl ExactSizeIterator<Item = &str> {}
}
impl<'de> Deserialize<'de> for Tenancy {}
impl<T: Into<String>> Extend<T> for Tenancy {}
macro_rules! prove {
    ($($tokens:tt)*) => {};
}
#[cfg(feature = "azure_data_cosmos")]
pub mod cosmos {
    pub fn key_levels<K: Key>(key: &K) -> impl ExactSizeIterator<Item = &str> {}
    #[must_use]
    pub fn layouts<T: SyntheticKey + ?Sized>() -> Vec<
        (String, &'static [&'static str]),
    > {}
    #[must_use]
    pub fn partition_key_definition<T: SyntheticKey + ?Sized>() -> PartitionKeyDefinition {}
    #[must_use]
    pub fn sdk_key<K: Key>(key: &K) -> azure_data_cosmos::PartitionKey {}
}
pub mod iter {
    #[must_use = "an iterator does nothing until it is used"]
    pub struct Between<L, K = PartitionKey>();
    impl<L, K: Clone> Clone for Between<L, K> {}
    impl<L, K: Debug> Debug for Between<L, K> {}
    impl<L, K: Key> KeySet for Between<L, K> {
        type Key = K;
        type Keys = Self;
    }
    impl<T: ?Sized, L: FanOut<T>, K: Key> FanOut<T> for Between<L, K> {}
    #[derive(Clone, Debug)]
    #[must_use = "an iterator does nothing until it is used"]
    pub struct ContainersBetween {}
    impl DoubleEndedIterator for ContainersBetween {}
    impl ExactSizeIterator for ContainersBetween {}
    impl FusedIterator for ContainersBetween {}
    impl Iterator for ContainersBetween {
        type Item = String;
    }
    #[derive(Clone, Debug)]
    #[must_use = "an iterator does nothing until it is used"]
    pub struct Iter<K = PartitionKey>();
    #[derive(Clone, Debug)]
    #[must_use = "an iterator does nothing until it is used"]
    pub struct Levels<'a> {}
    impl<'a> Iterator for Levels<'a> {
        type Item = &'a str;
    }
    impl DoubleEndedIterator for Levels<'_> {}
    impl ExactSizeIterator for Levels<'_> {}
    impl FusedIterator for Levels<'_> {}
    #[derive(Clone, Debug)]
    #[must_use = "an iterator does nothing until it is used"]
    pub struct ReadKeys<K = PartitionKey> {}
    impl<K: Key> ExactSizeIterator for ReadKeys<K> {}
    impl<K: Key> FusedIterator for ReadKeys<K> {}
    impl<K: Key> Iterator for ReadKeys<K> {
        type Item = K;
    }
}
pub mod part {
    pub use synthetic_key_format::CharSet;
    pub trait EpochInteger {
        fn unix_seconds(&self, per_second: u32) -> i64;
        fn subsec_nanos(&self, per_second: u32) -> u32;
    }
    pub trait KeyPart {
        const SHAPE: PartShape;
        type Ref<'a>: KeyPart + Copy where Self: 'a;
        type Owned: KeyPart<Owned = Self::Owned>;
        fn as_part(&self) -> Self::Ref<'_>;
        fn write_part(&self, out: &mut impl KeyWriter);
        fn parse_part(text: &str) -> Option<Self::Owned>;
        fn as_text(&self) -> Option<&str> {}
        fn check_part(&self) -> Result<(), OutOfRange> {}
    }
    pub type KeyRef<'a, T> = <T as KeyPart>::Ref<'a>;
    pub use synthetic_key_format::KeyWriter;
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct OutOfRange {}
    impl OutOfRange {
        #[must_use]
        pub const fn new(expected: &'static str) -> Self {}
        #[must_use]
        pub const fn expected(self) -> &'static str {}
    }
    impl core::error::Error for OutOfRange {}
    impl fmt::Display for OutOfRange {}
    pub use synthetic_key_format::PartShape;
    pub use synthetic_key_format::Period;
    pub type TimeRef<'a, T> = <T as Timestamp>::Ref<'a>;
    pub trait Timestamp {
        const FINEST: Period;
        type Ref<'a>: Timestamp + Copy + Debug + PartialEq where Self: 'a;
        fn as_timestamp(&self) -> Self::Ref<'_>;
        fn unix_seconds(&self) -> i64;
        fn subsec_nanos(&self) -> u32;
    }
}
#[cfg(feature = "spread")]
pub mod spread {
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct EffectiveKey();
    impl EffectiveKey {
        #[must_use]
        pub fn of<K: Key>(key: &K) -> Self {}
        #[must_use]
        pub fn of_text(text: &str) -> Self {}
        #[must_use]
        pub fn position(&self) -> u128 {}
        #[must_use]
        pub fn partition(&self, partitions: u32) -> u32 {}
    }
    impl fmt::Display for EffectiveKey {}
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct HashedKey();
    impl HashedKey {
        #[must_use]
        pub fn of(key: &PartitionKey) -> Self {}
        #[must_use]
        pub fn of_text(text: &str) -> Self {}
        #[must_use]
        pub fn value(self) -> i64 {}
        #[must_use]
        pub fn chunk(self, chunks: u32) -> u32 {}
    }
    impl fmt::Display for HashedKey {}
    #[derive(Clone, Debug)]
    pub struct Spread<W, K> {}
    impl<W: Ord, K: Key> Spread<W, K> {
        #[must_use]
        pub fn of(
            items: impl IntoIterator<Item = (W, K)>,
            store: Store,
            partitions: u32,
        ) -> Self {}
        #[must_use]
        pub fn windows(&self) -> impl ExactSizeIterator<Item = (&W, &Window<K>)> {}
        #[must_use]
        pub fn worst(&self) -> Option<(&W, &Window<K>)> {}
    }
    impl<W: Ord + fmt::Display, K: Key> fmt::Display for Spread<W, K> {}
    #[derive(Clone, Debug)]
    pub struct Window<K> {}
    impl<K: Key> Window<K> {
        #[must_use]
        pub fn items(&self) -> u64 {}
        #[must_use]
        pub fn partitions(&self) -> &[u64] {}
        #[must_use]
        pub fn partitions_used(&self) -> usize {}
        #[must_use]
        pub fn max_over_mean(&self) -> f64 {}
        #[must_use]
        pub fn hottest_keys(&self, most: usize) -> Vec<(&K, u64)> {}
    }
    impl<K: Key> fmt::Display for Window<K> {}
    pub fn assert_spread<W, K>(
        items: impl IntoIterator<Item = (W, K)>,
        store: Store,
        partitions: u32,
        max_over_mean: f64,
    )
    where
        W: Ord + fmt::Display,
        K: Key,
    {}
}
pub mod store {
    pub use synthetic_key_format::store::Length;
    pub use synthetic_key_format::store::Limits;
    pub use synthetic_key_format::store::NameError;
    pub use synthetic_key_format::store::NamePattern;
    pub use synthetic_key_format::store::Names;
    pub use synthetic_key_format::store::Store;
    #[must_use]
    pub fn prefix_range(prefix: &str) -> Range<String> {}
}
