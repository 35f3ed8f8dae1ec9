//! Accounts with several regions. Reads of a type that moves see the last write, or `open` refuses the account.

use std::time::Duration;

use azure_data_cosmos::options::Region;
use futures::{StreamExt, TryStreamExt, stream};
use synthetic_key_cosmos::{Error, ErrorKind, Items, ItemsOptions, Phase, RetryOptions};
use synthetic_key_cosmos_server::{ConsistencyLevel, Faults, HttpAccount, HttpOptions};

use crate::Result;
use crate::growth::advance;

const DATE: &str = "2018-08-09";

macro_rules! trip {
    ($name:ident, $n:tt $(, $also:literal)?) => {
        mod $name {
            use synthetic_key::SyntheticKey;

            #[derive(SyntheticKey)]
            #[pk(serde, id = "{vin}" $(, also_read = [$also])?)]
            pub(super) struct Trip {
                #[pk(concat)]
                pub(super) date: String,
                #[pk(hash_suffix = $n)]
                pub(super) vin: String,
                pub(super) km: u32,
            }

            #[allow(dead_code, reason = "not every step creates a trip")]
            pub(super) fn trip(number: u32) -> Trip {
                let (date, vin) = (super::DATE.into(), format!("v{number}"));
                Trip { date, vin, km: 0 }
            }
        }
    };
}

trip!(step_0, 4);
trip!(step_1, 4, "{date}.{xxh64(vin) % 8 + 1}");
trip!(step_2, 8, "{date}.{xxh64(vin) % 4 + 1}");

/// Two regions, of which the first is the write region.
fn two(consistency: ConsistencyLevel) -> HttpOptions {
    HttpOptions {
        consistency,
        regions: vec![Region::EAST_US, Region::WEST_US],
        ..HttpOptions::default()
    }
}

fn quick() -> ItemsOptions {
    let retry = RetryOptions::default().with_first_pause(Duration::from_millis(1));
    ItemsOptions::default().with_retry(retry.with_attempts(20))
}

/// Trips of step 1, and services of step 2 next to a region.
async fn trips_near(
    account: &HttpAccount,
    region: Region,
    count: u32,
) -> Result<(Items<step_1::Trip>, Items<step_2::Trip>)> {
    let container = account
        .container::<step_1::Trip>("trips")
        .await
        .map_err(text)?;
    advance::<step_2::Trip>(&container, Phase::WriteNew).await?;
    let old = Items::<step_1::Trip>::open(container, Some(quick())).await?;
    for number in 0..count {
        old.create(&step_1::trip(number), None).await?;
    }
    let container = account.client_near("trips", region).await.map_err(text)?;
    let new = Items::open(container, Some(quick())).await?;
    Ok((old, new))
}

#[expect(clippy::needless_pass_by_value, reason = "it is for `map_err`")]
fn text(error: Box<dyn std::error::Error + Send + Sync>) -> String {
    error.to_string()
}

/// Nothing arrives in the second region, and the service is there.
#[tokio::test]
async fn items_move_although_replication_has_stopped() -> Result {
    const COUNT: u32 = 30;
    let account = HttpAccount::start(two(ConsistencyLevel::Session))
        .await
        .map_err(text)?;
    account.pause_replication(&Region::WEST_US);
    let (old, new) = trips_near(&account, Region::WEST_US, COUNT).await?;
    for pass in 0..3_u32 {
        for number in 0..COUNT {
            let (trip, key) = (step_1::trip(number), step_1::trip(number).vin);
            let key_1 = step_1::TripKey {
                date: DATE,
                vin: &key,
            };
            let key_2 = step_2::TripKey {
                date: DATE,
                vin: &key,
            };
            let found = new.get(&key_2, None).await?.ok_or("not there")?;
            assert_eq!(found.km, 2 * pass);
            new.update(&key_2, |trip| trip.km += 1).await?;
            old.update(&key_1, |trip| trip.km += 1).await?;
            let conflict = old.create(&trip, None).await.unwrap_err();
            assert_eq!(*conflict.kind(), ErrorKind::Conflict);
        }
        let found: Vec<_> = new
            .scan(&step_2::TripKeys { date: DATE })
            .try_collect()
            .await?;
        assert_eq!(found.len(), 30);
        assert!(found.iter().all(|trip| trip.km == 2 * (pass + 1)));
        let relocated = new.relocate(&step_2::TripKeys { date: DATE }).run().await?;
        assert_eq!((relocated.moved > 0, relocated.refused), (pass == 0, 0));
    }
    Ok(())
}

/// When a request fails, the SDK reads from the other region. `Items` does not.
#[tokio::test]
async fn a_failed_request_does_not_lead_to_an_old_answer() -> Result {
    const COUNT: u32 = 20;
    let account = HttpAccount::start(two(ConsistencyLevel::Session))
        .await
        .map_err(text)?;
    account.pause_replication(&Region::WEST_US);
    let (_, new) = trips_near(&account, Region::EAST_US, COUNT).await?;
    account.set_faults(Faults {
        unavailable: 0.2,
        gone: 0.1,
        ..Faults::default()
    });
    let done = |error: Error| match error.kind() {
        ErrorKind::Service | ErrorKind::Changed if error.maybe_done() => Ok(()),
        _ => Err(error),
    };
    for number in (0..COUNT).cycle().take(200) {
        let vin = step_2::trip(number).vin;
        let key = step_2::TripKey {
            date: DATE,
            vin: &vin,
        };
        assert!(new.get(&key, None).await?.is_some(), "{vin}");
        new.update(&key, |trip| trip.km += 1)
            .await
            .map(|_| ())
            .or_else(done)?;
    }
    let found = new.scan(&step_2::TripKeys { date: DATE });
    assert_eq!(found.count().await, 20);
    Ok(())
}

#[tokio::test]
async fn a_strong_account_reads_in_every_region() -> Result {
    let account = HttpAccount::start(two(ConsistencyLevel::Strong))
        .await
        .map_err(text)?;
    let (old, new) = trips_near(&account, Region::WEST_US, 10).await?;
    new.relocate(&step_2::TripKeys { date: DATE }).run().await?;
    let again = old.ingest(stream::iter((0..10).map(step_1::trip)));
    assert_eq!(again.run().await.existed, 10);
    assert_eq!(new.scan(&step_2::TripKeys { date: DATE }).count().await, 10);
    Ok(())
}

/// Two writers could replace the same version.
#[tokio::test]
async fn several_write_regions_are_refused() -> Result {
    let options = HttpOptions {
        writes_everywhere: true,
        ..two(ConsistencyLevel::Session)
    };
    let account = HttpAccount::start(options).await.map_err(text)?;
    let container = account
        .container::<step_2::Trip>("trips")
        .await
        .map_err(text)?;
    let refusals = [
        Items::<step_2::Trip>::open(container.clone(), None)
            .await
            .err(),
        Items::<step_2::Trip>::advance(&container, Phase::ReadNew, None)
            .await
            .err(),
    ];
    for refused in refusals {
        let refused = refused.ok_or("it was not refused")?;
        assert!(
            matches!(refused.kind(), ErrorKind::Account { .. }),
            "{refused}"
        );
        for part in ["eastus", "westus", "turn off multi-region writes"] {
            assert!(refused.to_string().contains(part), "{refused}");
        }
    }
    // A type that does not move works there.
    Items::<step_0::Trip>::open(container, None).await?;
    Ok(())
}
