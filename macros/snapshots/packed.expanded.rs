/// The key of a [`Packed`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct PackedKey<__place>
where
    __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `tenant` of the item.
    tenant: u32,
    /// `place.cell` of the item.
    place: __place,
}
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
    impl<'key, __place> ::core::clone::Clone for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __place> ::core::marker::Copy for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __place> ::core::fmt::Debug for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (u32, (__place, ())): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "PackedKey",
                &["tenant", "place"],
                &(self.tenant, (self.place, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __place> ::core::cmp::PartialEq for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (u32, (__place, ())): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.place, ())),
                &&(__other.tenant, (__other.place, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __place> ::core::cmp::Eq for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (u32, (__place, ())): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __place> ::core::hash::Hash for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (u32, (__place, ())): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.tenant, (self.place, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key, __place> __sk::SyntheticKey for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Packed;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, u32>(self.tenant, __out);
            __sk::part::<Self, 2usize, _>(&self.place, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.place),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, __place> PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key, __place> __sk::Lookup<Packed> for PackedKey<__place>
    where
        __place: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Packed {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{tenant}-{place.cell}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 0usize, __sk::Of::<u32>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "place.cell",
                            1usize,
                            __sk::nested(Self::__nested_place).part(),
                        ),
                    ),
                ]
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>((&{ self.tenant }), __out);
            __sk::part::<Self, 2usize, _>(Self::__nested_place(&{ self.place }), __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&{ self.tenant }).into_static(),
                1usize => {
                    __sk::KeyPart::__value(Self::__nested_place(&{ self.place }))
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Packed {
        #[inline]
        fn __nested_place<'__value>(
            __value: &'__value Place,
        ) -> &'__value (impl __sk::KeyPart + use<>) {
            &__value.cell
        }
    }
    #[automatically_derived]
    impl Packed {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    const _: () = __sk::prove::<Packed>(false);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Packed>::__WRITTEN
    });
};
