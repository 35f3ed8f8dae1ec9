use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{room}-{at:day}")]
struct Item {
    id: String,
    #[pk(concat)]
    room: String,
    #[pk(concat, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
}
