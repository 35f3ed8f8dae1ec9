//! XXH64, by the specification of xxHash.

const PRIMES: [u64; 5] = [
    0x9E37_79B1_85EB_CA87,
    0xC2B2_AE3D_27D4_EB4F,
    0x1656_67B1_9E37_79F9,
    0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5,
];

/// Computes the 64-bit hash of the xxHash specification. It is not XXH3.
///
/// ```
/// use synthetic_key_layout::compute::xxh64;
///
/// assert_eq!(xxh64(42, b"1HGCM82633A004352"), 0xa363_607c_e2dc_ef00);
/// ```
#[must_use]
pub fn xxh64(seed: u64, bytes: &[u8]) -> u64 {
    let (stripes, rest) = bytes.as_chunks::<32>();
    let mut hash = if stripes.is_empty() {
        seed.wrapping_add(PRIMES[4])
    } else {
        hash_of_stripes(seed, stripes)
    };
    hash = hash.wrapping_add(bytes.len() as u64);
    let (words, rest) = rest.as_chunks::<8>();
    for word in words {
        hash ^= round(0, u64::from_le_bytes(*word));
        hash = hash
            .rotate_left(27)
            .wrapping_mul(PRIMES[0])
            .wrapping_add(PRIMES[3]);
    }
    let (halves, rest) = rest.as_chunks::<4>();
    for half in halves {
        hash ^= u64::from(u32::from_le_bytes(*half)).wrapping_mul(PRIMES[0]);
        hash = hash
            .rotate_left(23)
            .wrapping_mul(PRIMES[1])
            .wrapping_add(PRIMES[2]);
    }
    for byte in rest {
        hash ^= u64::from(*byte).wrapping_mul(PRIMES[4]);
        hash = hash.rotate_left(11).wrapping_mul(PRIMES[0]);
    }
    avalanche(hash)
}

fn hash_of_stripes(seed: u64, stripes: &[[u8; 32]]) -> u64 {
    let mut lanes = [
        seed.wrapping_add(PRIMES[0]).wrapping_add(PRIMES[1]),
        seed.wrapping_add(PRIMES[1]),
        seed,
        seed.wrapping_sub(PRIMES[0]),
    ];
    for stripe in stripes {
        let (words, _) = stripe.as_chunks::<8>();
        for (lane, word) in lanes.iter_mut().zip(words) {
            *lane = round(*lane, u64::from_le_bytes(*word));
        }
    }
    let [a, b, c, d] = lanes;
    let rotated = [
        a.rotate_left(1),
        b.rotate_left(7),
        c.rotate_left(12),
        d.rotate_left(18),
    ];
    let joined = rotated.into_iter().fold(0, u64::wrapping_add);
    lanes.into_iter().fold(joined, |hash, lane| {
        (hash ^ round(0, lane))
            .wrapping_mul(PRIMES[0])
            .wrapping_add(PRIMES[3])
    })
}

#[inline]
fn round(lane: u64, word: u64) -> u64 {
    let lane = lane.wrapping_add(word.wrapping_mul(PRIMES[1]));
    lane.rotate_left(31).wrapping_mul(PRIMES[0])
}

#[inline]
fn avalanche(mut hash: u64) -> u64 {
    hash = (hash ^ hash >> 33).wrapping_mul(PRIMES[1]);
    hash = (hash ^ hash >> 29).wrapping_mul(PRIMES[2]);
    hash ^ hash >> 32
}

#[cfg(test)]
mod tests {
    use super::xxh64;

    /// The sanity checks of the reference implementation: a buffer of pseudo-random bytes, its start hashed with two seeds.
    #[test]
    fn agrees_with_the_reference() {
        const SEED: u64 = 2_654_435_761;
        let mut state = SEED;
        let buffer: Vec<_> = std::iter::repeat_with(|| {
            let byte = state.to_be_bytes()[0];
            state = state.wrapping_mul(11_400_714_785_074_694_797);
            byte
        })
        .take(222)
        .collect();
        for (len, seed, expected) in [
            (0, 0, 0xEF46_DB37_51D8_E999),
            (0, SEED, 0xAC75_FDA2_929B_17EF),
            (1, 0, 0xE934_A84A_DB05_2768),
            (1, SEED, 0x5014_6076_43A9_B4C3),
            (4, 0, 0x9136_A0DC_A574_57EE),
            (14, 0, 0x8282_DCC4_994E_35C8),
            (14, SEED, 0xC3BD_6BF6_3DEB_6DF0),
            (222, 0, 0xB641_AE8C_B691_C174),
            (222, SEED, 0x20CB_8AB7_AE10_C14A),
        ] {
            assert_eq!(
                xxh64(seed, &buffer[..len]),
                expected,
                "{len} bytes, seed {seed}"
            );
        }
    }

    /// The texts of section 13 of SPEC.md.
    #[test]
    fn agrees_with_the_specification_of_keys() {
        for (text, expected) in [
            ("", 0x98b1_582b_0977_e704),
            ("a", 0x88e4_fe59_adf7_b0cc),
            ("-1", 0xc56d_ef3f_bc46_6fc4),
            ("abc-123", 0xbf97_041a_01f9_cb50),
            ("é💰", 0x8b99_5435_1d18_4da9),
            ("DE\u{1f}1HGCM82633A004352", 0xaccc_c9d8_e3b8_9b5e),
            ("trip\u{1f}0\u{1f}2018-08-09", 0xbe19_3549_86cf_586d),
        ] {
            assert_eq!(xxh64(42, text.as_bytes()), expected, "{text}");
        }
    }
}
