//! Where Azure Cosmos DB puts a key: its effective partition key.

use synthetic_key::spread::EffectiveKey;

use super::{BITS, Place};

/// Version 2, for containers with large partition keys, which includes all new ones. With levels, this is the hash of one
/// level.
pub(super) fn version_2(text: &str) -> Place {
    Place(EffectiveKey::of_text(text).position())
}

/// Version 1, for containers without large partition keys. Only the first 100 UTF-16 units count.
pub(super) fn version_1(text: &str, scratch: &mut Vec<u8>) -> Place {
    let mut units = 0;
    let end = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > 100
    });
    let counted = end.map_or(text, |(end, _)| &text[..end]);
    // The service marks a text by the byte before it, and ends it with another.
    scratch.clear();
    scratch.push(8);
    scratch.extend_from_slice(counted.as_bytes());
    scratch.push(0);
    Place(u128::from(hash32(scratch)) << (BITS - 32))
}

/// `MurmurHash3`, x86, 32 bits, with seed 0.
fn hash32(bytes: &[u8]) -> u32 {
    let mix = |k: u32| {
        k.wrapping_mul(0xcc9e_2d51)
            .rotate_left(15)
            .wrapping_mul(0x1b87_3593)
    };
    let mut h = 0_u32;
    let (blocks, rest) = bytes.as_chunks::<4>();
    for block in blocks {
        h ^= mix(u32::from_le_bytes(*block));
        h = h.rotate_left(13).wrapping_mul(5).wrapping_add(0xe654_6b64);
    }
    let mut last = [0; 4];
    last[..rest.len()].copy_from_slice(rest);
    h ^= mix(u32::from_le_bytes(last));
    h ^= u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    h = (h ^ (h >> 16)).wrapping_mul(0x85eb_ca6b);
    h = (h ^ (h >> 13)).wrapping_mul(0xc2b2_ae35);
    h ^ (h >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vectors() -> Vec<serde_json::Value> {
        let text = include_str!("../../tests/vectors/cosmos-epk.json");
        let file: serde_json::Value = serde_json::from_str(text).unwrap();
        file["vectors"].as_array().unwrap().clone()
    }

    #[test]
    fn version_2_agrees_with_the_tests_of_the_sdks() {
        let mut agreed = 0;
        for vector in vectors().iter().filter(|vector| vector["hash"] != "v1") {
            let levels: Option<Vec<&str>> = vector["values"]
                .as_array()
                .unwrap()
                .iter()
                .map(|v| v.as_str())
                .collect();
            let Some(levels) = levels else { continue };
            let hashes = levels.iter().map(|level| version_2(level));
            let text = hashes
                .map(|Place(hash)| format!("{hash:032X}"))
                .collect::<Vec<_>>()
                .concat();
            assert_eq!(text, vector["epk"].as_str().unwrap(), "{levels:?}");
            agreed += 1;
        }
        assert!(agreed > 10, "{agreed}");
    }

    /// The service writes the hash as a float whose bytes sort, seven bits to a byte after the first.
    fn text_of_version_1(text: &str) -> String {
        let Place(place) = version_1(text, &mut Vec::new());
        let hash = f64::from(u32::try_from(place >> (BITS - 32)).unwrap());
        let mut payload = hash.to_bits() ^ (1 << 63);
        let mut bytes = vec![5, u8::try_from(payload >> 56).unwrap()];
        payload <<= 8;
        let (mut next, mut is_first) = (0, true);
        while payload != 0 || is_first {
            if !is_first {
                bytes.push(next);
            }
            is_first = false;
            next = u8::try_from(payload >> 56).unwrap() | 1;
            payload <<= 7;
        }
        bytes.push(next & 0xFE);
        bytes
            .iter()
            .map(|byte| format!("{byte:02X}"))
            .collect::<Vec<_>>()
            .concat()
    }

    #[test]
    fn version_1_agrees_with_the_tests_of_the_sdks() {
        let mut agreed = 0;
        for vector in vectors().iter().filter(|vector| vector["hash"] == "v1") {
            let Some([text]) = vector["values"].as_array().map(Vec::as_slice) else {
                continue;
            };
            let Some(text) = text.as_str() else { continue };
            let expected = vector["epk"].as_str().unwrap();
            let start = text_of_version_1(text);
            assert!(
                expected.starts_with(&start),
                "{text}: {expected}, not {start}"
            );
            agreed += 1;
        }
        assert!(agreed > 3, "{agreed}");
    }
}
