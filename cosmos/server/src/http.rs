//! An account in memory that clients reach over HTTP.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use azure_core::http::Url;
use azure_data_cosmos::clients::{ContainerClient, DatabaseClient};
use azure_data_cosmos::options::{BinaryEncodingOptions, ConnectionPoolOptions, Region};
use azure_data_cosmos::{
    AccountReference, CosmosClientBuilder, CosmosRuntimeBuilder, RoutingStrategy,
};
use azure_data_cosmos_driver::in_memory_emulator::{
    ConsistencyLevel, ContainerConfig, InMemoryEmulatorHttpClient, ReplicationConfig,
    VirtualAccountConfig, VirtualRegion, WriteMode,
};
use synthetic_key::{SyntheticKey, cosmos};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use crate::faults::Faults;
use crate::front::Front;
use crate::{DATABASE, Encoding, PARTITIONS};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// What an [`HttpAccount`] is like.
#[derive(Clone, Debug)]
pub struct HttpOptions {
    /// How documents travel. The default is binary.
    pub encoding: Encoding,
    /// How many request units per second each container accepts. `None` does not throttle.
    pub throughput: Option<u64>,
    /// The consistency of the account. The default is strong.
    pub consistency: ConsistencyLevel,
    /// The regions, the write region first. The default is one.
    pub regions: Vec<Region>,
    /// Whether every region accepts writes.
    pub writes_everywhere: bool,
    /// How long a write takes to reach the other regions. With strong consistency a write is not acknowledged before it
    /// is everywhere, so there is no lag then.
    pub lag: Range<Duration>,
    /// Where random numbers start.
    pub seed: u64,
}

impl Default for HttpOptions {
    fn default() -> Self {
        Self {
            encoding: Encoding::Binary,
            throughput: None,
            consistency: ConsistencyLevel::Strong,
            regions: vec![Region::EAST_US],
            writes_everywhere: false,
            lag: Duration::ZERO..Duration::ZERO,
            seed: 1,
        }
    }
}

/// An account with one empty database, whose server listens on 127.0.0.1. Requests take time, and can get
/// [lost](Faults).
///
/// ```
/// use std::time::Duration;
/// use synthetic_key::SyntheticKey;
/// use synthetic_key_cosmos::Items;
/// use synthetic_key_cosmos_server::{Faults, HttpAccount, HttpOptions};
///
/// #[derive(SyntheticKey)]
/// #[pk(serde, id = "{vin}")]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// let account = HttpAccount::start(HttpOptions::default()).await?;
/// account.set_faults(Faults::latency(Duration::ZERO..Duration::from_millis(2)));
/// let trips = Items::<Trip>::open(account.container::<Trip>("trips").await?, None).await?;
/// trips.create(&Trip { date: "2018-08-09".into(), vin: "1HGCM82633A004352".into() }, None).await?;
/// # Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
/// # }).unwrap();
/// ```
#[derive(Debug)]
pub struct HttpAccount {
    front: Arc<Front>,
    options: HttpOptions,
    urls: Vec<Url>,
    listeners: Vec<AbortHandle>,
}

impl HttpAccount {
    /// Starts the server. It stops when this value is dropped.
    ///
    /// # Errors
    ///
    /// No port is free, or the options do not fit together.
    pub async fn start(options: HttpOptions) -> Result<Self> {
        let (mut regions, mut sockets, mut urls) = (Vec::new(), Vec::new(), Vec::new());
        for region in &options.regions {
            let listener = TcpListener::bind("127.0.0.1:0").await?;
            let url: Url = format!("http://{}/", listener.local_addr()?).parse()?;
            regions.push(VirtualRegion::new(region.as_str(), url.clone()));
            urls.push(url);
            sockets.push(listener);
        }
        let mut config = VirtualAccountConfig::new(regions)?
            .with_consistency(options.consistency)
            .with_throttling_enabled(options.throughput.is_some());
        if options.writes_everywhere {
            config = config.with_write_mode(WriteMode::Multi);
        }
        let is_strong = options.consistency == ConsistencyLevel::Strong;
        let lag = if is_strong || options.lag.is_empty() {
            ReplicationConfig::immediate()
        } else {
            let lag = ReplicationConfig::range(options.lag.start, options.lag.end)?;
            lag.with_jitter_seed(options.seed)
        };
        config = config.with_replication_config(lag);
        let server = Arc::new(InMemoryEmulatorHttpClient::try_new(config)?);
        server.store().create_database(DATABASE);
        let front = Front::new(server, options.seed);
        let listeners = sockets.into_iter().zip(&urls).map(|(listener, url)| {
            let serving = Arc::clone(&front).serve(listener, url.clone());
            tokio::spawn(serving).abort_handle()
        });
        let listeners = listeners.collect();
        Ok(Self {
            front,
            options,
            urls,
            listeners,
        })
    }

