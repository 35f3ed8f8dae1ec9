//! The rows: each has the declaration that the page shows, and the key from the hand-written code.

use synthetic_key::SyntheticKey;

use crate::values::{Values, thousand};

/// Compares both on a thousand values.
pub fn compare<T: SyntheticKey<Key = synthetic_key::PartitionKey>>(
    mut row: impl FnMut(&mut Values) -> (T, String),
) {
    for mut values in thousand() {
        let (item, by_hand) = row(&mut values);
        assert_eq!(item.partition_key(), by_hand.as_str());
    }
}

mod tenant_and_month {
    use super::*;
    use chrono::{DateTime, Utc};

    #[derive(SyntheticKey)]
    #[pk(separator = "_", layout = "{tenant}_{at:month}")]
    struct Reading {
        #[pk(concat)]
        tenant: String,
        #[pk(concat, rollup = "month")]
        at: DateTime<Utc>,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (tenant, at) = (values.text(), values.instant());
            let by_hand = format!("{tenant}_{}", at.format("%Y-%m"));
            (Reading { tenant, at }, by_hand)
        });
    }
}

mod padded_numbers {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(layout = "{year:04}-{month:02}")]
    struct Reading {
        #[pk(concat, pad = 4)]
        year: u16,
        #[pk(concat, pad = 2)]
        month: u8,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let year = u16::try_from(values.number(10_000)).unwrap();
            let month = u8::try_from(1 + values.number(12)).unwrap();
            let by_hand = format!("{year:04}-{month:02}");
            (Reading { year, month }, by_hand)
        });
    }
}

mod prefix {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(prefix = "USER#", layout = "USER#{id}")]
    struct User {
        #[pk(concat)]
        id: u64,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let id = values.number(u64::MAX);
            (User { id }, format!("USER#{id}"))
        });
    }
}

mod labelled_parts {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(prefix = "TENANT#", separator = "#USER#", ambiguous)]
    #[pk(layout = "TENANT#{tenant}#USER#{user}")]
    struct Session {
        #[pk(concat)]
        tenant: String,
        #[pk(concat)]
        user: String,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (tenant, user) = (values.text(), values.text());
            let by_hand = format!("TENANT#{tenant}#USER#{user}");
            (Session { tenant, user }, by_hand)
        });
    }
}

mod sort_key {
    use super::*;
    use chrono::{DateTime, Utc};

    #[derive(SyntheticKey)]
    #[pk(store = "dynamodb", property = "PK", prefix = "CUSTOMER#")]
    #[pk(id_property = "SK", id = "ORDER#{at:month}")]
    struct Orders {
        #[pk(concat)]
        customer: String,
        at: DateTime<Utc>,
    }

    #[test]
    fn are_the_keys() {
        for mut values in thousand() {
            let (customer, at) = (values.text(), values.instant());
            let by_hand = [
                format!("CUSTOMER#{customer}"),
                format!("ORDER#{}", at.format("%Y-%m")),
            ];
            let orders = Orders { customer, at };
            assert_eq!(orders.partition_key(), by_hand[0].as_str());
            assert_eq!(orders.item_id().unwrap(), by_hand[1].as_str());
        }
        assert_eq!((Orders::PROPERTY, Orders::ID_PROPERTY), ("PK", "SK"));
    }
}

mod own_hash {
    use super::*;
    use crate::md5::md5;
    use chrono::NaiveDate;

    fn md5_bucket(vin: &str) -> u64 {
        let digest = md5(vin);
        u64::from_be_bytes(*digest.first_chunk().unwrap())
    }

    #[derive(SyntheticKey)]
    #[pk(layout = "{date}.{fn(md5_bucket)(vin) % 10}")]
    struct Trip {
        #[pk(concat)]
        date: NaiveDate,
        #[pk(hash_suffix(10, from = 0, by = md5_bucket))]
        vin: String,
    }

    mod in_front {
        use super::*;

        #[derive(SyntheticKey)]
        #[pk(layout = "{fn(md5_bucket)(vin) % 16:02}-{date}")]
        struct Trip {
            #[pk(concat)]
            date: NaiveDate,
            #[pk(hash_suffix(16, from = 0, pad = 2, first, by = md5_bucket))]
            vin: String,
        }

        #[test]
        fn is_the_key() {
            compare(|values| {
                let (date, vin) = (values.date(), values.text());
                let by_hand = format!("{:02}-{date}", md5_bucket(&vin) % 16);
                (Trip { date, vin }, by_hand)
            });
        }
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (date, vin) = (values.date(), values.text());
            let by_hand = format!("{date}.{}", md5_bucket(&vin) % 10);
            (Trip { date, vin }, by_hand)
        });
    }
}

mod zero_based {
    use super::*;
    use chrono::NaiveDate;
    use synthetic_key::RandomSuffix;

    #[derive(SyntheticKey)]
    #[pk(layout = "{date}.{shard in 0..=15}")]
    struct Event {
        #[pk(concat)]
        date: NaiveDate,
        #[pk(random_suffix(16, from = 0))]
        shard: RandomSuffix<16, 0>,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (date, shard) = (values.date(), u16::try_from(values.number(16)).unwrap());
            let by_hand = format!("{date}.{shard}");
            let shard = RandomSuffix::new(shard).unwrap();
            (Event { date, shard }, by_hand)
        });
    }
}

mod padded_suffix {
    use super::*;
    use chrono::NaiveDate;
    use synthetic_key::RandomSuffix;

