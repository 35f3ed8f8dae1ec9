//! What a layout is for the command: a candidate whose keys are computed, and its forms as text, SQL and Rust.

pub(crate) mod candidate;
pub(crate) mod declaration;
pub(crate) mod explanation;
pub(crate) mod known_hash;
pub(crate) mod sql;
