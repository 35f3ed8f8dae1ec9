//! Where Azure Cosmos DB puts a key: its effective partition key.

use synthetic_key_format::hash;

use super::{BITS, Place};

/// Version 2, for containers with large partition keys, which includes all new ones. With levels, this is the hash of one
/// level.
pub(super) fn version_2(text: &str) -> Place {
    Place(hash::cosmos(text))
}

/// Version 1, for containers without large partition keys.
pub(super) fn version_1(text: &str) -> Place {
    Place(u128::from(hash::cosmos_version_1(text)) << (BITS - 32))
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
        let Place(place) = version_1(text);
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
