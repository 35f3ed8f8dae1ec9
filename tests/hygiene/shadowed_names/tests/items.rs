//! The keys and the documents of a crate in which names mean something else.

use hygiene_shadowed_names as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;
