//! The section "Literals before, between and after".

use super::*;

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
