//! What is true of keys and items whatever options they have.

mod errors;
mod generic_items;
mod hand_written_parts;
mod parse;
mod partition_key;
mod parts;
mod security;
mod serde_names;
mod struct_shapes;
mod tenancy;
mod unusual_types;
