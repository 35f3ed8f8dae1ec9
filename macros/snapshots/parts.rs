#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    #[automatically_derived]
    impl ::synthetic_key::KeyPart for Vin {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        const SHAPE: ::synthetic_key::Shape = <String as ::synthetic_key::KeyPart>::SHAPE;
        type Owned = Self;
        fn parse_part(
            __text: &::core::primitive::str,
        ) -> ::core::option::Option<<Self as ::synthetic_key::KeyPart>::Owned> {
            let __part = <String as ::synthetic_key::KeyPart>::parse_part(__text);
            ::core::option::Option::Some(Self {
                0: ::core::convert::From::from(__part?),
            })
        }
        #[inline]
        fn write_part(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::KeyPart::write_part(&self.0, __out);
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            ::synthetic_key::KeyPart::as_text(&self.0)
        }
        #[inline]
        fn check_part(&self) -> ::core::result::Result<(), ::synthetic_key::OutOfRange> {
            ::synthetic_key::KeyPart::check_part(&self.0)
        }
    }
};

#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    #[automatically_derived]
    impl ::synthetic_key::KeyPart for Tier {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        const SHAPE: ::synthetic_key::Shape = ::synthetic_key::Shape::names(
            &["free", "pro-plus"],
        );
        type Owned = Self;
        fn parse_part(__text: &::core::primitive::str) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(
                match __text {
                    "free" => Self::Free,
                    "pro-plus" => Self::ProPlus,
                    _ => return ::core::option::Option::None,
                },
            )
        }
        #[inline]
        fn write_part(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            if let ::core::option::Option::Some(__name) = ::synthetic_key::KeyPart::as_text(
                self,
            ) {
                ::synthetic_key::KeyWriter::push_str(__out, __name);
            }
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            ::core::option::Option::Some(
                match self {
                    Self::Free => "free",
                    Self::ProPlus => "pro-plus",
                },
            )
        }
    }
};
