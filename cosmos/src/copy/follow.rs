//! The changes of a range of the source, from the first item on.

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::feed::{ChangeFeedPageIterator, ContinuationToken, FeedRange};
use azure_data_cosmos::models::ChangeFeedItem;
use azure_data_cosmos::options::{
    ChangeFeedOptions, ChangeFeedStartFrom, MaxItemCountHint, OperationOptions,
};
use futures::StreamExt;
use serde_json::Value;

use super::source::Source;
use crate::account::Excluded;
use crate::error::{Error, Result};
use crate::meter::{charge_in, charge_of};
use crate::retry::passes;

/// How many items a page has at most.
pub(crate) const PAGE: std::num::NonZeroU32 = match std::num::NonZeroU32::new(200) {
    Some(page) => page,
    None => std::num::NonZeroU32::MIN,
};

/// The latest version of each item of a range, in the order of the changes.
///
/// The feed from the beginning has all items. So the copy and the changes are one stream, and one token says how far it
/// was applied.
pub(crate) struct Feed {
    range: FeedRange,
    token: Option<String>,
    running: Option<ChangeFeedPageIterator<ChangeFeedItem<Value>>>,
    /// The regions that the running request may not use.
    excluded: Excluded,
}

impl Feed {
    pub(crate) fn new(range: FeedRange, token: Option<String>) -> Self {
        Self {
            range,
            token,
            running: None,
            excluded: None,
        }
    }

    /// The next changed items, and the token of the page after them. A page without items is the end for now, of one of
    /// the parts of the range.
    pub(crate) async fn next(
        &mut self,
        source: &Source,
        operation: &OperationOptions,
    ) -> Result<(Vec<Value>, String)> {
        let mut attempts = 0;
        loop {
            match self.try_next(source, operation).await {
                Ok((items, token)) => {
                    self.token = Some(token.clone());
                    return Ok((items, token));
                }
                Err(error) => {
                    source.meter.add(charge_of(&error));
                    attempts += 1;
                    self.running = None;
                    if !passes(error.status()) || attempts >= source.retry.attempts {
                        return Err(Error::from_service(error));
                    }
                    tokio::time::sleep(source.retry.pause(attempts)).await;
                }
            }
        }
    }

    async fn start(
        &mut self,
        source: &Source,
        operation: &OperationOptions,
    ) -> azure_data_cosmos::Result<ChangeFeedPageIterator<ChangeFeedItem<Value>>> {
        let mut options = ChangeFeedOptions::default()
            .with_operation_options(operation.clone())
            .with_max_item_count(MaxItemCountHint::Limit(PAGE));
        self.excluded = source.latest.set_operation(&mut options.operation);
        if let Some(token) = &self.token {
            options =
                options.with_continuation_token(ContinuationToken::from_string(token.clone()));
        }
        let scope = FeedScope::range(self.range.clone());
        let start = ChangeFeedStartFrom::Beginning;
        let changes = source
            .container
            .query_change_feed(scope, start, Some(options));
        Box::pin(changes).await
    }

    async fn try_next(
        &mut self,
        source: &Source,
        operation: &OperationOptions,
    ) -> azure_data_cosmos::Result<(Vec<Value>, String)> {
        let (pages, page) = loop {
            let mut pages = match self.running.take() {
                Some(pages) => pages,
                None => self.start(source, operation).await?,
            };
            let Some(page) = pages.next().await else {
                return Ok((Vec::new(), self.token.clone().unwrap_or_default()));
            };
            let page = page?;
            let diagnostics = page.diagnostics();
            source.meter.add(charge_in(&diagnostics));
            if source.latest.accepts(&self.excluded, &diagnostics) {
                break (pages, page);
            }
        };
        let token = pages.to_continuation_token()?;
        self.running = Some(pages);
        let items = page.into_items();
        let items = items.iter().filter_map(|item| item.current().cloned());
        Ok((items.collect(), token.as_str().to_owned()))
    }
}
