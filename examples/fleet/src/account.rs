//! The place where trips are stored: a Cosmos DB account, or a server in memory. The rest is the same for both.

use anyhow::{Context, Result, bail};
use azure_data_cosmos::options::Region;
use azure_data_cosmos::{AccountReference, CosmosClient, RoutingStrategy};
use clap::Args;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos_server::{Account as Server, Encoding};

use crate::trip::Trip;

/// The account, and its container.
#[derive(Args, Clone, Debug)]
pub struct Account {
    /// A Cosmos DB account, whose key is in `COSMOS_KEY`; without it, a server in memory
    #[arg(long, value_name = "URL", env = "COSMOS_ENDPOINT", global = true)]
    pub endpoint: Option<String>,
    /// The region that this program runs in
    #[arg(long, default_value = "East US", global = true)]
    region: String,
    /// Create the database `fleet` and its container `trips` if they do not exist
    #[arg(long, global = true)]
    create: bool,
}

impl Account {
    /// The trips, in a container that was created for them.
    pub async fn open(&self) -> Result<Items<Trip>> {
        let Some(endpoint) = &self.endpoint else {
            let server = Server::new(Encoding::Binary)?;
            let container = server.container::<Trip>("trips").await?;
            return Ok(Items::open(container, None).await?);
        };
        if cfg!(not(feature = "account")) {
            bail!("to talk to an account, build with `--features account`");
        }
        let key = std::env::var("COSMOS_KEY").context("the key of the account, `COSMOS_KEY`")?;
        let account = AccountReference::with_authentication_key(endpoint.parse()?, key);
        let routing = RoutingStrategy::ProximityTo(Region::from(self.region.clone()));
        let client = CosmosClient::builder().build(account, routing).await?;
        let database = client.database_client("fleet");
        if !self.create {
            let container = database.container_client("trips", None).await;
            let container = container.context("cannot open the container `trips`")?;
            return Ok(Items::open(container, None).await?);
        }
        match client.create_database("fleet", None).await {
            Err(error) if !error.status().is_conflict() => {
                Err(error).context("cannot create the database `fleet`")
            }
            _ => Ok(Items::open_or_create(&database, "trips", None).await?),
        }
    }
}
