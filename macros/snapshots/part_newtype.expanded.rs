#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl __sk::KeyPart for Vin {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        const SHAPE: __sk::PartShape = <String as __sk::KeyPart>::SHAPE;
        type Owned = Self;
        fn parse_part(
            __text: &::core::primitive::str,
        ) -> ::core::option::Option<<Self as __sk::KeyPart>::Owned> {
            let __part = <String as __sk::KeyPart>::parse_part(__text);
            ::core::option::Option::Some(Self {
                0: ::core::convert::From::from(__part?),
            })
        }
        #[inline]
        fn write_part(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyPart::write_part(&self.0, __out);
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            __sk::KeyPart::as_text(&self.0)
        }
        #[inline]
        fn __value(&self) -> __sk::Value<'_> {
            __sk::KeyPart::__value(&self.0)
        }
        #[inline]
        fn check_part(&self) -> ::core::result::Result<(), __sk::OutOfRange> {
            __sk::KeyPart::check_part(&self.0)
        }
    }
};
