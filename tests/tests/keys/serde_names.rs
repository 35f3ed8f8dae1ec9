//! Names in keys and layouts are the names that serde writes: every case rule, compared with `serde_json`.

mod fields;
mod variants;
