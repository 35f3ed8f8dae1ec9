//! The keys and the documents where the crate has another name.

use hygiene_renamed_dependencies as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;

#[test]
fn the_name_of_the_manifest() {
    use subject::{PlainKey, beside_a_module::AbsoluteKey};

    assert_eq!(PlainKey { id: 7 }.partition_key(), "7");
    assert_eq!(AbsoluteKey { id: 7 }.partition_key(), "7");
}
