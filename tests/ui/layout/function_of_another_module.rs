//! SK0501: another function of the same name
use synthetic_key::SyntheticKey;

mod v2 {
    pub fn norm(text: &str) -> String {
        text.to_uppercase()
    }
}

#[derive(SyntheticKey)]
#[pk(layout = "{email:fn(v1::norm)}")]
struct User {
    #[pk(concat, with = v2::norm)]
    email: String,
}

fn main() {}
