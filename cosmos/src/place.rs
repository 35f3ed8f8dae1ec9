//! One item under one key: reading, replacing and deleting it there, and finding the key that it is under.

use std::fmt;

use azure_data_cosmos::models::ItemResponse;
use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions, Precondition};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, SyntheticKey, cosmos};

use crate::document::{has_content, moved_from, under};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::retry::{Sent, Tried};
use crate::stored::{Stored, Written};

impl<D> Items<D> {
    /// The item under one of these keys, of which the first is its present one, while items move.
    ///
    /// An item under its present key that was copied there is the copy of one that may still be under its other key: as long as it
    /// is, that one counts, and writes go there.
    pub(crate) async fn find_while_moving(
        &self,
        keys: &[D::Key],
        id: &str,
        options: Option<ItemReadOptions>,
    ) -> Result<Option<Stored<D>>>
    where
        D: Document + DeserializeOwned,
    {
        let Some((present, others)) = keys.split_first() else {
            return Ok(None);
        };
        let mut charge = 0.0;
        let is_it = |stored: &Stored<D>| stored.present == *present;
        let (cost, found) = self.read_marked(present, id, options.clone()).await?;
        charge += cost;
        let found = found.filter(|(stored, _)| is_it(stored));
        if let Some((mut stored, false)) = found {
            stored.charge = charge;
            return Ok(Some(stored));
        }
        for key in others {
            let (cost, found) = self.read_at(key, id, options.clone()).await?;
            charge += cost;
            // The key of another layout may be the present key of another item.
            if let Some(mut stored) = found.filter(is_it) {
                stored.charge = charge;
                return Ok(Some(stored));
            }
        }
        // It is moved, or was moved meanwhile: an item is under its present key before it leaves the other one.
        let (cost, found) = self.read_at(present, id, options).await?;
        Ok(found.filter(is_it).map(|mut stored| {
            stored.charge = charge + cost;
            stored
        }))
    }

    /// The item under one key, whether it was copied there, and what it cost to look.
    async fn read_marked(
        &self,
        key: &D::Key,
        id: &str,
        options: Option<ItemReadOptions>,
    ) -> Result<(f64, Option<(Stored<D>, bool)>)>
    where
        D: Document + DeserializeOwned,
    {
        let (charge, found) = self.read_as::<Marked<D>>(key, id, options).await?;
        let found = found.map(|(etag, Marked { item, is_copy })| {
            (Stored::new(item, key.clone(), id, etag, charge), is_copy)
        });
        Ok((charge, found))
    }

    /// The item under one key, and what it cost to look.
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

    /// A document under one key with its version, and what it cost to look.
    async fn read_as<T: DeserializeOwned>(
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

    /// The item under a key of another layout, and what it cost to look.
    pub(crate) async fn find_under_other_keys(
        &self,
        item: &D,
        id: &str,
    ) -> Result<(f64, Option<Stored<D>>)>
    where
        D: Document + DeserializeOwned + Sync,
    {
        let (mut keys, mut charge) = (item.read_keys(), 0.0);
        let Some(present) = keys.next() else {
            return Ok((charge, None));
        };
        for key in keys.collect::<Vec<_>>() {
            let (cost, found) = self.read_at(&key, id, None).await?;
            charge += cost;
            let found = found.filter(|stored| stored.present == present);
            if found.is_some() {
                return Ok((charge, found));
            }
        }
        Ok((charge, None))
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
        let options = options
            .unwrap_or_default()
            .with_precondition(Precondition::if_match(etag.to_owned()));
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
        let written = self.written(tried, key, id, 412, || match &moved {
            Some(document) => Ok(document.clone()),
            None => Ok(serde_json::to_value(item)?),
        });
        match written.await {
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
        let options = options
            .unwrap_or_default()
            .with_precondition(Precondition::if_match(etag.to_owned()));
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

    /// What came of a write. Where an answer was lost and the service refuses the next attempt with `refusal`, the item is
    /// read: if it has the content that was to be written, it was.
    pub(crate) async fn written(
        &self,
        tried: Tried<ItemResponse>,
        key: &D::Key,
        id: &str,
        refusal: u16,
        document: impl FnOnce() -> azure_data_cosmos::Result<Value>,
    ) -> Result<Written>
    where
        D: SyntheticKey,
    {
        let refused = match &tried.result {
            Err(error) => u16::from(error.status().status_code()) == refusal,
            Ok(_) => false,
        };
        if !(tried.lost && refused) {
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
            if let (Ok(stored), Ok(document)) = (stored, document())
                && has_content(stored, document)
            {
                return Ok(Written { etag, charge });
            }
        }
        done(tried, key, id)
    }
}

/// What came of a write.
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

/// An item, and whether `relocate` copied it.
struct Marked<D> {
    item: D,
    is_copy: bool,
}

impl<'de, D: DeserializeOwned> serde::Deserialize<'de> for Marked<D> {
    fn deserialize<S: serde::Deserializer<'de>>(
        deserializer: S,
    ) -> std::result::Result<Self, S::Error> {
        let document = Value::deserialize(deserializer)?;
        let is_copy = moved_from(&document).is_some();
        let item = serde_json::from_value(document).map_err(serde::de::Error::custom)?;
        Ok(Self { item, is_copy })
    }
}

/// A document as it is sent.
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
