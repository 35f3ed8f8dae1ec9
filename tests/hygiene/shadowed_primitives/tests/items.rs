//! The keys of a crate in which even `u64` means something else.

use hygiene_shadowed_primitives as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;
