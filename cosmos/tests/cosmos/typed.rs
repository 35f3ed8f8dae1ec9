//! Every method of `Items`, in both encodings.

use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Contains, Document, HasId, Keyed, Lookup};
use synthetic_key_cosmos::{ErrorKind, Items, Stored};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::items::{
    Invoice, InvoiceKey, Item, ItemNoteKey, Named, NamedKey, Order, OrderKey, Ping, PingKey,
    Reading, ReadingKey, Session, SessionKey, Trip, TripKey, date,
};

in_both_encodings! {
    text_with_every_character,
    a_suffix,
    a_keyed_item,
    variants,
    levels,
    a_lookup_that_knows_the_id,
    two_updates_at_once_are_both_done,
    an_update_of_an_item_that_is_deleted_meanwhile,
    what_would_be_another_item_is_not_replaced,
    ids_that_the_service_does_not_take,
    batches,
    a_generic_item,
}

/// Takes an item through its life. `first` and `second` differ outside of their key and id.
async fn live<D, I, L, const N: usize>(
    encoding: Encoding,
    key: L,
    [first, second]: [D; 2],
) -> Result
where
    D: Document + HasId + Serialize + DeserializeOwned + Clone + PartialEq,
    D: std::fmt::Debug + Send + Sync,
    D::Item: Contains<I, N>,
    L: Lookup<I, Key = D::Key> + Sync,
{
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<D>("items")).await?;
    let items = Items::<D>::open(container, None).await?;
    let id = first.item_id()?;
    let get = async || items.get_with_id(&key, &id, None).await;

    assert!(get().await?.is_none());
    let written = items.create(&first, None).await?;
    assert!(written.charge > 0.0);
    let stored = get().await?.ok_or("not there")?;
    assert_eq!(*stored, first, "{encoding:?}");
    assert_eq!(Some(stored.etag()), written.etag.as_deref());
    assert_eq!((stored.key(), stored.id()), (&key.partition_key(), &*id));
    assert!(stored.charge() > 0.0);
    let again = items.create(&second, None).await.unwrap_err();
    assert_eq!(*again.kind(), ErrorKind::Conflict);
    assert_eq!(again.id(), Some(&*id));
    assert_eq!(again.key(), Some(&*key.partition_key().to_string()));
    assert!(!again.maybe_done());

    // A version that somebody changed is not replaced, and not deleted.
    let (mut mine, mut theirs) = (stored.clone(), stored);
    *theirs = second.clone();
    items.replace(&mut theirs, None).await?;
    let refused = items.replace(&mut mine, None).await.unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Changed);
    let refused = items.delete(mine, None).await.unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Changed);
    assert_eq!(*get().await?.ok_or("not there")?, second);
    // The version is the new one.
    items.replace(&mut theirs, None).await?;

    let updated = items.update_with_id(&key, &id, |item| *item = first.clone());
    let updated = updated.await?;
    assert_eq!(*updated, first);
    items.upsert(&second, None).await?;
    let stored = get().await?.ok_or("not there")?;
    assert_eq!(*stored, second);

    let copy = stored.clone();
    items.delete(stored, None).await?;
    assert!(get().await?.is_none());
    let gone = items.delete(copy, None).await.unwrap_err();
    assert_eq!(*gone.kind(), ErrorKind::NotFound);
    let absent = items.update_with_id(&key, &id, |_| ()).await.unwrap_err();
    assert_eq!(*absent.kind(), ErrorKind::NotFound);
    items.upsert(&first, None).await?;
    assert_eq!(*get().await?.ok_or("not there")?, first);
    Ok(())
}

async fn text_with_every_character(encoding: Encoding) -> Result {
    let reading = |value| Reading {
        id: "r 1'\"é💰".into(),
        device_id: "a-b.c%".into(),
        site: "é💰".into(),
        value,
    };
    let (device_id, site) = ("a-b.c%", "é💰");
    let key = ReadingKey { device_id, site };
    live(encoding, key, [reading(1.0), reading(2.5)]).await
}

fn trip(vin: &str, km: u32) -> Trip {
    Trip {
        id: "t-1".into(),
        date: date(),
        vin: vin.into(),
        km,
    }
}

async fn a_suffix(encoding: Encoding) -> Result {
    let (date, vin) = (date(), "1HGCM82633A004352");
    live(
        encoding,
        TripKey { date, vin },
        [trip(vin, 1), trip(vin, 2)],
    )
    .await
}

async fn a_keyed_item(encoding: Encoding) -> Result {
    let order = |lines| {
        Keyed::new(Order {
            id: "o-1".into(),
            tenant: "contoso".into(),
            lines,
        })
    };
    let key = OrderKey { tenant: "contoso" };
    live(encoding, key, [order(vec![]), order(vec![("a".into(), 1)])]).await
}

