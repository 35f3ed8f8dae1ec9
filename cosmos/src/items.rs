//! Typed containers, which know the key and the id of each item.

use std::fmt;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions, Precondition};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Contains, Document, HasId, Lookup};

use crate::address::{address, check_id};
use crate::batch::Batch;
use crate::document::{Levels, MOVE, merged, set_key};
use crate::error::{Error, ErrorKind, Result};
use crate::meter::Meter;
use crate::moving::{Moving, Setup};
use crate::place::{Reading, Typed, Write, done, if_unchanged};
use crate::protocol::{self, Found, MOST_ATTEMPTS};
use crate::retry::RetryOptions;
use crate::stored::{Read, Stored, Written};

/// A Cosmos DB container of items `D`. The key and the id of every write and read come from the item or from its lookup.
///
/// [`open`](Self::open) it once, and clone it wherever you need it.
///
/// ```
/// use azure_data_cosmos::clients::ContainerClient;
/// use synthetic_key::SyntheticKey;
/// use synthetic_key_cosmos::{Items, Result};
///
/// #[derive(SyntheticKey)]
/// #[pk(serde)]
/// #[pk(id = "{vin}")]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
///     km: u32,
/// }
///
/// async fn drive(container: ContainerClient) -> Result<()> {
///     let trips = Items::<Trip>::open(container, None).await?;
///     let (date, vin) = ("2018-08-09", "1HGCM82633A004352");
///     trips.create(&Trip { date: date.into(), vin: vin.into(), km: 1 }, None).await?;
///     trips.update(&TripKey { date, vin }, |trip| trip.km += 41).await?;
///     if let Some(trip) = trips.get(&TripKey { date, vin }, None).await? {
///         trips.delete(trip, None).await?;
///     }
///     Ok(())
/// }
/// ```
pub struct Items<D> {
    pub(crate) container: ContainerClient,
    pub(crate) options: ItemsOptions,
    /// Reads an item.
    pub(crate) read: fn(Value) -> serde_json::Result<D>,
    pub(crate) setup: Setup,
    /// The cost of all requests.
    pub(crate) meter: Meter,
}

/// Options for [`Items::open`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ItemsOptions {
    /// How transient errors are retried.
    pub retry: RetryOptions,
}

impl ItemsOptions {
    /// Sets how transient errors are retried.
    #[must_use]
    pub fn with_retry(mut self, retry: RetryOptions) -> Self {
        self.retry = retry;
        self
    }
}

impl<D> Clone for Items<D> {
    fn clone(&self) -> Self {
        Self {
            container: self.container.clone(),
            options: self.options.clone(),
            read: self.read,
            setup: self.setup.clone(),
            meter: self.meter.clone(),
        }
    }
}

impl<D> fmt::Debug for Items<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Items").finish_non_exhaustive()
    }
}

impl<D> Items<D> {
    /// Returns the container of the SDK, for everything that this crate does not have.
    #[must_use]
    pub fn container(&self) -> &ContainerClient {
        &self.container
    }

    /// Returns the cost of all requests of this container and of its clones so far, in request units: reads that find
    /// nothing, conflicts, errors, empty pages, attempts that failed, and moves included.
    #[must_use]
    pub fn charge(&self) -> f64 {
        self.meter.total()
    }

    /// Creates an item that does not exist.
    ///
    /// If a response was lost but an identical item exists, the create succeeds.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Conflict`] if an item with this key and id exists, also with the key of a layout that is also read.
    pub async fn create(&self, item: &D, options: Option<ItemWriteOptions>) -> Result<Written>
    where
        D: Document + HasId + Serialize + Sync,
    {
        self.create_unless_lost(item, options, false).await
    }

