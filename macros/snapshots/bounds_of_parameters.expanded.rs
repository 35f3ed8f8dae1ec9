#[automatically_derived]
impl<A, B: Iterator, C: Iterator, D, E, F, G, H, I, J, K> __sk::Serialize
for Params<A, B, C, D, E, F, G, H, I, J, K>
where
    I: Write,
    A: __sk::Serialize,
    B::Item: __sk::Serialize,
    C: __sk::Serialize,
    E: __sk::Serialize,
    F: __sk::Serialize,
{}
#[automatically_derived]
impl<'de, A, B: Iterator, C: Iterator, D, E, F, G, H, I, J, K> __sk::Deserialize<'de>
for Params<A, B, C, D, E, F, G, H, I, J, K>
where
    I: Read,
    A: __sk::Deserialize<'de>,
    B::Item: __sk::Deserialize<'de>,
    C: __sk::Deserialize<'de>,
    E: __sk::Deserialize<'de>,
    F: __sk::Deserialize<'de>,
    H: __sk::Deserialize<'de>,
    F: ::core::default::Default,
    G: ::core::default::Default,
{}
