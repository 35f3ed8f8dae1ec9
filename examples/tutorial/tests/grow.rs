use chrono::NaiveDate;
use futures::{TryStreamExt, stream};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

/// The new declaration: it writes the keys of 800 and also reads the keys of 400.
#[derive(SyntheticKey)]
#[pk(serde, id = "{vin}")]
#[pk(layout = "{date}.{xxh64(vin) % 800 + 1}")]
#[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

#[tokio::test]
async fn trips_move_to_new_keys() -> Result<(), Box<dyn std::error::Error>> {
    let account = Account::new(Encoding::Binary)?;
    let container = account.container::<Trip>("trips").await?;
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).ok_or("no such day")?;

    // The service as it is today stores a day with 400 keys.
    let before = Items::<trips::Trip>::open(container.clone(), None).await?;
    let day = (0..100).map(|number| trips::Trip {
        date,
        vin: format!("1HGCM82633A{number:06}"),
        km: 10,
    });
    before.ingest(stream::iter(day)).run().await;

    // It is stopped, so all steps of the move can follow at once.
    for phase in [Phase::ReadNew, Phase::WriteNew, Phase::MoveAll] {
        Items::<Trip>::advance(&container, phase, None).await?;
    }
    let trips = Items::<Trip>::open(container, None).await?;

    // The new service finds a trip with its previous key ...
    let vin = "1HGCM82633A000007";
    let key = TripKey { date, vin };
    let trip = trips.get(&key, None).await?.ok_or("not found")?;
    assert_eq!(trip.km, 10);

    // ... and moves the trips of the day. About half of them keep their key. A second run has nothing to do.
    let day = TripKeys { date };
    let report = trips.relocate(&day).run().await?;
    assert!(report.moved > 0 && report.refused == 0);
    assert_eq!(trips.relocate(&day).run().await?.moved, 0);

    let found: Vec<_> = trips.scan(&day).try_collect().await?;
    assert_eq!(found.len(), 100);
    Ok(())
}
