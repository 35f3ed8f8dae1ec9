/// The key of a [`Lists`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::derive_partial_eq_without_eq,
    trivial_bounds,
    private_interfaces,
)]
struct ListsKey {
    /// `b` of the item.
    b: u64,
}
/// The 8 keys that a [`Lists`] with these values may be stored under, for a query over all of them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
)]
#[allow(dead_code, clippy::derive_partial_eq_without_eq)]
struct ListsKeys {}
#[allow(
    dead_code,
    clippy::derive_partial_eq_without_eq,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    deprecated,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for ListsKey {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ListsKey {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ListsKey
    where
        for<'__any> &'__any (u64, ()): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "ListsKey", &["b"], &(self.b, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ListsKey
    where
        for<'__any> &'__any (u64, ()): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.b, ()), &&(__other.b, ()))
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ListsKey {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl<'key> ListsKey {}
    #[automatically_derived]
    impl<'key> __sk::HasId for ListsKey {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Lists> for ListsKey {}
    #[automatically_derived]
    impl<'key> ListsKeys {
        fn iter(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
        fn partition_key(&self) -> __sk::PartitionKey {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for ListsKeys {
        type Key = __sk::PartitionKey;
        type Keys = ::core::iter::Empty<__sk::PartitionKey>;
        fn keys(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Lists> for ListsKeys {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Lists {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl Lists {}
    #[automatically_derived]
    impl __sk::HasId for Lists {}
    #[automatically_derived]
    impl __sk::KeyedItem for Lists {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: false,
        };
    }
};
::core::compile_error! {
    "SK0101: expected an option: `name`, `name = value` or `name(value)`, with commas between options"
}
::core::compile_error! {
    "SK0104: `pad` takes a number of digits from 1 to 39; write `pad = 6`"
}
