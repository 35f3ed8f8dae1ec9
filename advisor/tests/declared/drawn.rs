use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{date}.{shard in 0..=15:02}")]
struct Item {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(random_suffix(16, from = 0, pad = 2))]
    shard: synthetic_key::RandomSuffix<16, 0>,
}
