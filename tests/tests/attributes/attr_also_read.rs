//! `also_read`: the keys that an item may have while items move from one layout to another.

mod documents;
mod doubling;
mod fan_outs;
mod layouts;
mod shapes;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use synthetic_key::{PartitionKey, Store, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{seconds, utc};

/// Versions of the same item over the life of a container.
macro_rules! versions {
    ($($name:ident, $n:literal $(, also_read = $list:tt)?;)*) => {$(
        #[derive(SyntheticKey)]
        $(#[pk(also_read = $list)])?
        struct $name {
            #[pk(concat, rollup = "day")]
            at: DateTime<Utc>,
            #[pk(hash_suffix = $n)]
            vin: String,
        }
    )*};
}

versions! {
    At400, 400;
    At800, 800;
    At300, 300;
    Grown, 800, also_read = ["{at:day}.{xxh64(vin) % 400 + 1}"];
    Twice, 800, also_read = ["{at:day}.{xxh64(vin) % 400 + 1}", "{at:day}.{xxh64(vin) % 300 + 1}"];
    Shrunk, 300, also_read = ["{at:day}.{xxh64(vin) % 800 + 1}", "{at:day}.{xxh64(vin) % 400 + 1}"];
    Extreme, 2, also_read = ["{at:day}.{xxh64(vin) % 65535 + 1}", "{at:day}.{xxh64(vin) % 3 + 1}"];
}

fn texts(keys: impl Iterator<Item = PartitionKey>) -> Vec<String> {
    keys.map(|key| key.to_string()).collect()
}

/// The code that a careful reader would write by hand.
fn newest_first<const M: usize>(keys: [PartitionKey; M]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    texts(keys.into_iter().filter(|key| seen.insert(key.clone())))
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn read_keys_are_those_of_every_version(at in seconds(), vin in any::<String>()) {
        let (at, vin) = (DateTime::from_timestamp(at, 0).unwrap(), &*vin);
        let at_400 = At400Key { at, vin }.partition_key();
        let at_800 = At800Key { at, vin }.partition_key();
        let at_300 = At300Key { at, vin }.partition_key();

        let grown = Grown { at, vin: vin.into() };
        assert_eq!(grown.partition_key(), at_800);
        let keys = texts(grown.read_keys());
        assert_eq!(keys, newest_first([at_800.clone(), at_400.clone()]));
        assert!(keys.len() <= 2);
        assert_eq!(keys, texts(GrownKey { at, vin }.read_keys()));
        let twice = TwiceKey { at, vin };
        assert_eq!(texts(twice.read_keys()), newest_first([at_800.clone(), at_400.clone(), at_300.clone()]));
        let shrunk = ShrunkKey { at, vin };
        assert_eq!(texts(shrunk.read_keys()), newest_first([at_300.clone(), at_800.clone(), at_400.clone()]));
        assert_eq!(texts(At400Key { at, vin }.read_keys()), [at_400.to_string()]);

        // Every key that an item ever had is in the fan-out, and in the range.
        let day: BTreeSet<_> = ShrunkKeys { at }.iter().collect();
        assert_eq!((day.len(), ShrunkKeys { at }.iter().len()), (800, 800 + 300));
        let range: BTreeSet<_> = ShrunkKeys::between(at, at).collect();
        assert_eq!(day, range);
        assert!([&at_300, &at_800, &at_400].iter().all(|key| day.contains(*key)));

        // An item that must move, and one that is in the right place.
        assert!(!grown.needs_move(&at_800));
        assert_eq!(grown.needs_move(&at_400), at_400 != at_800);
        assert_eq!(shrunk.needs_move(&at_800), at_800 != at_300);
        assert!(!shrunk.needs_move(&at_300));
    }

    #[test]
    fn read_keys_know_how_many_they_are(vin in any::<String>()) {
        let at = DateTime::UNIX_EPOCH;
        let mut keys = ExtremeKey { at, vin: &vin }.read_keys();
        let all: Vec<_> = keys.clone().collect();
        assert!((1..=3).contains(&all.len()));
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
        for left in (0..=all.len()).rev() {
            assert_eq!(keys.len(), left);
            assert_eq!(keys.next(), all.get(all.len() - left).cloned());
        }
        assert_eq!((keys.next(), keys.len()), (None, 0));
    }
}

#[test]
fn the_layouts_can_be_asked_for() {
    assert_eq!(Twice::LAYOUT, "{at:day}.{xxh64(vin) % 800 + 1}");
    let listed = [
        "{at:day}.{xxh64(vin) % 400 + 1}",
        "{at:day}.{xxh64(vin) % 300 + 1}",
    ];
    assert_eq!(Twice::ALSO_READ, listed);
    assert_eq!(
        (TwiceKey::ALSO_READ, At400::ALSO_READ),
        (&listed[..], &[][..])
    );
}

#[test]
fn only_a_present_key_is_taken_apart() {
    let at = utc("2018-08-09T00:00:00Z");
    for (number, key) in (1_u16..).zip(GrownKeys { at }.iter()) {
        let parsed = GrownKey::parse::<(chrono::NaiveDate, u16)>(&key).unwrap();
        assert_eq!(parsed, (at.date_naive(), number));
    }
    assert!(GrownKey::parse::<(chrono::NaiveDate, u16)>("2018-08-09.801").is_err());
    assert!(ShrunkKey::parse::<(chrono::NaiveDate, u16)>("2018-08-09.301").is_err());
}

const TWELVE: Store = Store::bytes(12);

#[derive(SyntheticKey)]
#[pk(store = TWELVE, also_read = ["{tenant}.{xxh64(id) % 50000 + 1}", "{id:02}-{tenant}"])]
struct Short {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 5)]
    id: u64,
}

