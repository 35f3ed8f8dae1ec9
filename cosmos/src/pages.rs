//! The pages of a query, which continues after a transient error.

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::feed::{ContinuationToken, QueryFeedPage, QueryPageIterator};
use azure_data_cosmos::options::QueryOptions;
use azure_data_cosmos::{FeedScope, Query};
use futures::StreamExt;
use serde::de::DeserializeOwned;

use crate::account::{Excluded, Latest};
use crate::error::{Error, Result};
use crate::items::Items;
use crate::meter::{Meter, charge_in, charge_of};
use crate::retry::{RetryOptions, passes};

/// A query that is read page by page.
///
/// After its first error, the SDK's stream looks as if it had ended. This one starts again from the token of the page
/// that failed.
pub(crate) struct Pages<T: Send> {
    container: ContainerClient,
    query: Query,
    scope: FeedScope,
    options: QueryOptions,
    retry: RetryOptions,
    /// How the pages see the last write.
    latest: Latest,
    /// The regions that the running query may not use.
    excluded: Excluded,
    /// The cost of all pages, also of those that are empty or failed.
    meters: [Meter; 2],
    running: Option<QueryPageIterator<T>>,
    /// Where the next page starts.
    token: Option<ContinuationToken>,
    is_done: bool,
}

impl<T: DeserializeOwned + Send + 'static> Pages<T> {
    /// The pages of a query. What they cost is added to `charge`.
    pub(crate) fn new<D>(
        items: &Items<D>,
        query: Query,
        scope: FeedScope,
        options: QueryOptions,
        charge: Meter,
    ) -> Self {
        Self::of(
            items.container.clone(),
            (query, scope, options),
            items.options.retry,
            items.setup.latest.clone(),
            [items.meter.clone(), charge],
        )
    }

    /// The pages of a query of any container.
    pub(crate) fn of(
        container: ContainerClient,
        (query, scope, options): (Query, FeedScope, QueryOptions),
        retry: RetryOptions,
        latest: Latest,
        meters: [Meter; 2],
    ) -> Self {
        Self {
            container,
            query,
            scope,
            options,
            retry,
            latest,
            excluded: None,
            meters,
            running: None,
            token: None,
            is_done: false,
        }
    }

    /// The next page. There is none after the last one, and after an error that is not transient.
    pub(crate) async fn next(&mut self) -> Option<Result<QueryFeedPage<T>>> {
        let mut attempts = 0;
        while !self.is_done {
            match self.try_next().await {
                Some(Err(error)) => {
                    self.pay(charge_of(&error));
                    attempts += 1;
                    self.running = None;
                    if !passes(error.status()) || attempts >= self.retry.attempts {
                        self.is_done = true;
                        return Some(Err(Error::from_service(error)));
                    }
                    tokio::time::sleep(self.retry.pause(attempts)).await;
                }
                Some(Ok(page)) => {
                    let diagnostics = page.diagnostics();
                    self.pay(charge_in(&diagnostics));
                    if !self.latest.accepts(&self.excluded, &diagnostics) {
                        self.running = None;
                        continue;
                    }
                    // The last page may have no token, and no page comes after it.
                    self.token = self
                        .running
                        .as_mut()
                        .and_then(|pages| pages.to_continuation_token().ok());
                    return Some(Ok(page));
                }
                None => self.is_done = true,
            }
        }
        None
    }

    /// Where the next page starts. There is none if the last page was the last one.
    pub(crate) fn token(&self) -> Option<&ContinuationToken> {
        self.token.as_ref()
    }

    fn pay(&self, charge: f64) {
        for meter in &self.meters {
            meter.add(charge);
        }
    }

    async fn try_next(&mut self) -> Option<azure_data_cosmos::Result<QueryFeedPage<T>>> {
        if self.running.is_none() {
            let mut options = self.options.clone();
            self.excluded = self.latest.set_operation(&mut options.operation);
            if let Some(token) = &self.token {
                options = options.with_continuation_token(token.clone());
            }
            let (query, scope) = (self.query.clone(), self.scope.clone());
            let started = Box::pin(self.container.query_items(query, scope, Some(options))).await;
            match started {
                Ok(items) => self.running = Some(items.into_pages()),
                Err(error) => return Some(Err(error)),
            }
        }
        self.running.as_mut()?.next().await
    }
}
