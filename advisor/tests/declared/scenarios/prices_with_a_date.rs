use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "symbol", layout = "{symbol}")]
struct Item {
    id: String,
    #[pk(concat)]
    symbol: String,
}
