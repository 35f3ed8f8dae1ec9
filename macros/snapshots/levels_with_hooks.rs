#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2, path = "user.no", none = "nobody")]
    login: Login,
    #[pk(concat, level = 2, pad = 6)]
    seq: u32,
}
