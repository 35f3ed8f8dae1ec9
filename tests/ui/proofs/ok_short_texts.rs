//! Texts that are short enough for a small container.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "cosmos-small", escape, separator = "|")]
struct Order {
    #[pk(concat, max_len = 12)]
    tenant: String,
    #[pk(concat, max_len = 12)]
    user: String,
}

fn main() {
    let key = |tenant| OrderKey {
        tenant,
        user: "ann",
    };
    assert_eq!(key("contoso").partition_key(), "contoso|ann");
    assert!(key("a-very-long-name").try_partition_key().is_err());
}
