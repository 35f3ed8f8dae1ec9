//! `container`: the names of containers, for an item and for a span of time.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use synthetic_key::{KeyError, Store, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{periods, seconds, utc};

#[derive(SyntheticKey)]
#[pk(container = "telemetry-{at:month}")]
struct Outside {
    #[pk(concat)]
    device: String,
    at: DateTime<Utc>,
}

#[derive(SyntheticKey)]
#[pk(container = "{at:ms:year}{{}}-{region:upper}-{device:06}", escape)]
struct Inside {
    #[pk(concat)]
    region: String,
    #[pk(concat, rollup = "hour", epoch = "ms")]
    at: i64,
    #[pk(hash_suffix = 8)]
    device: u32,
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn item_and_lookup_agree(at in seconds(), device in any::<u32>(), region in "[a-zA-Zé.-]{1,8}") {
        let instant = DateTime::from_timestamp(at, 0).unwrap();
        let item = Outside { device: region.clone(), at: instant };
        let name = format!("telemetry-{}", periods(at)[1]);
        assert_eq!(item.container().unwrap(), name);
        assert_eq!(OutsideKey { device: &region, at: instant }.container().unwrap(), name);
        // The container of an item does not affect its key.
        assert_eq!(item.partition_key(), *region);

        let item = Inside { region: region.clone(), at: at * 1000 + 999, device };
        let point = InsideKey { region: &item.region, at: item.at, device: item.device };
        assert_eq!(item.container(), point.container());
        match item.container() {
            Ok(name) => {
                assert!(device < 1_000_000);
                let year = &periods(at)[0];
                assert_eq!(name, format!("{year}{{}}-{}-{device:06}", region.to_ascii_uppercase()));
                let names = Inside::containers_between(&region, device, item.at, item.at).unwrap();
                assert!(names.eq([name]));
            }
            Err(KeyError::Container(error)) => {
                assert!(device > 999_999);
                assert!(matches!(*error, KeyError::OutOfRange { field: "device", .. }), "{error:?}");
                assert!(Inside::containers_between(&region, device, item.at, item.at).is_err());
            }
            Err(error) => panic!("{error}"),
        }
        assert!(item.try_partition_key().is_ok());
    }

    #[test]
    fn between_two_instants(from in seconds(), days in 0_i64..200) {
        let to = (from + days * 86_400).min(synthetic_key_tests::times::LAST);
        let mut expected = Vec::new();
        for at in (from..=to).step_by(86_400).chain([to]) {
            let at = DateTime::from_timestamp(at, 0).unwrap();
            let name = Outside { device: "d".into(), at }.container().unwrap();
            if expected.last() != Some(&name) {
                expected.push(name);
            }
        }
        let [from, to] = [from, to].map(|at| DateTime::from_timestamp(at, 0).unwrap());
        let names = Outside::containers_between(from, to).unwrap();
        assert_eq!(names.len(), expected.len());
        assert!(names.clone().rev().eq(expected.iter().rev().cloned()));
        assert!(names.eq(expected));
        if from.timestamp() + 32 * 86_400 < to.timestamp() {
            assert_eq!(Outside::containers_between(to, from).unwrap().len(), 0);
        }
    }
}

#[test]
fn all_months_there_are() {
    let mut names =
        Outside::containers_between(DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC).unwrap();
    assert_eq!(names.len(), 120_000);
    assert_eq!(names.next().unwrap(), "telemetry-0000-01");
    assert_eq!(names.next_back().unwrap(), "telemetry-9999-12");
    assert_eq!(names.len(), 119_998);
    let far = Outside {
        device: "d".into(),
        at: DateTime::<Utc>::MAX_UTC,
    };
    let Err(KeyError::Container(error)) = far.container() else {
        panic!("{:?}", far.container());
    };
    assert!(matches!(
        *error,
        KeyError::OutOfRange {
            field: "at",
            expected: "years 0000 to 9999",
            ..
        }
    ));
    assert_eq!(far.try_partition_key().unwrap(), "d");
}

