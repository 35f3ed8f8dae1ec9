//! Names in keys and layouts are the names that serde writes: every case rule, against `serde_json`.

mod fields;
mod variants;
