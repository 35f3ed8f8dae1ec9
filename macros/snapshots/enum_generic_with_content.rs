#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "t", content = "c")]
#[pk(escape)]
pub enum Event<'a, T: KeyPart> {
    Item(Item<T>),
    Drawn {
        #[pk(concat)]
        user: &'a str,
        #[pk(random_suffix = 9)]
        shard: RandomSuffix<9>,
    },
    Hashed {
        #[pk(concat)]
        tenant: T,
        #[pk(hash_suffix = 8)]
        user: String,
    },
}
