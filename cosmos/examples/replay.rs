//! Replays samples through the official SDK on the server in memory, with throttling on, and compares the usable share of
//! the throughput that `synthkey check` predicts with the one that the server's answers of 429 show. Prints the table of
//! docs/advisor.md.
//!
//! ```sh
//! cargo build --release -p synthkey
//! cargo run --release -p synthetic-key-cosmos --example replay -- target/release/synthkey
//! ```
//!
//! For each layout, the items of each day are written within one second to a container of eight physical partitions,
//! without retries. Bisection finds the lowest throughput at which no write is refused. The observed share is the
//! throughput that the writes cost, divided by that.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use azure_data_cosmos::PartitionKey;
use azure_data_cosmos::options::{
    ItemWriteOptions, OperationOptionsBuilder, ThrottlingRetryOptionsBuilder,
};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos_server::{Account, Encoding, PARTITIONS, Random};
use synthetic_key_format::Layout;
use synthetic_key_format::compute::{Formula, Key, Value};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// The server counts the request units of one second. A replay that takes longer says nothing, and is repeated.
const SECOND: Duration = Duration::from_millis(950);
/// How often a replay is repeated before the machine is too slow.
const ATTEMPTS: usize = 20;
/// How many steps a bisection has: the last one is less than a hundredth.
const STEPS: usize = 10;
/// By how much an observed share may differ.
const POINTS: f64 = 5.0;

const TRIPS: [&str; 6] = [
    "{at:day}",
    "{region}",
    "{vin}",
    "{vin}-{at:day}",
    "{at:day}.{xxh64(vin) % 40 + 1}",
    "{id}",
];
const TENANTS: [&str; 6] = [
    "{at:day}",
    "{tenant}",
    "{tenant}{/}{user}",
    "{at:day}.{xxh64(user) % 16 + 1}",
    "{tenant}.{xxh64(order) % 100 + 1}",
    "{order}",
];

/// A document with a key of one level.
#[derive(Clone, SyntheticKey)]
#[pk(serde, property = "key", layout = "{key}")]
struct One {
    id: String,
    #[pk(concat)]
    key: String,
}

/// A document with a key of two levels.
#[derive(Clone, SyntheticKey)]
#[pk(serde, layout = "{first}{/}{second}")]
struct Two {
    id: String,
    #[pk(concat, level = 1)]
    first: String,
    #[pk(concat, level = 2)]
    second: String,
}

/// The items of a day, as the levels of their keys.
type Day = Vec<Vec<String>>;

/// The keys of the items of a CSV file, by day. Items without a key are left out.
fn days(text: &str, layout: &Layout) -> Result<BTreeMap<String, Day>> {
    let mut lines = text.lines();
    let names: Vec<_> = lines.next().unwrap_or_default().split(',').collect();
    let formula = Formula::new(layout)?;
    let (mut days, mut key) = (BTreeMap::<String, Day>::new(), Key::default());
    for line in lines {
        let cells: BTreeMap<_, _> = names.iter().copied().zip(line.split(',')).collect();
        let value = |name: &str| match cells.get(name).copied().unwrap_or_default() {
            "" => Value::Null,
            cell => cell.parse().map_or(Value::Text(cell), Value::Integer),
        };
        let fields = formula.fields().iter();
        let values: Vec<_> = fields.map(|path| value(&path.to_string())).collect();
        if formula.write_key(&values[..], &mut key).is_ok() {
            let day = cells["at"].get(..10).unwrap_or_default();
            let levels = key.levels().map(str::to_owned).collect();
            days.entry(day.to_owned()).or_default().push(levels);
        }
    }
    Ok(days)
}

/// Whether a container with this throughput accepts all items within a second.
async fn accepts(day: &Day, throughput: u64) -> Result<bool> {
    let retries = ThrottlingRetryOptionsBuilder::new().with_max_retry_count(0);
    let options = OperationOptionsBuilder::new().with_throttling_retry_options(retries.build());
    let options = ItemWriteOptions::default().with_operation_options(options.build());
    for _ in 0..ATTEMPTS {
        let account = Account::with_throughput(Encoding::Text, Some(throughput))?;
        let start = Instant::now();
        let is_one = day.first().is_none_or(|levels| levels.len() == 1);
        let container = if is_one {
            account.container::<One>("items").await?
        } else {
            account.container::<Two>("items").await?
        };
        let mut is_accepted = true;
        for (number, levels) in day.iter().enumerate() {
            let (id, options) = (number.to_string(), Some(options.clone()));
            let created = match &levels[..] {
                [key] => {
                    let item = One {
                        id: id.clone(),
                        key: key.clone(),
                    };
                    container
                        .create_item(key.clone(), &id, &item, options)
                        .await
                }
                [first, second] => {
                    let (first, second) = (first.clone(), second.clone());
                    let key = PartitionKey::from((first.clone(), second.clone()));
                    let item = Two {
                        id: id.clone(),
                        first,
                        second,
                    };
                    container.create_item(key, &id, &item, options).await
                }
                _ => return Err("a key has one level or two".into()),
            };
            match created {
                Ok(_) => {}
                Err(error) if u16::from(error.status().status_code()) == 429 => {
                    is_accepted = false;
                    break;
                }
                Err(error) => return Err(error.into()),
            }
        }
        if start.elapsed() < SECOND {
            return Ok(is_accepted);
        }
    }
    Err("this machine is too slow: a replay has to take less than a second".into())
}

