#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    deprecated,
)]
const _: () = {
    use our::keys::__private as __sk;
    #[automatically_derived]
    impl __sk::KeyPart for Pair {
        const SHAPE: __sk::PartShape = __sk::PartShape::UUID;
        type Ref<'__part> = &'__part Self where Self: '__part;
        type Owned = Self;
        fn as_part(&self) -> &Self {
            self
        }
        fn parse_part(_: &::core::primitive::str) -> ::core::option::Option<Self> {
            ::core::option::Option::None
        }
        fn write_part(&self, _: &mut impl __sk::KeyWriter) {}
    }
};
::core::compile_error! {
    "SK0701: `KeyPart` takes a newtype or an enum of unit variants, and `Pair` has 2 fields: a part has one text; make the fields parts of the key instead"
}
