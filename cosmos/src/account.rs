//! Whether items can move in this account: reads must see the last write, and there must be one write region.

use std::sync::{Arc, Mutex, PoisonError};

use azure_data_cosmos::CosmosError;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::diagnostics::DiagnosticsContext;
use azure_data_cosmos::options::{
    ExcludedRegions, ItemReadOptions, ItemWriteOptions, OperationOptions, Precondition,
    ReadConsistencyStrategy, Region,
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

/// How reads see the last write.
#[derive(Clone, Debug, Default)]
pub(crate) struct Latest {
    strategy: Option<ReadConsistencyStrategy>,
    /// All regions that are known, if reads must come from the write region. The SDK reads from a different region when
    /// a request fails or takes long. If it may use no region at all, it uses the write region.
    regions: Option<Arc<Mutex<Vec<Region>>>>,
}

/// The regions that a read may not use.
pub(crate) type Excluded = Option<Vec<Region>>;

impl Latest {
    /// Sets the options of a point read.
    pub(crate) fn set(&self, options: &mut Option<ItemReadOptions>) -> Excluded {
        self.strategy?;
        self.set_operation(&mut options.get_or_insert_default().operation)
    }

    /// Sets the options of a read. The caller's own strategy is kept.
    pub(crate) fn set_operation(&self, options: &mut OperationOptions) -> Excluded {
        let strategy = &mut options.read_consistency_strategy;
        *strategy = strategy.take().or(self.strategy);
        let excluded = self.regions.as_ref()?;
        let excluded = excluded.lock().unwrap_or_else(PoisonError::into_inner);
        options.excluded_regions = Some(excluded.iter().cloned().collect());
        Some(excluded.clone())
    }

    /// Whether the answer to a read with these options is from the write region. Otherwise the region is excluded from
    /// now on, and the read is repeated.
    pub(crate) fn accepts(&self, excluded: &Excluded, diagnostics: &DiagnosticsContext) -> bool {
        let (Some(regions), Some(excluded), Some(region)) =
            (&self.regions, excluded, region(diagnostics))
        else {
            return true;
        };
        if excluded.contains(&region) {
            return true;
        }
        let mut regions = regions.lock().unwrap_or_else(PoisonError::into_inner);
        if !regions.contains(&region) {
            regions.push(region);
        }
        false
    }
}

/// Checks the account, and returns how reads see the last write.
pub(crate) async fn check<D: Document>(items: &Items<D>) -> Result<Latest> {
    let probe = Probe {
        container: &items.container,
        key: record_key::<D>(),
        retry: items.options.retry,
        meter: &items.meter,
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
    ///
    /// SDK 1.0.0 does not show the account's properties. But it refuses a strong read before it is sent, unless the
    /// account has strong consistency and one write region, and its diagnostics name the region of each request.
    pub(crate) async fn check(&self) -> Result<Latest> {
        let strong = ReadConsistencyStrategy::GlobalStrong;
        match self.read(strong).await {
            Ok(_) => {
                return Ok(Latest {
                    strategy: Some(strong),
                    regions: None,
                });
            }
            Err(error) if error.code() == Some(400) => {}
            Err(error) => return Err(error),
        }
        let writes = self.write_region(None).await?;
        let elsewhere = match &writes {
            Some(region) => self.write_region(Some(region.clone())).await?,
            None => None,
        };
        if writes != elsewhere && elsewhere.is_some() {
            let name = |region: &Option<Region>| {
                region.as_ref().map_or("?".to_owned(), ToString::to_string)
            };
            return Err(Error::account(format!(
                "the account has several write regions ({} and {}), where two writers can replace the same version of an \
                 item: items can move only in an account with one write region; turn off multi-region writes, or copy the \
                 items to a different container",
                name(&writes),
                name(&elsewhere)
            )));
        }
        Ok(Latest {
            strategy: Some(ReadConsistencyStrategy::LatestCommitted),
            regions: Some(Arc::default()),
        })
    }

    /// A read of a document that does not exist.
    async fn read(&self, strategy: ReadConsistencyStrategy) -> Result<Option<Region>> {
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
