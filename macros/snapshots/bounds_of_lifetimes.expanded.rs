#[automatically_derived]
impl<'a, 'b, 'c, 'd, 'e, 'f, 'g, 'h> __sk::Serialize
for Lifetimes<'a, 'b, 'c, 'd, 'e, 'f, 'g, 'h> {}
#[automatically_derived]
impl<'de: 'a + 'b + 'c + 'd + 'e, 'a, 'b, 'c, 'd, 'e, 'f, 'g, 'h> __sk::Deserialize<'de>
for Lifetimes<'a, 'b, 'c, 'd, 'e, 'f, 'g, 'h>
where
    Self: ::core::default::Default,
{}
