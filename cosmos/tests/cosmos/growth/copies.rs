//! Items that have a copy: a mover was killed before the item had moved.

use futures::TryStreamExt;
use synthetic_key_cosmos::{Items, Stored};
use synthetic_key_cosmos_server::Encoding;

use super::{After, AfterKey, AfterKeys, Before, DATE, account_with, before, documents, vins};
use crate::Result;

in_both_encodings! {
    a_filter_sees_the_item_and_not_a_copy_of_it,
    an_item_that_was_changed_is_deleted_and_its_copy_is_not_an_item,
}

/// An item with its old key, and its copy with the new one: a mover was killed before it wrote the stub.
async fn with_copy(old: &Items<Before>, new: &Items<After>, vin: &str) -> Result<Stored<After>> {
    let trip = Before {
        vin: vin.into(),
        ..before(1)
    };
    old.create(&trip, None).await?;
    let key = AfterKey { date: DATE, vin };
    let stored = new.get_with_id(&key, &trip.id, None).await?;
    let stored = stored.ok_or("not there")?;
    let mut copy = serde_json::to_value(&*stored)?;
    copy["_move"] = serde_json::json!({"of": [stored.key()], "version": stored.etag()});
    let (container, key) = (new.container(), key.partition_key());
    container.create_item(key, &trip.id, &copy, None).await?;
    Ok(stored)
}

async fn an_item_that_was_changed_is_deleted_and_its_copy_is_not_an_item(
    encoding: Encoding,
) -> Result {
    let (_account, old, new) = account_with(encoding, 0).await?;
    let (vin, other) = vins().ok_or("no vehicle")?;
    let mut stored = with_copy(&old, &new, &vin).await?;
    assert_eq!(documents(&new).await?.len(), 1);
    // It would be a different item now, but the one that was read is deleted.
    stored.vin = other;
    new.delete(stored, None).await?;
    assert!(documents(&new).await?.is_empty());
    let key = AfterKey {
        date: DATE,
        vin: &vin,
    };
    assert!(new.get_with_id(&key, "t-1", None).await?.is_none());
    let scan: Vec<_> = new.scan(&AfterKeys { date: DATE }).try_collect().await?;
    assert!(scan.is_empty());
    // The next pass removes the copy.
    let relocated = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!((relocated.finished, relocated.moved), (1, 0));
    assert_eq!(new.relocate(&AfterKeys { date: DATE }).run().await?.seen, 0);
    Ok(())
}

async fn a_filter_sees_the_item_and_not_a_copy_of_it(encoding: Encoding) -> Result {
    let (_account, old, new) = account_with(encoding, 0).await?;
    let (vin, id) = (&*vins().ok_or("no vehicle")?.0, "t-1");
    with_copy(&old, &new, vin).await?;
    let key = AfterKey { date: DATE, vin };
    // The item has changed since it was copied.
    new.update_with_id(&key, id, |trip| trip.km = 100).await?;
    let found = async |condition: &str| -> Result<Vec<u32>> {
        let scan = new
            .scan(&AfterKeys { date: DATE })
            .filter(condition, [("@km", 50)])?;
        Ok(scan.map_ok(|trip| trip.km).try_collect().await?)
    };
    assert!(found("c.km < @km").await?.is_empty());
    assert_eq!(found("c.km > @km").await?, [100]);
    Ok(())
}
