#[derive(SyntheticKey)]
#[pk(container = "of-{shard}")]
struct Drawn {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 4)]
    shard: String,
}
