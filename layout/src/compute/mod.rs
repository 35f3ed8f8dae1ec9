//! Keys of documents, for tools that have a layout and data but not the Rust types. Needs the feature `compute`.
//!
//! A [`Formula`] is a layout made ready for many documents. A [`Document`] gives it values by number, so that a row of a table
//! needs no names; a [`TreeDocument`] finds them by path in something like JSON. Keys are written into a [`Key`] that
//! is used again, so that a key needs no memory of its own.
//!
//! ```
//! use synthetic_key_layout::Layout;
//! use synthetic_key_layout::compute::{Formula, Key, Value};
//!
//! let layout = Layout::parse("{date}.{xxh64(vin) % 400 + 1}")?;
//! let formula = Formula::new(&layout)?;
//! assert_eq!(formula.fields()[0].to_string(), "date");
//! assert_eq!(formula.fields()[1].to_string(), "vin");
//!
//! let mut key = Key::default();
//! formula.write_key(&[Value::Text("2018-08-09"), Value::Text("1HGCM82633A004352")], &mut key)?;
//! assert_eq!(key.text(), "2018-08-09.225");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod calendar;
mod digits;
mod document;
mod escape;
mod formula;
mod key;
mod refused;
mod resolve;
mod step;
mod timestamp;
mod tree;
mod value;
mod xxh64;

pub use document::Document;
pub use formula::Formula;
pub use key::Key;
pub use refused::{Reason, Refused};
pub use step::unix_seconds;
pub use tree::{Child, Tree, TreeDocument, position};
pub use value::Value;
pub use xxh64::xxh64;
