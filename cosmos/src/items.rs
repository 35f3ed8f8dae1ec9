//! Typed containers, which know the key and the id of each item.

use std::fmt;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, Holds, Identified, Lookup, cosmos};

use crate::address::{address, check_id};
use crate::batch::Batch;
use crate::error::{Error, ErrorKind, Result};
use crate::find::Search;
use crate::place::done;
use crate::retry::RetryOptions;
use crate::stored::{Stored, Written};

/// A Cosmos DB container of items `D`. The key and the id of everything that is written or read come from the item or
/// from its lookup.
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
    /// Reads an item that is written, which may be under another key.
    pub(crate) read: fn(Value) -> serde_json::Result<D>,
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
        }
    }
}

impl<D> fmt::Debug for Items<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Items").finish_non_exhaustive()
    }
}

/// How often `update` reads an item again if others change it at the same time.
const MOST_UPDATES: u32 = 50;

impl<D> Items<D> {
    /// Returns the container of the SDK, for everything that this crate does not have.
    #[must_use]
    pub fn container(&self) -> &ContainerClient {
        &self.container
    }

    /// Creates an item that is not there yet.
    ///
    /// If an answer was lost and the item is there with this content, the item counts as created.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Conflict`] if an item with this key and id exists, also under the key of another layout.
    pub async fn create(&self, item: &D, options: Option<ItemWriteOptions>) -> Result<Written>
    where
        D: Document + Identified + Serialize + Sync,
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
        D: Document + Identified + Serialize + Sync,
    {
        let (key, id) = address(item)?;
        let others: Vec<_> = item.read_keys().skip(1).collect();
        let mut search = Search::new(self, &key, &id, None);
        if let Some(found) = search.first(&others).await? {
            return Err(Error::new(ErrorKind::Conflict).of(found.stored.key(), &id));
        }
        let mut written = self.create_at(item, &key, &id, options, lost).await?;
        written.charge += search.charge;
        if !others.is_empty() && self.take_back(&key, &others, &id, &mut written).await? {
            return Err(Error::new(ErrorKind::Conflict).of(&key, &id));
        }
        Ok(written)
    }