    /// The same for an item that may have been created already, because an answer was `lost`.
    pub(crate) async fn create_unless_lost(
        &self,
        item: &D,
        options: Option<ItemWriteOptions>,
        lost: bool,
    ) -> Result<Written>
    where
        D: Document + HasId + Serialize + Sync,
    {
        let (key, id) = address(item)?;
        let Some(step) = self.setup.step else {
            return self.create_at(&Typed(&key), &id, item, options, lost).await;
        };
        let document = document_of(item).map_err(|error| error.of(&key, &id))?;
        let (step, moving) = Moving::new(self, step, item.read_keys(), &id);
        if lost {
            return Box::pin(moving.find_again(step, &document)).await;
        }
        let moving = moving.with_write_options(options);
        let body = |place| moving.body(&document, place);
        let created = Box::pin(protocol::create(&moving, step, &body)).await;
        moving.ended(created)
    }

    /// Writes an item, whether or not it exists. The whole document is replaced, with properties that the type does not
    /// know.
    ///
    /// While items move to a different layout, the item is written where it is.
    ///
    /// # Errors
    ///
    /// Errors of the service, or the item has no valid key or id. While items move, [`ErrorKind::Changed`] if the item
    /// does not have the version of the caller's own `If-Match`. An upsert is not repeated if its answer was lost: see
    /// [`Error::maybe_done`].
    pub async fn upsert(&self, item: &D, options: Option<ItemWriteOptions>) -> Result<Written>
    where
        D: Document + HasId + Serialize + Sync,
    {
        self.upsert_unless_lost(item, options, false).await
    }

    /// The same for an item that may have been written already, because an answer was `lost`.
    pub(crate) async fn upsert_unless_lost(
        &self,
        item: &D,
        options: Option<ItemWriteOptions>,
        lost: bool,
    ) -> Result<Written>
    where
        D: Document + HasId + Serialize + Sync,
    {
        let (key, id) = address(item)?;
        let Some(step) = self.setup.step else {
            let write = Write::Upsert(item);
            let tried = self.write_at(&Typed(&key), &id, write, options).await;
            return done(tried, &Typed(&key), &id);
        };
        let document = document_of(item).map_err(|error| error.of(&key, &id))?;
        let expected = options
            .as_ref()
            .and_then(|options| match &options.precondition {
                Some(Precondition::IfMatch(etag)) => Some(etag.to_string()),
                _ => None,
            });
        let (step, moving) = Moving::new(self, step, item.read_keys(), &id);
        if lost {
            return Box::pin(moving.find_again(step, &document)).await;
        }
        let moving = moving.with_write_options(options);
        let body = |place| moving.body(&document, place);
        let upsert = protocol::upsert(&moving, step, expected.as_ref(), &body);
        moving.ended(Box::pin(upsert).await)
    }

    /// Reads an item whose lookup knows its id.
    ///
    /// # Errors
    ///
    /// Errors of the service, the document does not fit the type, or the lookup has no valid key or id.
    pub async fn get<I, L, const N: usize>(
        &self,
        key: &L,
        options: Option<ItemReadOptions>,
    ) -> Result<Option<Stored<D>>>
    where
        D: Document + DeserializeOwned,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key> + HasId + Sync,
    {
        let id = key.item_id()?;
        self.get_with_id(key, &id, options).await
    }

    /// Reads an item by its key and its id.
    ///
    /// While items move to a different layout, it finds the item with the key of either layout.
    ///
    /// # Errors
    ///
    /// The same as for [`get`](Self::get), and [`ErrorKind::Id`] if Cosmos DB does not accept the id.
    pub async fn get_with_id<I, L, const N: usize>(
        &self,
        key: &L,
        id: &str,
        options: Option<ItemReadOptions>,
    ) -> Result<Option<Stored<D>>>
    where
        D: Document + DeserializeOwned,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key> + Sync,
    {
        let present = key.try_partition_key()?;
        check_id(id).map_err(|error| error.of(&present, id))?;
        let Some(step) = self.setup.step else {
            let Reading { found, charge } = self.read_at(&Typed(&present), id, options).await?;
            let Some((etag, body)) = found else {
                return Ok(None);
            };
            let item = body.clone().into_single();
            let item = item.map_err(|error| Error::document(error).of(&present, id))?;
            let read = Read::Body(body);
            return Ok(Some(Stored::new(item, present, id, etag, read, charge)));
        };
        let (step, moving) = Moving::new(self, step, key.read_keys(), id);
        let moving = moving.with_read_options(options);
        let found = Box::pin(protocol::find(&moving, step)).await;
        let found = found.map_err(|error| error.with_charge(moving.meter.total()))?;
        found.map(|found| moving.stored(&found)).transpose()
    }

