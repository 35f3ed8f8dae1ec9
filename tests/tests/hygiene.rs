//! Generated code means what it says, whatever the names around it mean.

/// No prelude, and names of the standard library that mean something else.
#[no_implicit_prelude]
#[allow(
    dead_code,
    non_camel_case_types,
    non_upper_case_globals,
    reason = "they are there to be in the way"
)]
mod hostile {
    mod std {}
    mod core {}
    mod alloc {}
    mod serde {}
    pub(super) mod synthetic_key {}

    struct Option;
    struct Result;
    struct Some;
    struct Vec;
    struct str;
    struct u16;
    struct u64;
    struct usize;
    struct bool;
    struct Ok;
    trait Iterator {}
    trait Into {}
    trait From {}
    trait Clone {}
    trait Copy {}
    trait Sized {}
    const out: () = ();
    const visitor: () = ();

    type String = ::std::string::String;

    #[derive(::synthetic_key::KeyPart)]
    pub(super) enum Tier {
        Free,
        Pro,
    }

    #[derive(::synthetic_key::SyntheticKey)]
    #[pk(escape)]
    pub(super) struct Trip<'key, V: ::synthetic_key::KeyPart> {
        #[pk(concat)]
        pub(super) self_: V,
        #[pk(concat)]
        pub(super) key: &'key ::core::primitive::str,
        #[pk(concat)]
        pub(super) out: Tier,
        #[pk(hash_suffix = 400)]
        pub(super) r#type: String,
        pub(super) f0: ::core::primitive::u8,
    }

    #[derive(::synthetic_key::SyntheticKey)]
    pub(super) struct TripKeyed(
        #[pk(concat)] pub(super) String,
        #[pk(random_suffix = 4)] pub(super) ::synthetic_key::RandomSuffix<4>,
    );
}

use synthetic_key::SyntheticKey as _;

#[test]
fn hostile_names() {
    let trip = hostile::Trip {
        self_: 7_u32,
        key: "a-b",
        out: hostile::Tier::Pro,
        r#type: "1HGCM82633A004352".into(),
        f0: 1,
    };
    assert_eq!(trip.partition_key(), "7-a%2Db-Pro.225");
    assert_eq!(
        hostile::TripKeys::<u32> {
            self_: 7,
            key: "a-b",
            out: &trip.out
        }
        .iter()
        .len(),
        400
    );
    assert_eq!(trip.f0, 1);
    let drawn = hostile::TripKeyed("x".into(), synthetic_key::RandomSuffix::new(3).unwrap());
    assert_eq!(drawn.partition_key(), "x.3");
}

/// The crate under another name, as where it is renamed or re-exported.
mod renamed {
    pub(super) mod of_another_crate {
        pub(in super::super) use ::synthetic_key as keys;
    }
    mod synthetic_key {}

    #[derive(of_another_crate::keys::KeyPart)]
    #[pk(crate = super::renamed::of_another_crate::keys)]
    pub(super) struct Vin(pub(super) String);

    #[derive(of_another_crate::keys::SyntheticKey, serde::Serialize, serde::Deserialize)]
    #[serde(remote = "Self")]
    #[pk(crate = super::renamed::of_another_crate::keys)]
    pub(super) struct Order {
        #[pk(concat)]
        pub(super) tenant: String,
        #[pk(hash_suffix = 400)]
        pub(super) id: u64,
    }
}

#[test]
fn another_path_to_the_crate() {
    let order = renamed::Order {
        tenant: "t".into(),
        id: 1,
    };
    assert_eq!(
        serde_json::to_string(&order).unwrap(),
        r#"{"tenant":"t","id":1,"partitionKey":"t.369"}"#
    );
    assert_eq!(renamed::Vin("v".into()).0, "v");
}

/// What a library of careful people would ask for.
mod strict {
    #![deny(
        warnings,
        missing_docs,
        unused_qualifications,
        clippy::pedantic,
        clippy::nursery
    )]

    use serde::{Deserialize, Serialize};
    use synthetic_key::{KeyPart, SyntheticKey};

    /// A vehicle.
    #[derive(KeyPart, Serialize, Deserialize)]
    pub struct Vin(pub String);

    /// A trip.
    #[derive(Serialize, Deserialize, SyntheticKey)]
    #[serde(remote = "Self")]
    #[pk(layout = "{year}.{xxh64(vin) % 400 + 1}")]
    pub struct Trip {
        /// The year.
        #[pk(concat)]
        pub year: u16,
        /// The vehicle.
        #[pk(hash_suffix = 400)]
        pub vin: Vin,
    }

    /// An item of any type.
    #[derive(SyntheticKey)]
    #[pk(escape)]
    pub struct Item<'a, T: Clone + KeyPart> {
        /// The tenant.
        #[pk(concat)]
        pub tenant: T,
        /// The name.
        #[pk(concat)]
        pub name: &'a str,
    }
}

#[test]
fn strict_lints() {
    let trip = strict::Trip {
        year: 2018,
        vin: strict::Vin("1HGCM82633A004352".into()),
    };
    assert_eq!(trip.partition_key(), "2018.225");
    assert_eq!(
        strict::Item {
            tenant: 7,
            name: "n"
        }
        .partition_key(),
        "7-n"
    );
}

#[test]
fn inside_a_function() {
    #[derive(synthetic_key::SyntheticKey)]
    struct Local {
        #[pk(concat)]
        id: u32,
    }
    assert_eq!(Local { id: 7 }.partition_key(), "7");
    assert_eq!(LocalKey { id: 7 }.partition_key(), "7");
}
