#[derive(SyntheticKey)]
#[pk(keyed, escape, verify = "error", store = "cosmos-small")]
struct Note<'a> {
    #[pk(concat, max_len = 9)]
    by: Cow<'a, str>,
    #[pk(concat, max_len = 9)]
    to: Cow<'static, str>,
    #[pk(concat, max_len = 9)]
    kind: a::Kind<'a>,
}
