//! The key in every format: it is stored with the item and verified, and the data after the item stays in place.

mod by_hand;
mod bytes;
pub(crate) mod format;
mod items;
mod laws;
mod places;

/// The laws of a module. The laws of an item hold for both ways of writing its key.
macro_rules! tests {
    ($format:ident, $module:ident: $($law:ident)*) => {$(
        #[test]
        fn $law() {
            crate::formats::$module::$law::<$format>();
        }
    )*};
    ($format:ident, $module:ident of $item:ident: $($law:ident)*) => {$(
        #[test]
        fn $law() {
            crate::formats::$module::$law::<$format, crate::formats::items::own::$item>();
            crate::formats::$module::$law::<$format, synthetic_key::Keyed<crate::formats::items::plain::$item>>();
        }
    )*};
}

/// The laws of a kind of format.
macro_rules! laws {
    ($format:ident every) => {
        tests! {
            $format, laws of Item: the_key_is_the_last_field nothing_shifts a_wrong_key_is_refused
            an_unsound_key_is_not_written
        }
        tests!($format, laws of Lenient: a_wrong_key_is_accepted_where_the_type_says_so);
        tests!($format, laws of Outer: items_in_items_keep_their_keys);
        tests!($format, laws: a_lent_item_is_written_as_the_item);
        tests! {
            $format, by_hand: the_item_knows_the_format an_item_written_by_hand_keeps_its_key
            an_item_written_as_a_variant_is_refused
        }
    };
    // The document describes its content.
    ($format:ident self_describing) => {
        tests! {
            $format, laws of Item: the_refusal_names_both_keys a_key_that_is_not_text_is_refused a_missing_key_is_accepted
            an_item_in_another_type_keeps_its_key
        }
        tests!($format, laws of Flat: flattened_fields_stand_before_the_key);
        tests!($format, laws: the_property_is_not_written_twice);
        tests!($format, by_hand: an_item_written_as_a_map_keeps_its_key);
    };
    // The reader must know the structure of the document.
    ($format:ident bare) => {
        tests!($format, laws of Item: a_missing_key_is_an_error);
    };
    ($format:ident named) => {
        tests!($format, laws of Item: the_key_may_come_first);
    };
    ($format:ident wide) => {
        tests!($format, laws of Wide: wide_integers_round_trip);
    };
    ($format:ident narrow) => {
        tests!($format, laws of Wide: a_value_the_format_lacks_is_its_own_error);
    };
    ($format:ident borrowing) => {
        tests!($format, laws: borrowed_fields_stay_in_the_document);
    };
}

macro_rules! formats {
    ($($module:ident: $format:ident { $($kind:ident)* })*) => {$(
        mod $module {
            use crate::formats::format::$format;

            $(laws!($format $kind);)*
        }
    )*};
}

formats! {
    in_json_str: JsonStr { every self_describing named wide borrowing }
    in_json_reader: JsonReader { every self_describing named wide }
    in_json_value: JsonValue { every self_describing named narrow }
    in_bson_slice: BsonSlice { every self_describing named narrow borrowing }
    in_bson_document: BsonDocument { every self_describing named narrow }
    in_message_pack_named: PackNamed { every self_describing named wide borrowing }
    in_message_pack_compact: PackCompact { every self_describing wide borrowing }
    in_cbor: Cbor { every self_describing named wide }
    in_postcard: Postcard { every bare wide borrowing }
    in_bitcode: Bitcode { every bare wide borrowing }
}
