//! The effect of each option of the derive: one file for each.
//!
//! `min_distinct` and `time_only` do not change keys: the cases in `ui/` test them.

mod attr_also_read;
mod attr_ambiguous;
mod attr_case;
mod attr_concat;
mod attr_container;
mod attr_crate;
mod attr_epoch;
mod attr_escape;
mod attr_hash_suffix;
mod attr_id;
mod attr_id_property;
mod attr_keyed;
mod attr_layout;
mod attr_level;
mod attr_max_len;
mod attr_none;
mod attr_pad;
mod attr_path;
mod attr_prefix;
mod attr_property;
mod attr_random_suffix;
mod attr_rollup;
mod attr_separator;
mod attr_serde;
mod attr_store;
mod attr_suffix_forms;
mod attr_unique_ids;
mod attr_verify;
mod attr_with;
mod together;