#[test]
fn a_key_that_no_item_can_be_under_is_left_out() {
    // 10 letters, a dot and one digit fit; five digits do not.
    let short = ShortKey {
        tenant: "0123456789",
        id: 1,
    };
    assert_eq!(short.try_partition_key().unwrap().len(), 12);
    assert_eq!(short.read_keys().len(), 1);
    let short = ShortKey {
        tenant: "0123",
        id: 1,
    };
    assert_eq!(short.read_keys().len(), 3);
}

/// A program that did not check its keys, or wrote them with `format!`, stored items under keys that a check would refuse.
#[test]
fn a_key_that_was_not_checked_is_looked_under() {
    let texts = |tenant, id| texts(ShortKey { tenant, id }.read_keys().skip(1));
    assert_eq!(texts("0123", 100)[1], "100-0123");
    assert_eq!(texts("", 1)[1], "01-");
}

#[derive(SyntheticKey)]
#[pk(escape, also_read = [
    "{tenant:%}.{xxh64(vin, country:lower, seq:?\"-\") % 8 + 1}",
    "{tenant:%}.{xxh64(vin, country:lower, seq:?\"-\") % 4 + 1}",
])]
struct Several {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 16)]
    vin: String,
    #[pk(hash_suffix = 16, case = "lower")]
    country: String,
    #[pk(hash_suffix = 16, none = "-")]
    seq: Option<u32>,
}

macro_rules! several {
    ($($name:ident $n:literal),*) => {$(
        #[derive(SyntheticKey)]
        #[pk(escape)]
        struct $name {
            #[pk(concat)]
            tenant: String,
            #[pk(hash_suffix = $n)]
            vin: String,
            #[pk(hash_suffix = $n, case = "lower")]
            country: String,
            #[pk(hash_suffix = $n, none = "-")]
            seq: Option<u32>,
        }
    )*};
}

several! { Sixteen 16, Eight 8, Four 4 }

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn several_hashed_fields_grow_together(
        tenant in any::<String>(),
        vin in any::<String>(),
        country in any::<String>(),
        seq in any::<Option<u32>>(),
    ) {
        let (tenant, vin, country) = (&*tenant, &*vin, &*country);
        let keys = [
            SixteenKey { tenant, vin, country, seq }.partition_key(),
            EightKey { tenant, vin, country, seq }.partition_key(),
            FourKey { tenant, vin, country, seq }.partition_key(),
        ];
        let read = SeveralKey { tenant, vin, country, seq };
        assert_eq!(texts(read.read_keys()), newest_first(keys));
        let shouted = country.to_ascii_uppercase();
        let shouted = SeveralKey { tenant, vin, country: &shouted, seq };
        assert!(shouted.read_keys().eq(read.read_keys()));
    }
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant}{/}{user}{/}{xxh64(id) % 4 + 1}", "{tenant}{/}{user}{/}{xxh64(id) % 6 + 1}"])]
struct Leveled {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(hash_suffix = 8, level = 3)]
    id: u64,
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_hierarchical_key_grows_in_its_last_level(tenant in any::<String>(), user in any::<String>(), id in any::<u64>()) {
        let (tenant, user) = (&*tenant, &*user);
        let item = Leveled { tenant: tenant.into(), user: user.into(), id };
        let keys: Vec<_> = item.read_keys().collect();
        assert_eq!(keys[0], item.partition_key());
        assert!((1..=3).contains(&keys.len()) && item.read_keys().len() == keys.len());
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
        let all: Vec<_> = LeveledKeys { tenant, user }.iter().collect();
        assert_eq!(all.len(), 6 + 8);
        for key in &keys {
            let levels: Vec<_> = key.levels().collect();
            assert_eq!(levels[..2], [tenant, user]);
            assert!(all.contains(key));
        }
        let number = |key: &synthetic_key::HierarchicalKey| key.levels().next_back().unwrap().parse::<u64>().unwrap();
        // When N halves, the suffix is the same or less by N.
        let newest = number(&keys[0]);
        let is_stored = !tenant.is_empty() && !user.is_empty();
        assert!(!is_stored || keys.iter().any(|key| number(key) == (newest - 1) % 4 + 1));
    }
}
