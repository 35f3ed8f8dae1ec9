//! A type that is named like a generated one. The derive cannot see it; the compiler says where both are.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    id: u32,
}

struct TripKey;

fn main() {}
