//! The section "One field, or none".

use super::*;

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
