//! Shows how a container of Cosmos DB goes from 4 keys a day to 8 while it is used: `relocate` moves the items, and no read misses one.
//! It runs on the SDK's server in memory.

use chrono::NaiveDate;
use futures::{TryStreamExt, stream};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

/// The service as it was.
mod before {
    use super::{NaiveDate, SyntheticKey};

    #[derive(SyntheticKey)]
    #[pk(serde, id = "{vin}", layout = "{date}.{xxh64(vin) % 4 + 1}")]
    pub(crate) struct Trip {
        #[pk(concat)]
        pub(crate) date: NaiveDate,
        #[pk(hash_suffix = 4)]
        pub(crate) vin: String,
    }
}

/// The service as it is: it writes the new keys, and reads both.
#[derive(SyntheticKey)]
#[pk(serde, id = "{vin}", layout = "{date}.{xxh64(vin) % 8 + 1}")]
#[pk(also_read = ["{date}.{xxh64(vin) % 4 + 1}"])]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 8)]
    vin: String,
}

const TRIPS: usize = 200;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let date = "2018-08-09".parse()?;
    let vin = |number: usize| format!("1HGCM82633A{number:06}");
    let account = Account::new(Encoding::Binary)?;
    let container = account.container::<Trip>("trips").await?;

    let old = Items::<before::Trip>::open(container.clone(), None).await?;
    let day = (0..TRIPS).map(|number| before::Trip {
        date,
        vin: vin(number),
    });
    let written = old.ingest(stream::iter(day)).run().await;
    println!(
        "{} trips written by the old service, as {}",
        written.written,
        before::Trip::LAYOUT
    );

    // The old service has stopped: it does not know the new keys, so there is nothing between it and the new one.
    for phase in [Phase::ReadNew, Phase::WriteNew, Phase::MoveAll] {
        Items::<Trip>::advance(&container, phase, None).await?;
    }
    let trips = Items::<Trip>::open(container, None).await?;
    let first = vin(0);
    let key = TripKey { date, vin: &first };
    let keys: Vec<_> = key.read_keys().map(|key| key.to_string()).collect();
    println!(
        "the new service looks for {first} under {}",
        keys.join(", then ")
    );
    assert!(trips.get(&key, None).await?.is_some());

    // The day is read again and again, while its items move.
    let day = TripKeys { date };
    let reader = async {
        let mut reads = 0;
        for _ in 0..10 {
            let found: Vec<_> = trips.scan(&day).try_collect().await?;
            assert_eq!(found.len(), TRIPS, "a read missed a trip, or met one twice");
            reads += 1;
        }
        Ok::<_, synthetic_key_cosmos::Error>(reads)
    };
    let (moved, reads) = tokio::join!(trips.relocate(&day).run(), reader);
    let (moved, reads) = (moved?, reads?);
    println!(
        "{} trips moved, the others keep their key; {reads} reads of the whole day missed none",
        moved.moved
    );
    let again = trips.relocate(&day).run().await?;
    assert_eq!((again.moved, again.in_place), (0, TRIPS as u64));
    println!("a second run moves {}", again.moved);
    Ok(())
}
