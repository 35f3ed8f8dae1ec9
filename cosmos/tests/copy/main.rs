//! Copies of containers, on a server that is reached over HTTP.

mod bed;
mod faults;
mod items;
mod moves;
mod switch;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;
