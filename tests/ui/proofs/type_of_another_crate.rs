//! SK0606: a type of another crate, which has no one text
use std::net::IpAddr;

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Request {
    #[pk(concat)]
    from: IpAddr,
}

fn main() {}
