//! `MurmurHash3`, x64, 128 bits and x86, 32 bits, both with seed 0.
//!
//! The runtime has the first one too, in its module `spread`; one of the two should go when that is a feature.

const C1: u64 = 0x87c3_7b91_1142_53d5;
const C2: u64 = 0x4cf5_ad43_2745_937f;

/// The 128-bit hash, with its second half above its first: read as one number, this is the order of Cosmos DB.
pub(super) fn hash128(bytes: &[u8]) -> u128 {
    let (mut h1, mut h2) = (0_u64, 0_u64);
    let (blocks, rest) = bytes.as_chunks::<16>();
    for block in blocks {
        let [low, high] = halves(block);
        h1 ^= mix_first(low);
        h1 = h1.rotate_left(27).wrapping_add(h2);
        h1 = h1.wrapping_mul(5).wrapping_add(0x52dc_e729);
        h2 ^= mix_second(high);
        h2 = h2.rotate_left(31).wrapping_add(h1);
        h2 = h2.wrapping_mul(5).wrapping_add(0x3849_5ab5);
    }
    // What is left of a block is padded with zeros, and half a block of zeros mixes to zero.
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    let ([low, high], len) = (halves(&last), bytes.len() as u64);
    h1 ^= mix_first(low) ^ len;
    h2 ^= mix_second(high) ^ len;
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    h1 = finish64(h1);
    h2 = finish64(h2);
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    u128::from(h2) << 64 | u128::from(h1)
}

fn halves(block: &[u8; 16]) -> [u64; 2] {
    let (words, _) = block.as_chunks::<8>();
    [0, 1].map(|i| words.get(i).map_or(0, |word| u64::from_le_bytes(*word)))
}

fn mix_first(k: u64) -> u64 {
    k.wrapping_mul(C1).rotate_left(31).wrapping_mul(C2)
}

fn mix_second(k: u64) -> u64 {
    k.wrapping_mul(C2).rotate_left(33).wrapping_mul(C1)
}

/// The end of the 64-bit hash: it mixes all bits of a number.
pub(crate) fn finish64(mut h: u64) -> u64 {
    h = (h ^ (h >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    h = (h ^ (h >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    h ^ (h >> 33)
}

/// The 32-bit hash.
pub(super) fn hash32(bytes: &[u8]) -> u32 {
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
