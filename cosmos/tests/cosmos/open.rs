//! Opening a container: the check at start-up, and items that are only written.

use std::sync::Arc;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::fault_injection::FaultOperationType as Operation;
use futures::{TryStreamExt, stream};
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Document, HasId, SyntheticKey};
use synthetic_key_cosmos::{ErrorKind, Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::faults::lost;
use crate::items::{Ping, Session, Trip};

in_both_encodings! {
    a_container_for_other_items_is_not_opened,
    what_borrows_is_written,
    what_borrows_is_found_again_if_an_answer_is_lost,
    an_enum_that_is_only_written_does_not_make_a_second_item,
}

#[cfg(feature = "control_plane")]
in_both_encodings! {
    a_container_is_created_if_it_is_not_there,
}

/// What is opened for items that the container was not made for.
async fn refused<D: Document + DeserializeOwned>(container: &ContainerClient) -> String {
    let opened = Items::<D>::open(container.clone(), None).await;
    let error = opened.map(|_| ()).unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Container(_)), "{error}");
    error.to_string()
}

async fn a_container_for_other_items_is_not_opened(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let trips = Box::pin(account.container::<Trip>("trips")).await?;
    let sessions = Box::pin(account.container::<Session>("sessions")).await?;
    assert_eq!(
        refused::<Ping>(&trips).await,
        "the container has the partition key [/partitionKey] (hash version 2), and these items need [/pk] (hash version 2): \
         a container cannot be given another key; store the key under the property that it has, \
         `#[pk(property = \"partitionKey\")]`, or create another container and copy the items"
    );
    let levels = "[/tenant, /user, /partitionKey3] (hierarchical, hash version 2)";
    assert!(refused::<Trip>(&sessions).await.contains(levels));
    assert!(
        refused::<Session>(&trips)
            .await
            .contains("create another container")
    );
    assert!(
        refused::<Small>(&trips)
            .await
            .contains("`#[pk(store = \"cosmos\")]`")
    );
    let small = Box::pin(account.container::<Small>("small")).await?;
    assert!(
        refused::<Trip>(&small)
            .await
            .contains("`#[pk(store = \"cosmos-small\")]`")
    );
    Items::<Small>::open(small, None).await?;
    Ok(())
}

/// For a container without large partition keys.
#[derive(SyntheticKey)]
#[pk(serde, store = "cosmos-small")]
struct Small {
    id: String,
    #[pk(concat, max_len = 40)]
    tenant: String,
}

/// A repository of any item, which only writes.
async fn write<D>(items: &Items<D>, [one, other]: [D; 2]) -> Result
where
    D: Document + HasId + Serialize + Send + Sync,
{
    items.create(&one, None).await?;
    let conflict = items.create(&one, None).await.unwrap_err();
    assert_eq!(*conflict.kind(), ErrorKind::Conflict);
    items.upsert(&one, None).await?;
    let summary = items.ingest(stream::iter([one, other])).run().await;
    assert_eq!(
        (summary.written, summary.existed, summary.failed),
        (1, 1, 0)
    );
    Ok(())
}

async fn what_borrows_is_written(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Line<'_>>("items")).await?;
    let lines = Items::<Line<'_>>::open_for_writing(container.clone(), None).await?;
    let file = String::from("main");
    let line = |id| Line { id, file: &file };
    write(&lines, [line("1"), line("2")]).await?;
    let key = LineKey { file: &file };
    let batch = lines.batch(&key)?.create(&line("3"))?;
    batch.upsert(&line("1"))?.run(None).await?;
    let many = ["4", "5", "6"].map(line);
    let summary = lines.ingest(stream::iter(many)).in_batches(3).run().await;
    assert_eq!((summary.written, summary.failed), (3, 0));

    let own = Items::<OwnLine>::open(container, None).await?;
    let ids = own.scan(&OwnLineKey { file: &file });
    let ids = ids.map_ok(|line| line.id().to_owned()).try_collect();
    let mut ids: Vec<_> = ids.await?;
    ids.sort_unstable();
    assert_eq!(ids, ["1", "2", "3", "4", "5", "6"]);
    // The container is checked as it is for items that are read.
    let trips = Box::pin(account.container::<Session>("sessions")).await?;
    let refused = Items::<Line<'_>>::open_for_writing(trips, None).await;
    let refused = refused.map(|_| ()).unwrap_err();
    assert!(matches!(refused.kind(), ErrorKind::Container(_)));
    Ok(())
}

