#[derive(SyntheticKey)]
struct Stop {
    #[pk(concat, path = "first.line")]
    stop: Stops,
    #[pk(random_suffix = 10)]
    shard: RandomSuffix<10>,
}