    #[derive(SyntheticKey)]
    #[pk(suffix_separator = "-", layout = "{date}-{shard in 1..=16:02}")]
    struct Event {
        #[pk(concat)]
        date: NaiveDate,
        #[pk(random_suffix(16, pad = 2))]
        shard: RandomSuffix<16>,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (date, shard) = (values.date(), u16::try_from(1 + values.number(16)).unwrap());
            let by_hand = format!("{date}-{shard:02}");
            let shard = RandomSuffix::new(shard).unwrap();
            (Event { date, shard }, by_hand)
        });
    }
}

mod lower_case {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(layout = "{email:lower}")]
    struct Ascii {
        #[pk(concat, case = "lower")]
        email: String,
    }

    #[derive(SyntheticKey)]
    #[pk(layout = "{email:fn(str::to_lowercase)}")]
    struct Unicode {
        #[pk(concat, with = str::to_lowercase)]
        email: String,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let email = values.text();
            let by_hand = email.to_ascii_lowercase();
            (Ascii { email }, by_hand)
        });
        compare(|values| {
            let email = values.text();
            let by_hand = email.to_lowercase();
            (Unicode { email }, by_hand)
        });
    }
}

mod first_characters {
    use super::*;

    fn first_two(name: &str) -> String {
        name.chars().take(2).collect()
    }

    #[derive(SyntheticKey)]
    #[pk(layout = "{name:fn(first_two)}")]
    struct Customer {
        #[pk(concat, with = first_two)]
        name: String,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let name = values.text();
            let by_hand = name.chars().take(2).collect();
            (Customer { name }, by_hand)
        });
    }
}

mod text_after {
    use super::*;

    fn profile(user: &str) -> String {
        format!("{user}#PROFILE")
    }

    #[derive(SyntheticKey)]
    #[pk(layout = "{user:fn(profile)}")]
    struct Profile {
        #[pk(concat, with = profile)]
        user: String,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let user = values.text();
            let by_hand = format!("{user}#PROFILE");
            (Profile { user }, by_hand)
        });
    }
}

mod other_date_format {
    use super::*;
    use chrono::{DateTime, Utc};

    fn compact_month(at: &DateTime<Utc>) -> String {
        at.format("%Y%m").to_string()
    }

    #[derive(SyntheticKey)]
    #[pk(layout = "{tenant}-{at:fn(compact_month)}", ambiguous)]
    struct Reading {
        #[pk(concat)]
        tenant: String,
        #[pk(concat, with = compact_month)]
        at: DateTime<Utc>,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (tenant, at) = (values.text(), values.instant());
            let by_hand = format!("{tenant}-{}", at.format("%Y%m"));
            (Reading { tenant, at }, by_hand)
        });
    }
}

mod constant {
    use super::*;
    use serde::Serialize;
    use synthetic_key::KeyPart;

    #[derive(Clone, Copy, Serialize, KeyPart)]
    enum Kind {
        #[serde(rename = "CONFIG")]
        Config,
    }

    #[derive(Serialize, SyntheticKey)]
    #[pk(property = "kind", min_distinct = 1, layout = "{kind}")]
    struct Setting {
        #[pk(concat)]
        kind: Kind,
        name: String,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (kind, name) = (Kind::Config, values.text());
            let setting = Setting { kind, name };
            let document = serde_json::to_value(&setting).unwrap();
            assert_eq!(document["kind"], "CONFIG");
            (setting, "CONFIG".to_owned())
        });
    }
}

mod plain_field {
    use super::*;
    use serde::Serialize;

    #[derive(Serialize, SyntheticKey)]
    #[serde(rename_all = "camelCase")]
    #[pk(property = "tenantId", layout = "{tenantId}")]
    struct Order {
        #[pk(concat)]
        tenant_id: String,
        number: u64,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let (tenant_id, number) = (values.text(), values.number(100));
            let order = Order { tenant_id, number };
            let document = serde_json::to_value(&order).unwrap();
            let by_hand = document["tenantId"].as_str().unwrap().to_owned();
            assert_eq!(document.as_object().unwrap().len(), 2);
            (order, by_hand)
        });
    }
}

mod number {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(layout = "{number}")]
    struct Account {
        #[pk(concat)]
        number: i64,
    }

    #[test]
    fn is_the_key() {
        compare(|values| {
            let number = i64::try_from(values.number(1 << 40)).unwrap() - (1 << 39);
            (Account { number }, format!("{number}"))
        });
    }
}

mod proof {
    use synthetic_key::SyntheticKey;

    #[derive(SyntheticKey)]
    #[pk(serde, property = "pk")]
    struct Trip {
        #[pk(concat)]
        tenant: String,
        #[pk(hash_suffix(10, from = 0, pad = 2))]
        vin: String,
    }

    fn differing(export: &str) -> Vec<String> {
        let read = export.lines().map(serde_json::from_str::<Trip>);
        read.filter_map(Result::err)
            .map(|error| error.to_string())
            .collect()
    }

    #[test]
    fn both_keys_are_named() {
        let line = |pk| format!(r#"{{"tenant":"a","vin":"1HGCM82633A004352","pk":"{pk}"}}"#);
        assert!(differing(&[line("a.04"), line("a.04")].join("\n")).is_empty());
        let wrong = differing(&[line("a.04"), line("a.4")].join("\n"));
        let expected = r#"the document's `pk` is "a.4", but its fields make the key "a.04""#;
        assert!(
            matches!(&wrong[..], [only] if only.contains(expected)),
            "{wrong:?}"
        );
    }
}
