//! `random_suffix`: a number that is drawn for each item.

use chrono::NaiveDate;
use synthetic_key::{RandomSuffix, SyntheticKey};
use synthetic_key_tests::day;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

#[test]
fn random_suffix() {
    let keys: Vec<_> = EventKeys {
        date: day(2018, 8, 9),
    }
    .iter()
    .collect();
    assert_eq!(keys.len(), 400);
    assert_eq!(keys[0], "2018-08-09.1");
    assert_eq!(keys[399], "2018-08-09.400");
    for (i, key) in (1..=400).zip(&keys) {
        let event = Event {
            date: day(2018, 8, 9),
            shard: RandomSuffix::new(i).unwrap(),
        };
        assert_eq!(event.partition_key(), *key);
    }
    let drawn = Event {
        date: day(2018, 8, 9),
        shard: RandomSuffix::random(),
    };
    assert!(keys.contains(&drawn.partition_key()));
    let read = EventKey {
        date: day(2018, 8, 9),
        shard: drawn.shard,
    };
    assert_eq!(read.partition_key(), drawn.partition_key());
    assert_eq!(Event::LAYOUT, "{date}.{shard in 1..=400}");
}

#[test]
fn drawn_numbers_are_even() {
    let mut counts = [0_u32; 5];
    for _ in 0..10_000 {
        counts[usize::from(<RandomSuffix<5>>::random().get()) - 1] += 1;
    }
    // 2000 each is expected; ten standard deviations are 400.
    assert!(
        counts.iter().all(|count| (1600..2400).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn drawn_numbers_are_checked() {
    assert_eq!(<RandomSuffix<400>>::new(400).unwrap().get(), 400);
    assert!(<RandomSuffix<400>>::new(0).is_err());
    let error = <RandomSuffix<400>>::new(401).unwrap_err();
    assert_eq!((error.number, error.max), (401, 400));
    assert!(serde_json::from_str::<RandomSuffix<400>>("401").is_err());
    assert!(serde_json::from_str::<RandomSuffix<400>>("0").is_err());
    assert_eq!(
        serde_json::from_str::<RandomSuffix<400>>("400")
            .unwrap()
            .get(),
        400
    );
    assert_eq!(
        serde_json::to_string(&<RandomSuffix<65535>>::new(65535).unwrap()).unwrap(),
        "65535"
    );
}

macro_rules! event {
    ($($ty:tt)*) => {
        #[derive(SyntheticKey)]
        struct Stamped {
            #[pk(concat)]
            year: u16,
            #[pk(random_suffix = 4)]
            shard: $($ty)*,
        }
    };
}

event!(RandomSuffix<4>);

#[test]
fn types_from_macro_arguments() {
    let stamped = Stamped {
        year: 2018,
        shard: RandomSuffix::new(4).unwrap(),
    };
    assert_eq!(stamped.partition_key(), "2018.4");
}