async fn variants(encoding: Encoding) -> Result {
    let (customer, number) = (7, 1);
    let invoice = |cents| {
        Item::Invoice(Invoice {
            customer,
            number,
            cents,
        })
    };
    live(
        encoding,
        InvoiceKey { customer },
        [invoice(-1), invoice(i64::from(u32::MAX))],
    )
    .await?;
    let note = |text: &str| Item::Note {
        customer,
        id: "n-1".into(),
        text: text.into(),
    };
    live(encoding, ItemNoteKey { customer }, [note("a"), note("b")]).await
}

async fn levels(encoding: Encoding) -> Result {
    let session = |clicks| Session {
        id: "s-1".into(),
        tenant: "contoso".into(),
        user: "u-1".into(),
        month: 8,
        browser: "b".into(),
        clicks,
    };
    let key = SessionKey {
        tenant: "contoso",
        user: "u-1",
        month: 8,
        browser: "b",
    };
    live(encoding, key, [session(1), session(2)]).await?;
    let named = |clicks| Named {
        id: "n-1".into(),
        tenant: "contoso".into(),
        user: "u-1".into(),
        clicks,
    };
    let (tenant, user) = ("contoso", "u-1");
    live(encoding, NamedKey { tenant, user }, [named(1), named(2)]).await
}

async fn a_lookup_that_knows_the_id(encoding: Encoding) -> Result {
    let ping = |celsius| Ping {
        vin: "v".into(),
        at: "2018-08-09T14:05:07Z".parse().unwrap_or_default(),
        celsius,
    };
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Ping>("items")).await?;
    let pings = Items::<Ping>::open(container, None).await?;
    pings.create(&ping(None), None).await?;
    let at = ping(None).at;
    let key = PingKey { vin: "v", at };
    let stored = pings.get(&key, None).await?.ok_or("not there")?;
    assert_eq!(stored.id(), "v-2018-08-09T14:05");
    let updated = pings.update(&key, |ping| ping.celsius = Some(-7)).await?;
    assert_eq!(*updated, ping(Some(-7)));
    assert_eq!(
        pings.get(&key, None).await?.ok_or("not there")?.into_item(),
        ping(Some(-7))
    );
    Ok(())
}

async fn trips(encoding: Encoding) -> Result<(Account, Items<Trip>)> {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("items")).await?;
    Ok((account, Items::open(container, None).await?))
}

async fn two_updates_at_once_are_both_done(encoding: Encoding) -> Result {
    let (_account, trips) = trips(encoding).await?;
    trips.create(&trip("v", 0), None).await?;
    let key = TripKey {
        date: date(),
        vin: "v",
    };
    let add = async || -> Result {
        for _ in 0..10 {
            let update = trips.update_with_id(&key, "t-1", |trip| trip.km += 1);
            update.await?;
        }
        Ok(())
    };
    let (one, other) = futures::join!(add(), add());
    one.and(other)?;
    let stored = trips.get_with_id(&key, "t-1", None).await?;
    assert_eq!(stored.ok_or("not there")?.km, 20);
    Ok(())
}

async fn an_update_of_an_item_that_is_deleted_meanwhile(encoding: Encoding) -> Result {
    let (_account, trips) = trips(encoding).await?;
    trips.create(&trip("v", 0), None).await?;
    let key = TripKey {
        date: date(),
        vin: "v",
    };
    let stored = trips.get_with_id(&key, "t-1", None).await?;
    let (mut stored, mut changes) = (stored, 0);
    let updated = trips.update_with_id(&key, "t-1", |trip| {
        changes += 1;
        trip.km = 7;
        // Between the read and the write.
        if let Some(stored) = stored.take() {
            futures::executor::block_on(trips.delete(stored, None)).unwrap();
        }
    });
    let absent = updated.await.unwrap_err();
    assert_eq!(*absent.kind(), ErrorKind::NotFound);
    assert_eq!(changes, 1, "there is nothing to change any more");
    assert!(trips.get_with_id(&key, "t-1", None).await?.is_none());
    Ok(())
}

async fn what_would_be_another_item_is_not_replaced(encoding: Encoding) -> Result {
    let (_account, trips) = trips(encoding).await?;
    trips.create(&trip("v", 0), None).await?;
    let key = TripKey {
        date: date(),
        vin: "v",
    };
    for change in [
        (|trip: &mut Trip| trip.vin = "w".into()) as fn(&mut Trip),
        |trip| trip.id = "t-2".into(),
    ] {
        let refused = trips.update_with_id(&key, "t-1", change).await;
        let refused = refused.unwrap_err();
        assert!(
            matches!(refused.kind(), ErrorKind::Rekeyed { .. }),
            "{refused}"
        );
    }
    Ok(())
}

