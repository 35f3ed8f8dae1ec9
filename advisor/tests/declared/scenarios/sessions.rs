use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "session", layout = "{session}")]
struct Item {
    id: String,
    #[pk(concat)]
    session: String,
}
