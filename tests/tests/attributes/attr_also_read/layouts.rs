//! The possible listed layouts: each is compared with a type that has it as its own.

use chrono::{DateTime, NaiveDate, Utc};
use proptest::option::of;
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::seconds;
use uuid::Uuid;

/// Text with separators and escapes.
fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[aB.%_/-]{1,6}", "[a-zé]{1,9}"]
}

/// A key of today, and the same item as it was declared before.
#[derive(Debug, SyntheticKey)]
#[pk(escape, also_read = ["{tenant}_{at:month}", "{at:day}-{tenant:lower:%}-{id:%}", "{region:?\"x\":upper}/{id}.{xxh64(no, tenant) % 9 + 1}"])]
struct Order {
    #[pk(concat, max_len = 20)]
    tenant: String,
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
    #[pk(concat, none = "NONE", case = "lower")]
    region: Option<String>,
    #[pk(hash_suffix = 16)]
    id: Uuid,
    #[pk(hash_suffix = 16, pad = 10)]
    no: u32,
}

/// A layout by hand: text stays unchanged, and nothing is proved.
macro_rules! by_hand {
    ($($name:ident $layout:literal, $($option:ident $(= $value:literal)?),*; { $($fields:tt)* })*) => {$(
        #[derive(SyntheticKey)]
        #[pk(layout = $layout, $($option $(= $value)?),*)]
        struct $name { $($fields)* }
    )*};
}

by_hand! {
    Monthly "{tenant}_{at:month}", separator = "_"; {
        #[pk(concat)] tenant: String,
        #[pk(concat, rollup = "month")] at: DateTime<Utc>,
    }
    Escaped "{at:day}-{tenant:lower:%}-{id:%}", escape; {
        #[pk(concat, rollup = "day")] at: DateTime<Utc>,
        #[pk(concat, case = "lower")] tenant: String,
        #[pk(concat)] id: String,
    }
    Regional "{region:?\"x\":upper}/{id}.{xxh64(no, tenant) % 9 + 1}", separator = "/"; {
        #[pk(concat, none = "x", case = "upper")] region: Option<String>,
        #[pk(concat)] id: Uuid,
        #[pk(hash_suffix = 9)] no: u32,
        #[pk(hash_suffix = 9)] tenant: String,
    }
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn parts_options_separators_and_suffixes(
        tenant in text(), at in seconds(), region in of(text()), id in any::<u128>(), no in any::<u32>(),
    ) {
        let (at, id) = (DateTime::from_timestamp(at, 0).unwrap(), Uuid::from_u128(id));
        let order = Order { tenant: tenant.clone(), at, region: region.clone(), id, no };
        let before = [
            Monthly { tenant: tenant.clone(), at }.partition_key(),
            // A UUID that used to be text is escaped like text.
            Escaped { at, tenant: tenant.clone(), id: id.to_string() }.partition_key(),
            Regional { region: region.clone(), id, no, tenant: tenant.clone() }.partition_key(),
        ];
        assert_eq!(order.read_keys().skip(1).collect::<Vec<_>>(), before);
        let lookup = OrderKey { tenant: &tenant, at, region: region.as_deref(), id, no };
        assert!(lookup.read_keys().eq(order.read_keys()));
        assert!(before.iter().all(|key| order.needs_move(key) && lookup.needs_move(key)));
        assert!(!order.needs_move(&order.partition_key()));
        assert!(SyntheticKey::read_keys(&&order).eq(Box::new(&order).read_keys()));
    }
}

fn first_two(text: &str) -> &str {
    text.get(..2).unwrap_or(text)
}

