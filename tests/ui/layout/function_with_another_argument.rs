//! SK0501: a function with another argument
use synthetic_key::SyntheticKey;

fn start<const N: usize>(text: &str) -> String {
    text.chars().take(N).collect()
}

#[derive(SyntheticKey)]
#[pk(layout = "{email:fn(start::<3>)}")]
struct User {
    #[pk(concat, with = start::<8>)]
    email: String,
}

fn main() {}
