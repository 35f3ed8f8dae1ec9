//! The finished key behaves like a string, on the stack and on the heap.

use std::borrow::Cow;

use synthetic_key::PartitionKey;

#[test]
fn keys_are_strings() {
    use std::collections::{BTreeSet, HashMap};

    for len in [0, 1, 39, 40, 41, 127, 128, 129, 300] {
        let text = "k".repeat(len);
        let key = PartitionKey::from(text.as_str());
        assert_eq!(key, PartitionKey::from(text.clone()));
        assert_eq!(
            (key.as_str(), &*key, key.as_ref()),
            (&*text, &*text, &*text)
        );
        assert_eq!(key, text);
        assert_eq!(text, key);
        assert_eq!(key, *text);
        assert_eq!(*text, key);
        assert_eq!(key, Cow::Borrowed(&*text));
        assert_eq!(
            (format!("{key}"), format!("{key:?}")),
            (text.clone(), format!("{text:?}"))
        );
        assert_eq!(HashMap::from([(key.clone(), 1)]).get(&*text), Some(&1));
        assert_eq!(BTreeSet::from([key.clone()]).get(&*text), Some(&key));
        assert_eq!(serde_json::to_string(&key).unwrap(), format!("\"{text}\""));
        assert_eq!(
            serde_json::from_str::<PartitionKey>(&format!("\"{text}\"")).unwrap(),
            key
        );
        assert_eq!(
            serde_json::from_value::<PartitionKey>(text.clone().into()).unwrap(),
            key
        );
        assert_eq!(String::from(key), text);
    }
    let [a, b] = ["a", "b"].map(PartitionKey::from);
    assert!(a < b);
    assert_eq!(format!("{:>4}|", PartitionKey::from("a")), "   a|");
    assert!(serde_json::from_str::<PartitionKey>("7").is_err());
}
