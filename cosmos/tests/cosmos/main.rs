//! The official client of Cosmos DB with our keys, against a server in memory with several physical partitions.

mod arbitrary;
mod effective;
mod faults;
mod growth;
mod items;
mod life;
mod queries;
mod refusals;
mod scans;
mod typed;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;
