//! MD5 as in RFC 1321, for keys whose buckets were computed with it.

const SHIFTS: [[u32; 4]; 4] = [
    [7, 12, 17, 22],
    [5, 9, 14, 20],
    [4, 11, 16, 23],
    [6, 10, 15, 21],
];

pub(crate) fn md5(text: &str) -> [u8; 16] {
    let mut bytes = text.as_bytes().to_vec();
    let bits = 8 * u64::try_from(bytes.len()).unwrap();
    bytes.push(0x80);
    while bytes.len() % 64 != 56 {
        bytes.push(0);
    }
    bytes.extend(bits.to_le_bytes());
    let mut state = [0x6745_2301_u32, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    for chunk in bytes.chunks(64) {
        let words: Vec<u32> = chunk
            .chunks(4)
            .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
            .collect();
        let [mut a, mut b, mut c, mut d] = state;
        for i in 0..64_usize {
            let (mixed, word) = match i / 16 {
                0 => ((b & c) | (!b & d), i),
                1 => ((d & b) | (!d & c), (5 * i + 1) % 16),
                2 => (b ^ c ^ d, (3 * i + 5) % 16),
                _ => (c ^ (b | !d), (7 * i) % 16),
            };
            let sum = a
                .wrapping_add(mixed)
                .wrapping_add(constant(i))
                .wrapping_add(words[word]);
            (a, d, c) = (d, c, b);
            b = b.wrapping_add(sum.rotate_left(SHIFTS[i / 16][i % 4]));
        }
        for (sum, value) in state.iter_mut().zip([a, b, c, d]) {
            *sum = sum.wrapping_add(value);
        }
    }
    let mut digest = [0; 16];
    for (to, word) in digest.chunks_mut(4).zip(state) {
        to.copy_from_slice(&word.to_le_bytes());
    }
    digest
}

/// The integer part of 2^32 times the sine of `i + 1`.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is from 0 to 2^32"
)]
fn constant(i: usize) -> u32 {
    let sine = f64::from(u32::try_from(i + 1).unwrap()).sin().abs();
    (sine * 4_294_967_296.0) as u32
}

#[test]
fn digests_of_the_rfc() {
    let hex = |text: &str| format!("{:032x}", u128::from_be_bytes(md5(text)));
    assert_eq!(hex(""), "d41d8cd98f00b204e9800998ecf8427e");
    assert_eq!(hex("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
    assert_eq!(
        hex("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
        "57edf4a22be3c955ac49da2e2107b67a"
    );
}
