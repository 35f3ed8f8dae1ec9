//! The section "Strings and time".

use super::*;

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
