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
    impl __sk::KeyPart for Tier {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        const SHAPE: __sk::PartShape = __sk::PartShape::names(&["free", "pro-plus"]);
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
        fn write_part(&self, __out: &mut impl __sk::KeyWriter) {
            if let ::core::option::Option::Some(__name) = __sk::KeyPart::as_text(self) {
                __sk::KeyWriter::push_str(__out, __name);
            }
        }
        #[inline]
        fn __value(&self) -> __sk::Value<'_> {
            match __sk::KeyPart::as_text(self) {
                ::core::option::Option::Some(__name) => __sk::Value::Text(__name),
                ::core::option::Option::None => __sk::Value::Unknown,
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
