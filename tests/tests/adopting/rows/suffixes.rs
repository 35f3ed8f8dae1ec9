//! The section "Suffixes".

use super::*;

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
