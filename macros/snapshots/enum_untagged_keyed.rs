#[derive(SyntheticKey)]
#[serde(untagged, rename_all_fields = "camelCase")]
#[pk(keyed, store = "dynamodb")]
enum Any {
    One {
        #[pk(concat, rollup = "day")]
        written_at: SystemTime,
        #[pk(concat)]
        user_name: String,
    },
    Two(Item),
}
