//! The check at start-up that the container was created for these items.

use std::fmt;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::models::{
    PartitionKeyDefinition, PartitionKeyKind, PartitionKeyVersion, TimeToLive,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, SyntheticKey, cosmos};

use crate::document::property;
use crate::error::{Error, ErrorKind, Result};
use crate::items::{Items, ItemsOptions};
use crate::meter::{Meter, charge_in};
use crate::moving::Setup;
use crate::{account, phase};

/// The error of a container that was created for other items: it has both key definitions, and says what to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// What the items need.
    items: PartitionKeyDefinition,
    /// What the container has.
    container: PartitionKeyDefinition,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the container has the partition key {}, and these items need {}: ",
            described(&self.container),
            described(&self.items)
        )?;
        let (have, need) = (&self.container, &self.items);
        if have.paths() == need.paths() {
            let store = match have.version() {
                PartitionKeyVersion::V1 => "cosmos-small",
                _ => "cosmos",
            };
            return write!(
                f,
                "declare the items for it, `#[pk(store = \"{store}\")]`, or create another container"
            );
        }
        f.write_str("a container cannot be given another key; ")?;
        match have.paths() {
            // A path into an object is not the name of a property.
            [path] if need.paths().len() == 1 && !property(path).contains('/') => {
                let property = property(path);
                write!(
                    f,
                    "store the key under the property that it has, `#[pk(property = {property:?})]`, \
                     or create another container and copy the items"
                )
            }
            _ => f.write_str("create another container and copy the items"),
        }
    }
}

/// A definition, for people.
fn described(definition: &PartitionKeyDefinition) -> String {
    let paths = definition.paths().join(", ");
    let version = match definition.version() {
        PartitionKeyVersion::V1 => "hash version 1, for keys of up to 101 bytes",
        _ => "hash version 2",
    };
    let levels = match definition.kind() {
        PartitionKeyKind::MultiHash => "hierarchical, ",
        _ => "",
    };
    format!("[{paths}] ({levels}{version})")
}

/// Compares what the container has with what the items need.
pub(crate) fn compare<T: SyntheticKey + ?Sized>(
    container: &PartitionKeyDefinition,
) -> std::result::Result<(), Mismatch> {
    let items = cosmos::partition_key_definition::<T>();
    let is_same = items.paths() == container.paths()
        && items.kind() == container.kind()
        && items.version() == container.version();
    if is_same {
        return Ok(());
    }
    let container = container.clone();
    Err(Mismatch { items, container })
}

impl<D: Document> Items<D> {
    /// Opens a container. It refuses a container that was not created for these items: one with different key paths, a
    /// different number of levels, or a different version of the hash. It also refuses a type that does not belong to
    /// the recorded [`Phase`](crate::Phase) of a move. This costs two requests.
    ///
    /// For a type with `also_read`, it also checks that there is one write region, and how reads see the last write: with
    /// strong consistency, or from the write region. This costs up to three requests more, and one for each region.
    ///
    /// A type that has its id in another property than `id`, because it is declared for another store, does not compile
    /// here:
    ///
    /// ```compile_fail
    /// # use azure_data_cosmos::clients::ContainerClient;
    /// # use synthetic_key::SyntheticKey;
    /// # use synthetic_key_cosmos::{Items, Result};
    /// #[derive(SyntheticKey)]
    /// #[pk(serde, store = "dynamodb", id_property = "SK")]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    ///     #[pk(id)]
    ///     number: String,
    /// }
    ///
    /// # fn container() -> ContainerClient { unimplemented!() }
    /// # #[tokio::main]
    /// # async fn main() -> Result<()> {
    /// Items::<Order>::open(container(), None).await?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Container`] shows both definitions and says what to do. [`ErrorKind::Phase`] says which type to
    /// deploy, and [`ErrorKind::Account`] what the account or the client needs. Other errors come from the service.
    pub async fn open(container: ContainerClient, options: Option<ItemsOptions>) -> Result<Self>
    where
        D: DeserializeOwned,
    {
        Self::check(container, options, serde_json::from_value).await
    }

