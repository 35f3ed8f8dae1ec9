//! A nested field, and what functions make of fields.
use synthetic_key::SyntheticKey;

struct Vehicle {
    vin: String,
    owner: Owner,
}

struct Owner {
    country: Option<u16>,
}

#[derive(SyntheticKey)]
#[pk(separator = "|")]
struct Trip {
    #[pk(concat, path = "owner.country", none = "none")]
    vehicle: Vehicle,
    #[pk(concat, with = first_three)]
    postcode: String,
    #[pk(concat, with = tens)]
    km: u32,
}

fn first_three(postcode: &str) -> &str {
    postcode.get(..3).unwrap_or(postcode)
}

fn tens(km: &u32) -> u32 {
    km / 10 * 10
}

fn main() {
    let mut trip = Trip {
        vehicle: Vehicle {
            vin: "1HGCM82633A004352".into(),
            owner: Owner { country: Some(47) },
        },
        postcode: "80331".into(),
        km: 42,
    };
    assert_eq!(trip.partition_key(), "47|803|40");
    trip.vehicle.owner.country = None;
    assert_eq!(trip.partition_key(), "none|803|40");
    assert_eq!(trip.vehicle.vin.len(), 17);
}
