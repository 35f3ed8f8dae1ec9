//! Changes the key of a container: a program to copy, with your own types. docs/hot.md has the steps.
use azure_data_cosmos::options::Region;
use azure_data_cosmos::{AccountReference, CosmosClientBuilder, RoutingStrategy};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos::copy::{CopyJob, CopyOptions, Rate, Report};

#[derive(Deserialize, Serialize)] // as it is
struct OldTrip {
    id: String,
    date: String,
    km: u32,
}

#[derive(SyntheticKey)] // as it will be
#[pk(serde, id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

impl From<OldTrip> for Trip {
    fn from(OldTrip { id, date, km }: OldTrip) -> Self {
        Self { date, vin: id, km }
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let env = |name: &str| std::env::var(name).map_err(|_| format!("set {name}"));
    let (url, key) = (env("COSMOS_URL")?.parse()?, env("COSMOS_KEY")?);
    let account = AccountReference::with_authentication_key(url, key);
    let near = RoutingStrategy::ProximityTo(Region::EAST_US);
    let client = CosmosClientBuilder::new().build(account, near).await?;
    let database = client.database_client(&env("COSMOS_DATABASE")?);
    let container = async |name: &'static str| database.container_client(name, None).await;
    let (source, jobs) = (container("trips").await?, container("jobs").await?);
    let target = Items::<Trip>::open(container("trips-by-vin").await?, None).await?;
    let options = CopyOptions::default()
        .with_budgets(Some(5_000.0), Some(20_000.0)) // request units per second
        .with_expected_items(40_000_000);
    let job = CopyJob::open::<OldTrip>(source, target, jobs, "trips-by-vin", Some(options)).await?;
    let words: Vec<_> = std::env::args().skip(1).collect();
    let bar = ProgressBar::new(1);
    bar.set_style(ProgressStyle::with_template(
        "{wide_bar} {pos}/{len} {msg}",
    )?);
    let progress = |report: &Report, rate: &Rate| {
        bar.set_length(report.expected_items.unwrap_or(report.totals.seen));
        bar.set_position(report.totals.seen);
        bar.set_message(rate.to_string());
    };
    println!("{}", job.command(&words, progress).await?);
    Ok(())
}
