use synthetic_key::SyntheticKey;

// Escaped, so that different texts never make the same key.
#[derive(SyntheticKey)]
#[pk(serde, escape, layout = "{email:lower:%}-{code:?\"none\":upper:%}")]
struct Item {
    id: String,
    #[pk(concat, case = "lower")]
    email: String,
    #[pk(concat, none = "none", case = "upper")]
    code: Option<String>,
}
