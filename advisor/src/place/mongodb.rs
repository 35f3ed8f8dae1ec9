//! The place of a key in MongoDB: the hash of its hashed indexes.

use super::md5::md5;
use super::{BITS, Place};

/// The place of a text under a hashed shard key, shifted so that the smallest hash is 0.
pub(super) fn hashed(text: &str, scratch: &mut Vec<u8>) -> Place {
    let unsigned = hash(text, scratch).cast_unsigned() ^ (1 << 63);
    Place(u128::from(unsigned) << (BITS - 64))
}

/// The first eight bytes of the MD5 of the seed, the type and the value as BSON.
fn hash(text: &str, scratch: &mut Vec<u8>) -> i64 {
    const SEED: u32 = 0;
    const TYPE_OF_TEXT: u32 = 15;
    scratch.clear();
    scratch.extend(SEED.to_le_bytes());
    scratch.extend(TYPE_OF_TEXT.to_le_bytes());
    let len = u32::try_from(text.len() + 1).unwrap_or(u32::MAX);
    scratch.extend(len.to_le_bytes());
    scratch.extend(text.as_bytes());
    scratch.push(0);
    let digest = md5(scratch);
    digest
        .first_chunk()
        .map_or(0, |first| i64::from_le_bytes(*first))
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
            assert_eq!(
                Some(hash(text, &mut Vec::new())),
                vector["hash"].as_i64(),
                "{text}"
            );
        }
    }

    #[test]
    fn places_are_in_the_order_of_the_hash() {
        let mut scratch = Vec::new();
        assert!(hash("USA", &mut scratch) < hash("a", &mut scratch));
        assert!(hashed("USA", &mut scratch) < hashed("a", &mut scratch));
    }
}
