//! The laws that an item keeps in a format. `main.rs` says which format keeps which.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use synthetic_key::Keyed;

use crate::formats::format::{Borrowing, Format, is_refused, round_trips};
use crate::formats::items::{
    BARE, ID, KEY, NOTE, Sample, WRONG, forged, forged_flat, forged_lenient, key_first, own, plain,
};
use crate::formats::places::{Followed, Host, followed, host, places};

/// Byte for byte the same as serde writes for a struct whose last field is the key.
pub(crate) fn the_key_is_the_last_field<F: Format, T: Sample>() {
    let expected = F::write(&followed(forged(KEY)));
    assert_eq!(F::write(&followed(T::sample(ID, NOTE))), expected);
    expected.unwrap();
}

pub(crate) fn a_lent_item_is_written_as_the_item<F: Format>() {
    let lent = F::write(&followed(Keyed::new(&plain::Item::sample(ID, NOTE))));
    assert_eq!(lent, F::write(&followed(forged(KEY))));
    lent.unwrap();
}

pub(crate) fn nothing_shifts<F: Format, T: Sample>() {
    round_trips::<F, _>(&T::sample(ID, None));
    round_trips::<F, _>(&followed(T::sample(ID, NOTE)));
    round_trips::<F, _>(&places::<T>());
}

pub(crate) fn items_in_items_keep_their_keys<F: Format, T: Sample>() {
    round_trips::<F, _>(&followed(vec![T::sample(ID, NOTE), T::sample(ID, None)]));
    round_trips::<F, _>(&followed(Some(T::sample(ID, NOTE))));
}

pub(crate) fn a_wrong_key_is_refused<F: Format, T: Sample>() {
    let right = F::write(&followed(forged(KEY))).unwrap();
    F::read::<Followed<T>>(&right).unwrap();
    for key in [
        WRONG,
        "",
        "abc-123-201",
        "abc-123-20180",
        "abc-123-2018 ",
        "ABC-123-2018",
    ] {
        let wrong = F::write(&followed(forged(key))).unwrap();
        F::read::<Followed<T>>(&wrong).unwrap_err();
    }
    let several = F::write(&followed([forged(KEY), forged(WRONG)])).unwrap();
    F::read::<Followed<(T, T)>>(&several).unwrap_err();
}

pub(crate) fn the_refusal_names_both_keys<F: Format, T: Sample>() {
    let wrong = F::write(&followed(forged(WRONG))).unwrap();
    let message = F::read::<Followed<T>>(&wrong).unwrap_err();
    let expected = r#"the document's `partitionKey` is "abc-123-2019", but its fields make the key "abc-123-2018""#;
    assert!(message.contains(expected), "{message}");
}

pub(crate) fn a_key_that_is_not_text_is_refused<F: Format, T: Sample>() {
    fn refused<F: Format, T: Sample>(key: impl Serialize) {
        let wrong = F::write(&followed(forged(key))).unwrap();
        F::read::<Followed<T>>(&wrong).unwrap_err();
    }
    refused::<F, T>(7);
    refused::<F, T>(true);
    refused::<F, T>(None::<&str>);
    refused::<F, T>([KEY]);
    refused::<F, T>(BTreeMap::from([("partitionKey", KEY)]));
}

pub(crate) fn a_wrong_key_is_accepted_where_the_type_says_so<F: Format, T: Sample>() {
    for key in [ID, WRONG, ""] {
        let document = F::write(&followed(forged_lenient(key))).unwrap();
        assert_eq!(
            F::read(&document),
            Ok(followed(T::sample(ID, NOTE))),
            "{key}"
        );
    }
}

pub(crate) fn a_missing_key_is_accepted<F: Format, T: Sample>() {
    let item = || T::sample(ID, NOTE);
    let one = F::write(&followed(BARE)).unwrap();
    assert_eq!(F::read(&one), Ok(followed(item())));
    let several = F::write(&followed([BARE, BARE])).unwrap();
    assert_eq!(F::read(&several), Ok(followed(vec![item(), item()])));
}

/// If the document does not say how many fields there are, a missing key is noticed.
pub(crate) fn a_missing_key_is_an_error<F: Format, T: Sample>() {
    let document = F::write(&BARE).unwrap();
    F::read::<T>(&document).unwrap_err();
}

pub(crate) fn the_key_may_come_first<F: Format, T: Sample>() {
    let document = F::write(&followed(key_first(KEY))).unwrap();
    assert_eq!(F::read(&document), Ok(followed(T::sample(ID, NOTE))));
    let wrong = F::write(&followed(key_first(WRONG))).unwrap();
    F::read::<Followed<T>>(&wrong).unwrap_err();
}

