///The key of a [`Note`] with these values: for a point read, without the item.
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
struct NoteKey<'key> {
    ///`by` of the item.
    by: ::synthetic_key::KeyRef<'key, Cow<'key, str>>,
    ///`to` of the item.
    to: ::synthetic_key::KeyRef<'key, Cow<'static, str>>,
    ///`kind` of the item.
    kind: ::synthetic_key::KeyRef<'key, a::Kind<'key>>,
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
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for NoteKey<'key> {
        type __Declared = Note<'static>;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "by",
                __sk::AtMost(self.by, 9usize, "texts of up to 9 bytes"),
                const { &__sk::Escape::new("-%") },
            );
            __sk::KeyWriter::push_str(__out, "-");
            __sk::KeyWriter::__escaped_part(
                __out,
                "to",
                __sk::AtMost(self.to, 9usize, "texts of up to 9 bytes"),
                const { &__sk::Escape::new("-%") },
            );
            __sk::KeyWriter::push_str(__out, "-");
            __sk::KeyWriter::__escaped_part(
                __out,
                "kind",
                __sk::AtMost(self.kind, 9usize, "texts of up to 9 bytes"),
                const { &__sk::Escape::new("-%") },
            );
        }
    }
    #[automatically_derived]
    impl<'a> __sk::SyntheticKey for Note<'a> {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{by:%}-{to:%}-{kind:%}",
            &[
                __sk::PartInfo {
                    name: "by",
                    shape: const {
                        &__sk::Of::<Cow<'a, str>>::TYPE.part().__at_most(9usize)
                    },
                },
                __sk::PartInfo {
                    name: "to",
                    shape: const {
                        &__sk::Of::<Cow<'static, str>>::TYPE.part().__at_most(9usize)
                    },
                },
                __sk::PartInfo {
                    name: "kind",
                    shape: const {
                        &__sk::Of::<a::Kind<'a>>::TYPE.part().__at_most(9usize)
                    },
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .escape(const { &__sk::Escape::new("-%") })
                    .store(__sk::Store::COSMOS_SMALL)
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "by",
                __sk::AtMost(&self.by, 9usize, "texts of up to 9 bytes"),
                const { &__sk::Escape::new("-%") },
            );
            __sk::KeyWriter::push_str(__out, "-");
            __sk::KeyWriter::__escaped_part(
                __out,
                "to",
                __sk::AtMost(&self.to, 9usize, "texts of up to 9 bytes"),
                const { &__sk::Escape::new("-%") },
            );
            __sk::KeyWriter::push_str(__out, "-");
            __sk::KeyWriter::__escaped_part(
                __out,
                "kind",
                __sk::AtMost(&self.kind, 9usize, "texts of up to 9 bytes"),
                const { &__sk::Escape::new("-%") },
            );
        }
    }
    __sk::prove::<Note<'_>>(false);
    #[automatically_derived]
    impl<'a> __sk::KeyedItem for Note<'a> {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["by", "to", "kind", "partitionKey"],
            verify: true,
        };
    }
};

///The 8 keys that a [`Part`] with these values may be under: for a query over all of them.
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
struct PartKeys<'key, D>
where
    D: ::synthetic_key::KeyPart + 'key,
{
    ///`day` of the item.
    day: ::synthetic_key::KeyRef<'key, D>,
}
///The key of a [`Part`] with these values: for a point read, without the item.
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
struct PartKey<'key, D, T>
where
    D: ::synthetic_key::KeyPart + 'key,
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`day` of the item.
    day: ::synthetic_key::KeyRef<'key, D>,
    ///`of` of the item.
    of: ::synthetic_key::KeyRef<'key, T>,
    ///`number` of the item.
    number: ::synthetic_key::KeyRef<'key, u32>,
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
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key, D> PartKeys<'key, D>
    where
        D: ::synthetic_key::KeyPart + 'key,
    {
        ///The keys, from suffix 1 to 8.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, D> __sk::Base for PartKeys<'key, D>
    where
        D: ::synthetic_key::KeyPart + 'key,
    {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::Some(
            __sk::SuffixRange::of(8u16),
        );
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "day", self.day);
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key, D> ::core::iter::IntoIterator for PartKeys<'key, D>
    where
        D: ::synthetic_key::KeyPart + 'key,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key, D> ::core::iter::IntoIterator for &PartKeys<'key, D>
    where
        D: ::synthetic_key::KeyPart + 'key,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, D, T> __sk::SyntheticKey for PartKey<'key, D, T>
    where
        D: ::synthetic_key::KeyPart + 'key,
        T: ::synthetic_key::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{day}.{xxh64(of, number) % 8 + 1 was 4}",
            &[
                __sk::PartInfo {
                    name: "day",
                    shape: <D as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .suffix(
                        __sk::SuffixInfo::new(".", 8u16)
                            .hashed(
                                &[
                                    __sk::PartInfo {
                                        name: "of",
                                        shape: <T as __sk::KeyPart>::__SHAPE_REF,
                                    },
                                    __sk::PartInfo {
                                        name: "number",
                                        shape: <u32 as __sk::KeyPart>::__SHAPE_REF,
                                    },
                                ],
                            ),
                    )
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            __sk::KeyWriter::__part(__out, "day", self.day);
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__hash_suffix(
                __out,
                (("of", self.of), (("number", self.number), ())),
                __sk::SuffixRange::of(8u16),
                &[4u16],
            );
        }
    }
    #[automatically_derived]
    impl<D, T> __sk::SyntheticKey for Part<D, T>
    where
        D: __sk::KeyPart,
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = <PartKey<'_, D, T> as __sk::SyntheticKey>::__KEY;
        const __PROOF: () = <PartKey<'_, D, T> as __sk::SyntheticKey>::__PROOF;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            __sk::KeyWriter::__part(__out, "day", &self.day);
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__hash_suffix(
                __out,
                (("of", &self.of), (("number", &self.number), ())),
                __sk::SuffixRange::of(8u16),
                &[4u16],
            );
        }
    }
    fn __written<D, T>(__item: &Part<D, T>)
    where
        D: __sk::Serialize,
        T: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Part<D, T>>::__ANSWER);
    }
};