async fn what_borrows_is_found_again_if_an_answer_is_lost(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Line<'_>>("items")).await?;
    let rules = lost(Operation::CreateItem);
    let rule = Arc::clone(&rules[0]);
    let faulty = Box::pin(account.container_with_faults("items", rules)).await?;
    let lines = Items::<Line<'_>>::open_for_writing(faulty, None).await?;
    let (id, file) = ("1", "main");
    let written = lines.create(&Line { id, file }, None).await?;
    assert_eq!(rule.hit_count(), 1);
    let own = Items::<OwnLine>::open(container, None).await?;
    let stored = own.get_with_id(&OwnLineKey { file }, id, None).await?;
    let stored = stored.ok_or("not there")?;
    assert_eq!(Some(stored.etag()), written.etag.as_deref());
    Ok(())
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Line<'a> {
    id: &'a str,
    #[pk(concat)]
    file: &'a str,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct OwnLine {
    id: String,
    #[pk(concat)]
    file: String,
}

/// The type that the variant holds lists another layout; the enum itself has no list.
#[derive(SyntheticKey)]
#[pk(serde, unique_ids)]
#[serde(tag = "kind")]
enum Entry {
    Order(Order),
}

#[derive(SyntheticKey)]
#[pk(serde, also_read = ["{tenant}"])]
struct Order {
    id: String,
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 8)]
    user: String,
}

async fn an_enum_that_is_only_written_does_not_make_a_second_item(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Entry>("items")).await?;
    // The enum itself does not list a layout, but the container must record the move of what it holds.
    let unrecorded = Items::<Entry>::open_for_writing(container.clone(), None).await;
    let unrecorded = unrecorded.map(|_| ()).unwrap_err();
    assert!(
        matches!(unrecorded.kind(), ErrorKind::Phase { .. }),
        "{unrecorded}"
    );
    crate::growth::advance::<Order>(&container, Phase::MoveAll).await?;
    let entries = Items::<Entry>::open_for_writing(container.clone(), None).await?;
    let entry = |id: &str| {
        Entry::Order(Order {
            id: id.into(),
            tenant: "contoso".into(),
            user: "u".into(),
        })
    };
    let mut old = serde_json::to_value(entry("1"))?;
    old["partitionKey"] = "contoso".into();
    container.create_item("contoso", "1", &old, None).await?;
    let refused = entries.upsert(&entry("1"), None).await.unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Document, "{refused}");
    let causes = std::iter::successors(Some(&refused as &dyn std::error::Error), |e| e.source());
    let last = causes.last().map(ToString::to_string).unwrap_or_default();
    assert!(last.contains("opened with `Items::open`"), "{last}");
    entries.upsert(&entry("2"), None).await?;
    Ok(())
}

#[cfg(feature = "control_plane")]
async fn a_container_is_created_if_it_is_not_there(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let database = Box::pin(account.database()).await?;
    let name = String::from("trips");
    for _ in 0..2 {
        let trips = Items::<Trip>::open_or_create(&database, &name, None).await?;
        let keys = crate::items::TripKeys {
            date: crate::items::date(),
        };
        let stored: Vec<_> = trips.scan(&keys).try_collect().await?;
        assert!(stored.is_empty());
    }
    let refused = Items::<Ping>::open_or_create(&database, &name, None).await;
    let refused = refused.map(|_| ()).unwrap_err();
    assert!(
        matches!(refused.kind(), ErrorKind::Container(_)),
        "{refused}"
    );
    Ok(())
}
