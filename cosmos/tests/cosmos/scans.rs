//! Many items at a time, read by `scan`: by key and by partition, across faults and splits.

use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use azure_data_cosmos::fault_injection::{
    FaultInjectionConditionBuilder, FaultInjectionErrorType as Fault, FaultInjectionResultBuilder,
    FaultInjectionRuleBuilder, FaultOperationType as Operation,
};
use azure_data_cosmos::options::{MaxItemCountHint, QueryOptions};
use chrono::{DateTime, Utc};
use futures::{StreamExt, TryStreamExt, stream};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{ErrorKind, Items, ItemsOptions, RetryOptions, Scan};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::items::{
    Invoice, InvoiceKey, Item, ItemNoteKey, Ping, PingKeys, Session, SessionKey1, SessionKey2,
    SessionKeys, Trip, TripKey, TripKeys, date,
};

in_both_encodings! {
    a_span_of_time,
    by_key_and_by_partition_give_the_same,
    one_key_and_no_item,
    in_the_order_of_the_keys,
    levels_and_their_prefixes,
    the_first_levels_are_in_the_condition,
    a_lookup_with_too_many_keys_is_refused_at_once,
    items_of_variants,
    an_error_that_passes_does_not_look_like_the_end,
    an_error_that_lasts_is_the_last_item,
    across_splits,
    ordered_by_partition_is_in_the_order_of_the_keys_as_well,
}

pub(crate) fn trip(number: u32) -> Trip {
    Trip {
        id: format!("t-{number}"),
        date: date(),
        vin: format!("vin {number}"),
        km: number,
    }
}

pub(crate) fn day() -> TripKeys<'static> {
    TripKeys { date: date() }
}

/// Small pages, so that there are many.
fn paged() -> QueryOptions {
    let ten = NonZeroU32::MIN.saturating_add(9);
    QueryOptions::default().with_max_item_count(MaxItemCountHint::Limit(ten))
}

/// The numbers of the trips of a scan, each once.
pub(crate) async fn numbers(scan: Scan<Trip>) -> Result<BTreeSet<u32>> {
    let (mut numbers, mut scan) = (BTreeSet::new(), scan);
    while let Some(trip) = scan.try_next().await? {
        assert!(trip.charge() > 0.0 && !trip.etag().is_empty());
        assert!(numbers.insert(trip.km), "{} came twice", trip.km);
    }
    Ok(numbers)
}

pub(crate) async fn account_with_trips(
    encoding: Encoding,
    count: u32,
) -> Result<(Account, Items<Trip>)> {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("items")).await?;
    let trips = Items::open(container, None).await?;
    let other_day = Trip {
        date: date().succ_opt().ok_or("the last day")?,
        ..trip(count)
    };
    let written = stream::iter((0..count).map(trip)).chain(stream::iter([other_day]));
    let summary = trips.ingest(written).run().await;
    assert_eq!(
        (summary.written, summary.existed, summary.failed),
        (u64::from(count) + 1, 0, 0)
    );
    assert!(summary.charge > 0.0);
    Ok((account, trips))
}

async fn by_key_and_by_partition_give_the_same(encoding: Encoding) -> Result {
    let (account, trips) = account_with_trips(encoding, 300).await?;
    let before = account.requests();
    let by_key = numbers(trips.scan(&day())).await?;
    let of_keys = account.requests() - before;
    assert!(by_key.iter().copied().eq(0..300), "{encoding:?}");
    let by_partition = numbers(trips.scan(&day()).by_partition()).await?;
    let of_partitions = account.requests() - before - of_keys;
    assert_eq!(by_partition, by_key);
    assert!(
        of_keys >= 40 && of_partitions <= 10,
        "{of_keys}, {of_partitions}"
    );

    let filtered = |scan: Scan<Trip>| {
        let filter = "c.km >= @least AND c.km < 200 OR c.km = 1";
        scan.filter(filter, [("@least", 100)])
    };
    let expected: BTreeSet<_> = (100..200).chain([1]).collect();
    assert_eq!(numbers(filtered(trips.scan(&day()))?).await?, expected);
    assert_eq!(
        numbers(filtered(trips.scan(&day()).by_partition())?).await?,
        expected
    );
    Ok(())
}

async fn one_key_and_no_item(encoding: Encoding) -> Result {
    let (_account, trips) = account_with_trips(encoding, 100).await?;
    let vin = "vin 7";
    let key = TripKey { date: date(), vin };
    let of_key = numbers(trips.scan(&key)).await?;
    assert!(of_key.contains(&7) && of_key.len() < 20);
    let date = date().pred_opt().ok_or("the first day")?;
    assert!(numbers(trips.scan(&TripKeys { date })).await?.is_empty());
    assert!(
        numbers(trips.scan(&TripKeys { date }).by_partition())
            .await?
            .is_empty()
    );
    Ok(())
}