    /// Opens a container to write items that borrow from other data, without reading them: `create`, `upsert`, `ingest`,
    /// and batches of these. Read the documents as a type that owns its texts.
    ///
    /// ```
    /// # use azure_data_cosmos::clients::ContainerClient;
    /// use synthetic_key::SyntheticKey;
    /// use synthetic_key_cosmos::{Items, Result};
    ///
    /// #[derive(SyntheticKey)]
    /// #[pk(serde)]
    /// struct Line<'a> {
    ///     id: &'a str,
    ///     #[pk(concat)]
    ///     file: &'a str,
    /// }
    ///
    /// async fn store(container: ContainerClient, text: &str) -> Result<()> {
    ///     let lines = Items::<Line<'_>>::open_for_writing(container, None).await?;
    ///     lines.create(&Line { id: "1", file: text }, None).await?;
    ///     Ok(())
    /// }
    /// ```
    ///
    /// While items move to another layout, a write looks for the item under its other keys, and has to read it. So a
    /// type with `also_read` does not compile here:
    ///
    /// ```compile_fail
    /// # use azure_data_cosmos::clients::ContainerClient;
    /// # use synthetic_key::SyntheticKey;
    /// # use synthetic_key_cosmos::{Items, Result};
    /// #[derive(SyntheticKey)]
    /// #[pk(serde, also_read = ["{file}"])]
    /// struct Line<'a> {
    ///     #[pk(hash_suffix = 8)]
    ///     id: &'a str,
    ///     #[pk(concat)]
    ///     file: &'a str,
    /// }
    ///
    /// # fn container() -> ContainerClient { unimplemented!() }
    /// # #[tokio::main]
    /// # async fn main() -> Result<()> {
    /// Items::<Line<'_>>::open_for_writing(container(), None).await?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The same as for [`open`](Self::open).
    pub async fn open_for_writing(
        container: ContainerClient,
        options: Option<ItemsOptions>,
    ) -> Result<Self> {
        const {
            assert!(
                D::ALSO_READ.is_empty(),
                "with `also_read`, a write has to read: write a type that owns its texts, opened with `Items::open`"
            );
        }
        Self::check(container, options, is_not_read).await
    }

    async fn check(
        container: ContainerClient,
        options: Option<ItemsOptions>,
        read: fn(Value) -> serde_json::Result<D>,
    ) -> Result<Self> {
        const {
            assert!(
                matches!(D::ID_PROPERTY.as_bytes(), b"id"),
                "an item of Cosmos DB has its id in `id`: declare the type for it, `#[pk(store = \"cosmos\")]`"
            );
        }
        let mut items = Self {
            container,
            options: options.unwrap_or_default(),
            read,
            setup: Setup::default(),
            meter: Meter::default(),
        };
        items.setup = items.checked_container().await?;
        let lists_layouts = cosmos::layouts::<D>()
            .iter()
            .any(|(_, also_read)| !also_read.is_empty());
        if lists_layouts {
            items.setup.latest = account::check(&items).await?;
        }
        let (moves, _) = phase::recorded(&items, &items.setup.latest).await?;
        items.setup.step = moves.step::<D>()?;
        Ok(items)
    }

    /// Checks that the container was created for these items, and reads what a move has to know about it.
    pub(crate) async fn checked_container(&self) -> Result<Setup> {
        let Self {
            container, options, ..
        } = self;
        let tried = options.retry.run(|| Box::pin(container.read(None))).await;
        self.meter.add(tried.charge);
        let response = tried.result.map_err(Error::from_service)?;
        self.meter.add(charge_in(&response.diagnostics()));
        let properties = response.into_model().map_err(Error::from_service)?;
        compare::<D>(&properties.partition_key)
            .map_err(|mismatch| Error::new(ErrorKind::Container(Box::new(mismatch))))?;
        let unique_keys = properties.unique_key_policy.into_iter();
        let paths = unique_keys
            .flat_map(|policy| policy.unique_keys)
            .flat_map(|unique_key| unique_key.paths);
        Ok(Setup {
            kept: paths.collect(),
            lifetime: match properties.default_ttl {
                TimeToLive::Seconds(seconds) => Some(seconds.into()),
                TimeToLive::NoDefault => Some(-1),
                _ => None,
            },
            ..Setup::default()
        })
    }

    /// Opens a container, and creates it first if it does not exist. An existing container is checked as by
    /// [`open`](Self::open).
    ///
    /// # Errors
    ///
    /// The same as for [`open`](Self::open).
    #[cfg(feature = "control_plane")]
    pub async fn open_or_create(
        database: &azure_data_cosmos::clients::DatabaseClient,
        name: &str,
        options: Option<ItemsOptions>,
    ) -> Result<Self>
    where
        D: DeserializeOwned,
    {
        use azure_data_cosmos::models::ContainerProperties;

        let properties = |definition| ContainerProperties::new(name.to_owned(), definition);
        let options = options.unwrap_or_default();
        let tried = options
            .retry
            .run(|| {
                let definition = cosmos::partition_key_definition::<D>();
                Box::pin(database.create_container(properties(definition), None))
            })
            .await;
        match tried.result {
            Err(error) if !error.status().is_conflict() => return Err(Error::from_service(error)),
            _ => {}
        }
        let container = database.container_client(name, None).await;
        Self::open(container.map_err(Error::from_service)?, Some(options)).await
    }
}

/// An item of an enum may be under another key all the same: the lists are on the types that the variants hold.
pub(crate) fn is_not_read<D>(_: Value) -> serde_json::Result<D> {
    Err(serde::de::Error::custom(
        "it is stored under the key of another layout, and `open_for_writing` does not read: \
         write a type that owns its texts, opened with `Items::open`",
    ))
}