    /// Writes a changed item where it is, if it was not changed since it was read. Properties of the document that the
    /// type does not know are kept, except in elements of a list whose length has changed.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Changed`] if it was changed or moved; [`ErrorKind::Rekeyed`] if its key or id is different now. If an
    /// answer was lost, this call may have changed it: see [`Error::maybe_done`].
    pub async fn replace(
        &self,
        stored: &mut Stored<D>,
        options: Option<ItemWriteOptions>,
    ) -> Result<Written>
    where
        D: Document + HasId + Serialize + Send + Sync,
    {
        let document = self.document_to_replace(stored)?;
        let Stored { id, etag, key, .. } = &*stored;
        let options = if_unchanged(options, etag).map_err(|error| error.of(key, id))?;
        let write = Write::Replace(&document);
        let tried = self.write_at(&Typed(key), id, write, options).await;
        let written = self.changed(done(tried, &Typed(key), id))?;
        if let Some(etag) = &written.etag {
            stored.etag.clone_from(etag);
        }
        stored.read = Read::Document(document);
        Ok(written)
    }

    /// The new document of an item where it is, with what the type does not know.
    pub(crate) fn document_to_replace(&self, stored: &Stored<D>) -> Result<Value>
    where
        D: Document + HasId + Serialize,
    {
        let Stored {
            item,
            id,
            key,
            present,
            ..
        } = stored;
        let (now, now_id) = address(item)?;
        if (&now, &now_id) != (present, id) {
            let now = format!("{now_id:?} with the key \"{now}\"");
            return Err(Error::new(ErrorKind::Rekeyed { now }).of(key, id));
        }
        let read = stored.read.document();
        let document = read.and_then(|read| merged(read, item, self.read));
        let mut document = document.map_err(|error| Error::document(error).of(key, id))?;
        set_key::<D>(&mut document, &Levels::of(key));
        Ok(document)
    }

    /// While items move, an item that is not where it was read has moved, or was deleted.
    fn changed(&self, written: Result<Written>) -> Result<Written> {
        match written {
            Err(error) if self.setup.step.is_some() && *error.kind() == ErrorKind::NotFound => {
                Err(error.with_kind(ErrorKind::Changed))
            }
            written => written,
        }
    }

    /// Reads an item, changes it, and writes it. If it was changed at the same time, it starts over. Properties of the
    /// document that the type does not know are kept, as by [`replace`](Self::replace).
    ///
    /// `change` may be called several times, each time with the current item. Returns the item as it was written.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NotFound`] if the item does not exist, and the errors of [`replace`](Self::replace) and
    /// [`get`](Self::get). If an answer was lost, the change may have been made. It is not made again, and
    /// [`Error::maybe_done`] is true. (It is made again if the SDK hides the lost answer: see [`Error::maybe_done`].)
    pub async fn update<I, L, const N: usize>(
        &self,
        key: &L,
        change: impl FnMut(&mut D) + Send,
    ) -> Result<Stored<D>>
    where
        D: Document + HasId + Serialize + DeserializeOwned + Send + Sync,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key> + HasId + Sync,
    {
        let id = key.item_id()?;
        self.update_with_id(key, &id, change).await
    }

    /// The same for an item by its key and its id.
    ///
    /// # Errors
    ///
    /// The same as for [`update`](Self::update).
    pub async fn update_with_id<I, L, const N: usize>(
        &self,
        key: &L,
        id: &str,
        mut change: impl FnMut(&mut D) + Send,
    ) -> Result<Stored<D>>
    where
        D: Document + HasId + Serialize + DeserializeOwned + Send + Sync,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key> + Sync,
    {
        let present = key.try_partition_key()?;
        check_id(id).map_err(|error| error.of(&present, id))?;
        let Some(step) = self.setup.step else {
            return self.update_in_place(&present, id, change).await;
        };
        let (step, moving) = Moving::new(self, step, key.read_keys(), id);
        let mut last = None;
        let updated = {
            let mut change = |found: &Found<_>| {
                let mut stored = moving.stored(found)?;
                change(&mut stored.item);
                let document = self.document_to_replace(&stored)?;
                stored.read = Read::Document(document.clone());
                last = Some(stored);
                Ok(crate::moving::Body(document))
            };
            Box::pin(protocol::update(&moving, step, &mut change)).await
        };
        let Written { etag, charge } = moving.ended(updated)?;
        let Some(mut stored) = last else {
            return Err(Error::new(ErrorKind::NotFound).of(&present, id));
        };
        stored.etag = etag.unwrap_or_default();
        stored.charge = charge;
        Ok(stored)
    }

