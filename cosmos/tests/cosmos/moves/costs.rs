//! The requests of each operation, as the table of docs/moving.md has them.

use std::collections::BTreeMap;
use std::sync::Arc;

use azure_data_cosmos::fault_injection::{
    CustomResponseBuilder, FaultInjectionConditionBuilder, FaultInjectionResultBuilder,
    FaultInjectionRuleBuilder, FaultOperationType,
};
use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

use super::{moving_vin, services, step_1, step_2, step_3, trip_1, trip_2};
use crate::Result;
use crate::growth::advance;

in_both_encodings! {
    the_table_of_the_guide,
    every_request_is_charged,
    a_miss_is_charged,
}

/// The table of the guide: rows by their first cell.
fn table() -> BTreeMap<String, Vec<String>> {
    let guide = include_str!("../../../../docs/moving.md");
    let rows = guide.lines().filter(|line| line.starts_with('|'));
    let cells = rows.map(|row| row.split('|').map(|cell| cell.trim().to_owned()));
    let rows = cells.map(|cells| cells.skip(1).collect::<Vec<_>>());
    let rows = rows.filter_map(|mut cells| {
        cells.pop();
        let name = cells.first()?.clone();
        Some((name, cells.split_off(1)))
    });
    rows.collect()
}

/// Counts the requests of an operation.
macro_rules! requests {
    ($account:ident, $operation:expr) => {{
        let before = $account.requests();
        let result = $operation.await;
        let _ = result;
        $account.requests() - before
    }};
}

#[allow(clippy::too_many_lines)] // One call after the other for each cell of the table.
async fn the_table_of_the_guide(encoding: Encoding) -> Result {
    let vin = &*moving_vin();
    let date = "d";
    let mut rows: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut add = |name, cost: usize| rows.entry(name).or_default().push(cost.to_string());
    for phase in [Phase::ReadNew, Phase::WriteNew, Phase::MoveAll] {
        let account = Account::new(encoding)?;
        let container = Box::pin(account.container::<step_1::Trip>("items")).await?;
        advance::<step_2::Trip>(&container, Phase::ReadNew).await?;
        let old = Items::<step_1::Trip>::open(container.clone(), None).await?;
        // An item with the old key, and one that has moved.
        old.create(&trip_1(vin, 1), None).await?;
        let moved = step_1::Trip {
            id: "m".into(),
            ..trip_1(vin, 1)
        };
        advance::<step_2::Trip>(&container, Phase::WriteNew).await?;
        let new = Items::<step_2::Trip>::open(container.clone(), None).await?;
        if phase == Phase::ReadNew {
            let created = step_1::Trip {
                id: "new".into(),
                ..trip_1(vin, 1)
            };
            let key = step_1::TripKey { date, vin };
            add("get, new key", {
                new.create(
                    &step_2::Trip {
                        id: "m".into(),
                        ..trip_2(vin, 1)
                    },
                    None,
                )
                .await?;
                requests!(account, old.get_with_id(&key, "m", None))
            });
            add(
                "get, old key",
                requests!(account, old.get_with_id(&key, "t", None)),
            );
            add(
                "get, absent",
                requests!(account, old.get_with_id(&key, "none", None)),
            );
            add("create", requests!(account, old.create(&created, None)));
            add(
                "update, new key",
                requests!(account, old.update_with_id(&key, "m", |_| ())),
            );
            add(
                "update, old key",
                requests!(account, old.update_with_id(&key, "t", |_| ())),
            );
            let stored = old.get_with_id(&key, "m", None).await?.ok_or("lost")?;
            add(
                "delete after get",
                requests!(account, old.delete(stored, None)),
            );
            continue;
        }
        old.create(&moved, None).await?;
        advance::<step_2::Trip>(&container, phase).await?;
        let new = Items::<step_2::Trip>::open(container.clone(), None).await?;
        let key = step_2::TripKey { date, vin };
        let relocated = new.relocate(&step_2::TripKey { date, vin }).run().await?;
        assert_eq!(relocated.moved, 2);
        // The service of step 1 has stopped, or finds the stub.
        let back = step_2::Trip {
            id: "new".into(),
            ..trip_2(vin, 1)
        };
        let mut document = serde_json::to_value(&back)?;
        let old_key = trip_1(vin, 1).partition_key();
        document["id"] = "o".into();
        document["partitionKey"] = old_key.as_str().into();
        container
            .create_item(&old_key, "o", &document, None)
            .await?;
        add(
            "get, new key",
            requests!(account, new.get_with_id(&key, "m", None)),
        );
        add(
            "get, old key",
            requests!(account, new.get_with_id(&key, "o", None)),
        );
        add(
            "get, absent",
            requests!(account, new.get_with_id(&key, "none", None)),
        );
        add("create", requests!(account, new.create(&back, None)));
        add(
            "update, new key",
            requests!(account, new.update_with_id(&key, "m", |_| ())),
        );
        add(
            "update, old key",
            requests!(account, new.update_with_id(&key, "o", |_| ())),
        );
        let stored = new.get_with_id(&key, "m", None).await?.ok_or("lost")?;
        add(
            "delete after get",
            requests!(account, new.delete(stored, None)),
        );
    }
    // Step 3, and step 0, which is the same without a recorded move.
    let account = Account::new(encoding)?;
    let (_, new) = services(&account).await?;
    advance::<step_2::Trip>(new.container(), Phase::NewOnly).await?;
    let last = Items::<step_3::Trip>::open(new.container().clone(), None).await?;
    let trip = |id: &str| {
        let (id, date, vin) = (id.into(), date.into(), vin.into());
        step_3::Trip {
            id,
            date,
            vin,
            km: 1,
        }
    };
    let key = step_3::TripKey { date, vin };
    last.create(&trip("m"), None).await?;
    add(
        "get, new key",
        requests!(account, last.get_with_id(&key, "m", None)),
    );
    add(
        "get, absent",
        requests!(account, last.get_with_id(&key, "none", None)),
    );
    add(
        "create",
        requests!(account, last.create(&trip("new"), None)),
    );
    add(
        "update, new key",
        requests!(account, last.update_with_id(&key, "m", |_| ())),
    );
    let stored = last.get_with_id(&key, "m", None).await?.ok_or("lost")?;
    add(
        "delete after get",
        requests!(account, last.delete(stored, None)),
    );
    let guide = table();
    for (name, costs) in rows {
        let cells = guide.get(name).ok_or(format!("no row {name}: {costs:?}"))?;
        let cells: Vec<_> = cells.iter().filter(|cell| *cell != "-").cloned().collect();
        assert_eq!(cells, costs, "{name}");
    }
    Ok(())
}