async fn ids_that_the_service_does_not_take(encoding: Encoding) -> Result {
    let (account, trips) = trips(encoding).await?;
    let key = TripKey {
        date: date(),
        vin: "v",
    };
    let requests = account.requests();
    let long = "i".repeat(1024);
    for id in ["", "a/b", "a\\b", "a?", "a#", &long] {
        let refused = trips.get_with_id(&key, id, None).await.unwrap_err();
        assert!(matches!(refused.kind(), ErrorKind::Id { .. }), "{refused}");
        let mut trip = trip("v", 1);
        trip.id = id.into();
        let refused = trips.create(&trip, None).await.unwrap_err();
        assert!(matches!(refused.kind(), ErrorKind::Key(_)), "{refused}");
    }
    assert_eq!(account.requests(), requests, "nothing was asked");
    Ok(())
}

async fn batches(encoding: Encoding) -> Result {
    let (_account, trips) = trips(encoding).await?;
    let key = TripKey {
        date: date(),
        vin: "v",
    };
    let numbered = |number: u32| Trip {
        id: format!("t-{number}"),
        ..trip("v", number)
    };
    let get = async |id| trips.get_with_id(&key, id, None).await;
    let batch = trips
        .batch(&key)?
        .create(&numbered(1))?
        .create(&numbered(2))?;
    let written = batch.run(None).await?;
    assert_eq!(written.len(), 2);
    let mut first = get("t-1").await?.ok_or("not there")?;
    let second = get("t-2").await?.ok_or("not there")?;
    assert_eq!(written[0].etag.as_deref(), Some(first.etag()));
    first.km = 7;
    let batch = trips.batch(&key)?.replace(&first)?.delete(&second)?;
    batch.upsert(&numbered(3))?.run(None).await?;
    assert_eq!(get("t-1").await?.ok_or("not there")?.km, 7);
    assert!(get("t-2").await?.is_none() && get("t-3").await?.is_some());

    // One is refused, so none is done.
    let batch = trips
        .batch(&key)?
        .create(&numbered(4))?
        .create(&numbered(3))?;
    let refused = batch.run(None).await.unwrap_err();
    let (operation, status) = (1, 409);
    assert_eq!(*refused.kind(), ErrorKind::Batch { operation, status });
    assert!(get("t-4").await?.is_none());
    // A version that is not the present one.
    let refused = trips.batch(&key)?.replace(&first)?.run(None).await;
    let (operation, status) = (0, 412);
    let refused = refused.unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Batch { operation, status });
    // Another key.
    let other = trips.batch(&key)?.create(&trip("w", 1)).unwrap_err();
    assert!(matches!(other.kind(), ErrorKind::Rekeyed { .. }));
    let many = (0..=100).try_fold(trips.batch(&key)?, |batch, number| {
        batch.upsert(&numbered(number))
    });
    assert_eq!(*many.unwrap_err().kind(), ErrorKind::TooManyOperations);
    assert_eq!(trips.batch(&key)?.run(None).await?, []);
    Ok(())
}

#[test]
fn futures_can_be_sent() {
    fn is_send(_: impl Send) {}
    fn all(trips: &Items<Trip>, key: TripKey<'_>, trip: &Trip, stored: &mut Stored<Trip>) {
        is_send(Items::<Trip>::open(trips.container().clone(), None));
        let container = trips.container().clone();
        is_send(Items::<Trip>::open_for_writing(container, None));
        is_send(trips.create(trip, None));
        is_send(trips.upsert(trip, None));
        is_send(trips.get_with_id(&key, "1", None));
        is_send(trips.update_with_id(&key, "1", |_| ()));
        is_send(trips.delete(stored.clone(), None));
        is_send(trips.replace(stored, None));
        is_send(trips.batch(&key).map(|batch| batch.run(None)));
        is_send(trips.scan(&key));
        is_send(trips.ingest(futures::stream::empty()).run());
        is_send(
            trips
                .ingest(futures::stream::empty())
                .in_batches(10)
                .outcomes(),
        );
        is_send(trips.relocate(&key).run());
    }
    fn with_id(pings: &Items<Ping>, key: PingKey<'_>) {
        is_send(pings.get(&key, None));
        is_send(pings.update(&key, |_| ()));
    }
    let _ = (all, with_id);
}

async fn a_generic_item(encoding: Encoding) -> Result {
    let envelope = |content: &[u8]| Envelope {
        id: "e-1".into(),
        tenant: 7_u32,
        content: content.to_vec(),
    };
    let key = EnvelopeKey::<u32> { tenant: 7 };
    live(encoding, key, [envelope(&[1]), envelope(&[2, 3])]).await
}

/// A parameter in the key, and one outside of it.
#[derive(Clone, Debug, PartialEq, synthetic_key::SyntheticKey)]
#[pk(serde)]
struct Envelope<T: synthetic_key::KeyPart, U> {
    id: String,
    #[pk(concat)]
    tenant: T,
    content: U,
}