macro_rules! in_store {
    ($($name:ident $store:literal $template:literal),*) => {$(
        #[derive(SyntheticKey)]
        #[pk(store = $store, container = $template)]
        struct $name {
            #[pk(concat)]
            tenant: String,
        }

        impl $name {
            fn name(tenant: &str) -> Result<String, String> {
                let name = Self { tenant: tenant.into() }.container();
                if let (Ok(name), problem) = (&name, Self::STORE.check_container_name(tenant)) {
                    // With text around it a tenant can give a valid name, even if it is not valid as the whole name.
                    assert!(name.ends_with(tenant) && (name != tenant || problem.is_ok()));
                }
                name.map_err(|error| error.to_string())
            }
        }
    )*};
}

in_store! {
    Cosmos "cosmos" "t-{tenant}", Small "cosmos-small" "{tenant}", Table "table" "{tenant:lower}",
    Dynamo "dynamodb" "{tenant}", Mongo "mongodb" "{tenant}"
}

#[test]
fn names_that_the_store_refuses_are_errors() {
    let empty =
        "the container name part `tenant` is empty: every such item would share one container name";
    for name in [
        Cosmos::name,
        Small::name,
        Table::name,
        Dynamo::name,
        Mongo::name,
    ] {
        assert_eq!(name("").unwrap_err(), empty);
        assert_eq!(name("contoso").unwrap().trim_start_matches("t-"), "contoso");
        assert!(name("a\0b").is_err());
        assert!(name(&"x".repeat(256)).is_err());
    }
    for bad in [
        "a/b", "a\\b", "a#b", "a?b", "a\nb", "a\u{7f}b", "ends ", "/",
    ] {
        for name in [Cosmos::name, Small::name, Table::name, Dynamo::name] {
            let error = name(bad).unwrap_err();
            assert!(
                error.contains("cannot be the name of a container"),
                "{error}"
            );
        }
    }
    assert_eq!(Cosmos::name(&"x".repeat(253)).unwrap().len(), 255);
    assert!(Cosmos::name(&"x".repeat(254)).is_err());
    // Characters are counted, not bytes.
    assert!(Cosmos::name(&"é".repeat(253)).is_ok());

    for bad in [
        "ab",
        "a-b",
        "1ab",
        "tables",
        "TABLES",
        "äbc",
        &"x".repeat(64),
    ] {
        assert!(Table::name(bad).is_err(), "{bad}");
    }
    assert!(
        Table::name("abc").is_ok()
            && Table::name("a12").is_ok()
            && Table::name(&"x".repeat(63)).is_ok()
    );
    for bad in ["ab", "a b", "a:b", "é12"] {
        assert!(Dynamo::name(bad).is_err(), "{bad}");
    }
    assert!(Dynamo::name("a_b-c.D9").is_ok());
    for bad in ["a$b", "system.x"] {
        assert!(Mongo::name(bad).is_err(), "{bad}");
    }
    assert!(Mongo::name("a/b c").is_ok());
    assert_eq!(Cosmos::STORE, Store::COSMOS);
}

#[derive(SyntheticKey)]
#[pk(container = "{tenant}-{at:month}")]
struct Both {
    #[pk(concat)]
    tenant: String,
    at: SystemTime,
}

#[test]
fn a_bad_name_is_found_before_the_first_container() {
    let (from, to) = (
        SystemTime::UNIX_EPOCH,
        SystemTime::UNIX_EPOCH + Duration::from_secs(40 * 86_400),
    );
    assert!(
        Both::containers_between("t", from, to)
            .unwrap()
            .eq(["t-1970-01", "t-1970-02"])
    );
    let error = Both::containers_between("a/b", from, to).unwrap_err();
    assert_eq!(
        Err(error.clone()),
        Store::COSMOS
            .check_container_name("a/b-1970-01")
            .map_err(Into::into)
    );
    assert_eq!(
        BothKey {
            tenant: "a/b",
            at: from
        }
        .container(),
        Err(error)
    );
    let Err(KeyError::Container(error)) = Both::containers_between("", from, to) else {
        panic!("an empty tenant");
    };
    assert_eq!(*error, KeyError::Empty { field: "tenant" });
    let long = "x".repeat(247);
    assert!(Both::containers_between(&long, from, to).is_ok());
    assert!(Both::containers_between(&(long + "x"), from, to).is_err());
}