async fn in_the_order_of_the_keys(encoding: Encoding) -> Result {
    let (_account, trips) = account_with_trips(encoding, 200).await?;
    let scan = trips.scan(&day()).ordered().with_concurrency(7);
    let keys: Vec<_> = scan
        .map_ok(|trip| trip.key().to_string())
        .try_collect()
        .await?;
    assert_eq!(keys.len(), 200);
    let expected = day().iter().map(|key| key.to_string());
    let expected: Vec<_> = expected.filter(|key| keys.contains(key)).collect();
    let mut seen = keys;
    seen.dedup();
    assert_eq!(seen, expected);
    Ok(())
}

async fn levels_and_their_prefixes(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Session>("items")).await?;
    let sessions = Items::<Session>::open(container, None).await?;
    let session = |tenant: &str, user: &str, number: u32| Session {
        id: format!("s-{number}"),
        tenant: tenant.into(),
        user: user.into(),
        month: 8,
        browser: format!("b-{number}"),
        clicks: number,
    };
    for number in 0..20 {
        sessions
            .create(&session("contoso", "u-1", number), None)
            .await?;
        sessions
            .create(&session("contoso", "u-2", number), None)
            .await?;
        sessions
            .create(&session("fabrikam", "u-1", number), None)
            .await?;
    }
    let tenant = "contoso";
    let of_tenant = sessions.scan(&SessionKey1 { tenant }).count().await;
    assert_eq!(of_tenant, 40);
    let keys = SessionKeys {
        tenant,
        user: "u-1",
        month: 8,
    };
    assert_eq!(sessions.scan(&keys).by_partition().count().await, 20);
    Ok(())
}

async fn items_of_variants(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Item>("items")).await?;
    let items = Items::<Item>::open(container, None).await?;
    let (customer, number, cents) = (7, 1, 2);
    let invoice = Invoice {
        customer,
        number,
        cents,
    };
    let note = Item::Note {
        customer,
        id: "n-1".into(),
        text: String::new(),
    };
    items.create(&Item::Invoice(invoice), None).await?;
    items.create(&note, None).await?;
    for scan in [
        items.scan(&InvoiceKey { customer }),
        items.scan(&ItemNoteKey { customer }),
    ] {
        let ids = scan.map_ok(|item| item.id().to_owned());
        let ids: BTreeSet<_> = ids.try_collect().await?;
        assert!(ids.iter().eq(["invoice-000001", "n-1"]));
    }
    Ok(())
}

/// The scope of a prefix alone does not make the service use its index.
async fn the_first_levels_are_in_the_condition(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Session>("items")).await?;
    let sessions = Items::<Session>::open(container, None).await?;
    let (tenant, user) = ("contoso", "u-1");
    let filtered = sessions.scan(&SessionKey2 { tenant, user });
    let filtered = filtered.filter("c.clicks > @least", [("@least", 3)])?;
    for (scan, conditions, values) in [
        (
            sessions.scan(&SessionKey1 { tenant }),
            vec!["c.tenant = @synthetic_level1"],
            vec![tenant],
        ),
        (
            filtered,
            vec![
                "c.tenant = @synthetic_level1",
                "c.user = @synthetic_level2",
                "(c.clicks > @least)",
            ],
            vec![tenant, user],
        ),
    ] {
        scan.try_collect::<Vec<_>>().await?;
        let query = account.last_query();
        let at = query.find(" WHERE ").ok_or("no condition")?;
        let condition = &query[at..];
        for part in conditions {
            assert!(condition.contains(part), "{part}: {query}");
        }
        for value in values {
            assert!(condition.contains(&format!("\"{value}\"")), "{query}");
        }
    }
    Ok(())
}

/// Ten years of minutes, with 400 suffixes each.
async fn a_lookup_with_too_many_keys_is_refused_at_once(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Reading>("items")).await?;
    let readings = Items::<Reading>::open(container.clone(), None).await?;
    let (from, to) = (
        "2014-01-01T00:00:00Z".parse()?,
        "2024-01-01T00:00:00Z".parse()?,
    );
    let decade = ReadingKeys::between(from, to);
    let before = account.requests();
    for scan in [
        readings.scan(&decade),
        readings.scan(&decade).by_partition(),
    ] {
        let found: Vec<_> = scan.collect().await;
        assert_eq!(found.len(), 1);
        let error = found[0].as_ref().err().ok_or("no error")?;
        let limit = 100_000;
        assert_eq!(*error.kind(), ErrorKind::TooManyKeys { limit });
    }
    assert_eq!(account.requests(), before);
    // With a greater limit, the keys are computed one after the other: the first pages come at once.
    let to = "2014-01-01T00:01:00Z".parse()?;
    let minutes = ReadingKeys::between(from, to);
    let some = readings.scan(&minutes).with_key_limit(799).count().await;
    assert_eq!(some, 1, "an error");
    let all = readings.scan(&minutes).with_key_limit(800).count().await;
    assert_eq!(all, 0);
    let scan = readings.scan(&decade).with_key_limit(u64::MAX);
    let mut long = scan.with_concurrency(2);
    assert!(futures::poll!(long.next()).is_pending());
    Ok(())
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Reading {
    id: String,
    #[pk(concat, rollup = "minute")]
    at: DateTime<Utc>,
    #[pk(hash_suffix = 400)]
    device: String,
}

