//! Other hand-written keys, declared from the tables of the README: each gives the same key for a thousand values. The last
//! ones are the workarounds for keys that, as docs/adopting.md says, cannot be declared.

use chrono::{DateTime, Datelike, FixedOffset, Utc};
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};
use uuid::Uuid;

use crate::md5::md5;
use crate::rows::compare;
use crate::values::thousand;

fn bucket(text: &str) -> u64 {
    let digest = md5(text);
    u64::from_be_bytes(*digest.first_chunk().unwrap())
}

#[test]
fn tenant_and_year_with_labels() {
    #[derive(SyntheticKey)]
    #[pk(prefix = "TENANT#", separator = "#")]
    #[pk(layout = "TENANT#{tenant}#{at:year}")]
    struct Item {
        #[pk(concat)]
        tenant: String,
        #[pk(concat, rollup = "year")]
        at: DateTime<Utc>,
    }
    compare(|values| {
        let (tenant, at) = (values.text(), values.instant());
        let by_hand = format!("TENANT#{tenant}#{}", at.format("%Y"));
        (Item { tenant, at }, by_hand)
    });
}

#[test]
fn padded_site_and_month() {
    #[derive(SyntheticKey)]
    #[pk(separator = "_", layout = "{site:05}_{at:month}")]
    struct Item {
        #[pk(concat, pad = 5)]
        site: u32,
        #[pk(concat, rollup = "month")]
        at: DateTime<Utc>,
    }
    compare(|values| {
        let site = u32::try_from(values.number(100_000)).unwrap();
        let at = values.instant();
        let by_hand = format!("{site:05}_{}", at.format("%Y-%m"));
        (Item { site, at }, by_hand)
    });
}

#[test]
fn drawn_shard_in_front() {
    #[derive(SyntheticKey)]
    #[pk(separator = "#", layout = "{shard in 0..=127:03}#{device}")]
    struct Item {
        #[pk(random_suffix(128, from = 0, pad = 3, first))]
        shard: RandomSuffix<128, 0>,
        #[pk(concat)]
        device: String,
    }
    compare(|values| {
        let shard = u16::try_from(values.number(128)).unwrap();
        let device = values.text();
        let by_hand = format!("{shard:03}#{device}");
        let shard = RandomSuffix::new(shard).unwrap();
        (Item { shard, device }, by_hand)
    });
}

#[test]
fn country_in_capitals_and_bucket() {
    #[derive(SyntheticKey)]
    #[pk(
        suffix_separator = ":",
        layout = "{country:upper}:{fn(bucket)(vin) % 32}"
    )]
    struct Item {
        #[pk(concat, case = "upper")]
        country: String,
        #[pk(hash_suffix(32, from = 0, by = bucket))]
        vin: String,
    }
    compare(|values| {
        let (country, vin) = (values.text(), values.text());
        let by_hand = format!("{}:{}", country.to_ascii_uppercase(), bucket(&vin) % 32);
        (Item { country, vin }, by_hand)
    });
}

#[test]
fn uuid_without_hyphens_and_day() {
    fn simple(id: &Uuid) -> String {
        id.simple().to_string()
    }
    #[derive(SyntheticKey)]
    #[pk(separator = "/", layout = "{id:fn(simple)}/{at:day}")]
    struct Item {
        #[pk(concat, with = simple)]
        id: Uuid,
        #[pk(concat, rollup = "day")]
        at: DateTime<Utc>,
    }
    compare(|values| {
        let id = Uuid::from_u64_pair(values.number(u64::MAX), values.number(u64::MAX));
        let at = values.instant();
        let by_hand = format!("{}/{}", id.simple(), at.format("%Y-%m-%d"));
        (Item { id, at }, by_hand)
    });
}

#[test]
fn flag_and_number_after_a_path() {
    #[derive(SyntheticKey)]
    #[pk(
        prefix = "orders/",
        separator = "/",
        layout = "orders/{active}/{number}"
    )]
    struct Item {
        #[pk(concat)]
        active: bool,
        #[pk(concat)]
        number: i64,
    }
    compare(|values| {
        let active = values.number(2) == 0;
        let number = values.number(u64::MAX).cast_signed();
        (Item { active, number }, format!("orders/{active}/{number}"))
    });
}

