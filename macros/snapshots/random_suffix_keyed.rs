#[derive(SyntheticKey)]
#[pk(keyed, property = "pk", store = "table")]
pub(crate) struct Event {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}
