//! `case`: text whose letters are folded.

use synthetic_key::SyntheticKey;

#[test]
fn folded_text_is_read_as_it_stands_and_in_its_case_alone() {
    #[derive(SyntheticKey)]
    struct Item {
        #[pk(concat, case = "lower", none = "NONE")]
        vin: Option<String>,
    }
    assert_eq!(
        ItemKey::parse::<Option<String>>("abc"),
        Ok(Some("abc".into()))
    );
    assert_eq!(
        ItemKey::parse::<Option<String>>("none"),
        Ok(Some("none".into()))
    );
    assert_eq!(ItemKey::parse::<Option<String>>("NONE"), Ok(None));
    assert_eq!(ItemKey::parse::<Option<String>>("É"), Ok(Some("É".into())));
    assert!(ItemKey::parse::<Option<String>>("").is_err());
    for other in ["ABC", "NONEX", "a-B"] {
        assert!(ItemKey::parse::<Option<String>>(other).is_err(), "{other}");
    }
}
