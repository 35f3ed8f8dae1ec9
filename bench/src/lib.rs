//! What the benchmarks do, and how it is measured. `cargo bench -p synthetic-key-bench` runs them.

pub mod build;
pub mod compare;
pub mod documents;
pub mod figures;
pub mod growth;
pub mod keys;
pub mod lookups;
pub mod machine;
pub mod measure;
pub mod peers;
pub mod results;
pub mod scale;
pub mod spread;
pub mod suffix;
pub mod table;

use table::Table;

/// Every table of operations. One is made only when it is needed, so that callgrind counts nothing else.
pub const TABLES: &[fn() -> Table] = &[
    keys::short,
    keys::dated,
    keys::long,
    keys::levels,
    keys::escaped,
    suffix::short,
    suffix::long,
    lookups::fan_out,
    lookups::read_keys,
    lookups::parse_text,
    lookups::parse_date,
    documents::json::writing,
    documents::json::reading,
    documents::bson::writing,
    documents::bson::reading,
    growth::parts,
    growth::parts_by_format,
    growth::text,
    growth::text_by_format,
];
