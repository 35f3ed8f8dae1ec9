//! The official client of Cosmos DB with our keys, against a server in memory with several physical partitions.

mod arbitrary;
mod effective;
mod items;
mod life;
mod queries;
mod refusals;

type Result = std::result::Result<(), Box<dyn std::error::Error>>;
