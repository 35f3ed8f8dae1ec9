#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "{number:06}", container = "orders-{tenant}", verify = "ignore")]
struct Numbered {
    #[pk(concat, case = "lower")]
    tenant: String,
    number: u32,
}
