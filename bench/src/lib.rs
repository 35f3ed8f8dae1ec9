//! The benchmarks and their measurements. `cargo bench -p synthetic-key-bench` runs them.
//!
//! Both sides of a comparison are in one table, and so in one program and one run. gungraun and divan were considered: the
//! first counts instructions and needs a matching program installed next to valgrind, which a fresh clone does not have; the
//! second measures time and counts allocations, but runs one row after the other, so a busy moment of the machine affects
//! one side. Neither compares two rows, which is all that these benchmarks do.

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
pub mod table;

use documents::{Bson, Cbor, Json};
use table::Table;

/// Every table of operations. A table is built only when needed, so that callgrind counts nothing else.
pub const TABLES: &[fn() -> Table] = &[
    keys::short,
    keys::dated,
    keys::long,
    keys::levels,
    keys::integers,
    keys::on_heap,
    keys::escaped,
    keys::hour,
    keys::day,
    lookups::fan_out,
    lookups::between,
    lookups::read_keys,
    lookups::parse_text,
    lookups::parse_date,
    documents::writing::<Json>,
    documents::reading::<Json>,
    documents::writing::<Bson>,
    documents::reading::<Bson>,
    documents::writing::<Cbor>,
    documents::reading::<Cbor>,
    growth::parts,
    growth::parts_by_format,
    growth::text,
    growth::text_by_format,
    growth::variants,
    growth::fan_outs,
    growth::documents_written,
    growth::documents_written_plain,
    growth::documents_read,
    growth::documents_read_plain,
];
