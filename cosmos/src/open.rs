//! The check at start-up that the container was created for these items.

use std::fmt;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::models::{PartitionKeyDefinition, PartitionKeyKind, PartitionKeyVersion};
use synthetic_key::{Document, SyntheticKey, cosmos};

use crate::document::property;
use crate::error::{Error, ErrorKind, Result};
use crate::items::{Items, ItemsOptions};

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
    /// Opens a container. It refuses a container that was not created for these items: one with other key paths, another
    /// number of levels, or another version of the hash. This costs one request.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Container`] shows both definitions and says what to do. Other errors come from the service.
    pub async fn open(container: ContainerClient, options: Option<ItemsOptions>) -> Result<Self> {
        let options = options.unwrap_or_default();
        let tried = options
            .retry
            .run(|| Box::pin(async { container.read(None).await?.into_model() }))
            .await;
        let properties = tried.result.map_err(Error::from_service)?;
        compare::<D>(&properties.partition_key)
            .map_err(|mismatch| Error::new(ErrorKind::Container(Box::new(mismatch))))?;
        Ok(Self::new(container, options))
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
    ) -> Result<Self> {
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
