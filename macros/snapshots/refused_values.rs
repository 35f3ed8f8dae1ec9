#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(container = "{at", id = 7)]
struct Values {
    #[pk(concat)]
    float: f64,
    #[pk(concat)]
    list: Vec<u8>,
    #[pk(concat, none = 5)]
    absent: Option<u8>,
    #[pk(concat, none = 5, path = "no")]
    nested: Nested,
    #[pk(pad = 3)]
    number: u32,
    #[pk(random_suffix = 4)]
    shard: RandomSuffix<9>,
}