#[test]
fn region_compact_month_and_a_bucket_in_hex() {
    fn compact(at: &DateTime<Utc>) -> String {
        at.format("%Y%m").to_string()
    }
    fn in_hex(id: &str) -> String {
        format!("{:x}", bucket(id) % 16)
    }
    #[derive(SyntheticKey)]
    #[pk(separator = "|", ambiguous)]
    #[pk(layout = "{region}|{at:fn(compact)}|{id:fn(in_hex)}")]
    struct Item {
        #[pk(concat)]
        region: String,
        #[pk(concat, with = compact)]
        at: DateTime<Utc>,
        #[pk(concat, with = in_hex)]
        id: String,
    }
    compare(|values| {
        let (region, at, id) = (values.text(), values.instant(), values.text());
        let month = at.format("%Y%m");
        let by_hand = format!("{region}|{month}|{:x}", bucket(&id) % 16);
        (Item { region, at, id }, by_hand)
    });
}

#[test]
fn week_of_the_year() {
    fn week(at: &DateTime<Utc>) -> String {
        let week = at.iso_week();
        format!("{}-W{:02}", week.year(), week.week())
    }
    #[derive(SyntheticKey)]
    #[pk(ambiguous, layout = "{tenant}-{at:fn(week)}")]
    struct Item {
        #[pk(concat)]
        tenant: String,
        #[pk(concat, with = week)]
        at: DateTime<Utc>,
    }
    compare(|values| {
        let (tenant, at) = (values.text(), values.instant());
        let by_hand = format!("{tenant}-{}", at.format("%G-W%V"));
        (Item { tenant, at }, by_hand)
    });
}

/// Numbers that do not fit `pad`: a function writes them.
#[test]
fn zeros_before_any_number() {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as `with` calls it")]
    fn four(number: &i32) -> String {
        format!("{number:04}")
    }
    #[derive(SyntheticKey)]
    struct Padded {
        #[pk(concat, pad = 4)]
        number: i32,
    }
    #[derive(SyntheticKey)]
    #[pk(layout = "{number:fn(four)}")]
    struct Item {
        #[pk(concat, with = four)]
        number: i32,
    }
    compare(|values| {
        let number = i32::try_from(values.number(30_000)).unwrap() - 15_000;
        (Item { number }, format!("{number:04}"))
    });
    for number in [-5, 12345] {
        assert!(Item { number }.try_partition_key().is_ok());
        assert!(Padded { number }.try_partition_key().is_err());
    }
}

/// A part twice: a function writes the whole part.
#[test]
fn start_of_a_hash_before_what_is_hashed() {
    fn hashed(user: &str) -> String {
        format!("{:02x}-{user}", md5(user)[0])
    }
    #[derive(SyntheticKey)]
    #[pk(layout = "{user:fn(hashed)}")]
    struct Item {
        #[pk(concat, with = hashed)]
        user: String,
    }
    compare(|values| {
        let user = values.text();
        let by_hand = format!("{:02x}-{user}", md5(&user)[0]);
        (Item { user }, by_hand)
    });
}

/// No text between parts: a function writes both, if they are in one nested field.
#[test]
fn no_separator() {
    struct Place {
        site: u16,
        hall: u8,
    }
    fn joined(place: &Place) -> String {
        format!("{:05}{:02}", place.site, place.hall)
    }
    #[derive(SyntheticKey)]
    #[pk(layout = "{place:fn(joined)}")]
    struct Item {
        #[pk(concat, with = joined)]
        place: Place,
    }
    compare(|values| {
        let site = u16::try_from(values.number(65_536)).unwrap();
        let hall = u8::try_from(values.number(100)).unwrap();
        let place = Place { site, hall };
        (Item { place }, format!("{site:05}{hall:02}"))
    });
}

