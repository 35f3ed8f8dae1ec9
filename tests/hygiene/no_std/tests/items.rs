//! The keys and the documents of a crate without std.

use hygiene_no_std as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;
