//! The keys and the documents of a crate of the edition 2015.

extern crate hygiene_edition_2015 as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;