/// The time in another zone: a function, as with another format.
#[test]
fn day_in_another_zone() {
    fn local_day(at: &DateTime<Utc>) -> String {
        let zone = FixedOffset::east_opt(2 * 3_600).unwrap();
        at.with_timezone(&zone).format("%Y-%m-%d").to_string()
    }
    #[derive(SyntheticKey)]
    #[pk(ambiguous, layout = "{tenant}-{at:fn(local_day)}")]
    struct Item {
        #[pk(concat)]
        tenant: String,
        #[pk(concat, with = local_day)]
        at: DateTime<Utc>,
    }
    compare(|values| {
        let (tenant, at) = (values.text(), values.instant());
        let by_hand = format!("{tenant}-{}", local_day(&at));
        (Item { tenant, at }, by_hand)
    });
}

/// Different separators: a new key is declared, and the old one is also read.
#[test]
fn different_separators() {
    #[derive(SyntheticKey)]
    #[pk(escape, also_read = ["{tenant}-{site}/{device}"])]
    struct Item {
        #[pk(concat)]
        tenant: String,
        #[pk(concat)]
        site: u32,
        #[pk(concat)]
        device: String,
    }
    for mut values in thousand() {
        let (tenant, device) = (values.text(), values.text());
        let site = u32::try_from(values.number(1 << 32)).unwrap();
        let by_hand = format!("{tenant}-{site}/{device}");
        let item = Item {
            tenant,
            site,
            device,
        };
        let keys: Vec<_> = item.read_keys().map(String::from).collect();
        assert_eq!(keys.last(), Some(&by_hand));
        assert_eq!(item.needs_move(&*by_hand), keys.len() == 2);
    }
}

/// A name of few values in a type of its own.
#[test]
fn kind_and_number() {
    #[derive(Clone, Copy, serde::Serialize, KeyPart)]
    #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
    enum Kind {
        OrderLine,
        Invoice,
    }
    #[derive(SyntheticKey)]
    #[pk(separator = "#", layout = "{kind}#{number:08}")]
    struct Item {
        #[pk(concat)]
        kind: Kind,
        #[pk(concat, pad = 8)]
        number: u32,
    }
    compare(|values| {
        let (kind, name) = match values.number(2) {
            0 => (Kind::OrderLine, "ORDER_LINE"),
            _ => (Kind::Invoice, "INVOICE"),
        };
        let number = u32::try_from(values.number(100_000_000)).unwrap();
        (Item { kind, number }, format!("{name}#{number:08}"))
    });
}

/// The key of another container is text. Documents of the old one, whose key is a number, are refused and not read under a
/// key that they do not have.
#[test]
fn number_as_the_key() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, property = "pk")]
    struct Order {
        #[pk(concat)]
        tenant: u32,
    }
    for mut values in thousand() {
        let tenant = u32::try_from(values.number(1 << 32)).unwrap();
        let json = serde_json::to_value(&Order { tenant }).unwrap();
        assert_eq!(json["pk"], tenant.to_string());
        assert_eq!(
            serde_json::from_value::<Order>(json.clone()).unwrap(),
            Order { tenant }
        );
        let mut old = json;
        old["pk"] = tenant.into();
        let error = serde_json::from_value::<Order>(old).unwrap_err();
        assert!(
            error.to_string().contains("expected text in `pk`"),
            "{error}"
        );
    }
}

/// A host that only the process knows is stored as a property: whoever reads the document finds the key again.
#[test]
fn value_of_the_process() {
    #[derive(SyntheticKey)]
    #[pk(serde, property = "pk", layout = "{host}-{seq}")]
    struct Line {
        #[pk(concat)]
        host: String,
        #[pk(concat)]
        seq: u32,
    }
    for mut values in thousand() {
        let host = values.text();
        let seq = u32::try_from(values.number(1 << 32)).unwrap();
        let by_hand = format!("{host}-{seq}");
        let json = serde_json::to_string(&Line { host, seq }).unwrap();
        let read: Line = serde_json::from_str(&json).unwrap();
        assert_eq!(read.partition_key(), *by_hand);
    }
}
