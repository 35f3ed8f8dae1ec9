//! The pages of a query, which continues after a transient error.

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::feed::{ContinuationToken, QueryFeedPage, QueryPageIterator};
use azure_data_cosmos::options::QueryOptions;
use azure_data_cosmos::{FeedScope, Query};
use futures::StreamExt;
use serde::de::DeserializeOwned;

use crate::error::{Error, Result};
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
    /// The cost of all pages, also of those that are empty or failed.
    meters: [Meter; 2],
    running: Option<QueryPageIterator<T>>,
    /// Where the next page starts.
    token: Option<ContinuationToken>,
    is_done: bool,
}

impl<T: DeserializeOwned + Send + 'static> Pages<T> {
    pub(crate) fn new(
        container: ContainerClient,
        query: Query,
        scope: FeedScope,
        options: QueryOptions,
        retry: RetryOptions,
        meters: [Meter; 2],
    ) -> Self {
        Self {
            container,
            query,
            scope,
            options,
            retry,
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
                    self.pay(charge_in(&page.diagnostics()));
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
        let pages = self.running.as_mut()?;
        let page = pages.next().await;
        if let Some(Ok(_)) = &page {
            // The last page may have no token, and no page comes after it.
            self.token = pages.to_continuation_token().ok();
        }
        page
    }
}