pub(crate) fn quick() -> ItemsOptions {
    let retry = RetryOptions::default().with_first_pause(Duration::from_millis(1));
    ItemsOptions::default().with_retry(retry.with_attempts(20))
}

async fn an_error_that_passes_does_not_look_like_the_end(encoding: Encoding) -> Result {
    let (account, _) = account_with_trips(encoding, 200).await?;
    for by_partition in [false, true] {
        let result = FaultInjectionResultBuilder::new().with_error(Fault::ServiceUnavailable);
        let condition =
            FaultInjectionConditionBuilder::new().with_operation_type(Operation::QueryItem);
        let rule = FaultInjectionRuleBuilder::new("fault", result.with_probability(0.7).build());
        let rule = Arc::new(rule.with_condition(condition.build()).build());
        let rules = vec![Arc::clone(&rule)];
        let faulty = Box::pin(account.container_with_faults("items", rules)).await?;
        let trips = Items::<Trip>::open(faulty, Some(quick())).await?;
        let scan = trips.scan(&day()).with_query_options(paged());
        let scan = if by_partition {
            scan.by_partition()
        } else {
            scan
        };
        assert!(numbers(scan).await?.into_iter().eq(0..200));
        assert!(rule.hit_count() > 20, "{}", rule.hit_count());
    }
    Ok(())
}

async fn an_error_that_lasts_is_the_last_item(encoding: Encoding) -> Result {
    let (account, _) = account_with_trips(encoding, 50).await?;
    let result = FaultInjectionResultBuilder::new().with_error(Fault::InternalServerError);
    let condition = FaultInjectionConditionBuilder::new().with_operation_type(Operation::QueryItem);
    let rule = FaultInjectionRuleBuilder::new("fault", result.build());
    let rules = vec![Arc::new(rule.with_condition(condition.build()).build())];
    let faulty = Box::pin(account.container_with_faults("items", rules)).await?;
    let trips = Items::<Trip>::open(faulty, Some(quick())).await?;
    let mut scan = trips.scan(&day());
    assert!(scan.next().await.is_some_and(|first| first.is_err()));
    assert!(scan.next().await.is_none());
    Ok(())
}

async fn across_splits(encoding: Encoding) -> Result {
    for by_partition in [false, true] {
        let (account, _) = account_with_trips(encoding, 300).await?;
        let container = Box::pin(account.container_with_faults("items", Vec::new())).await?;
        let trips = Items::<Trip>::open(container, Some(quick())).await?;
        let scan = trips.scan(&day()).with_query_options(paged());
        let scan = scan.with_concurrency(2);
        let mut scan = if by_partition {
            scan.by_partition()
        } else {
            scan
        };
        let mut numbers = BTreeSet::new();
        while let Some(trip) = scan.try_next().await? {
            assert!(numbers.insert(trip.km), "{} came twice", trip.km);
            if let 30 | 60 | 90 = numbers.len() {
                let partition = u32::try_from(numbers.len() / 30)?;
                account.split("items", partition);
            }
        }
        assert!(numbers.into_iter().eq(0..300), "{by_partition}");
    }
    Ok(())
}

async fn ordered_by_partition_is_in_the_order_of_the_keys_as_well(encoding: Encoding) -> Result {
    let (_account, trips) = account_with_trips(encoding, 100).await?;
    let scan = trips.scan(&day()).by_partition().ordered();
    let keys: Vec<_> = scan.map_ok(|trip| trip.key().clone()).try_collect().await?;
    let places = keys
        .iter()
        .map(|key| day().iter().position(|other| other == *key));
    let places: Option<Vec<_>> = places.collect();
    assert!(places.is_some_and(|places| places.len() == 100 && places.is_sorted()));
    Ok(())
}

async fn a_span_of_time(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Ping>("items")).await?;
    let pings = Items::<Ping>::open(container, None).await?;
    let at = |hour: u32| format!("2018-08-09T{hour:02}:30:00Z").parse();
    for hour in 0..24 {
        let (vin, at) = ("v".into(), at(hour)?);
        let celsius = i16::try_from(hour).ok();
        pings.create(&Ping { vin, at, celsius }, None).await?;
    }
    let span = PingKeys::between("v", at(7)?, at(9)?);
    for scan in [pings.scan(&span), pings.scan(&span).by_partition()] {
        let hours = scan.map_ok(|ping| ping.celsius.unwrap_or_default());
        let mut hours: Vec<_> = hours.try_collect().await?;
        hours.sort_unstable();
        assert_eq!(hours, [7, 8, 9]);
    }
    Ok(())
}
