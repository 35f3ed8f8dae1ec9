//! `pad`: integers with leading zeros, whose texts sort like the integers.

use synthetic_key::SyntheticKey;

#[test]
fn padded_integers_are_read_as_integers_of_that_width() {
    #[derive(SyntheticKey)]
    #[pk(separator = "_")]
    struct Item {
        #[pk(concat, pad = 6)]
        seq: i64,
        #[pk(concat, pad = 2, none = "--")]
        day: Option<u8>,
    }
    let key = ItemKey {
        seq: 42,
        day: Some(0),
    }
    .partition_key();
    assert_eq!(key, "000042_00");
    assert_eq!(ItemKey::parse::<(i64, Option<u8>)>(&key), Ok((42, Some(0))));
    assert_eq!(
        ItemKey::parse::<(u16, Option<u128>)>(&key),
        Ok((42, Some(0)))
    );
    assert_eq!(
        ItemKey::parse::<(String, String)>(&key),
        Ok(("000042".into(), "00".into()))
    );
    assert_eq!(
        ItemKey::parse::<(i64, Option<u8>)>("999999_--"),
        Ok((999_999, None))
    );
    for wrong in [
        "42_00",
        "0000042_00",
        "00042_00",
        "-00042_00",
        "+00042_00",
        "000042_0",
        "000042_000",
        "000042_-1",
        "000042_none",
        "000042_",
        "_00",
        "000042-00",
        "00004٢_00",
        " 00042_00",
    ] {
        assert!(
            ItemKey::parse::<(i64, Option<u8>)>(wrong).is_err(),
            "{wrong}"
        );
    }
    // 300 has the right width, but is not a `u8`.
    assert_eq!(
        ItemKey::parse::<(u8, Option<u8>)>("000300_00")
            .unwrap_err()
            .field,
        Some("seq")
    );
    // An optional value is an `Option`, and one that is always present is not.
    assert!(ItemKey::parse::<(Option<i64>, Option<u8>)>(&key).is_err());
    assert!(ItemKey::parse::<(i64, u8)>("000042_--").is_err());
}

/// One part is the whole key, so nothing else checks its digits.
#[test]
fn a_padded_integer_alone_has_its_width() {
    #[derive(SyntheticKey)]
    struct Numbered {
        #[pk(concat, pad = 3)]
        number: u16,
    }
    // The text for absent values has another length: the shape no longer determines the number of digits.
    #[derive(SyntheticKey)]
    struct Optional {
        #[pk(concat, pad = 3, none = "-")]
        number: Option<u16>,
    }
    let parse = |key| NumberedKey::parse::<u16>(key).ok();
    assert_eq!(parse("007"), Some(7));
    assert_eq!(parse("000"), Some(0));
    for key in ["7", "07", "0007", ""] {
        assert_eq!(parse(key), None, "{key}");
    }

    let parse = |key| OptionalKey::parse::<Option<u16>>(key).ok();
    assert_eq!(parse("007"), Some(Some(7)));
    assert_eq!(parse("-"), Some(None));
    for key in ["7", "07", "0007", ""] {
        assert_eq!(parse(key), None, "{key}");
    }
}
