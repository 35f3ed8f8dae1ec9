//! Documents byte for byte: our own, several in a row, and those of other writers.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

use crate::formats::format::{
    Bitcode, BsonDocument, BsonSlice, Cbor, Format, JsonReader, JsonStr, JsonValue, PackCompact,
    PackNamed, Postcard,
};
use crate::formats::items::{Sample, own, plain};

/// The smallest item with a key.
macro_rules! small {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Debug, PartialEq, SyntheticKey)]
        #[pk(property = "pk")]
        $(#[$attr])*
        struct $name {
            #[pk(concat)]
            no: u8,
        }
    };
}

small!(
    #[pk(serde)]
    SmallOwn
);
small!(
    #[derive(Serialize, Deserialize)]
    #[pk(keyed)]
    SmallPlain
);

fn is_read_from<F: Format>(document: &F::Document) {
    assert_eq!(F::read(document), Ok(SmallOwn { no: 7 }));
    assert_eq!(F::read(document), Ok(Keyed::new(SmallPlain { no: 7 })));
}

fn is_written_as<F: Format>(document: &F::Document) {
    assert_eq!(&F::write(&SmallOwn { no: 7 }).unwrap(), document);
    assert_eq!(
        &F::write(&Keyed::new(SmallPlain { no: 7 })).unwrap(),
        document
    );
    is_read_from::<F>(document);
}

#[test]
fn documents_are_the_same_byte_for_byte() {
    is_written_as::<JsonStr>(&r#"{"no":7,"pk":"7"}"#.to_owned());
    is_written_as::<JsonReader>(&br#"{"no":7,"pk":"7"}"#.to_vec());
    is_written_as::<JsonValue>(&serde_json::json!({"no": 7, "pk": "7"}));
    is_written_as::<BsonSlice>(&b"\x17\0\0\0\x10no\0\x07\0\0\0\x02pk\0\x02\0\0\x007\0\0".to_vec());
    is_written_as::<BsonDocument>(&bson::doc! {"no": 7, "pk": "7"});
    is_written_as::<PackNamed>(&b"\x82\xa2no\x07\xa2pk\xa17".to_vec());
    is_written_as::<Cbor>(&b"\xa2\x62no\x07\x62pk\x617".to_vec());

    // Fields without names: the key is the last of them.
    is_written_as::<PackCompact>(&b"\x92\x07\xa17".to_vec());
    is_written_as::<Postcard>(&b"\x07\x017".to_vec());
    is_written_as::<Bitcode>(&b"\x07\x017".to_vec());
}

#[test]
fn cbor_of_other_writers_is_read() {
    // A map without a length.
    is_read_from::<Cbor>(&b"\xbf\x62no\x07\x62pk\x617\xff".to_vec());
    // Names as bytes.
    is_read_from::<Cbor>(&b"\xa2\x42no\x07\x42pk\x617".to_vec());
}

#[test]
fn message_pack_of_other_writers_is_read() {
    // Names as numbers: the fields in order.
    is_read_from::<PackNamed>(&b"\x82\x00\x07\xa2pk\xa17".to_vec());
    // Names as bytes, and a long form of a short text.
    is_read_from::<PackNamed>(&b"\x82\xc4\x02no\x07\xc4\x02pk\xd9\x017".to_vec());
}

fn streamed() -> (own::Item, Keyed<plain::Item>, u32) {
    let own = Sample::sample("abc-123", None);
    let keyed = Sample::sample("def-456", Some("n"));
    (own, keyed, 0xdead_beef)
}

/// Documents one after the other, with nothing around them.
fn stream<F: Format<Document = Vec<u8>>>() -> Vec<u8> {
    let (own, keyed, last) = streamed();
    [F::write(&own), F::write(&keyed), F::write(&last)]
        .map(Result::unwrap)
        .concat()
}

fn read_stream<R>(
    mut rest: R,
    own: impl FnOnce(&mut R) -> own::Item,
    keyed: impl FnOnce(&mut R) -> Keyed<plain::Item>,
    last: impl FnOnce(&mut R) -> u32,
) {
    let read = (own(&mut rest), keyed(&mut rest), last(&mut rest));
    assert_eq!(read, streamed());
}

#[test]
fn the_next_document_of_a_stream_stays_in_place() {
    fn json<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        let mut values = serde_json::Deserializer::from_slice(rest).into_iter();
        let value = values.next().unwrap().unwrap();
        *rest = &rest[values.byte_offset()..];
        value
    }
    fn pack<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        rmp_serde::from_read(rest).unwrap()
    }
    fn cbor<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        ciborium::from_reader(rest).unwrap()
    }
    fn postcard<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        let (value, behind) = postcard::take_from_bytes(rest).unwrap();
        *rest = behind;
        value
    }

    read_stream(&*stream::<JsonReader>(), json, json, json);
    read_stream(&*stream::<PackNamed>(), pack, pack, pack);
    read_stream(&*stream::<PackCompact>(), pack, pack, pack);
    read_stream(&*stream::<Cbor>(), cbor, cbor, cbor);
    read_stream(&*stream::<Postcard>(), postcard, postcard, postcard);
}
