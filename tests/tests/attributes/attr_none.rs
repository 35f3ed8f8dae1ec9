//! `none`: the text of a value that is absent.

use synthetic_key::SyntheticKey;

#[test]
fn an_absent_value_makes_no_other_texts() {
    #[derive(SyntheticKey)]
    struct Folded {
        #[pk(concat, case = "lower", none = "NONE")]
        vin: Option<String>,
    }
    #[derive(SyntheticKey)]
    struct Short {
        #[pk(concat, max_len = 4, none = "absent")]
        vin: Option<String>,
    }
    // Folded, the text is `none`, so `None` is never a key.
    assert!(FoldedKey::parse::<Option<String>>("None").is_err());
    assert!(ShortKey { vin: Some("abcde") }.try_partition_key().is_err());
    assert!(ShortKey::parse::<Option<String>>("abcde").is_err());
}
