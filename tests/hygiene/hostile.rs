// Names that a crate can put in the way of generated code, at its root: `include!`d, because a module would be a scope of
// its own.

pub mod std {}
pub mod core {}
pub mod alloc {}
pub mod serde {}
pub mod serde_core {}
pub mod synthetic_key {}
pub mod keys {}

macro_rules! unit_structs {
    ($($name:ident)*) => { $(pub struct $name;)* };
}

unit_structs! {
    String Option Result Some None Ok Err Vec Box Cow
    KeyPart SyntheticKey KeyWriter PartitionKey KeyInfo PartShape Period
}

macro_rules! traits {
    ($($name:ident)*) => { $(pub trait $name {})* };
}

traits! {
    Iterator IntoIterator ExactSizeIterator DoubleEndedIterator Into From TryFrom TryInto Clone Copy Sized Send Sync Drop
    Debug Display Default PartialEq Eq PartialOrd Ord Hash AsRef Borrow Deref ToString ToOwned Fn FnMut FnOnce
    Serialize Deserialize Serializer Deserializer
}

macro_rules! assert {
    () => {};
}
macro_rules! panic {
    () => {};
}
macro_rules! format {
    () => {};
}

/// Constants that a pattern would match instead of binding the name.
pub const out: () = ();
pub const key: () = ();
pub const self_: () = ();
pub const item: () = ();
pub const at: () = ();
pub const visitor: () = ();
pub const value: () = ();
pub const text: () = ();
pub const from: () = ();
pub const to: () = ();
pub const f0: () = ();
pub const __0: () = ();

/// Every value has these methods, and generated code must not call them.
pub trait Greedy: ::core::marker::Sized {
    fn iter(self) {}
    fn into_iter(self) {}
    fn clone(self) {}
    fn from(self) {}
    fn into(self) {}
    fn map(self) {}
    fn len(self) {}
    fn get(self) {}
    fn as_ref(self) {}
    fn as_str(self) {}
    fn split_at(self) {}
    fn split_at_mut(self) {}
    fn verify(self) {}
    fn added(self) {}
    fn check(self) {}
    fn part(self) {}
    fn literal(self) {}
    fn suffix(self) {}
    fn hashed(self) {}
    fn escape(self) {}
    fn id(self) {}
    fn container(self) {}
    fn property(self) {}
    fn options(self) {}
    fn levels(self) {}
    fn store(self) {}
    fn written(self) {}
    fn is_written(self) {}
    fn shape(self) {}
    fn __folded(self) {}
    fn __at_most(self) {}
    fn __as_text(self) {}
    fn rolled_up_epoch(self) {}
    fn __write_key(self) {}
    fn partition_key(self) {}
}

impl<T> Greedy for T {}
