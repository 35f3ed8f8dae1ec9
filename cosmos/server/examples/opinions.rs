//! What other software says about `Items`: `cosmos/tests/opinions/run` uses it.
//!
//! - `serve` writes documents, and serves them to clients in other languages until its input ends. It prints a line of JSON.
//! - `use <url>` makes the calls of `Items` on a different server, and prints which of them that server refuses.

use std::io::Read;
use std::time::Duration;

use azure_data_cosmos::options::Region;
use futures::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use serde_json::{Value, json};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, ItemsOptions, Phase, RetryOptions};
use synthetic_key_cosmos_server::{Encoding, HttpAccount, HttpOptions, client};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// How many documents a container has.
const COUNT: u32 = 100;

mod before {
    use synthetic_key::SyntheticKey;

    #[derive(SyntheticKey)]
    #[pk(serde, id = "{vin}", also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
    pub struct Trip {
        #[pk(concat)]
        pub date: String,
        #[pk(hash_suffix = 8)]
        pub vin: String,
        pub km: u32,
    }
}

#[derive(Clone, SyntheticKey)]
#[pk(serde, id = "{vin}", also_read = ["{date}.{xxh64(vin) % 8 + 1}"])]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    id: String,
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 3)]
    month: u32,
    #[pk(hash_suffix = 4, level = 3)]
    browser: String,
}

const DATE: &str = "2018-08-09";

fn trip(number: u32) -> Trip {
    Trip {
        date: DATE.into(),
        vin: format!("vïn {number}"),
        km: number,
    }
}

/// A container, for a client that computes the keys by itself.
fn described<T: SyntheticKey + Serialize>(name: &str, items: &[T]) -> Value {
    json!({"name": name, "layout": T::LAYOUT, "paths": T::PATHS, "items": items})
}

async fn serve() -> Result {
    let account = HttpAccount::start(HttpOptions::default()).await?;
    // Trips, of which a half was created before N grew. A mover has written most of these.
    let container = account.container::<Trip>("trips").await?;
    for phase in [Phase::ReadNew, Phase::WriteNew] {
        Items::<Trip>::advance(&container, phase, None).await?;
    }
    let old = Items::<before::Trip>::open(container.clone(), None).await?;
    let new = Items::<Trip>::open(container.clone(), None).await?;
    for number in 0..COUNT {
        let Trip { date, vin, km } = trip(number);
        if number % 2 == 0 {
            old.create(&before::Trip { date, vin, km }, None).await?;
        } else {
            new.create(&Trip { date, vin, km }, None).await?;
        }
    }
    Items::<Trip>::advance(&container, Phase::MoveAll, None).await?;
    let mover = Items::<Trip>::open(container, None).await?;
    let relocated = mover.relocate(&TripKeys { date: DATE }).run().await?;
    if relocated.moved == 0 || relocated.refused > 0 {
        return Err(format!("{relocated:?}").into());
    }
    let trips: Vec<_> = (0..COUNT).map(trip).collect();

    let container = account.container::<Session>("sessions").await?;
    let sessions = Items::<Session>::open(container, None).await?;
    let all = (0..COUNT).map(|number| Session {
        id: format!("s-{number}"),
        tenant: format!("tenant {}", number % 3),
        user: format!("ü-{}", number % 7),
        month: number % 12 + 1,
        browser: format!("b-{number}"),
    });
    let all: Vec<_> = all.collect();
    for session in &all {
        sessions.create(session, None).await?;
    }
    let containers = [described("trips", &trips), described("sessions", &all)];
    let (url, database) = (account.url(), account.database_name());
    println!(
        "{}",
        json!({"url": url, "database": database, "containers": containers})
    );
    let input = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    input.await??;
    Ok(())
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, id = "{vin}")]
struct Plain {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 8)]
    vin: String,
    km: u32,
}

/// What a call came to: whether it did what it should, or the error of the server.
type Tried = Result<bool>;

async fn calls(url: &str) -> Result<Vec<(&'static str, Tried)>> {
    let database = client(url, Region::EAST_US, Encoding::Text, "tests").await?;
    let container = database.container_client("trips", None).await?;
    let retry = RetryOptions::default().with_first_pause(Duration::from_millis(1));
    let options = ItemsOptions::default().with_retry(retry.with_attempts(2));
    let plain = |vin: &str, km| Plain {
        date: DATE.into(),
        vin: vin.into(),
        km,
    };
    let mut tried: Vec<(&'static str, Tried)> = Vec::new();
    let items = Items::<Plain>::open(container, Some(options)).await?;
    tried.push(("open", Ok(true)));
    let key = PlainKey {
        date: DATE,
        vin: "a",
    };
    let km =
        async || -> Result<Option<u32>> { Ok(items.get(&key, None).await?.map(|trip| trip.km)) };
    macro_rules! call {
        ($name:literal, $call:expr) => {
            let call = async || -> Tried { Ok($call) };
            tried.push(($name, Box::pin(call()).await));
        };
    }
    call!("create", {
        items.create(&plain("a", 1), None).await?;
        items.create(&plain("a", 2), None).await.is_err()
    });
    call!("get", km().await? == Some(1));
    call!("update", {
        items.update(&key, |trip| trip.km += 1).await?;
        km().await? == Some(2)
    });
    call!("replace", {
        let mut trip = items.get(&key, None).await?.ok_or("not there")?;
        let mut outdated = items.get(&key, None).await?.ok_or("not there")?;
        trip.km = 3;
        items.replace(&mut trip, None).await?;
        items.replace(&mut outdated, None).await.is_err() && km().await? == Some(3)
    });
    call!("upsert", {
        items.upsert(&plain("a", 4), None).await?;
        km().await? == Some(4)
    });
    call!("delete", {
        let trip = items.get(&key, None).await?.ok_or("not there")?;
        items.delete(trip, None).await?;
        km().await?.is_none()
    });
    call!("ingest", {
        let some = stream::iter((0..20).map(|number| plain(&format!("v{number}"), number)));
        items.ingest(some).run().await.written == 20
    });
    call!("scan", {
        let found: Vec<_> = items.scan(&PlainKeys { date: DATE }).try_collect().await?;
        found.len() == 20
    });
    call!("scan by_partition", {
        let scan = items.scan(&PlainKeys { date: DATE }).by_partition();
        scan.filter_map(async |trip| trip.ok()).count().await == 20
    });
    call!("batch", {
        let key = PlainKey {
            date: DATE,
            vin: "b",
        };
        let batch = || items.batch(&key)?.create(&plain("b", 1));
        let written = batch()?.run(None).await?;
        written.len() == 1 && batch()?.run(None).await.is_err()
    });
    Ok(tried)
}

/// What npm @vercel/cosmosdb-server 1.0.1 cannot do.
const REFUSED: &[&str] = &["scan"];

async fn used(url: &str) -> Result {
    let mut refused = Vec::new();
    for (call, tried) in calls(url).await? {
        match tried {
            Ok(true) => println!("{call}: as on the SDK's server"),
            Ok(false) => return Err(format!("{call}: a wrong result").into()),
            Err(error) => {
                let error = error.to_string();
                let line = error.lines().next().unwrap_or_default();
                println!(
                    "{call}: refused: {}",
                    line.chars().take(160).collect::<String>()
                );
                refused.push(call);
            }
        }
    }
    if refused != REFUSED {
        return Err(format!("it refuses {refused:?}, and not {REFUSED:?}").into());
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve"] => serve().await,
        ["use", url] => used(url).await,
        _ => Err("serve, or use <url>".into()),
    }
}
