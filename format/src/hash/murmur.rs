//! `MurmurHash3` with seed 0, of a string between two bytes. The crates for it hash one slice, so the string would have to
//! be copied.

const C1: u64 = 0x87c3_7b91_1142_53d5;
const C2: u64 = 0x4cf5_ad43_2745_937f;

/// The hash for x64 with 128 bits, with its second half above its first. Read as one number, this gives the order that
/// the service uses.
pub(super) fn x64_128(first: u8, text: &[u8], last: u8) -> u128 {
    let mut hash = Hash::default();
    // The first byte shifts all others by one.
    let (start, rest) = text.split_at(text.len().min(15));
    let mut block = [0; 16];
    block[0] = first;
    block[1..=start.len()].copy_from_slice(start);
    let mut len = 1 + start.len();
    if len == 16 {
        hash.add(block);
        let (blocks, rest) = rest.as_chunks();
        for block in blocks {
            hash.add(*block);
        }
        block = [0; 16];
        block[..rest.len()].copy_from_slice(rest);
        len = rest.len();
    }
    block[len] = last;
    if len == 15 {
        hash.add(block);
        block = [0; 16];
    }
    hash.finish(block, text.len() + 2)
}

#[derive(Default)]
struct Hash(u64, u64);

impl Hash {
    fn add(&mut self, block: [u8; 16]) {
        let Self(h1, h2) = self;
        let [low, high] = halves(block);
        *h1 ^= mix_first(low);
        *h1 = h1.rotate_left(27).wrapping_add(*h2);
        *h1 = h1.wrapping_mul(5).wrapping_add(0x52dc_e729);
        *h2 ^= mix_second(high);
        *h2 = h2.rotate_left(31).wrapping_add(*h1);
        *h2 = h2.wrapping_mul(5).wrapping_add(0x3849_5ab5);
    }

    /// The hash of so many bytes. An incomplete block is padded with zeros, and half a block of zeros mixes to zero.
    fn finish(self, rest: [u8; 16], len: usize) -> u128 {
        let Self(mut h1, mut h2) = self;
        let ([low, high], len) = (halves(rest), len as u64);
        h1 ^= mix_first(low) ^ len;
        h2 ^= mix_second(high) ^ len;
        h1 = h1.wrapping_add(h2);
        h2 = h2.wrapping_add(h1);
        h1 = finish(h1);
        h2 = finish(h2);
        h1 = h1.wrapping_add(h2);
        h2 = h2.wrapping_add(h1);
        u128::from(h2) << 64 | u128::from(h1)
    }
}

fn halves(block: [u8; 16]) -> [u64; 2] {
    let both = u128::from_le_bytes(block);
    [both, both >> 64].map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or_default())
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

/// The hash for x86 with 32 bits.
pub(super) fn x86_32(first: u8, text: &[u8], last: u8) -> u32 {
    let mix = |block: [u8; 4]| {
        u32::from_le_bytes(block)
            .wrapping_mul(0xcc9e_2d51)
            .rotate_left(15)
            .wrapping_mul(0x1b87_3593)
    };
    let (mut hash, mut block, mut len) = (0_u32, [0; 4], 0_u32);
    let bytes = [first]
        .into_iter()
        .chain(text.iter().copied())
        .chain([last]);
    for byte in bytes {
        block.rotate_left(1);
        block[3] = byte;
        len = len.wrapping_add(1);
        if len.is_multiple_of(4) {
            hash = (hash ^ mix(block)).rotate_left(13);
            hash = hash.wrapping_mul(5).wrapping_add(0xe654_6b64);
            block = [0; 4];
        }
    }
    // The bytes of an incomplete block come first in it, and zeros mix to zero.
    block.rotate_left(4 - (len % 4) as usize);
    hash ^= mix(block) ^ len;
    hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}
