//! One item under one key: reading, creating, replacing and deleting it there.

use std::fmt;

use azure_data_cosmos::models::ItemResponse;
use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions, Precondition};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, SyntheticKey, cosmos};

use crate::document::{has_content, under};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::retry::{Sent, Tried};
use crate::stored::{Stored, Written};

impl<D> Items<D> {
    /// The item under one key, and the cost of reading.
    pub(crate) async fn read_at(
        &self,
        key: &D::Key,
        id: &str,
        options: Option<ItemReadOptions>,
    ) -> Result<(f64, Option<Stored<D>>)>
    where
        D: Document + DeserializeOwned,
    {
        let (charge, found) = self.read_as::<D>(key, id, options).await?;
        let found = found.map(|(etag, item)| Stored::new(item, key.clone(), id, etag, charge));
        Ok((charge, found))
    }

    /// A document under one key with its version, and the cost of reading.
    pub(crate) async fn read_as<T: DeserializeOwned>(
        &self,
        key: &D::Key,
        id: &str,
        options: Option<ItemReadOptions>,
    ) -> Result<(f64, Option<(String, T)>)>
    where
        D: SyntheticKey,
    {
        let tried = self
            .options
            .retry
            .run(|| {
                let key = cosmos::sdk_key(key);
                Box::pin(self.container.read_item(key, id, options.clone()))
            })
            .await;
        let response = match tried.result {
            Ok(response) => response,
            Err(error) => {
                let error = Error::from_service(error);
                return match error.kind() {
                    ErrorKind::NotFound => Ok((tried.charge, None)),
                    _ => Err(error.of(key, id)),
                };
            }
        };
        let charge = tried.charge + charge_of(&response);
        let etag = etag_of(&response).unwrap_or_default();
        let item = response
            .into_model()
            .map_err(|error| Error::document(error).of(key, id))?;
        Ok((charge, Some((etag, item))))
    }

    /// Creates an item under its present key; `lost` says that it may have been created before.
    pub(crate) async fn create_at(
        &self,
        item: &D,
        key: &D::Key,
        id: &str,
        options: Option<ItemWriteOptions>,
        lost: bool,
    ) -> Result<Written>
    where
        D: Document + Serialize + Sync,
    {
        let mut tried = self
            .options
            .retry
            .run(|| {
                let (key, options) = (cosmos::sdk_key(key), options.clone());
                Box::pin(self.container.create_item(key, id, item, options))
            })
            .await;
        tried.lost |= lost;
        self.created(tried, item, key, id).await
    }

    /// Writes an item where it is, if it has this version.
    pub(crate) async fn replace_at(
        &self,
        item: &D,
        key: &D::Key,
        id: &str,
        etag: &str,
        options: Option<ItemWriteOptions>,
    ) -> Result<Written>
    where
        D: Document + Serialize + Sync,
    {
        let options = if_unchanged(options, etag);
        let is_moving = item.read_keys().len() > 1;
        // Under the key of another layout, the document carries that key.
        let moved = (item.partition_key() != *key).then(|| under(item, key));
        let moved = moved
            .transpose()
            .map_err(|error| Error::document(error).of(key, id))?;
        let tried = self
            .options
            .retry
            .run(|| {
                let (key, options) = (cosmos::sdk_key(key), Some(options.clone()));
                let body = match &moved {
                    Some(document) => Body::Value(document),
                    None => Body::Item(item),
                };
                Box::pin(self.container.replace_item(key, id, body, options))
            })
            .await;
        match done(tried, key, id) {
            // It was moved: it has another place and version now.
            Err(error) if is_moving && *error.kind() == ErrorKind::NotFound => {
                let changed = Error::new(ErrorKind::Changed).of(key, id);
                Err(changed.with_maybe_done(error.maybe_done()))
            }
            written => written,
        }
    }

    /// Deletes an item where it is, if it has this version.
    pub(crate) async fn delete_at(
        &self,
        key: &D::Key,
        id: &str,
        etag: &str,
        options: Option<ItemWriteOptions>,
    ) -> Result<Written>
    where
        D: SyntheticKey,
    {
        let options = if_unchanged(options, etag);
        let tried = self
            .options
            .retry
            .run(|| {
                let (key, options) = (cosmos::sdk_key(key), Some(options.clone()));
                Box::pin(self.container.delete_item(key, id, options))
            })
            .await;
        let (lost, charge) = (tried.lost, tried.charge);
        match done(tried, key, id) {
            // It was deleted by an attempt whose answer was lost.
            Err(error) if lost && *error.kind() == ErrorKind::NotFound => {
                Ok(Written { etag: None, charge })
            }
            Ok(written) => Ok(Written {
                etag: None,
                ..written
            }),
            result => result,
        }
    }

    /// The result of creating an item. If an answer was lost and the next attempt finds an item there, that item is
    /// read. If it has the same content, this call created it.
    ///
    /// This does not work for a replaced item: another writer may have made the same change.
    async fn created(
        &self,
        tried: Tried<ItemResponse>,
        item: &D,
        key: &D::Key,
        id: &str,
    ) -> Result<Written>
    where
        D: SyntheticKey + Serialize,
    {
        let is_conflict = matches!(&tried.result, Err(error) if error.status().is_conflict());
        if !(tried.lost && is_conflict) {
            return done(tried, key, id);
        }
        let read = self
            .options
            .retry
            .run(|| Box::pin(self.container.read_item(cosmos::sdk_key(key), id, None)))
            .await;
        let mut charge = tried.charge + read.charge;
        if let Ok(response) = read.result {
            charge += charge_of(&response);
            let etag = etag_of(&response);
            let stored = response.into_model::<Value>();
            if let (Ok(stored), Ok(document)) = (stored, serde_json::to_value(item))
                && has_content(stored, document)
            {
                return Ok(Written { etag, charge });
            }
        }
        done(tried, key, id)
    }
}

/// The options of a write that is done only if the item has this version.
pub(crate) fn if_unchanged(options: Option<ItemWriteOptions>, etag: &str) -> ItemWriteOptions {
    let precondition = Precondition::if_match(etag.to_owned());
    options.unwrap_or_default().with_precondition(precondition)
}

/// The result of a write.
pub(crate) fn done<K: fmt::Display>(
    tried: Tried<ItemResponse>,
    key: &K,
    id: &str,
) -> Result<Written> {
    match tried.result {
        Ok(response) => Ok(Written {
            etag: etag_of(&response),
            charge: tried.charge + charge_of(&response),
        }),
        Err(error) => Err(Error::from_service(error)
            .of(key, id)
            .with_maybe_done(tried.lost)),
    }
}

fn etag_of(response: &ItemResponse) -> Option<String> {
    response.headers().etag().map(ToString::to_string)
}

fn charge_of(response: &ItemResponse) -> f64 {
    Sent::in_all(&response.diagnostics()).charge
}

/// A document in the form that is sent.
enum Body<'a, D> {
    Item(&'a D),
    Value(&'a Value),
}

impl<D: Serialize> Serialize for Body<'_, D> {
    fn serialize<S: serde::Serializer>(
        &self,
        serializer: S,
    ) -> std::result::Result<S::Ok, S::Error> {
        match self {
            Self::Item(item) => item.serialize(serializer),
            Self::Value(document) => document.serialize(serializer),
        }
    }
}