    /// Writes an item, whether or not it exists.
    ///
    /// While items move to another layout, the item is written where it is, or under its present key if it does not
    /// exist.
    ///
    /// # Errors
    ///
    /// Errors of the service, or the item has no valid key or id.
    pub async fn upsert(&self, item: &D, options: Option<ItemWriteOptions>) -> Result<Written>
    where
        D: Document + Identified + Serialize + Sync,
    {
        let (key, id) = address(item)?;
        let keys: Vec<_> = item.read_keys().collect();
        let others = keys.get(1..).unwrap_or_default();
        if others.is_empty() {
            let tried = self
                .options
                .retry
                .run(|| {
                    let key = cosmos::sdk_key(&key);
                    Box::pin(self.container.upsert_item(key, &id, item, options.clone()))
                })
                .await;
            return done(tried, &key, &id);
        }
        let mut charge = 0.0;
        for _ in 0..MOST_UPDATES {
            let search = Search::new(self, &key, &id, None);
            let (looked, stored) = search.everywhere(&keys).await?;
            charge += looked;
            let options = options.clone();
            let written = match &stored {
                Some(Stored { key, etag, .. }) => {
                    self.replace_at(item, key, &id, etag, options).await
                }
                None => self.create_at(item, &key, &id, options, false).await,
            };
            match written {
                Ok(mut written) => {
                    let is_taken_back =
                        stored.is_none() && self.take_back(&key, others, &id, &mut written).await?;
                    charge += written.charge;
                    if !is_taken_back {
                        return Ok(Written { charge, ..written });
                    }
                }
                // Somebody changed, moved or created it meanwhile. If this call may have written it, it is written
                // again.
                Err(error) if matches!(error.kind(), ErrorKind::Changed | ErrorKind::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Err(Error::new(ErrorKind::Changed).of(&key, &id))
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
        D::Item: Holds<I, N>,
        L: Lookup<I, Key = D::Key> + Identified + Sync,
    {
        let id = key.item_id()?;
        self.get_with_id(key, &id, options).await
    }

    /// Reads an item by its key and its id.
    ///
    /// While items move to another layout, it looks under every key that the item may be stored under.
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
        D::Item: Holds<I, N>,
        L: Lookup<I, Key = D::Key> + Sync,
    {
        let present = key.try_partition_key()?;
        check_id(id).map_err(|error| error.of(&present, id))?;
        if L::ALSO_READ.is_empty() {
            return Ok(self.read_at(&present, id, options).await?.1);
        }
        let keys: Vec<_> = key.read_keys().collect();
        let search = Search::new(self, &present, id, options);
        Ok(search.everywhere(&keys).await?.1)
    }

    /// Writes a changed item where it is, if nobody changed it since it was read.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Changed`] if somebody changed or moved it; [`ErrorKind::Rekeyed`] if its key or id is another one
    /// now. If an answer was lost, "somebody" may be this call: see [`Error::maybe_done`].
    pub async fn replace(
        &self,
        stored: &mut Stored<D>,
        options: Option<ItemWriteOptions>,
    ) -> Result<Written>
    where
        D: Document + Identified + Serialize + Send + Sync,
    {
        let Stored {
            item,
            id,
            etag,
            key,
            present,
            ..
        } = &*stored;
        let (now, now_id) = address(item)?;
        if (&now, &now_id) != (present, id) {
            let now = format!("{now_id:?} under the key \"{now}\"");
            return Err(Error::new(ErrorKind::Rekeyed { now }).of(key, id));
        }
        let written = self.replace_at(item, key, id, etag, options).await?;
        if let Some(etag) = &written.etag {
            stored.etag.clone_from(etag);
        }
        Ok(written)
    }

    /// Reads an item, changes it, and writes it. If somebody else changed it meanwhile, it starts over.
    ///
    /// `change` may be called several times, each time with the current item. Returns the item as it was written, or
    /// nothing if it does not exist.
    ///
    /// # Errors
    ///
    /// The same as for [`replace`](Self::replace) and [`get`](Self::get). If an answer was lost, the change may have
    /// been made. It is not made again, and [`Error::maybe_done`] is true. (It is made again if the SDK hides the lost
    /// answer: see [`Error::maybe_done`].)
    pub async fn update<I, L, const N: usize>(
        &self,
        key: &L,
        change: impl FnMut(&mut D) + Send,
    ) -> Result<Option<Stored<D>>>
    where
        D: Document + Identified + Serialize + DeserializeOwned + Send + Sync,
        D::Item: Holds<I, N>,
        L: Lookup<I, Key = D::Key> + Identified + Sync,
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
    ) -> Result<Option<Stored<D>>>
    where
        D: Document + Identified + Serialize + DeserializeOwned + Send + Sync,
        D::Item: Holds<I, N>,
        L: Lookup<I, Key = D::Key> + Sync,
    {
        for attempt in 1..=MOST_UPDATES {
            let Some(mut stored) = self.get_with_id(key, id, None).await? else {
                return Ok(None);
            };
            change(&mut stored.item);
            match self.replace(&mut stored, None).await {
                Ok(written) => {
                    stored.charge += written.charge;
                    return Ok(Some(stored));
                }
                Err(error) if is_outdated(&error) && attempt < MOST_UPDATES => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Deletes an item, if nobody changed it since it was read. Changes of `stored` itself do not matter.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Changed`] if somebody changed or moved it; [`ErrorKind::NotFound`] if somebody else deleted it.
    pub async fn delete(
        &self,
        stored: Stored<D>,
        options: Option<ItemWriteOptions>,
    ) -> Result<Written>
    where
        D: Document + Send + Sync,
    {
        let mut charge = self.delete_copies(&stored).await?;
        let Stored {
            key,
            id,
            etag,
            others,
            ..
        } = &stored;
        let mut written = match self.delete_at(key, id, etag, options).await {
            // It was moved.
            Err(error) if !others.is_empty() && *error.kind() == ErrorKind::NotFound => {
                return Err(Error::new(ErrorKind::Changed).of(key, id));
            }
            written => written?,
        };
        // The copies that were made meanwhile.
        charge += self.delete_copies(&stored).await?;
        written.charge += charge;
        Ok(written)
    }

    /// Starts a batch: up to 100 writes of items under one key, done together or not at all.
    ///
    /// # Errors
    ///
    /// The lookup has no valid key.
    pub fn batch<I, L, const N: usize>(&self, key: &L) -> Result<Batch<'_, D>>
    where
        D: Document,
        D::Item: Holds<I, N>,
        L: Lookup<I, Key = D::Key>,
    {
        Ok(Batch::new(self, key.try_partition_key()?))
    }
}

/// Whether the item has another version or place than the one that was read, or does not exist any more. If an attempt
/// whose answer was lost may have written it, it is not written again.
fn is_outdated(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::Changed | ErrorKind::NotFound) && !error.maybe_done()
}
