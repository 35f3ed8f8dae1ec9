//! A Cosmos DB account in memory, for tests: no account, no container image, no network.
//!
//! - [`Account`] is the fastest: the official client, with its last step, the network, replaced by the SDK's own server
//!   for tests. Requests take no time.
//! - [`HttpAccount`] serves the same server on 127.0.0.1. Requests take time and overlap; they and their answers can get
//!   [lost](Faults), arrive late, or be refused. Clients in other languages can use it too.
//!
//! The server is internal to the SDK, and this crate pins the release that it is tested with. It does not check the length
//! of keys, the rules of ids, or the key of the account.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use azure_core::http::{Body, Request};
use azure_data_cosmos::clients::{ContainerClient, DatabaseClient};
use azure_data_cosmos::fault_injection::FaultInjectionRule;
use azure_data_cosmos::options::{BinaryEncodingOptions, Region};
use azure_data_cosmos::{
    AccountEndpoint, AccountReference, CosmosClientBuilder, CosmosRuntimeBuilder, RoutingStrategy,
};
use azure_data_cosmos_driver::in_memory_emulator::{
    ContainerConfig, InMemoryEmulatorHttpClient, RequestObserver, VirtualAccountConfig,
    VirtualRegion,
};
use synthetic_key::{SyntheticKey, cosmos};

pub use faults::Faults;
pub use http::{HttpAccount, HttpOptions, client};
pub use random::Random;

pub use azure_data_cosmos_driver::in_memory_emulator::ConsistencyLevel;

mod faults;
mod front;
mod http;
mod random;

/// How documents travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The SDK's default, through its own serde serializer.
    Binary,
    /// JSON as text, through `serde_json`.
    Text,
}

impl Encoding {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Binary, Self::Text];
}

/// How many physical partitions every container has.
pub const PARTITIONS: u32 = 8;

const URL: &str = "https://eastus.emulator.local";
const DATABASE: &str = "tests";

/// An account with one empty database.
#[derive(Debug)]
pub struct Account {
    server: Arc<InMemoryEmulatorHttpClient>,
    requests: Arc<Requests>,
    encoding: Encoding,
    throughput: Option<u64>,
}

/// What reached the server.
#[derive(Debug, Default)]
struct Requests {
    all: AtomicUsize,
    binary: AtomicUsize,
    query: Mutex<String>,
}

impl RequestObserver for Requests {
    fn on_request(&self, request: &Request) {
        self.all.fetch_add(1, Ordering::Relaxed);
        if let Body::Bytes(body) = request.body()
            && body.first() == Some(&BINARY)
        {
            self.binary.fetch_add(1, Ordering::Relaxed);
        }
        if let Body::Bytes(body) = request.body()
            && body.starts_with(b"{\"query\"")
        {
            let mut query = self.query.lock().unwrap_or_else(PoisonError::into_inner);
            *query = String::from_utf8_lossy(body).into_owned();
        }
    }
}

/// What a document in the binary encoding starts with.
const BINARY: u8 = 0x80;

impl Account {
    /// A new account, whose clients use this encoding.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub fn new(encoding: Encoding) -> azure_data_cosmos::Result<Self> {
        Self::with_throughput(encoding, None)
    }

    /// The same, but each container takes only so many request units per second, at least 400. More is refused with 429.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub fn with_throughput(
        encoding: Encoding,
        throughput: Option<u64>,
    ) -> azure_data_cosmos::Result<Self> {
        let url = URL.parse::<AccountEndpoint>()?.into_url();
        let config = VirtualAccountConfig::new(vec![VirtualRegion::new("East US", url)])?;
        let config = config.with_throttling_enabled(throughput.is_some());
        let requests = Arc::<Requests>::default();
        let server = InMemoryEmulatorHttpClient::new(config);
        let server = Arc::new(server.with_request_observer(Arc::clone(&requests) as _));
        server.store().create_database(DATABASE);
        Ok(Self {
            server,
            requests,
            encoding,
            throughput,
        })
    }

    /// A client of its database.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn database(&self) -> azure_data_cosmos::Result<DatabaseClient> {
        self.database_with_faults(Vec::new()).await
    }

    /// A client of its database, on whose way these faults happen.
    async fn database_with_faults(
        &self,
        faults: Vec<Arc<FaultInjectionRule>>,
    ) -> azure_data_cosmos::Result<DatabaseClient> {
        let runtime = if faults.is_empty() {
            self.server.runtime_builder()
        } else {
            self.server.runtime_builder_with_fault_rules(faults)
        };
        let runtime = CosmosRuntimeBuilder::from(runtime);
        let is_binary = self.encoding == Encoding::Binary;
        let encoding = BinaryEncodingOptions::new().with_enabled(is_binary);
        let account = AccountReference::with_authentication_key(URL.parse()?, "dGVzdGtleQ==");
        let client = CosmosClientBuilder::new()
            .with_runtime(runtime.build().await?)
            .with_binary_encoding_options(encoding)
            .build(account, RoutingStrategy::ProximityTo(Region::EAST_US))
            .await?;
        Ok(client.database_client(DATABASE))
    }

    /// A new container for items of type `T`, on [`PARTITIONS`] physical partitions.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn container<T: SyntheticKey>(
        &self,
        name: &'static str,
    ) -> azure_data_cosmos::Result<ContainerClient> {
        let config = ContainerConfig::new().with_partition_count(PARTITIONS);
        let throughput = self.throughput.into_iter();
        let config = throughput.fold(config, ContainerConfig::with_throughput);
        let (definition, config) = (cosmos::partition_key_definition::<T>(), config.build()?);
        let store = self.server.store();
        store.create_container_with_config(DATABASE, name, definition, config);
        self.database().await?.container_client(name, None).await
    }

    /// Another client of a container, on whose way these faults happen.
    ///
    /// # Errors
    ///
    /// Those of the SDK.
    pub async fn container_with_faults(
        &self,
        name: &'static str,
        faults: Vec<Arc<FaultInjectionRule>>,
    ) -> azure_data_cosmos::Result<ContainerClient> {
        let database = self.database_with_faults(faults).await?;
        database.container_client(name, None).await
    }

    /// Splits the physical partition with this number.
    pub fn split(&self, container: &str, partition: u32) {
        let store = self.server.store();
        store.split_partition(DATABASE, container, partition, Duration::from_millis(1));
    }

    /// Waits until no partition is being split.
    pub async fn wait_for_splits(&self) {
        self.server.store().drain_pending_control_plane().await;
    }

    /// How many requests reached the server.
    #[must_use]
    pub fn requests(&self) -> usize {
        self.requests.all.load(Ordering::Relaxed)
    }

    /// The last query that reached the server, as JSON.
    #[must_use]
    pub fn last_query(&self) -> String {
        let query = self.requests.query.lock();
        query.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many of them carried a document in the binary encoding.
    #[must_use]
    pub fn binary_requests(&self) -> usize {
        self.requests.binary.load(Ordering::Relaxed)
    }
}

/// The guides, for the sake of their examples.
pub mod guides {
    #[doc = include_str!("../../../docs/cosmos.md")]
    pub mod cosmos {}

    #[doc = include_str!("../../../docs/growing.md")]
    pub mod growing {}

    #[doc = include_str!("../../../docs/hot.md")]
    pub mod hot {}
}
