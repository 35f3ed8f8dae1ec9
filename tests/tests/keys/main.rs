//! Properties of keys and items that do not depend on options.

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
mod without_imports;
