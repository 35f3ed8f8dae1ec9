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
    use our::keys::__private as __sk;
    #[automatically_derived]
    impl __sk::SyntheticKey for Bits {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl Bits {}
    #[automatically_derived]
    impl __sk::HasId for Bits {}
    #[automatically_derived]
    impl __sk::KeyedItem for Bits {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: false,
        };
    }
};
::core::compile_error! {
    "SK0201: `SyntheticKey` takes a struct, whose fields make the key, and a union has no fields that are always there: put the fields of the key into a struct, and a union into a field of it"
}
