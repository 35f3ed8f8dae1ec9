//! The section "Prove it": an export is read, and the error names both keys.

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "pk")]
struct Trip {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix(10, from = 0, pad = 2))]
    vin: String,
}

fn differing(export: &str) -> Vec<String> {
    let read = export.lines().map(serde_json::from_str::<Trip>);
    read.filter_map(Result::err)
        .map(|error| error.to_string())
        .collect()
}

#[test]
fn both_keys_are_named() {
    let line = |pk| format!(r#"{{"tenant":"a","vin":"1HGCM82633A004352","pk":"{pk}"}}"#);
    assert!(differing(&[line("a.04"), line("a.04")].join("\n")).is_empty());
    let wrong = differing(&[line("a.04"), line("a.4")].join("\n"));
    let expected = r#"the document's `pk` is "a.4", but its fields make the key "a.04""#;
    assert!(
        matches!(&wrong[..], [only] if only.contains(expected)),
        "{wrong:?}"
    );
}
