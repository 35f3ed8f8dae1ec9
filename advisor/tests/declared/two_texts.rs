use synthetic_key::SyntheticKey;

// Escaped, so that different texts never make the same key.
#[derive(SyntheticKey)]
#[pk(serde, escape, layout = "{origin:%}-{dest:%}")]
struct Item {
    id: String,
    #[pk(concat)]
    origin: String,
    #[pk(concat)]
    dest: String,
}
