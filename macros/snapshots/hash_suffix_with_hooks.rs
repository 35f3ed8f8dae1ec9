///The 400 keys that a [`Trip`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct TripKeys<'key>
where
    NaiveDate: ::synthetic_key::KeyPart,
{
    ///`date` of the item.
    date: ::synthetic_key::KeyRef<'key, NaiveDate>,
}
///The key of a [`Trip`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct TripKey<'key>
where
    NaiveDate: ::synthetic_key::KeyPart,
{
    ///`date` of the item.
    date: ::synthetic_key::KeyRef<'key, NaiveDate>,
    ///`vin` of the item.
    vin: ::synthetic_key::KeyRef<'key, String>,
    ///`tripNo` of the item.
    trip_no: ::synthetic_key::KeyRef<'key, u32>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::synthetic_key::__private::debug_base("TripKeys", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        ///The keys, from suffix 1 to 400.
        #[inline]
        fn iter(&self) -> ::synthetic_key::FanOut {
            ::synthetic_key::__private::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::synthetic_key::__private::Base for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const SUFFIXES: ::core::primitive::u16 = 400u16;
        #[inline]
        fn write_base(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::KeyWriter::part(__out, "date", self.date);
            ::synthetic_key::KeyWriter::separator(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Item = ::synthetic_key::PartitionKey;
        type IntoIter = ::synthetic_key::FanOut;
        #[inline]
        fn into_iter(self) -> ::synthetic_key::FanOut {
            ::synthetic_key::__private::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Item = ::synthetic_key::PartitionKey;
        type IntoIter = ::synthetic_key::FanOut;
        #[inline]
        fn into_iter(self) -> ::synthetic_key::FanOut {
            ::synthetic_key::__private::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::synthetic_key::__private::debug_key("TripKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> ::synthetic_key::SyntheticKey for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = &::synthetic_key::__private::KeyInfo::new(
                "{date}.{xxh64(vin, tripNo) % 400 + 1}",
                &[::synthetic_key::__private::PartInfo::of::<NaiveDate>("date")],
            )
            .suffix(".", 400u16)
            .hashed(
                &[
                    ::synthetic_key::__private::PartInfo::of::<String>("vin"),
                    ::synthetic_key::__private::PartInfo::of::<u32>("tripNo"),
                ],
            )
            .proved();
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::__private::Base::write_base(
                &TripKeys { date: self.date },
                __out,
            );
            ::synthetic_key::KeyWriter::hashed(__out, "vin", self.vin);
            ::synthetic_key::KeyWriter::hashed(__out, "tripNo", self.trip_no);
            ::synthetic_key::KeyWriter::suffix(
                __out,
                ::synthetic_key::__private::suffix_of_all::<
                    400u16,
                >(|__text| {
                    ::synthetic_key::__private::write_hashed(self.vin, __text);
                    ::synthetic_key::__private::write_join(__text);
                    ::synthetic_key::__private::write_hashed(self.trip_no, __text);
                }),
            );
        }
    }
    #[automatically_derived]
    impl<'__item> ::core::convert::From<&'__item Trip> for TripKey<'__item>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn from(__item: &'__item Trip) -> Self {
            TripKey {
                date: ::synthetic_key::KeyPart::as_part(&__item.date),
                vin: ::synthetic_key::KeyPart::as_part(&__item.vin),
                trip_no: ::synthetic_key::KeyPart::as_part(&__item.trip_no),
            }
        }
    }
    #[automatically_derived]
    impl ::synthetic_key::SyntheticKey for Trip
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = <TripKey<
            '_,
        > as ::synthetic_key::SyntheticKey>::KEY;
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::SyntheticKey::write_key(
                &<TripKey<'_> as ::core::convert::From<&Self>>::from(self),
                __out,
            );
        }
    }
    #[automatically_derived]
    impl ::synthetic_key::__private::serde_core::Serialize for Trip
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        fn serialize<__S: ::synthetic_key::__private::serde_core::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use ::synthetic_key::__private::SK0407SayWhichSerdeDerivesThereAre as _;
            let mut __key = ::synthetic_key::__private::writer::<Self>();
            ::synthetic_key::__private::write_checked::<
                Self,
                __S::Error,
            >(self, &mut __key)?;
            Self::serialize(
                self,
                ::synthetic_key::__private::WriteDocument::new(
                    __serializer,
                    "partitionKey",
                    ::synthetic_key::KeyWriter::as_str(&__key),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'de> ::synthetic_key::__private::serde_core::Deserialize<'de> for Trip
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        fn deserialize<__D: ::synthetic_key::__private::serde_core::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use ::synthetic_key::__private::SK0407SayWhichSerdeDerivesThereAre as _;
            let mut __stored = ::synthetic_key::__private::Stored::Missing;
            let __document = ::synthetic_key::__private::ReadDocument::new(
                __deserializer,
                ::synthetic_key::__private::Reading {
                    property: "partitionKey",
                    fields: &["date", "vin", "tripNo", "partitionKey"],
                    verify: true,
                },
                &mut __stored,
            );
            let __item: Self = Self::deserialize(__document)?;
            ::synthetic_key::__private::Stored::verify::<
                Self,
                __D::Error,
            >(&__stored, &__item)?;
            ::core::result::Result::Ok(__item)
        }
    }
};
