//! A second move, after the first is finished.

use futures::TryStreamExt;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::Encoding;

use super::{After, AfterKeys, DATE, account_with, advance, before, documents, quick};
use crate::Result;

in_both_encodings! {
    one_move_after_another,
}

/// The next generation after `After`.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{date}.{xxh64(vin) % 16 + 1}"])]
struct BeforeNext {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 8)]
    vin: String,
    km: u32,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{date}.{xxh64(vin) % 8 + 1}"])]
struct Next {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 16)]
    vin: String,
    km: u32,
}

/// The copy that a finished move left is an item like any other in the next one: it is not taken for a copy of that.
async fn one_move_after_another(encoding: Encoding) -> Result {
    const COUNT: u32 = 60;
    let (_account, _, new) = account_with(encoding, COUNT).await?;
    advance::<After>(new.container(), Phase::MoveAll).await?;
    new.relocate(&AfterKeys { date: DATE }).run().await?;
    advance::<After>(new.container(), Phase::NewOnly).await?;
    advance::<Next>(new.container(), Phase::WriteNew).await?;
    let before_next = Items::<BeforeNext>::open(new.container().clone(), Some(quick())).await?;
    let next = Items::<Next>::open(new.container().clone(), Some(quick())).await?;
    // Each item has its copy, and none is deleted yet.
    for number in 0..COUNT {
        let (vin, id) = (&*before(number).vin, before(number).id);
        let key = NextKey { date: DATE, vin };
        let item = next.get_with_id(&key, &id, None);
        let item = item.await?.ok_or("not there")?;
        let present = item.partition_key();
        if *item.key() == present {
            continue;
        }
        let mut copy = serde_json::to_value(&*item)?;
        copy["_move"] = serde_json::json!({"of": [item.key()], "version": item.etag()});
        let create = next.container().create_item(&present, &id, &copy, None);
        create.await?;
    }
    for number in 0..COUNT {
        let (vin, id) = (&*before(number).vin, before(number).id);
        let key = BeforeNextKey { date: DATE, vin };
        let updated = before_next.update_with_id(&key, &id, |trip| trip.km += 1);
        assert_eq!(updated.await?.km, 1);
        let key = NextKey { date: DATE, vin };
        let updated = next.update_with_id(&key, &id, |trip| trip.km += 1);
        assert_eq!(updated.await?.km, 2);
    }
    next.relocate(&NextKeys { date: DATE }).run().await?;
    let scan = next.scan(&NextKeys { date: DATE });
    let all: Vec<_> = scan.map_ok(|trip| trip.km).try_collect().await?;
    assert_eq!(all, [2; 60]);
    assert_eq!(documents(&next).await?.len(), 60);
    Ok(())
}
