//! Changes the key of a container: a program to copy, with your own types. Each machine runs `work`; one operator runs the other commands.
//! docs/hot.md says when. `COSMOS_URL`, `COSMOS_KEY`, `COSMOS_DATABASE` name the account.
use azure_data_cosmos::clients::DatabaseClient;
use azure_data_cosmos::options::Region;
use azure_data_cosmos::{AccountReference, CosmosClientBuilder, RoutingStrategy};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos::copy::{CopyJob, CopyOptions};

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

async fn run(
    database: &DatabaseClient,
    command: &str,
    name: &str,
) -> Result<(), Box<dyn std::error::Error>> {
    let container = async |name: &'static str| database.container_client(name, None).await;
    let target = Items::<Trip>::open(container("trips-by-vin").await?, None).await?;
    let (source, jobs) = (container("trips").await?, container("jobs").await?);
    let options = CopyOptions::default()
        .with_budgets(Some(5_000.0), Some(20_000.0))
        .with_expected_items(1_000_000);
    let job = CopyJob::open::<OldTrip>(source, target, jobs, "trips-by-vin", Some(options)).await?;
    match command {
        "estimate" => println!("{}", job.estimate().await?),
        "start" => job.start().await?,
        "work" => job.work(name).await?,
        "report" => println!("{}", job.report().await?),
        "dead-letters" => job
            .dead_letters()
            .await?
            .iter()
            .for_each(|letter| println!("{letter}")),
        "watch" => watch(&job).await?,
        "compare" | "verify" => {
            let compared = if command == "verify" {
                job.verify().await?
            } else {
                job.compare().await?
            };
            compared
                .differences
                .iter()
                .for_each(|difference| println!("{difference}"));
            println!("{}; equal: {}", compared.totals, compared.is_equal());
        }
        "fence" => job.fence().await?,
        "switch" => println!("writes were fenced for {:?}", job.switch().await?.fenced),
        "back" => job.unfence().await?,
        "gone" => job.worker_is_gone(name).await?,
        _ => println!(
            "expected one of estimate, start, work, watch, report, dead-letters, compare, fence, verify, switch, back, gone"
        ),
    }
    Ok(())
}

async fn watch(job: &CopyJob<Trip>) -> synthetic_key_cosmos::Result<()> {
    let (mut last, bar) = (job.report().await?, ProgressBar::new(1));
    bar.set_style(
        ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    while last.caught_up < last.ranges || last.pass_done < last.pass_ranges {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        let report = job.report().await?;
        let (rate, now, of) = (
            report.since(&last),
            report.totals.seen,
            report.expected_items,
        );
        bar.set_length(of.unwrap_or(now));
        bar.set_position(now);
        bar.set_message(format!(
            "{:.0}/s, {:.0} RU/s, {:?} left",
            rate.items, rate.target_charge, rate.left
        ));
        last = report;
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut words, env) = (std::env::args().skip(1), |name: &str| {
        std::env::var(name).map_err(|_| format!("set {name}"))
    });
    let account =
        AccountReference::with_authentication_key(env("COSMOS_URL")?.parse()?, env("COSMOS_KEY")?);
    let client = CosmosClientBuilder::new()
        .build(account, RoutingStrategy::ProximityTo(Region::EAST_US))
        .await?;
    let (command, name) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_else(|| "worker".into()),
    );
    run(
        &client.database_client(&env("COSMOS_DATABASE")?),
        &command,
        &name,
    )
    .await
}
