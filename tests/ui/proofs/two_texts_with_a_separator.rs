//! SK0601: two texts, and a separator of one's own that both can contain
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "::")]
struct Order<'a> {
    #[pk(concat)]
    tenant: &'a str,
    #[pk(concat)]
    user: std::borrow::Cow<'a, str>,
}

fn main() {}
