/// The key of a [`Event::Login`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::derive_partial_eq_without_eq,
    trivial_bounds,
    private_interfaces,
)]
struct EventLoginKey {
    /// `user` of the item.
    user: u64,
}
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
    impl<'key> ::core::clone::Clone for EventLoginKey {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for EventLoginKey {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for EventLoginKey
    where
        for<'__any> &'__any (u64, ()): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "EventLoginKey", &["user"], &(self.user, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for EventLoginKey
    where
        for<'__any> &'__any (u64, ()): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.user, ()), &&(__other.user, ()))
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventLoginKey {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl<'key> EventLoginKey {}
    #[automatically_derived]
    impl<'key> __sk::HasId for EventLoginKey {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Event> for EventLoginKey {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Event {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl Event {}
    #[automatically_derived]
    impl __sk::HasId for Event {}
    #[automatically_derived]
    impl __sk::KeyedItem for Event {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: false,
        };
    }
};
::core::compile_error! {
    "SK0202: `Event::None` has nothing to build a key from, and every item would have the same one: mark the fields that make it with `#[pk(concat)]`"
}
