//! Keys of documents, for tools that have a layout and data but not the Rust types. Needs the feature `compute`.
//!
//! A [`Formula`] is a layout that is prepared for many documents. A [`Document`] gives it values by number, so a row of
//! a table needs no names. A [`TreeDocument`] finds values by path in a document such as JSON. Keys are written into a
//! [`Key`] that is reused, so computing a key allocates nothing.
//!
//! ```
//! use synthetic_key_format::Layout;
//! use synthetic_key_format::compute::{Formula, Key, Value};
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

pub use document::Document;
pub use formula::Formula;
pub use key::Key;
pub use refused::{Reason, Refused};
pub use step::unix_seconds;
pub use tree::{Child, Tree, TreeDocument, position};
pub use value::Value;
