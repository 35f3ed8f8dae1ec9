//! The key and the id of an item, which are what every request needs.

use synthetic_key::{HasId, Store};

use crate::error::{Error, ErrorKind, Result};

/// The key and the id of an item, checked.
pub(crate) fn address<D: HasId>(item: &D) -> Result<(D::Key, String)> {
    let key = item.try_partition_key()?;
    let id = item
        .item_id()
        .map_err(|error| Error::from(error).under(&key))?;
    Ok((key, id))
}

/// Whether Cosmos DB accepts an id. The SDK does not check ids.
pub(crate) fn check_id(id: &str) -> Result<()> {
    let ids = Store::COSMOS.ids();
    let problem = if id.is_empty() {
        "it is empty".to_owned()
    } else if !ids.length().allows(id) {
        let (len, max) = (ids.length().of(id), ids.length().max());
        format!("it has {len} bytes, and at most {max} are possible")
    } else if let Some(c) = id.chars().find(|c| ids.forbids(*c)) {
        format!("{c:?} is not possible in it")
    } else {
        return Ok(());
    };
    Err(Error::new(ErrorKind::Id { problem }))
}
