//! A last level that is a suffix alone.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}{/}{xxh64(vin) % 400 + 1}")]
struct Trip {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(hash_suffix = 400, level = 2)]
    vin: String,
}

fn main() {
    let key = TripKey {
        tenant: "contoso",
        vin: "1HGCM82633A004352",
    }
    .partition_key();
    assert!(key.levels().eq(["contoso", "225"]));
    assert_eq!(TripKeys { tenant: "contoso" }.iter().count(), 400);
}
