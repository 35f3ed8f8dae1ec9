#[derive(SyntheticKey)]
struct Times {
    #[pk(concat, rollup = "day")]
    #[serde(with = "seconds")]
    at: SystemTime,
    #[pk(concat, rollup = "day")]
    #[serde(skip_serializing_if = "is_new")]
    until: SystemTime,
}
