///The 4 keys that a [`Values`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct ValuesKeys<'key, __nested>
where
    __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
{
    ///`float` of the item.
    float: ::synthetic_key::__private::ByValue<'key, f64>,
    ///`list` of the item.
    list: &'key Vec<u8>,
    ///`absent` of the item.
    absent: ::core::option::Option<::synthetic_key::KeyRef<'key, u8>>,
    ///`nested` of the item.
    nested: __nested,
    ///`number` of the item.
    number: ::synthetic_key::KeyRef<'key, u32>,
}
///The key of a [`Values`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct ValuesKey<'key, __nested>
where
    __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
{
    ///`float` of the item.
    float: ::synthetic_key::__private::ByValue<'key, f64>,
    ///`list` of the item.
    list: &'key Vec<u8>,
    ///`absent` of the item.
    absent: ::core::option::Option<::synthetic_key::KeyRef<'key, u8>>,
    ///`nested` of the item.
    nested: __nested,
    ///`number` of the item.
    number: ::synthetic_key::KeyRef<'key, u32>,
    ///`shard` of the item.
    shard: RandomSuffix<9>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key, __nested> ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        ///The keys, from suffix 1 to 4.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
        ///There is none: the number in `shard` was drawn and cannot be recomputed.
        fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key, __nested> __sk::Base for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::Some(
            __sk::SuffixRange::of(4u16),
        );
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::iter::IntoIterator for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::iter::IntoIterator for &ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, __nested> __sk::SyntheticKey for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Values;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(__sk::Store::COSMOS, |__out| {})
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Values {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{float}-{list}-{absent:?\"\"}-{nested.no}-{number:03}.{shard in 1..=4}",
            &[],
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl Values {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(__sk::Store::COSMOS, |__out| {})
        }
    }
    #[automatically_derived]
    impl __sk::WriteFields for Values {
        fn write_fields<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl __sk::Serialize for Values {
        fn serialize<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::ReadFields<'de> for Values {
        const __READING: __sk::Reading = const {
            &__sk::Names::<
                { 6usize + __sk::MOST_ADDED },
            >::of(
                &["float", "list", "absent", "nested", "number", "shard"],
                <Self as __sk::SyntheticKey>::__KEY,
            )
        }
            .reading(true);
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::Deserialize<'de> for Values {
        fn deserialize<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            __sk::deserialize(__d)
        }
    }
};
::core::compile_error! {
    "SK0209: `{` opens a field, and no `}` closes it; a brace that is meant is written twice, `{{`"
}
::core::compile_error! {
    "SK0104: `id` takes text in double quotes; write `id = \"{vin}-{at:minute}\"`"
}
::core::compile_error! {
    "SK0104: `none` takes text in double quotes; write `none = \"none\"`"
}
::core::compile_error! {
    "SK0104: `none` takes text in double quotes; write `none = \"none\"`"
}
::core::compile_error! {
    "SK0606: `float` cannot be a part of a key: a float has many texts for one value; store a whole number of a fixed unit, as in `cents: u64`"
}
::core::compile_error! {
    "SK0606: `list` cannot be a part of a key: it holds several values; take the one that you query by, as a field of its own"
}
::core::compile_error! {
    "SK0305: a field with `random_suffix = 4` has the type `RandomSuffix<4>`: it holds the number that was drawn for the item, from 1 to 4"
}
::core::compile_error! {
    "SK0207: `pad` says how the text of `number` is written, and the field is not in the key: write `#[pk(concat, pad ...)]`, or remove this"
}

///The key of a [`Ids`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct IdsKey<'key> {
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for IdsKey<'key> {
        type __Declared = Ids;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl<'key> IdsKey<'key> {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(__sk::Store::COSMOS, |__out| {})
        }
        /// The name of the container that the item is in, where some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(__sk::Store::COSMOS, __tenancy, "", |__out| {})
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Ids {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain("{tenant}", &[]);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl Ids {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(__sk::Store::COSMOS, |__out| {})
        }
        /// The name of the container that the item is in, where some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(__sk::Store::COSMOS, __tenancy, "", |__out| {})
        }
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Ids {
        const __READING: __sk::Reading = const {
            &__sk::Names::<
                { 2usize + __sk::MOST_ADDED },
            >::of(&["tenant", "id"], <Self as __sk::SyntheticKey>::__KEY)
        }
            .reading(true);
    }
};
::core::compile_error! {
    "SK0401: this field and the id would both be stored as `id`, and one would be lost: rename the field; if the field held the id, remove it"
}

