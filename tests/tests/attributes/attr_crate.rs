//! `crate`: another path to this crate.

use serde_json::json;
use synthetic_key_tests::documents::tampered;

/// The crate under another name, and names in the way.
#[allow(dead_code, reason = "they are there to be in the way")]
mod renamed {
    pub(super) mod elsewhere {
        pub(in super::super) use ::synthetic_key as keys;
    }
    mod synthetic_key {}
    mod core {}
    mod std {}
    struct Option;
    struct Result;
    struct String;
    struct Period;
    trait Iterator {}

    type Text = ::std::string::String;

    fn cut(text: &Text) -> &::core::primitive::str {
        &text[..1]
    }

    #[derive(elsewhere::keys::SyntheticKey)]
    #[pk(serde)]
    #[pk(crate = super::renamed::elsewhere::keys, container = "c-{tenant}-{at:ms:month}", id = "{number:?\"none\"}", escape, unique_ids, also_read = ["{tenant:fn(cut):%}{/}{at:ms:day}{/}{number:?\"none\"}.{xxh64(vin:lower) % 2 + 1}"])]
    pub(super) struct Item {
        #[pk(concat, with = cut, level = 1)]
        pub(super) tenant: Text,
        #[pk(concat, level = 2, rollup = "day", epoch = "ms")]
        pub(super) at: i64,
        #[pk(concat, level = 3, none = "none")]
        pub(super) number: ::core::option::Option<u32>,
        #[pk(hash_suffix = 3, level = 3, case = "lower", max_len = 9)]
        pub(super) vin: Text,
    }
}

#[test]
fn another_path_to_the_crate() {
    let item = renamed::Item {
        tenant: "tt".into(),
        at: 0,
        number: None,
        vin: "V".into(),
    };
    let document = serde_json::to_value(&item).unwrap();
    let number = document["partitionKey3"].as_str().unwrap();
    assert!(number.starts_with("none."));
    assert_eq!(
        (&document["partitionKey1"], &document["partitionKey2"]),
        (&json!("t"), &json!("1970-01-01"))
    );
    assert_eq!(document["id"], "none");
    assert_eq!(item.container().unwrap(), "c-tt-1970-01");
    assert!(tampered::<renamed::Item>(&document, "partitionKey1", "tt").is_err());
    let keys = renamed::ItemKeys::between(&item.tenant, Some(7), 0, 86_400_000);
    assert_eq!(keys.len(), 2 * (2 + 3));
    assert!(
        renamed::Item::containers_between(&item.tenant, 0, 0)
            .unwrap()
            .eq(["c-tt-1970-01"])
    );
}