/// The same functions as for `with`, with the same arguments.
#[derive(SyntheticKey)]
#[pk(also_read = ["{email:fn(first_two)}-{amount:fn(Self::cents)}", "{email:lower:fn(str::trim)}.{xxh64(amount:fn(rounded::<100>)) % 7 + 1}"])]
struct Payment {
    #[pk(concat)]
    email: String,
    #[pk(hash_suffix = 8)]
    amount: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as `with` calls it")]
impl Payment {
    fn cents(amount: &u64) -> u64 {
        *amount % 100
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as `with` calls it")]
fn rounded<const TO: u64>(amount: &u64) -> u64 {
    amount / TO * TO
}

#[test]
fn functions() {
    let payment = Payment {
        email: " Ab@c ".into(),
        amount: 1234,
    };
    let keys: Vec<_> = payment.read_keys().collect();
    assert_eq!(keys[1], " A-34");
    assert!(keys[2].starts_with("ab@c."), "{keys:?}");
    let lookup = PaymentKey {
        email: " Ab@c ",
        amount: &1234,
    };
    assert!(lookup.read_keys().eq(keys));
}

#[derive(Debug, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(also_read = ["{oldName}-{deviceId}", "{vehicle.vin}_{plate.oldNo:04}"])]
struct Renamed {
    #[serde(alias = "oldName", alias = "olderName")]
    #[pk(concat)]
    new_name: u32,
    #[serde(rename(deserialize = "deviceId", serialize = "device"))]
    #[pk(concat)]
    device: String,
    #[pk(concat, path("no", document = "oldNo"))]
    plate: Plate,
    #[serde(alias = "vehicle")]
    #[pk(hash_suffix = 4, path = "vin")]
    car: Car,
}

#[derive(Debug, Deserialize)]
struct Plate {
    no: u16,
}

#[derive(Debug, Deserialize)]
struct Car {
    vin: String,
}

#[test]
fn names_are_those_of_the_document_or_aliases() {
    let item = Renamed {
        new_name: 7,
        device: "d".into(),
        plate: Plate { no: 12 },
        car: Car { vin: "v".into() },
    };
    let keys: Vec<_> = item.read_keys().skip(1).collect();
    assert_eq!(keys, ["7-d", "v_0012"]);
    let lookup = RenamedKey {
        new_name: 7,
        device: "d",
        plate: 12_u16,
        car: "v",
    };
    assert!(lookup.read_keys().skip(1).eq(keys));
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{date:month}-{shard}", "{shard:03}_{day:?\"none\":month}"])]
struct Drawn {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(concat)]
    day: NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

#[test]
fn a_drawn_number_can_be_a_part_and_a_date_a_period() {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let shard = RandomSuffix::new(7).unwrap();
    let item = Drawn {
        date,
        day: date,
        shard,
    };
    assert!(item.read_keys().skip(1).eq(["2018-08-7", "007_2018-08"]));
    let lookup = DrawnKey {
        date,
        day: date,
        shard,
    };
    assert!(lookup.read_keys().eq(item.read_keys()));
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant:upper}-{region}{/}{user}", "{region}.{tenant}{/}{user}-{no}.{xxh64(device) % 4 + 1}"])]
struct Leveled {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 1, pad = 3)]
    region: u16,
    #[pk(concat, level = 2)]
    user: u64,
    #[pk(concat, level = 2)]
    no: u8,
    #[pk(hash_suffix = 8, level = 2)]
    device: String,
}

