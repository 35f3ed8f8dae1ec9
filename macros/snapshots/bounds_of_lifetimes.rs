#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(default)]
struct Lifetimes<'a, 'b, 'c, 'd, 'e, 'f, 'g, 'h> {
    #[pk(concat)]
    id: u64,
    a: &'a str,
    b: Option<&'b [u8]>,
    #[serde(borrow)]
    c: Cow<'c, str>,
    #[serde(borrow = "'d + 'e")]
    d: Three<'d, 'e, 'f>,
    g: &'g [u16],
    h: Box<&'h str>,
}
