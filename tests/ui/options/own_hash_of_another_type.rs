//! SK0104: an own hash that makes another type than `u64`
use synthetic_key::SyntheticKey;

fn crc32(vin: &str) -> u32 {
    vin.bytes().map(u32::from).sum()
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, by = crc32))]
    vin: String,
}

fn main() {}