/// What the writes of a day cost, in request units.
async fn cost(day: &Day) -> Result<f64> {
    let account = Account::new(Encoding::Text)?;
    let Some(levels) = day.first() else {
        return Ok(0.0);
    };
    let charge = match &levels[..] {
        [key] => {
            let item = One {
                id: "1".to_owned(),
                key: key.clone(),
            };
            let container = account.container::<One>("items").await?;
            let created = container.create_item(key.clone(), "1", &item, None).await?;
            created
                .headers()
                .request_charge()
                .map(|charge| charge.value())
        }
        [first, second, ..] => {
            let (first, second) = (first.clone(), second.clone());
            let key = PartitionKey::from((first.clone(), second.clone()));
            let item = Two {
                id: "1".to_owned(),
                first,
                second,
            };
            let container = account.container::<Two>("items").await?;
            container
                .create_item(key, "1", &item, None)
                .await?
                .headers()
                .request_charge()
                .map(|charge| charge.value())
        }
        [] => return Err("a key has a level".into()),
    };
    let charge = charge.ok_or("the server does not say what a write costs")?;
    Ok(charge * f64::from(u32::try_from(day.len())?))
}

/// The share of the throughput that the items of a day can use.
async fn usable(day: &Day) -> Result<f64> {
    let needed = cost(day).await?;
    let (mut low, mut high) = (1.0, f64::from(PARTITIONS));
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a throughput is small and positive"
        )]
        let throughput = (needed * middle).ceil() as u64;
        if accepts(day, throughput).await? {
            high = middle;
        } else {
            low = middle;
        }
    }
    Ok(1.0 / high)
}

/// The mean over the days, weighted by their items.
async fn observed(days: &BTreeMap<String, Day>) -> Result<f64> {
    let (mut sum, mut items) = (0.0, 0.0);
    for day in days.values() {
        let weight = f64::from(u32::try_from(day.len())?);
        sum += weight * usable(day).await?;
        items += weight;
    }
    Ok(sum / items)
}

/// The usable share of the day's throughput and the verdict, by `synthkey check`.
fn predicted(synthkey: &str, sample: &Path, layout: &str) -> Result<(f64, String)> {
    let partitions = PARTITIONS.to_string();
    let mut command = Command::new(synthkey);
    command
        .arg("check")
        .arg(sample)
        .args(["--time", "at", "--json"]);
    command.args(["--partitions", &partitions, "--layout", layout]);
    let report: serde_json::Value = serde_json::from_slice(&command.output()?.stdout)?;
    let division = &report["candidates"][0]["partitions"][&partitions];
    let usable = division["day"]["usable_mean"]
        .as_f64()
        .ok_or("there is no figure of a day")?;
    let word = division["verdict"]["word"].as_str().unwrap_or_default();
    Ok((usable, word.to_owned()))
}

/// Four days of 400 orders. One of 120 tenants has a third of them.
fn tenants() -> String {
    let mut random = Random::new(7);
    let mut text = String::from("id,at,tenant,user,order\n");
    for day in 1..=4 {
        for number in 0..400 {
            let tenant = if random.below(3) == 0 {
                0
            } else {
                random.below(120)
            };
            let (user, order) = (random.below(30), random.below(1 << 40));
            let hour = number / 20;
            let _ = writeln!(
                text,
                "{day}-{number},2026-03-{day:02}T{hour:02}:00:00Z,t-{tenant:03},u-{tenant}-{user},o-{order}"
            );
        }
    }
    text
}

#[tokio::main]
async fn main() -> Result {
    let synthkey = std::env::args().nth(1).ok_or("where is synthkey?")?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let trips = root.join("examples/data/trips.csv");
    let generated = std::env::temp_dir().join(format!("tenants-{}.csv", std::process::id()));
    std::fs::write(&generated, tenants())?;
    println!("| sample | layout | verdict | predicted | observed | difference |");
    println!("| --- | --- | --- | --- | --- | --- |");
    let mut worst: f64 = 0.0;
    let samples = [("trips", &trips, TRIPS), ("tenants", &generated, TENANTS)];
    for (name, sample, layouts) in samples {
        let text = std::fs::read_to_string(sample)?;
        for layout in layouts {
            let (predicted, word) = predicted(&synthkey, sample, layout)?;
            let observed = observed(&days(&text, &Layout::parse(layout)?)?).await?;
            let points = (predicted - observed) * 100.0;
            worst = worst.max(points.abs());
            println!(
                "| {name} | `{layout}` | {word} | {predicted:.3} | {observed:.3} | {points:+.1} |"
            );
        }
    }
    std::fs::remove_file(&generated)?;
    println!("\nthe largest difference: {worst:.1} points");
    if worst > POINTS {
        return Err(format!("more than {POINTS} points").into());
    }
    Ok(())
}
