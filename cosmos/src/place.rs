//! Requests for one document, by its key and id.

use std::fmt;

use azure_data_cosmos::PartitionKey;
use azure_data_cosmos::models::{ItemResponse, ResponseBody};
use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions, Precondition};
use serde::Serialize;
use serde_json::Value;
use synthetic_key::{Key, cosmos};

use crate::account::Latest;
use crate::document::{Levels, has_content};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::charge_in;
use crate::retry::{Repeats, Tried, not_by_the_sdk};
use crate::stored::Written;

/// A key for requests, and for messages.
pub(crate) trait Place: fmt::Display + Sync {
    fn sdk(&self) -> PartitionKey;
}

/// The key of an item.
pub(crate) struct Typed<'k, K>(pub(crate) &'k K);

impl<K: Key + fmt::Display> fmt::Display for Typed<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.0, f)
    }
}

impl<K: Key + fmt::Display + Sync> Place for Typed<'_, K> {
    fn sdk(&self) -> PartitionKey {
        cosmos::sdk_key(self.0)
    }
}

impl Place for Levels {
    fn sdk(&self) -> PartitionKey {
        Self::sdk(self)
    }
}

/// A write of one document.
pub(crate) enum Write<'b, B> {
    Create(&'b B),
    Upsert(&'b B),
    Replace(&'b B),
    Delete,
}

impl<B> Clone for Write<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Write<'_, B> {}

/// A document as it was read: its version and its body, if it exists, and the cost.
pub(crate) struct Reading {
    pub(crate) found: Option<(String, ResponseBody)>,
    pub(crate) charge: f64,
}

impl<D> Items<D> {
    /// Reads a document.
    pub(crate) async fn read_at(
        &self,
        key: &impl Place,
        id: &str,
        options: Option<ItemReadOptions>,
    ) -> Result<Reading> {
        self.read_latest(key, id, options, &self.setup.latest).await
    }

    /// The same, and reads see the last write.
    pub(crate) async fn read_latest(
        &self,
        key: &impl Place,
        id: &str,
        mut options: Option<ItemReadOptions>,
        latest: &Latest,
    ) -> Result<Reading> {
        let mut charge = 0.0;
        loop {
            let excluded = latest.set(&mut options);
            let tried = self
                .options
                .retry
                .run(|| Box::pin(self.container.read_item(key.sdk(), id, options.clone())))
                .await;
            let (diagnostics, own) = match &tried.result {
                Ok(response) => {
                    let diagnostics = response.diagnostics();
                    let own = charge_in(&diagnostics);
                    (Some(diagnostics), own)
                }
                Err(error) => (error.diagnostics(), 0.0),
            };
            self.meter.add(tried.charge + own);
            charge += tried.charge + own;
            if diagnostics.is_some_and(|from| !latest.accepts(&excluded, &from)) {
                continue;
            }
            let found = match tried.result {
                Ok(response) => {
                    let etag = etag_of(&response).unwrap_or_default();
                    Some((etag, response.into_body()))
                }
                Err(error) => match Error::from_service(error) {
                    error if *error.kind() == ErrorKind::NotFound => None,
                    error => return Err(error.of(key, id).with_charge(charge)),
                },
            };
            return Ok(Reading { found, charge });
        }
    }

    /// Writes or deletes a document. While items move, a write whose answer was lost is not sent again, unless it has a
    /// condition.
    pub(crate) async fn write_at<B: Serialize + Sync>(
        &self,
        key: &impl Place,
        id: &str,
        write: Write<'_, B>,
        mut options: Option<ItemWriteOptions>,
    ) -> Tried<ItemResponse> {
        let repeats = match write {
            _ if self.setup.step.is_none() => Repeats::All,
            Write::Replace(_) | Write::Delete => Repeats::OwnOnly,
            Write::Create(_) | Write::Upsert(_) => Repeats::UntilLost,
        };
        if repeats != Repeats::All {
            not_by_the_sdk(&mut options.get_or_insert_default().operation);
        }
        let tried = self
            .options
            .retry
            .run_with(repeats, || {
                let (key, options, container) = (key.sdk(), options.clone(), &self.container);
                Box::pin(async move {
                    match write {
                        Write::Create(body) => container.create_item(key, id, body, options).await,
                        Write::Upsert(body) => container.upsert_item(key, id, body, options).await,
                        Write::Replace(body) => {
                            container.replace_item(key, id, body, options).await
                        }
                        Write::Delete => container.delete_item(key, id, options).await,
                    }
                })
            })
            .await;
        self.meter.add(charge_of(&tried));
        tried
    }

    /// Creates a document. If an answer was lost and the next attempt finds a document there, that document is read. If
    /// it has the same content, this call created it. `lost` says that it may have been created before.
    ///
    /// This does not work for a replaced item: a different writer may have made the same change.
    pub(crate) async fn create_at<B: Serialize + Sync>(
        &self,
        key: &impl Place,
        id: &str,
        body: &B,
        options: Option<ItemWriteOptions>,
        lost: bool,
    ) -> Result<Written> {
        let mut tried = self.write_at(key, id, Write::Create(body), options).await;
        tried.lost |= lost;
        let is_conflict = matches!(&tried.result, Err(error) if error.status().is_conflict());
        if !(tried.lost && is_conflict) {
            return done(tried, key, id);
        }
        let Reading { found, charge } = self.read_at(key, id, None).await?;
        tried.charge += charge;
        if let Some((etag, stored)) = found
            && let (Ok(stored), Ok(document)) =
                (stored.into_single::<Value>(), serde_json::to_value(body))
            && has_content(stored, document)
        {
            return Ok(Written {
                etag: Some(etag),
                charge: tried.charge,
            });
        }
        done(tried, key, id)
    }
}

/// The options of a write that is done only if the document has this version. If the caller's own condition is a
/// different version, it has changed.
pub(crate) fn if_unchanged(
    options: Option<ItemWriteOptions>,
    etag: &str,
) -> Result<Option<ItemWriteOptions>> {
    let options = options.unwrap_or_default();
    if let Some(Precondition::IfMatch(own)) = &options.precondition
        && own.to_string() != etag
    {
        return Err(Error::new(ErrorKind::Changed));
    }
    let precondition = Precondition::if_match(etag.to_owned());
    Ok(Some(options.with_precondition(precondition)))
}

/// The cost of all attempts.
pub(crate) fn charge_of(tried: &Tried<ItemResponse>) -> f64 {
    let response = tried.result.as_ref();
    tried.charge + response.map_or(0.0, |response| charge_in(&response.diagnostics()))
}

/// The result of a write.
pub(crate) fn done(tried: Tried<ItemResponse>, key: &impl Place, id: &str) -> Result<Written> {
    let charge = charge_of(&tried);
    match tried.result {
        Ok(response) => Ok(Written {
            etag: etag_of(&response),
            charge,
        }),
        Err(error) => Err(Error::from_service(error)
            .of(key, id)
            .with_charge(charge)
            .with_maybe_done(tried.lost)),
    }
}

fn etag_of(response: &ItemResponse) -> Option<String> {
    response.headers().etag().map(ToString::to_string)
}
