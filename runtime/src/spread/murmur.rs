//! The hash of the service: `MurmurHash3`, x64, 128 bits, seed 0.

const C1: u64 = 0x87c3_7b91_1142_53d5;
const C2: u64 = 0x4cf5_ad43_2745_937f;

/// The hash, with its second half above its first: read as one number, this is the order of the service.
pub fn hash(bytes: impl Iterator<Item = u8>) -> u128 {
    let (mut h1, mut h2) = (0_u64, 0_u64);
    let (mut block, mut len) = (0_u128, 0_u64);
    for byte in bytes {
        block |= u128::from(byte) << (len % 16 * 8);
        len += 1;
        if len.is_multiple_of(16) {
            h1 ^= mix_first(low(block));
            h1 = h1.rotate_left(27).wrapping_add(h2);
            h1 = h1.wrapping_mul(5).wrapping_add(0x52dc_e729);
            h2 ^= mix_second(high(block));
            h2 = h2.rotate_left(31).wrapping_add(h1);
            h2 = h2.wrapping_mul(5).wrapping_add(0x3849_5ab5);
            block = 0;
        }
    }
    // What is left of a block is padded with zeros, and half a block of zeros mixes to zero.
    h1 ^= mix_first(low(block)) ^ len;
    h2 ^= mix_second(high(block)) ^ len;
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    h1 = finish(h1);
    h2 = finish(h2);
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    u128::from(h2) << 64 | u128::from(h1)
}

#[expect(clippy::cast_possible_truncation, reason = "that is the lower half")]
fn low(block: u128) -> u64 {
    block as u64
}

fn high(block: u128) -> u64 {
    low(block >> 64)
}

fn mix_first(k: u64) -> u64 {
    k.wrapping_mul(C1).rotate_left(31).wrapping_mul(C2)
}

fn mix_second(k: u64) -> u64 {
    k.wrapping_mul(C2).rotate_left(33).wrapping_mul(C1)
}

fn finish(mut h: u64) -> u64 {
    h = (h ^ (h >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    h = (h ^ (h >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    h ^ (h >> 33)
}
