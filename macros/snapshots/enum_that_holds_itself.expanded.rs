/// The key of a [`Event::Login`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct EventLoginKey {
    /// `user` of the item.
    user: u32,
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
    impl<'key> __sk::SyntheticKey for EventLoginKey {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{user}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("user", 0usize, __sk::Of::<u32>::TYPE.part()),
                    ),
                ]
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::part_lent::<Self, 0usize, u32>(self.user, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.user),
                _ => __sk::Value::Unknown,
            }
        }
    }
    const _: () = __sk::prove::<EventLoginKey>(false);
    #[automatically_derived]
    impl<'key> EventLoginKey {
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
    impl<'key> __sk::Lookup<Event> for EventLoginKey {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Event {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "",
            &[],
            const {
                &__sk::Variants::of(const {
                        &[<EventLoginKey as __sk::SyntheticKey>::__KEY]
                    })
                    .holding_itself()
                    .options()
            },
        );
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Again(__item) => {
                    <Box<Event> as __sk::SyntheticKey>::__write_key(__item, __out)
                }
                Self::Login { user: __field_user, .. } => {
                    __sk::part::<EventLoginKey, 0usize, _>((&(*__field_user)), __out);
                }
            }
        }
        fn __declaration(&self) -> &'static __sk::Declaration {
            match self {
                Self::Again(__item) => {
                    <Box<Event> as __sk::SyntheticKey>::__declaration(__item)
                }
                Self::Login { .. } => __sk::declaration_of::<EventLoginKey>(),
            }
        }
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match self {
                Self::Again(__item) => {
                    <Box<Event> as __sk::SyntheticKey>::__value(__item, __at)
                }
                Self::Login { user: __field_user, .. } => {
                    match __at {
                        0usize => __sk::KeyPart::__value(&(*__field_user)),
                        _ => __sk::Value::Unknown,
                    }
                }
            }
        }
    }
    #[automatically_derived]
    impl Event {
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
    use __sk::NotWritten as _;
    __sk::has_its_key(
        __sk::Probe::<Event>::__WRITTEN
            && !__sk::Declaration::is_written(&<Event as __sk::SyntheticKey>::__KEY),
    );
};