/// The meter of the container, and the sum of what each call says, are the same.
async fn every_request_is_charged(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let vin = &*moving_vin();
    let key = step_2::TripKey { date: "d", vin };
    let start = new.charge();
    assert!(start > 0.0, "what `open` reads");
    let mut sum = new.charge();
    sum += new.create(&trip_2(vin, 1), None).await?.charge;
    let conflict = new.create(&trip_2(vin, 1), None).await.unwrap_err();
    assert!(conflict.charge() > 0.0);
    sum += conflict.charge();
    sum += new
        .update_with_id(&key, "t", |trip| trip.km += 1)
        .await?
        .charge();
    let stored = new.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    sum += stored.charge();
    sum += new.delete(stored, None).await?.charge;
    let is_same = |one: f64, other: f64| (one - other).abs() < 1e-6;
    assert!(is_same(sum, new.charge()), "{sum}, {}", new.charge());
    // Empty pages, and moves.
    old.create(
        &step_1::Trip {
            id: "u".into(),
            ..trip_1(vin, 1)
        },
        None,
    )
    .await?;
    let before = new.charge();
    let mut scan = new.scan(&step_2::TripKeys { date: "e" });
    assert!(futures::TryStreamExt::try_next(&mut scan).await?.is_none());
    assert!(scan.charge() > 0.0 && is_same(scan.charge(), new.charge() - before));
    let before = new.charge();
    let relocated = new.relocate(&step_2::TripKeys { date: "d" }).run().await?;
    assert_eq!(relocated.moved, 1);
    assert!(relocated.charge > 0.0 && relocated.charge <= new.charge() - before + 1e-6);
    Ok(())
}

/// The service charges a read that finds nothing. The server in memory does not, so the charge is injected.
async fn a_miss_is_charged(encoding: Encoding) -> Result {
    let response = CustomResponseBuilder::new(404.into());
    let response = response.with_header("x-ms-request-charge", "1.5").build();
    let result = FaultInjectionResultBuilder::new().with_custom_response(response);
    let condition = FaultInjectionConditionBuilder::new();
    let condition = condition.with_operation_type(FaultOperationType::ReadItem);
    let rule = FaultInjectionRuleBuilder::new("missed", result.build());
    let rule = Arc::new(rule.with_condition(condition.build()).build());
    let (_, trips) = crate::faults::trips(encoding, vec![rule]).await?;
    let before = trips.charge();
    let (date, vin) = (crate::items::date(), "v");
    let key = crate::items::TripKey { date, vin };
    // It has no result that could name its cost, but the container counts it.
    assert!(trips.get_with_id(&key, "none", None).await?.is_none());
    assert!((trips.charge() - before - 1.5).abs() < 1e-6);
    let absent = trips
        .update_with_id(&key, "none", |_| ())
        .await
        .unwrap_err();
    assert!((absent.charge() - 1.5).abs() < 1e-6);
    Ok(())
}
