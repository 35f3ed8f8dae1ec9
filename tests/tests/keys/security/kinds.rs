//! Several kinds of items in one container: what is proved for each is not proved for two of them.

use synthetic_key::SyntheticKey;

use super::texts;

#[derive(SyntheticKey)]
#[pk(escape)]
enum Event {
    Login {
        #[pk(concat)]
        tenant: String,
    },
    Trip {
        #[pk(concat)]
        tenant: String,
        #[pk(concat)]
        year: u16,
    },
}

/// The separator of another variant is not escaped, because the layout of this one does not have it.
#[test]
fn two_tenants_share_a_key_under_different_layouts() {
    assert_eq!(Event::LAYOUT, "{tenant:%} | {tenant:%}-{year}");
    let login = Event::Login {
        tenant: "contoso-2018".into(),
    };
    let trip = Event::Trip {
        tenant: "contoso".into(),
        year: 2018,
    };
    assert_eq!(login.partition_key(), trip.partition_key());
}

#[derive(SyntheticKey)]
#[pk(escape, prefix = "LOGIN#")]
struct Login {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(escape, prefix = "TRIP#")]
struct Trip {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    year: u16,
}

#[derive(SyntheticKey)]
#[pk(escape, prefix = "TRIP#")]
struct Stop {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    year: u32,
}

#[test]
fn prefixes_and_equal_layouts_keep_tenants_apart() {
    let texts = texts();
    for tenant in &texts {
        let login = LoginKey { tenant }.partition_key();
        for other in &texts {
            for year in [1, 2, 11] {
                let trip = TripKey {
                    tenant: other,
                    year,
                };
                assert_ne!(login, trip.partition_key());
                let stop = StopKey { tenant, year: 1 }.partition_key();
                let is_same = tenant == other && year == 1;
                assert_eq!(trip.partition_key() == stop, is_same);
            }
        }
    }
}
