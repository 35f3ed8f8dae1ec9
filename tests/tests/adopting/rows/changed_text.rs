//! The section "Converted strings".

use super::*;

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
