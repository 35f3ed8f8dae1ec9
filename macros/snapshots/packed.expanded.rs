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
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_part(__out, "-", "place.cell", self.place);
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
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{tenant}-{place.cell}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <u32 as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "place.cell",
                    shape: const { &__sk::nested(Self::__nested_place).part() },
                },
            ],
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &{ self.tenant });
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "place.cell",
                __sk::KeyPart::as_part(Self::__nested_place(&{ self.place })),
            );
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
