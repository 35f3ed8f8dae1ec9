///The key of a [`Order`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct OrderKey<'key, T: Tenant>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`user` of the item.
    user: ::synthetic_key::KeyRef<'key, &'key str>,
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, T>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
const _: () = {
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::marker::Copy for OrderKey<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::clone::Clone for OrderKey<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::fmt::Debug for OrderKey<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::synthetic_key::__private::debug_key("OrderKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> ::synthetic_key::SyntheticKey for OrderKey<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = &::synthetic_key::__private::KeyInfo::new(
                "{tenant:%}-{user:%}",
                &[
                    ::synthetic_key::__private::PartInfo::of::<T>("tenant"),
                    ::synthetic_key::__private::PartInfo::of::<&'key str>("user"),
                ],
            )
            .escape(const { ::synthetic_key::Escape::new("-%") })
            .proved();
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            let _ = <Self as ::synthetic_key::SyntheticKey>::KEY;
            ::synthetic_key::KeyWriter::escaped_part(
                __out,
                "tenant",
                self.tenant,
                const { ::synthetic_key::Escape::new("-%") },
            );
            ::synthetic_key::KeyWriter::separator(__out, "-");
            ::synthetic_key::KeyWriter::escaped_part(
                __out,
                "user",
                self.user,
                const { ::synthetic_key::Escape::new("-%") },
            );
        }
    }
    #[automatically_derived]
    impl<'__item, 'a, T: Tenant, U> ::core::convert::From<&'__item Order<'a, T, U>>
    for OrderKey<'__item, T>
    where
        U: Default,
        T: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn from(__item: &'__item Order<'a, T, U>) -> Self {
            OrderKey::<T> {
                user: ::synthetic_key::KeyPart::as_part(&__item.user),
                tenant: ::synthetic_key::KeyPart::as_part(&__item.tenant),
            }
        }
    }
    #[automatically_derived]
    impl<'a, T: Tenant, U> ::synthetic_key::SyntheticKey for Order<'a, T, U>
    where
        U: Default,
        T: ::synthetic_key::KeyPart,
    {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = <OrderKey<
            '_,
            T,
        > as ::synthetic_key::SyntheticKey>::KEY;
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::SyntheticKey::write_key(
                &<OrderKey<'_, T> as ::core::convert::From<&Self>>::from(self),
                __out,
            );
        }
    }
    fn __written<'a, T: Tenant, U>(__item: &Order<'a, T, U>)
    where
        U: Default,
        T: ::synthetic_key::__private::serde_core::Serialize,
        U: ::synthetic_key::__private::serde_core::Serialize,
    {
        use ::synthetic_key::__private::NotWritten as _;
        ::synthetic_key::__private::key_is_in_the_document(
            __item,
            ::synthetic_key::__private::Probe::<Order<'a, T, U>>::ANSWER,
        );
    }
};
