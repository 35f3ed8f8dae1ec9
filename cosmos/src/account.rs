//! Whether items can move in this account: reads must see the last write, and there must be one write region.

use azure_data_cosmos::CosmosError;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::diagnostics::DiagnosticsContext;
use azure_data_cosmos::options::{
    ExcludedRegions, ItemReadOptions, ItemWriteOptions, Precondition, ReadConsistencyStrategy,
    Region,
};
use synthetic_key::Document;

use crate::document::Levels;
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::{Meter, charge_of};
use crate::phase::record_key;
use crate::retry::RetryOptions;

/// The id of a document that never exists. A delete of it shows where writes go.
const PROBE: &str = "_move.probe";

/// Checks the account, and returns how reads see the last write.
///
/// SDK 1.0.0 does not show the account's properties. But it refuses a strong read before it is sent, unless the account
/// has strong consistency and one write region, and its diagnostics name the region of each request.
pub(crate) async fn check<D: Document>(
    items: &Items<D>,
) -> Result<Option<ReadConsistencyStrategy>> {
    let Items {
        container,
        options,
        meter,
        ..
    } = items;
    let probe = Probe {
        container,
        key: record_key::<D>(),
        retry: options.retry,
        meter,
    };
    probe.check().await
}

/// The requests that show what an account is like.
pub(crate) struct Probe<'c> {
    pub(crate) container: &'c ContainerClient,
    /// Any key with the right number of levels.
    pub(crate) key: Levels,
    pub(crate) retry: RetryOptions,
    pub(crate) meter: &'c Meter,
}

impl Probe<'_> {
    /// The same as [`check`].
    pub(crate) async fn check(&self) -> Result<Option<ReadConsistencyStrategy>> {
        let read = |strategy| self.read_region(strategy);
        match read(ReadConsistencyStrategy::GlobalStrong).await {
            Ok(_) => return Ok(Some(ReadConsistencyStrategy::GlobalStrong)),
            Err(error) if error.code() == Some(400) => {}
            Err(error) => return Err(error),
        }
        let latest = ReadConsistencyStrategy::LatestCommitted;
        let reads = read(latest).await?;
        let writes = self.write_region(None).await?;
        let elsewhere = match &writes {
            Some(region) => self.write_region(Some(region.clone())).await?,
            None => None,
        };
        let name =
            |region: &Option<Region>| region.as_ref().map_or("?".to_owned(), ToString::to_string);
        if writes != elsewhere && elsewhere.is_some() {
            return Err(Error::account(format!(
                "the account has several write regions ({} and {}), where two writers can replace the same version of an \
             item: items can move only in an account with one write region; turn off multi-region writes, or copy the \
             items to a different container",
                name(&writes),
                name(&elsewhere)
            )));
        }
        if reads != writes {
            return Err(Error::account(format!(
                "this client reads from {} and writes to {}, and the account's consistency is not strong, so reads can be \
             older than the last write: build the client with `RoutingStrategy::ProximityTo` the write region ({}), \
             or use strong consistency",
                name(&reads),
                name(&writes),
                name(&writes)
            )));
        }
        Ok(Some(latest))
    }

    /// The region of a read.
    async fn read_region(&self, strategy: ReadConsistencyStrategy) -> Result<Option<Region>> {
        let mut options = ItemReadOptions::default();
        options.operation.read_consistency_strategy = Some(strategy);
        let tried = self
            .retry
            .run(|| {
                let (key, options) = (self.key.sdk(), Some(options.clone()));
                Box::pin(self.container.read_item(key, PROBE, options))
            })
            .await;
        self.meter.add(tried.charge);
        match tried.result {
            Ok(response) => Ok(region(&response.diagnostics())),
            Err(error) => missed(error),
        }
    }

    /// The region of a write, if this region may not be used.
    async fn write_region(&self, excluded: Option<Region>) -> Result<Option<Region>> {
        let precondition = Precondition::if_match("none".to_owned());
        let mut options = ItemWriteOptions::default().with_precondition(precondition);
        options.operation.excluded_regions =
            excluded.map(|region| ExcludedRegions::new().with_region(region));
        let tried = self
            .retry
            .run(|| {
                let (key, options) = (self.key.sdk(), Some(options.clone()));
                Box::pin(self.container.delete_item(key, PROBE, options))
            })
            .await;
        self.meter.add(tried.charge);
        match tried.result {
            Ok(response) => Ok(region(&response.diagnostics())),
            Err(error) => missed(error),
        }
    }
}

/// The region of a request for a document that does not exist.
fn missed(error: CosmosError) -> Result<Option<Region>> {
    let diagnostics = error.diagnostics();
    let region = diagnostics.and_then(|diagnostics| region(&diagnostics));
    let charge = charge_of(&error);
    match Error::from_service(error) {
        error if *error.kind() == ErrorKind::NotFound => Ok(region),
        error => Err(error.with_charge(charge)),
    }
}

fn region(diagnostics: &DiagnosticsContext) -> Option<Region> {
    let requests = diagnostics.requests();
    let last = requests.iter().next_back();
    last.and_then(|request| request.region().cloned())
}
