//! An exhaustive check of the protocol that moves an item to a different key of the same container.
//!
//! Services read and write an item while movers move it. Cosmos DB has no transaction across keys, answers can be lost,
//! requests can arrive late, and every process can stop at any step. The rules that keep the item are in
//! docs/moving.md; [`Rules`] has them as code, [`explore`] runs them in every possible order.
//!
//! ```
//! use synthetic_key_cosmos_model::{Configuration, Mutant, Rules, Step, explore, refute};
//!
//! let one_service = Configuration::of(&[(Step::Two, 1)]).with_movers(1);
//! let explored = explore(&Rules::default(), &one_service).unwrap();
//! println!("{explored}");
//!
//! // A protocol that deletes the source instead of writing a stub loses items.
//! let mutant = Rules { mutant: Some(Mutant::DeletesSource), ..Rules::default() };
//! println!("{}", refute(&mutant, &Configuration::default()).unwrap());
//! ```
//!
//! # What is checked
//!
//! - The results of all calls are linearizable for each item: there is an order of the calls, which respects which call
//!   ended before which, in which each result is right. A call whose answer was lost may take place once, at any later
//!   time, or never.
//! - In every state, all processes are stopped. Then readers of every step that may run see a value that the item can
//!   have; no item lives under both keys; a fresh mover cleans up without changing the item; and after that the late
//!   requests arrive in every order, and readers still see the right value.
//!
//! # What is not
//!
//! Repeats inside the SDK, more than two movers, batches, TTL, several regions. A configuration is as large as its
//! number of calls and faults.

pub use call::{Call, Operation, Outcome, Pause, Progress, Protocol, Requests, Step};
pub use configuration::{Configuration, Stale};
pub use mutant::Mutant;
pub use search::{Explored, Violation, explore, refute};
pub use service::{Rules, updated};

pub mod store;

mod call;
mod configuration;
mod fingerprint;
mod history;
mod mover;
mod mutant;
mod rest;
mod search;
mod service;
mod state;
mod system;
mod trace;
