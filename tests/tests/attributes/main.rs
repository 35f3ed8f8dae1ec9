//! What each option of the derive makes of an item: one file for each.

mod attr_container;
mod attr_hash_suffix;
mod attr_id;
mod attr_level;
mod attr_rollup;
mod attr_was;
mod together;
