//! The official client of Cosmos DB with our keys, against a server in memory with several physical partitions.

/// Runs each of these functions as two tests, with documents as binary and as text.
macro_rules! in_both_encodings {
    ($($name:ident,)*) => {$(
        mod $name {
            #[tokio::test]
            async fn binary() -> crate::Result {
                super::$name(synthetic_key_cosmos_server::Encoding::Binary).await
            }

            #[tokio::test]
            async fn text() -> crate::Result {
                super::$name(synthetic_key_cosmos_server::Encoding::Text).await
            }
        }
    )*};
}

mod arbitrary;
mod effective;
mod faults;
mod growth;
mod ingest;
mod items;
mod life;
mod moves;
mod open;
mod queries;
mod refusals;
mod regions;
mod scans;
mod typed;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;
