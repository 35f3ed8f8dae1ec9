//! SK0702: a marker beside the value, which serde writes as an array
use std::marker::PhantomData;

use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
struct Id<T>(u64, #[serde(skip)] PhantomData<T>);

fn main() {}
