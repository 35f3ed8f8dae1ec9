//! Where Azure Cosmos DB puts a key: its effective partition key.

use super::murmur::{hash32, hash128};
use super::{BITS, Place};

/// The service clears the two upper bits of a hash.
const MASK: u128 = (1 << BITS) - 1;

/// Version 2, of containers with large partition keys: all new ones. With levels, this is the hash of one level.
pub(super) fn version_2(text: &str, scratch: &mut Vec<u8>) -> Place {
    tag(text.as_bytes(), 8, 0xFF, scratch);
    Place(hash128(scratch) & MASK)
}

/// Version 1, of containers that were made without large partition keys. Only the first 100 UTF-16 units count.
pub(super) fn version_1(text: &str, scratch: &mut Vec<u8>) -> Place {
    let mut units = 0;
    let end = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > 100
    });
    let counted = end.map_or(text, |(end, _)| &text[..end]);
    tag(counted.as_bytes(), 8, 0, scratch);
    Place(u128::from(hash32(scratch)) << (BITS - 32))
}

/// The service tells a text from other values by the byte before it, and ends it with another.
fn tag(text: &[u8], first: u8, last: u8, scratch: &mut Vec<u8>) {
    scratch.clear();
    scratch.push(first);
    scratch.extend_from_slice(text);
    scratch.push(last);
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
            let hashes = levels.iter().map(|level| version_2(level, &mut Vec::new()));
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
