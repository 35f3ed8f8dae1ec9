//! As BSON.

use std::hint::black_box;

use bson::{
    deserialize_from_document, deserialize_from_slice, serialize_to_buffer, serialize_to_document,
    serialize_to_vec,
};
use synthetic_key::Keyed;

use super::{
    Document, FIELD, FLATTEN, Filled, Flat, IGNORED, KEYED, PLAIN, PROPERTY, Plain, SERDE,
    document, filled, flat, limited, plain,
};
use crate::table::{Table, kept};

/// The title of [`writing`].
pub const WRITING: &str = "writing a document of ten fields as BSON";
/// The title of [`reading`].
pub const READING: &str = "reading it from BSON";

/// Into a buffer that is used again.
#[must_use]
pub fn writing() -> Table {
    let (plain, filled, flat) = (kept(plain()), kept(filled()), kept(flat()));
    let document = kept(document());
    let table = Table::new(WRITING)
        .reused(FIELD, move |out| {
            let _ = serialize_to_buffer(black_box(filled), out);
        })
        .reused(FLATTEN, move |out| {
            let _ = serialize_to_buffer(black_box(flat), out);
        })
        .reused("through `bson::Document`", move |out| {
            let item = black_box(plain);
            let mut whole = serialize_to_document(item).unwrap_or_default();
            whole.insert(PROPERTY, format!("{}-{}", item.device_id, item.date));
            let _ = serialize_to_buffer(&whole, out);
        })
        .reused(SERDE, move |out| {
            let _ = serialize_to_buffer(black_box(document), out);
        })
        .reused(KEYED, move |out| {
            let _ = serialize_to_buffer(&Keyed::new(black_box(plain)), out);
        });
    limited(table, 1.04, FIELD)
}

/// From bytes.
#[must_use]
pub fn reading() -> Table {
    let bytes = kept(serialize_to_vec(&filled()).unwrap_or_default());
    let table = Table::new(READING)
        .row(PLAIN, move || {
            deserialize_from_slice::<Filled>(black_box(bytes))
        })
        .row(IGNORED, move || {
            deserialize_from_slice::<Plain>(black_box(bytes))
        })
        .row(FLATTEN, move || {
            deserialize_from_slice::<Flat<Plain>>(black_box(bytes))
        })
        .row("through `bson::Document`", move || {
            let mut whole = deserialize_from_slice::<bson::Document>(black_box(bytes))?;
            let key = whole.remove(PROPERTY);
            deserialize_from_document::<Plain>(whole).map(|item| (item, key))
        })
        .row(SERDE, move || {
            deserialize_from_slice::<Document>(black_box(bytes))
        })
        .row(KEYED, move || {
            deserialize_from_slice::<Keyed<Plain>>(black_box(bytes))
        });
    limited(table, 1.10, PLAIN)
}
