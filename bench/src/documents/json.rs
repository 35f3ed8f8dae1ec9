//! As JSON.

use std::hint::black_box;

use serde_json::{Value, from_str, from_value, to_string, to_value, to_writer};
use synthetic_key::Keyed;

use super::{
    Document, FIELD, FLATTEN, Filled, Flat, IGNORED, KEYED, PLAIN, PROPERTY, Plain, SERDE,
    document, filled, flat, limited, plain,
};
use crate::table::{Table, kept};

/// The title of [`writing`].
pub const WRITING: &str = "writing a document of ten fields as JSON";
/// The title of [`reading`].
pub const READING: &str = "reading it from JSON";

/// Into a buffer that is used again.
#[must_use]
pub fn writing() -> Table {
    let (plain, filled, flat) = (kept(plain()), kept(filled()), kept(flat()));
    let document = kept(document());
    let table = Table::new(WRITING)
        .reused(FIELD, move |out: &mut Vec<u8>| {
            let _ = to_writer(out, black_box(filled));
        })
        .reused(FLATTEN, move |out: &mut Vec<u8>| {
            let _ = to_writer(out, black_box(flat));
        })
        .reused("through `serde_json::Value`", move |out: &mut Vec<u8>| {
            let item = black_box(plain);
            let mut value = to_value(item).unwrap_or_default();
            value[PROPERTY] = format!("{}-{}", item.device_id, item.date).into();
            let _ = to_writer(out, &value);
        })
        .reused(SERDE, move |out: &mut Vec<u8>| {
            let _ = to_writer(out, black_box(document));
        })
        .reused(KEYED, move |out: &mut Vec<u8>| {
            let _ = to_writer(out, &Keyed::new(black_box(plain)));
        });
    limited(table, 1.04, FIELD)
}

/// From text.
#[must_use]
pub fn reading() -> Table {
    let json = kept(to_string(&filled()).unwrap_or_default());
    let table = Table::new(READING)
        .row(PLAIN, move || from_str::<Filled>(black_box(json)))
        .row(IGNORED, move || from_str::<Plain>(black_box(json)))
        .row(FLATTEN, move || from_str::<Flat<Plain>>(black_box(json)))
        .row("through `serde_json::Value`", move || {
            let mut value = from_str::<Value>(black_box(json))?;
            let key = value.as_object_mut().and_then(|map| map.remove(PROPERTY));
            from_value::<Plain>(value).map(|item| (item, key))
        })
        .row(SERDE, move || from_str::<Document>(black_box(json)))
        .row(KEYED, move || from_str::<Keyed<Plain>>(black_box(json)));
    limited(table, 1.10, PLAIN)
}
