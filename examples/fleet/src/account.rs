//! The place where trips are stored: a Cosmos DB account, or a server in memory. The rest is the same for both.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use azure_data_cosmos::options::{OperationOptions, Region};
use azure_data_cosmos::{
    AccountEndpoint, AccountReference, CosmosClient, CosmosRuntimeBuilder, RoutingStrategy,
};
use azure_data_cosmos_driver::in_memory_emulator::{
    ContainerConfig, InMemoryEmulatorHttpClient, VirtualAccountConfig, VirtualRegion,
};
use clap::Args;
use synthetic_key::cosmos;
use synthetic_key_cosmos::Items;

use crate::trip::Trip;

const KEY: &str = "COSMOS_KEY";

/// The account, and its container.
#[derive(Args, Clone, Debug)]
pub struct Account {
    /// A Cosmos DB account, whose key is in `COSMOS_KEY`; without it, a server in memory
    #[arg(long, value_name = "URL", env = "COSMOS_ENDPOINT", global = true)]
    pub endpoint: Option<String>,
    /// The region that this program runs in
    #[arg(long, default_value = "East US", global = true)]
    pub region: String,
    #[arg(long, default_value = "fleet", global = true)]
    pub database: String,
    #[arg(long, default_value = "trips", global = true)]
    pub container: String,
    /// Create the database and the container if they do not exist
    #[arg(long, global = true)]
    pub create: bool,
    /// The physical partitions of the server in memory
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1000), global = true)]
    pub partitions: u32,
    /// The request units per second of the server in memory, at least 400; what is more is refused with 429
    #[arg(long, value_parser = clap::value_parser!(u64).range(400..), global = true)]
    pub throughput: Option<u64>,
}

impl Account {
    /// The trips, in a container that was created for them.
    pub async fn open(&self) -> Result<Items<Trip>> {
        let client = match &self.endpoint {
            Some(endpoint) => self.connect(endpoint).await?,
            None => self.start(OperationOptions::default()).await?,
        };
        let creates = self.create && self.endpoint.is_some();
        if creates {
            match client.create_database(&self.database, None).await {
                Err(error) if !error.status().is_conflict() => {
                    return Err(error).context("cannot create the database");
                }
                _ => {}
            }
        }
        let (database, name) = (client.database_client(&self.database), &self.container);
        let trips = if creates {
            Items::open_or_create(&database, name, None).await
        } else {
            let container = database.container_client(name, None).await;
            let container = container.with_context(|| format!("cannot open {name}"))?;
            Items::open(container, None).await
        };
        trips.with_context(|| format!("cannot use the container {name}"))
    }

    async fn connect(&self, endpoint: &str) -> Result<CosmosClient> {
        if cfg!(not(feature = "account")) {
            bail!("to talk to an account, build with `--features account`");
        }
        let key = std::env::var(KEY)
            .with_context(|| format!("the key of the account is not in {KEY}"))?;
        let account = AccountReference::with_authentication_key(endpoint.parse()?, key);
        let routing = RoutingStrategy::ProximityTo(Region::from(self.region.clone()));
        Ok(CosmosClient::builder().build(account, routing).await?)
    }

    /// A server in memory with an empty container, and a client with these options.
    pub async fn start(&self, options: OperationOptions) -> Result<CosmosClient> {
        let url = "https://eastus.emulator.local".parse::<AccountEndpoint>()?;
        let region = VirtualRegion::new("East US", url.clone().into_url());
        let config = VirtualAccountConfig::new(vec![region])?;
        let config = config.with_throttling_enabled(self.throughput.is_some());
        let server = Arc::new(InMemoryEmulatorHttpClient::new(config));

        let config = ContainerConfig::new().with_partition_count(self.partitions);
        let throughput = self.throughput.into_iter();
        let config = throughput
            .fold(config, ContainerConfig::with_throughput)
            .build()?;
        let (store, definition) = (server.store(), cosmos::partition_key_definition::<Trip>());
        store.create_database(&self.database);
        store.create_container_with_config(&self.database, &self.container, definition, config);

        let runtime = CosmosRuntimeBuilder::from(server.runtime_builder());
        let account = AccountReference::with_authentication_key(url, "aW4gbWVtb3J5");
        let client = CosmosClient::builder()
            .with_runtime(runtime.build().await?)
            .with_default_operation_options(options)
            .build(account, RoutingStrategy::ProximityTo(Region::EAST_US));
        Ok(client.await?)
    }
}
