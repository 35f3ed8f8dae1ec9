use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "meter", layout = "{meter}")]
struct Item {
    id: String,
    #[pk(concat)]
    meter: String,
}
