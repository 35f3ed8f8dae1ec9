#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant:%}-{region:%}{/}{user}-{shard}"])]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 1)]
    region: u16,
    #[pk(concat, level = 2)]
    user: u64,
    #[pk(random_suffix = 8, level = 2)]
    shard: RandomSuffix<8>,
}