#[test]
fn names_of_a_period_that_differs_from_the_keys_own() {
    #[derive(SyntheticKey)]
    #[pk(container = "{at:year}")]
    struct Item {
        #[pk(concat)]
        device: String,
        #[pk(concat, rollup = "minute")]
        at: DateTime<Utc>,
    }
    let (from, to) = (utc("2019-12-31T23:58:00Z"), utc("2020-01-01T00:00:59Z"));
    let item = Item {
        device: "d".into(),
        at: to,
    };
    assert_eq!(
        (
            item.partition_key().as_str(),
            item.container().unwrap().as_str()
        ),
        ("d-2020-01-01T00:00", "2020")
    );
    assert!(
        Item::containers_between(from, to)
            .unwrap()
            .eq(["2019", "2020"])
    );
    assert_eq!(ItemKeys::between("d", from, to).len(), 3);
}

/// Without the proof, `("a-b", "c")` and `("a", "b-c")` were one container.
mod different_tenants_never_share_a_name {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(container = "{site}-{tenant}")]
    struct Sites {
        #[pk(concat)]
        tenant: String,
        site: u16,
    }

    /// Of the same length, so that no text is needed between them.
    #[derive(SyntheticKey)]
    #[pk(container = "{at:month}{tenant}")]
    struct Months {
        #[pk(concat)]
        tenant: String,
        at: DateTime<Utc>,
    }

    /// Names of Table Storage ignore case.
    #[derive(SyntheticKey)]
    #[pk(store = "table", container = "t{tenant:upper}")]
    struct Folded {
        #[pk(concat)]
        tenant: String,
    }

    /// A type without letters, or with only lower-case ones, needs no folding.
    #[derive(SyntheticKey)]
    #[pk(store = "table", container = "Orders{tenant:06}")]
    struct Numbers {
        #[pk(concat)]
        tenant: u32,
    }

    proptest! {
        #![proptest_config(cases(256))]

        #[test]
        fn for_any_values(one in (0_u16..200, "[-0-9a-b]{1,4}"), other in (0_u16..200, "[-0-9a-b]{1,4}")) {
            let sites = |(site, tenant): &(u16, String)| Sites { tenant: tenant.clone(), site: *site }.container().unwrap();
            prop_assert_eq!(sites(&one) == sites(&other), one == other);
            let months = |(month, tenant): &(u16, String)| {
                let at = DateTime::from_timestamp(i64::from(*month) * 32 * 86_400, 0).unwrap();
                Months { tenant: tenant.clone(), at }.container().unwrap()
            };
            prop_assert_eq!(months(&one) == months(&other), one == other);
        }

        #[test]
        fn whatever_the_case(one in "[a-cA-C]{2,3}", other in "[a-cA-C]{2,3}") {
            let folded = |tenant: &str| Folded { tenant: tenant.into() }.container().unwrap();
            let is_one_table = folded(&one).eq_ignore_ascii_case(&folded(&other));
            // Two names are the same table exactly if they are equal after folding.
            prop_assert_eq!(is_one_table, folded(&one) == folded(&other));
            prop_assert_eq!(is_one_table, one.eq_ignore_ascii_case(&other));
        }
    }

    #[test]
    fn texts_of_one_case() {
        assert_eq!(Numbers { tenant: 7 }.container().unwrap(), "Orders000007");
        assert_eq!(
            Folded {
                tenant: "Contoso".into()
            }
            .container()
            .unwrap(),
            "tCONTOSO"
        );
    }
}
