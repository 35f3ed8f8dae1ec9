#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<T> __sk::KeyPart for Of<T> {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        const SHAPE: __sk::PartShape = <u64 as __sk::KeyPart>::SHAPE;
        type Owned = <u64 as __sk::KeyPart>::Owned;
        fn parse_part(
            __text: &::core::primitive::str,
        ) -> ::core::option::Option<<Self as __sk::KeyPart>::Owned> {
            let __part = <u64 as __sk::KeyPart>::parse_part(__text);
            __part
        }
        #[inline]
        fn write_part(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyPart::write_part(&self.id, __out);
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            __sk::KeyPart::as_text(&self.id)
        }
        #[inline]
        fn __value(&self) -> __sk::Value<'_> {
            __sk::KeyPart::__value(&self.id)
        }
        #[inline]
        fn check_part(&self) -> ::core::result::Result<(), __sk::OutOfRange> {
            __sk::KeyPart::check_part(&self.id)
        }
    }
};
