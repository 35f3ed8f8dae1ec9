//! The place of a key in MongoDB: the hash of its hashed indexes.

use synthetic_key_format::hash;

use super::{BITS, Place};

/// The place of a text under a hashed shard key, shifted so that the smallest hash is 0.
pub(super) fn hashed(text: &str) -> Place {
    let unsigned = hash::mongodb(text).cast_unsigned() ^ (1 << 63);
    Place(u128::from(unsigned) << (BITS - 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_mongod() {
        let file: serde_json::Value =
            serde_json::from_str(include_str!("../../tests/vectors/mongo-hash.json")).unwrap();
        let vectors = file["vectors"].as_array().unwrap();
        assert!(vectors.len() > 10);
        for vector in vectors {
            let text = vector["text"].as_str().unwrap();
            assert_eq!(Some(hash::mongodb(text)), vector["hash"].as_i64(), "{text}");
        }
    }

    #[test]
    fn places_are_in_the_order_of_the_hash() {
        assert!(hash::mongodb("USA") < hash::mongodb("a"));
        assert!(hashed("USA") < hashed("a"));
    }
}