    /// The same without a move.
    async fn update_in_place(
        &self,
        present: &D::Key,
        id: &str,
        mut change: impl FnMut(&mut D) + Send,
    ) -> Result<Stored<D>>
    where
        D: Document + HasId + Serialize + DeserializeOwned + Send + Sync,
    {
        let mut cost = 0.0;
        for _ in 0..MOST_ATTEMPTS {
            let read = self.read_at(&Typed(present), id, None).await;
            let read = read.map_err(|error| {
                let total = cost + error.charge();
                error.with_charge(total)
            })?;
            cost += read.charge;
            let Some((etag, body)) = read.found else {
                let absent = Error::new(ErrorKind::NotFound).of(present, id);
                return Err(absent.with_charge(cost));
            };
            let item = body.clone().into_single();
            let item = item.map_err(|error| Error::document(error).of(present, id))?;
            let body = Read::Body(body);
            let mut stored = Stored::new(item, present.clone(), id, etag, body, cost);
            change(&mut stored.item);
            match self.replace(&mut stored, None).await {
                Ok(written) => {
                    stored.charge += written.charge;
                    return Ok(stored);
                }
                Err(error) => {
                    cost += error.charge();
                    // If an attempt whose answer was lost may have written it, it is not written again.
                    let is_outdated =
                        matches!(error.kind(), ErrorKind::Changed | ErrorKind::NotFound);
                    if !is_outdated || error.maybe_done() {
                        return Err(error.with_charge(cost));
                    }
                }
            }
        }
        let changed = Error::new(ErrorKind::Changed).of(present, id);
        Err(changed.with_charge(cost))
    }

    /// Deletes an item, if it was not changed since it was read. Changes of `stored` itself do not matter.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Changed`] if it was changed or moved, and [`ErrorKind::NotFound`] if it was deleted; while items move,
    /// both are `Changed`. Nothing was deleted then, unless an answer was lost: see [`Error::maybe_done`].
    pub async fn delete(
        &self,
        stored: Stored<D>,
        options: Option<ItemWriteOptions>,
    ) -> Result<Written>
    where
        D: Document + Send + Sync,
    {
        let Stored { key, id, etag, .. } = &stored;
        let options = if_unchanged(options, etag).map_err(|error| error.of(key, id))?;
        let write = Write::<()>::Delete;
        let tried = self.write_at(&Typed(key), id, write, options).await;
        let written = self.changed(done(tried, &Typed(key), id))?;
        Ok(Written {
            etag: None,
            ..written
        })
    }

    /// Starts a batch: up to 100 writes of items with one key, done together or not at all.
    ///
    /// # Errors
    ///
    /// The lookup has no valid key.
    pub fn batch<I, L, const N: usize>(&self, key: &L) -> Result<Batch<'_, D>>
    where
        D: Document,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key>,
    {
        Ok(Batch::new(self, key.try_partition_key()?))
    }
}

/// The document of an item. Its properties must not be those of the protocol.
pub(crate) fn document_of<D: Serialize>(item: &D) -> Result<Value> {
    let document = serde_json::to_value(item);
    let document = document.map_err(|error| Error::document(error.into()))?;
    if document.get(MOVE).is_some() {
        let reserved = serde::ser::Error::custom("the property `_move` is reserved");
        let reserved: serde_json::Error = reserved;
        return Err(Error::document(reserved.into()));
    }
    Ok(document)
}
