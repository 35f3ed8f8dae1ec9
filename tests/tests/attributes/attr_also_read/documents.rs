//! Documents under keys of listed layouts are read; under any other key they are not.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use synthetic_key::{Keyed, SyntheticKey};
use synthetic_key_tests::documents::{is_read, is_refused, round_trips, tampered};

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{date}.{xxh64(vin) % 400 + 1}", "{date}.{xxh64(vin) % 7 + 1}", "{vin}_{date}"])]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 800)]
    vin: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, also_read = ["{date}.{xxh64(vin) % 400 + 1}", "{date}.{xxh64(vin) % 7 + 1}", "{vin}_{date}"])]
struct Plain {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 800)]
    vin: String,
}

/// The stored document.
#[derive(Serialize)]
struct Stored<'a> {
    date: &'a str,
    vin: &'a str,
    #[serde(rename = "partitionKey")]
    key: &'a str,
}

#[test]
fn every_earlier_key_is_read_and_no_other() {
    for vin in ["0", "1", "1HGCM82633A004352", "", "é"] {
        let trip = Trip {
            date: "d".into(),
            vin: vin.into(),
        };
        let plain = Keyed::new(Plain {
            date: "d".into(),
            vin: vin.into(),
        });
        round_trips(&trip);
        round_trips(&plain);
        let keys: Vec<_> = trip.read_keys().collect();
        assert!(keys.len() >= 2);
        let others = [
            format!("{vin}_d"),
            format!("{vin}-d"),
            format!("d_{vin}"),
            "d".to_owned(),
        ];
        for key in (1..=801).map(|number| format!("d.{number}")).chain(others) {
            let stored = Stored {
                date: "d",
                vin,
                key: &key,
            };
            let json = serde_json::to_string(&stored).unwrap();
            // `_d` has an empty part, so nothing is stored there, but the fields do give that text.
            let is_one = keys.iter().any(|other| *other == key) || key == format!("{vin}_d");
            assert_eq!(
                serde_json::from_str::<Trip>(&json).is_ok(),
                is_one,
                "{json}"
            );
            assert_eq!(
                serde_json::from_str::<Keyed<Plain>>(&json).is_ok(),
                is_one,
                "{json}"
            );
            if is_one {
                is_read(&stored, &trip);
                is_read(&stored, &plain);
                // An item that was read under an old key is written under the new one.
                let read: Trip = serde_json::from_str(&json).unwrap();
                let written: Value = serde_json::to_value(&read).unwrap();
                assert_eq!(written["partitionKey"], *keys[0]);
            }
        }
    }
}

#[test]
fn what_only_looks_like_an_earlier_key_is_refused() {
    // `0` is under 469 of 800, 69 of 400 and 2 of 7 or so.
    let vin = "0";
    let trip = Trip {
        date: "d".into(),
        vin: vin.into(),
    };
    assert_eq!(trip.partition_key(), "d.469");
    for key in [
        "d.069", "d.+69", "d. 69", "d.69 ", "d.69.69", "e.69", ".69", "69", "d69", "d.", "d", "",
        "D.69", "d.269", "d.869", "d.470", "d.٦٩", "dd.69", "d.469.69", "0_", "0_e", "1_d", "d_0",
    ] {
        let stored = Stored {
            date: "d",
            vin,
            key,
        };
        is_refused::<Trip>(&stored, "but its fields make the key \"d.469\"");
        is_refused::<Keyed<Plain>>(&stored, "but its fields make the key \"d.469\"");
    }
    is_read(
        &Stored {
            date: "d",
            vin,
            key: "d.69",
        },
        &trip,
    );
    // The earlier key of another item.
    let stored = Stored {
        date: "d",
        vin: "1HGCM82633A004352",
        key: "d.69",
    };
    is_refused::<Trip>(&stored, "\"d.225\"");
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{tenant}{/}{user}{/}{date}.{xxh64(vin) % 400 + 1}", "{tenant}{/}{user:06}{/}{vin}#{date}"])]
struct Leveled {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: u32,
    #[pk(concat, level = 3)]
    date: String,
    #[pk(hash_suffix = 800, level = 3)]
    vin: String,
    #[pk(id)]
    name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, also_read = ["{tenant}{/}{user}{/}{date}.{xxh64(vin) % 400 + 1}", "{tenant}{/}{user:06}{/}{vin}#{date}"])]
struct PlainLeveled {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: u32,
    #[pk(concat, level = 3)]
    date: String,
    #[pk(hash_suffix = 800, level = 3)]
    vin: String,
    #[pk(id)]
    name: String,
}

#[test]
fn all_levels_are_of_one_layout() {
    // Under 400 the suffix is 69. The other levels, and the id, end with the same number.
    let document = json!({
        "tenant": "t.469", "user": 469, "date": "d", "vin": "0", "name": "d.469",
        "partitionKey2": "469", "partitionKey3": "d.469", "id": "d.469",
    });
    let item: Leveled = serde_json::from_value(document.clone()).unwrap();
    assert_eq!(serde_json::to_value(&item).unwrap(), document);
    round_trips(&item);
    let plain: Keyed<PlainLeveled> = serde_json::from_value(document.clone()).unwrap();
    assert_eq!(serde_json::to_value(&plain).unwrap(), document);
    round_trips(&plain);
    assert!(item.read_keys().map(|key| key.to_string()).eq([
        "t.469 / 469 / d.469",
        "t.469 / 469 / d.69",
        "t.469 / 000469 / 0#d"
    ]));

    let mut under_the_last = document.clone();
    under_the_last["partitionKey2"] = "000469".into();
    let half = serde_json::from_value::<Leveled>(under_the_last.clone()).unwrap_err();
    assert!(
        half.to_string().contains("`partitionKey2` is \"000469\""),
        "{half}"
    );
    assert_eq!(
        tampered(&under_the_last, "partitionKey3", "0#d"),
        Ok(item.clone())
    );
    assert_eq!(
        tampered(&under_the_last, "partitionKey3", "0#d"),
        Ok(plain.clone())
    );
    assert_eq!(tampered(&document, "partitionKey3", "d.69"), Ok(item));
    assert_eq!(tampered(&document, "partitionKey3", "d.69"), Ok(plain));
    for (name, value) in [
        ("partitionKey2", "69"),
        ("partitionKey2", "4"),
        ("partitionKey2", "000469"),
        ("partitionKey3", "0#d"),
        ("partitionKey3", "d.269"),
        ("partitionKey3", "69"),
        ("partitionKey3", "469d.69"),
        ("partitionKey3", ""),
        ("id", "d.69"),
        ("id", ""),
    ] {
        let expected = format!("the document's `{name}` is {value:?}, but its fields make the ");
        let error = tampered::<Leveled>(&document, name, value).unwrap_err();
        assert!(error.starts_with(&expected), "{error}");
        let error = tampered::<Keyed<PlainLeveled>>(&document, name, value).unwrap_err();
        assert!(error.starts_with(&expected), "{error}");
    }
}