///The 4 keys that a [`Drawn`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct DrawnKeys<'key> {
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
}
///The key of a [`Drawn`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct DrawnKey<'key> {
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
    ///`shard` of the item.
    shard: &'key String,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> DrawnKeys<'key> {
        ///The keys, from suffix 1 to 4.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
        ///There is none: the number in `shard` was drawn and cannot be recomputed.
        fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Base for DrawnKeys<'key> {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::Some(
            __sk::SuffixRange::of(4u16),
        );
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for DrawnKeys<'key> {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &DrawnKeys<'key> {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for DrawnKey<'key> {
        type __Declared = Drawn;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key> DrawnKey<'key> {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(__sk::Store::COSMOS, |__out| {})
        }
        /// The name of the container that the item is in, where some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(__sk::Store::COSMOS, __tenancy, "", |__out| {})
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Drawn {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{tenant}.{shard in 1..=4}",
            &[],
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl Drawn {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(__sk::Store::COSMOS, |__out| {})
        }
        /// The name of the container that the item is in, where some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(__sk::Store::COSMOS, __tenancy, "", |__out| {})
        }
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Drawn {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["tenant", "shard", "partitionKey"],
            verify: true,
        };
    }
};
::core::compile_error! {
    "SK0305: a field with `random_suffix = 4` has the type `RandomSuffix<4>`: it holds the number that was drawn for the item, from 1 to 4"
}
::core::compile_error! {
    "SK0210: `shard` holds the number of a random suffix, which is in the key already: take another field"
}

///The key of a [`Event::Login`] with these values: for a point read, without the item.
#[allow(dead_code)]
struct EventLoginKey<'key> {
    ///`user` of the item.
    user: ::synthetic_key::KeyRef<'key, u64>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventLoginKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{user}",
            &[
                __sk::PartInfo {
                    name: "user",
                    shape: <u64 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "user", self.user);
        }
    }
    const _: () = __sk::prove::<EventLoginKey<'_>>(false);
    #[automatically_derived]
    impl __sk::SyntheticKey for Event {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = const {
            &__sk::Variants::of(
                &[<EventLoginKey<'_> as __sk::SyntheticKey>::__KEY, __sk::KeyInfo::NONE],
                true,
                false,
                false,
            )
        }
            .key();
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Login { user: __field_user, .. } => {
                    __sk::KeyWriter::__part(__out, "user", &(*__field_user));
                }
                Self::None { .. } => {}
            }
        }
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Event {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["partitionKey"],
            verify: true,
        };
    }
};
::core::compile_error! {
    "SK0202: `Event::None` has nothing to build a key from, and every item would have the same one: mark the fields that make it with `#[pk(concat)]`"
}

#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl __sk::SyntheticKey for Lists {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Lists {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["a", "b", "partitionKey"],
            verify: true,
        };
    }
};
::core::compile_error! {
    "SK0101: expected an option: `name`, `name = value` or `name(value)`, with commas between options"
}
::core::compile_error! {
    "SK0104: `was` takes a list of earlier numbers of suffixes; write `was = [400]`"
}

///The key of a [`Times`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct TimesKey<'key>
where
    SystemTime: ::synthetic_key::Timestamp,
{
    ///`at` of the item.
    at: ::synthetic_key::TimeRef<'key, SystemTime>,
    ///`until` of the item.
    until: ::synthetic_key::TimeRef<'key, SystemTime>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        type __Declared = Times;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Times
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain("{at:day}-{until:day}", &[]);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {}
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Times
    where
        SystemTime: __sk::Timestamp,
    {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["at", "until", "partitionKey"],
            verify: true,
        };
    }
};
::core::compile_error! {
    "SK0402: with `serde(with)` the document does not hold the value of `at` as it is, and the key is made of it: remove `with`, or keep the number itself in the field, an `i64` with `epoch = \"s\"` or `epoch = \"ms\"`, or take another field for the key"
}
::core::compile_error! {
    "SK0402: with `serde(skip_serializing_if)` the document does not hold the value of `until` as it is, and the key is made of it: remove `skip_serializing_if`, or take another field for the key"
}

#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    deprecated,
)]
const _: () = {
    use our::keys::__private as __sk;
    #[automatically_derived]
    impl __sk::SyntheticKey for Bits {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    }
};
::core::compile_error! {
    "SK0201: `SyntheticKey` takes a struct, whose fields make the key, and a union has no fields that are always there: put the fields of the key into a struct, and a union into a field of it"
}

#[allow(
    dead_code,
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