pub(crate) fn an_unsound_key_is_not_written<F: Format, T: Sample>() {
    is_refused::<F>(
        &T::sample("", None),
        "the key part `deviceId` is empty: every such item would share one key",
    );
    F::write(&followed(T::sample("", None))).unwrap_err();
}

pub(crate) fn wide_integers_round_trip<F: Format, T: Sample>() {
    round_trips::<F, _>(&followed(T::sample(ID, NOTE)));
}

pub(crate) fn a_value_the_format_lacks_is_its_own_error<F: Format, T: Sample>() {
    #[derive(Serialize)]
    struct Unkeyed {
        signed: i128,
    }
    let error = F::write(&Unkeyed { signed: i128::MIN }).unwrap_err();
    assert_eq!(F::write(&T::sample(ID, NOTE)).unwrap_err(), error);
}

pub(crate) fn flattened_fields_stand_before_the_key<F: Format, T: Sample>() {
    round_trips::<F, _>(&followed(vec![
        T::sample("i", None),
        T::sample("j", Some("n")),
    ]));
    round_trips::<F, _>(&followed(Some(T::sample("i", None))));

    let item = followed(T::sample(ID, NOTE));
    let document = F::write(&followed(forged_flat(Some("abc-123.1")))).unwrap();
    assert_eq!(F::write(&item).as_ref(), Ok(&document));
    let keyless = F::write(&followed(forged_flat(None))).unwrap();
    for document in [document, keyless] {
        assert_eq!(F::read::<Followed<T>>(&document).as_ref(), Ok(&item));
    }
    let wrong = F::write(&followed(forged_flat(Some("abc-123.2")))).unwrap();
    F::read::<Followed<T>>(&wrong).unwrap_err();
}

pub(crate) fn an_item_in_another_type_keeps_its_key<F: Format, T: Sample>() {
    let item = host(T::sample(ID, NOTE));
    let document = F::write(&host(forged(KEY))).unwrap();
    assert_eq!(F::write(&item).as_ref(), Ok(&document));
    for document in [document, F::write(&host(BARE)).unwrap()] {
        assert_eq!(F::read::<Host<T>>(&document).as_ref(), Ok(&item));
    }
    let wrong = F::write(&host(forged(WRONG))).unwrap();
    F::read::<Host<T>>(&wrong).unwrap_err();
}

/// Flattened data can contain the property, and no reader accepts it twice.
pub(crate) fn the_property_is_not_written_twice<F: Format>() {
    const REFUSAL: &str = "the item writes a property `partitionKey` of its own, and the document has one, for the key or the id";

    let rest = || BTreeMap::from([("partitionKey".to_owned(), 1)]);
    let mut open = own::Flat::sample(ID, NOTE);
    open.rest = rest();
    is_refused::<F>(&open, REFUSAL);
    let mut open = plain::Flat::sample(ID, NOTE);
    open.rest = rest();
    is_refused::<F>(&Keyed::new(open), REFUSAL);

    let (number, inner) = (8, own::Item::sample(ID, NOTE));
    let nested = own::Nested { number, inner };
    is_refused::<F>(&nested, REFUSAL);
    let own::Nested { number, inner } = nested;
    is_refused::<F>(&Keyed::new(plain::Nested { number, inner }), REFUSAL);
}

pub(crate) fn borrowed_fields_stay_in_the_document<F: Borrowing>() {
    let own = followed(own::Lent::SAMPLE);
    let document = F::write(&own).unwrap();
    let read: Followed<own::Lent> = F::borrow(&document).unwrap();
    assert_eq!(read, own);
    assert!(F::contains(&document, read.item.id));
    assert!(matches!(&read.item.vin, Cow::Borrowed(vin) if F::contains(&document, vin)));
    assert!(F::contains(&document, read.item.note.unwrap()));

    let keyed = followed(Keyed::new(plain::Lent::SAMPLE));
    assert_eq!(F::write(&keyed).unwrap(), document);
    let read: Followed<Keyed<plain::Lent>> = F::borrow(&document).unwrap();
    assert_eq!(read, keyed);
    assert!(F::contains(&document, read.item.id));
    assert!(matches!(&read.item.vin, Cow::Borrowed(vin) if F::contains(&document, vin)));
    assert!(F::contains(&document, read.item.note.unwrap()));
}