#[test]
fn the_first_levels_have_their_own_keys() {
    let first = LeveledKey1 {
        tenant: "a",
        region: 7,
    };
    let keys: Vec<_> = first.read_keys().map(|key| key.to_string()).collect();
    assert_eq!(keys, ["a-007", "A-7", "7.a"]);
    assert!(first.needs_move(&["A-7"]) && !first.needs_move(&["a-007"]));
    assert_eq!(
        LeveledKey1::ALSO_READ,
        ["{tenant:upper}-{region}", "{region}.{tenant}"]
    );
    let whole = LeveledKey {
        tenant: "a",
        region: 7,
        user: 5,
        no: 1,
        device: "d",
    };
    for (first, whole) in first.read_keys().zip(whole.read_keys()) {
        assert!(first.levels().eq(whole.levels().take(1)));
    }
    let upper = LeveledKey1 {
        tenant: "A",
        region: 700,
    };
    assert_eq!(upper.read_keys().len(), 2);
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[serde(tag = "kind")]
#[pk(serde)]
enum Event {
    Trip(Trip),
    Note {
        #[pk(concat)]
        at: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, also_read = ["{date}"])]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[test]
fn an_enum_has_the_keys_of_its_items() {
    let trip = Trip {
        date: "d".into(),
        vin: "v".into(),
    };
    let event = Event::Trip(trip.clone());
    let keys: Vec<_> = trip.read_keys().collect();
    assert_eq!(keys[1], "d");
    assert!(event.read_keys().eq(keys.clone()));
    assert!(Keyed::new(trip).read_keys().eq(keys));
    assert!(event.needs_move("d") && !event.needs_move("e"));
    assert_eq!(Event::Note { at: 7 }.read_keys().len(), 1);
    assert_eq!(Event::ALSO_READ, [""; 0]);
    let document = r#"{"kind":"Trip","date":"d","vin":"v","partitionKey":"d"}"#;
    assert_eq!(serde_json::from_str::<Event>(document).unwrap(), event);
    assert!(serde_json::from_str::<Event>(&document.replace(r#":"d"}"#, r#":"e"}"#)).is_err());
}

/// From escaped to not escaped, and back.
#[derive(SyntheticKey)]
#[pk(separator = "|", also_read = ["{a:%}|{b:%}"])]
struct NotEscaped {
    #[pk(concat)]
    a: u8,
    #[pk(concat)]
    b: String,
}

#[derive(SyntheticKey)]
#[pk(escape, separator = "|", also_read = ["{a}|{b}"])]
struct EscapedNow {
    #[pk(concat)]
    a: u8,
    #[pk(concat)]
    b: String,
}

proptest! {
    #[test]
    fn from_escape_to_none_and_back(a in any::<u8>(), b in "[a|%]{1,5}") {
        let (plain, escaped) = (NotEscapedKey { a, b: &b }, EscapedNowKey { a, b: &b });
        let keys = [plain.partition_key(), escaped.partition_key()];
        let differ = keys[0] != keys[1];
        assert_eq!(differ, b.contains(['|', '%']));
        assert_eq!(plain.read_keys().nth(1), differ.then(|| keys[1].clone()));
        assert_eq!(escaped.read_keys().nth(1), differ.then(|| keys[0].clone()));
    }
}

fn bucket(vin: &str) -> u64 {
    vin.bytes().map(u64::from).sum()
}

/// Every form of a suffix and a prefix, in the key and in the listed layout.
#[derive(SyntheticKey)]
#[pk(prefix = "T#", also_read = ["{date}-{tenant}.{xxh64(vin) % 10:02}", "U#{fn(bucket)(vin) % 16}-{tenant}", "{tenant}"])]
struct Formed {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix(20, from = 0, pad = 3, first))]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{fn(bucket)(vin) % 16:03}-{tenant}", "{fn(bucket)(vin) % 4:02}-{tenant}", "T#{tenant}.{xxh64(vin) % 8 + 1}"])]
struct ByFunction {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix(8, from = 0, pad = 2, first, by = bucket))]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant}-{shard:03}", "{tenant}.{xxh64(tenant) % 4}"])]
struct DrawnFromZero {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix(10, from = 0, pad = 2))]
    shard: RandomSuffix<10, 0>,
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn prefixes_and_forms_of_suffixes(tenant in text(), vin in text()) {
        let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
        let formed = Formed { tenant: tenant.clone(), date, vin: vin.clone() };
        let keys: Vec<_> = formed.read_keys().map(String::from).collect();
        let expected = [
            format!("T#{:03}-{tenant}-2018-08-09", xxh64(&vin, 20)),
            format!("2018-08-09-{tenant}.{:02}", xxh64(&vin, 10)),
            format!("U#{}-{tenant}", bucket(&vin) % 16),
            tenant.clone(),
        ];
        assert_eq!(keys, expected);
        assert!(FormedKey { tenant: &tenant, date, vin: &vin }.read_keys().eq(keys.iter().map(String::as_str)));
        let all: Vec<_> = FormedKeys { tenant: &tenant, date }.iter().map(String::from).collect();
        assert_eq!(all.len(), 1 + 16 + 10 + 20);
        assert!(keys.iter().all(|key| all.contains(key)));
        assert_eq!(all[..3], [tenant.clone(), format!("U#0-{tenant}"), format!("U#1-{tenant}")]);

        let by = ByFunctionKey { tenant: &tenant, vin: &vin };
        let keys: Vec<_> = by.read_keys().map(String::from).collect();
        let mut expected = vec![
            format!("{:02}-{tenant}", bucket(&vin) % 8),
            format!("{:03}-{tenant}", bucket(&vin) % 16),
            format!("{:02}-{tenant}", bucket(&vin) % 4),
            format!("T#{tenant}.{}", xxh64(&vin, 8) + 1),
        ];
        if expected[2] == expected[0] {
            expected.remove(2);
        }
        assert_eq!(keys, expected);
        // Another width is another text; the same width and half of the numbers are one range.
        let all: Vec<_> = ByFunctionKeys { tenant: &tenant }.iter().map(String::from).collect();
        assert_eq!(all.len(), 8 + 16 + 8);
        assert_eq!(all[8], format!("000-{tenant}"));
        assert_eq!(all[24..26], [format!("00-{tenant}"), format!("01-{tenant}")]);
        assert!(keys.iter().all(|key| all.contains(key)));

        let shard = RandomSuffix::new(7).unwrap();
        let drawn = DrawnFromZero { tenant: tenant.clone(), shard };
        let expected = [format!("{tenant}.07"), format!("{tenant}-007"), format!("{tenant}.{}", xxh64(&tenant, 4))];
        assert!(drawn.read_keys().map(String::from).eq(expected));
    }
}

#[derive(SyntheticKey)]
struct Hashed {
    #[pk(concat)]
    part: u64,
    #[pk(hash_suffix(60000, from = 0))]
    text: String,
}

/// The hash of a text modulo n, of which 60000 is a multiple.
fn xxh64(text: &str, n: u64) -> u64 {
    let key = HashedKey { part: 0, text }.partition_key();
    key.rsplit('.').next().unwrap().parse::<u64>().unwrap() % n
}