    /// From now on, this goes wrong. At first nothing does.
    pub fn set_faults(&self, faults: Faults) {
        self.front.set_faults(faults);
    }

    /// The address of the write region, for other clients. They can use any key.
    #[must_use]
    pub fn url(&self) -> &str {
        self.urls.first().map_or("", Url::as_str)
    }

    /// The name of its database.
    #[must_use]
    pub fn database_name(&self) -> &'static str {
        DATABASE
    }

    /// A new client of the database, next to a region.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn database_near(&self, region: Region) -> Result<DatabaseClient> {
        client(self.url(), region, self.options.encoding, DATABASE).await
    }

    /// A new container for items of type `T`, and a client of it next to the write region.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn container<T: SyntheticKey>(&self, name: &str) -> Result<ContainerClient> {
        let config = ContainerConfig::new().with_partition_count(PARTITIONS);
        let throughput = self.options.throughput.into_iter();
        let config = throughput.fold(config, ContainerConfig::with_throughput);
        let definition = cosmos::partition_key_definition::<T>();
        let store = self.front.server.store();
        store.create_container_with_config(DATABASE, name, definition, config.build()?);
        self.client(name).await
    }

    /// A new client of a container, next to the write region.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn client(&self, container: &str) -> Result<ContainerClient> {
        let region = self.options.regions.first().cloned();
        self.client_near(container, region.unwrap_or(Region::EAST_US))
            .await
    }

    /// A new client of a container, next to a region.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn client_near(&self, container: &str, region: Region) -> Result<ContainerClient> {
        let database = self.database_near(region).await?;
        Ok(database.container_client(container, None).await?)
    }

    /// Splits a physical partition of a container.
    pub fn split(&self, container: &str, partition: u32) {
        let store = self.front.server.store();
        store.split_partition(DATABASE, container, partition, Duration::from_millis(1));
    }

    /// Merges two physical partitions of a container.
    pub fn merge(&self, container: &str, one: u32, other: u32) {
        let store = self.front.server.store();
        store.merge_partitions(DATABASE, container, one, other, Duration::from_millis(1));
    }

    /// Waits until no partition is being split or merged.
    pub async fn wait_for_splits(&self) {
        let store = self.front.server.store();
        store.drain_pending_control_plane().await;
    }

    /// Stops the replication to a region.
    pub fn pause_replication(&self, region: &Region) {
        let store = self.front.server.store();
        store.pause_replication(region.as_str());
    }

    /// Goes on with the replication to a region.
    pub fn resume_replication(&self, region: &Region) {
        let store = self.front.server.store();
        store.resume_replication(region.as_str());
    }
}

impl Drop for HttpAccount {
    fn drop(&mut self) {
        for listener in &self.listeners {
            listener.abort();
        }
    }
}

/// A client of a database on any server that speaks plain HTTP.
///
/// # Errors
///
/// Those of the SDK.
pub async fn client(
    url: &str,
    region: Region,
    encoding: Encoding,
    database: &str,
) -> Result<DatabaseClient> {
    let pool = ConnectionPoolOptions::builder().with_is_http2_allowed(false);
    let runtime = CosmosRuntimeBuilder::new().with_connection_pool(pool.build()?);
    let is_binary = encoding == Encoding::Binary;
    let account = AccountReference::with_authentication_key(url.parse()?, "dGVzdGtleQ==");
    let client = CosmosClientBuilder::new()
        .with_runtime(runtime.build().await?)
        .with_binary_encoding_options(BinaryEncodingOptions::new().with_enabled(is_binary))
        .build(account, RoutingStrategy::ProximityTo(region))
        .await?;
    Ok(client.database_client(database))
}
