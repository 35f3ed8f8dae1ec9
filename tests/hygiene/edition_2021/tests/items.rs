//! The keys and the documents of a crate of the edition 2021.

use hygiene_edition_2021 as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;
