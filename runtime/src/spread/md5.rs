//! MD5 of RFC 1321: `MongoDB` hashes keys with it. It is not used for security here.

/// By how much each round rotates.
const ROTATIONS: [[u32; 4]; 4] = [
    [7, 12, 17, 22],
    [5, 9, 14, 20],
    [4, 11, 16, 23],
    [6, 10, 15, 21],
];

/// The sine of 1 to 64, without its sign, times 2^32.
#[rustfmt::skip]
const SINES: [u32; 64] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee,
    0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be,
    0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa,
    0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed,
    0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c,
    0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05,
    0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039,
    0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1,
    0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
];

/// The first 64 bits of the hash of a message: its first two words, with the first one in the low half.
pub fn first_half(message: &[u8]) -> u64 {
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    let (blocks, rest) = message.as_chunks();
    for block in blocks {
        add(&mut state, block);
    }
    let mut block = [0; 64];
    block[..rest.len()].copy_from_slice(rest);
    block[rest.len()] = 0x80;
    if rest.len() >= 56 {
        add(&mut state, &block);
        block = [0; 64];
    }
    let bits = (message.len() as u64).wrapping_mul(8);
    block[56..].copy_from_slice(&bits.to_le_bytes());
    add(&mut state, &block);
    u64::from(state[1]) << 32 | u64::from(state[0])
}

fn add(state: &mut [u32; 4], block: &[u8; 64]) {
    let (words, _) = block.as_chunks();
    let [mut a, mut b, mut c, mut d] = *state;
    for (i, sine) in SINES.into_iter().enumerate() {
        let (mixed, word) = match i / 16 {
            0 => (b & c | !b & d, i),
            1 => (d & b | !d & c, 5 * i + 1),
            2 => (b ^ c ^ d, 3 * i + 5),
            _ => (c ^ (b | !d), 7 * i),
        };
        let sum = a
            .wrapping_add(mixed)
            .wrapping_add(u32::from_le_bytes(words[word % 16]))
            .wrapping_add(sine);
        let next = b.wrapping_add(sum.rotate_left(ROTATIONS[i / 16][i % 4]));
        (a, d, c, b) = (d, c, b, next);
    }
    for (word, add) in state.iter_mut().zip([a, b, c, d]) {
        *word = word.wrapping_add(add);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test suite of RFC 1321, and every length around the end of a block.
    #[test]
    fn the_hashes_of_the_rfc() {
        for (message, start) in [
            ("", "d41d8cd98f00b204"),
            ("a", "0cc175b9c0f1b6a8"),
            ("abc", "900150983cd24fb0"),
            ("message digest", "f96b697d7cb7938d"),
            ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e400"),
            (
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
                "d174ab98d277d9f5",
            ),
            (
                "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
                "57edf4a22be3c955",
            ),
            (&"x".repeat(55), "04364420e25c512f"),
            (&"x".repeat(56), "668a72d5ba17f08e"),
            (&"x".repeat(63), "7dc2ca208106a2f7"),
            (&"x".repeat(64), "c1bb4f81d892b2d5"),
            (&"x".repeat(65), "1bc932052302d074"),
        ] {
            let hash = first_half(message.as_bytes()).swap_bytes();
            assert_eq!(std::format!("{hash:016x}"), start, "{message}");
        }
    }
}
