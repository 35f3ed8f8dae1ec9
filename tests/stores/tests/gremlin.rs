//! Gremlin Server with the crate `gremlin-client`. The API of Cosmos DB has partitions and its limits; the server here is a
//! `TinkerGraph` in memory, which has neither.

use chrono::NaiveDate;
use gremlin_client::{ConnectionOptions, GremlinClient};
use synthetic_key::store::Length;
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_stores::{address, graph, unique};

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "gremlin", id = "{date}_{run}_{vin}")]
struct Trip {
    #[pk(concat)]
    run: u32,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 10)]
    vin: String,
    km: u32,
    share: f64,
    paid: bool,
}

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).expect("a date")
}

fn trip(run: u32, vin: &str) -> Trip {
    Trip {
        run,
        date: date(),
        vin: vin.into(),
        km: 42,
        share: 0.5,
        paid: true,
    }
}

/// A number that no other test has, and no other run on the same server.
fn run(test: u32) -> u32 {
    std::process::id() * 10 + test
}

fn client() -> GremlinClient {
    let address = address("GREMLIN_URL");
    let (host, port) = address.split_once(':').expect("host:port");
    let options = ConnectionOptions::builder()
        .host(host)
        .port(port.parse().expect("a port"))
        .pool_size(1);
    GremlinClient::connect(options.build()).expect("a client")
}

/// A vertex by its key and id. `g.V([key, id])` means this in Cosmos DB, and runs only there.
const VERTEX: &str = "g.V().has(property, partition).hasId(vertex)";

fn find(client: &GremlinClient, key: &TripKey) -> Result<Option<Trip>, String> {
    let (text, id) = (
        key.partition_key().to_string(),
        key.item_id().expect("an id"),
    );
    let bindings: [(&str, &dyn gremlin_client::ToGValue); 3] = [
        ("property", &Trip::PROPERTY),
        ("partition", &text),
        ("vertex", &id),
    ];
    let mut found = graph::items(client, VERTEX, &bindings).map_err(|error| error.to_string())?;
    assert!(found.len() < 2);
    Ok(found.pop())
}

#[test]
fn a_vertex_lives_under_its_key() {
    let (client, run) = (client(), run(1));
    let first = trip(run, "1HGCM82633A004352");
    graph::add(&client, "trip", &first).unwrap();
    let key = TripKey {
        run,
        date: date(),
        vin: "1HGCM82633A004352",
    };
    assert_eq!(key.partition_key(), format!("{run}-2018-08-09.5"));
    assert_eq!(find(&client, &key).unwrap(), Some(first.clone()));
    assert!(graph::add(&client, "trip", &first).is_err());

    let (text, id) = (key.partition_key().to_string(), key.item_id().unwrap());
    let bindings: [(&str, &dyn gremlin_client::ToGValue); 3] = [
        ("property", &Trip::PROPERTY),
        ("partition", &text),
        ("vertex", &id),
    ];
    let run_all = |script: String| {
        client
            .execute(script, &bindings)
            .unwrap()
            .for_each(|answer| drop(answer.unwrap()));
    };
    run_all(format!("{VERTEX}.property('km', 43L)"));
    assert_eq!(find(&client, &key).unwrap().unwrap().km, 43);
    run_all(format!("{VERTEX}.drop()"));
    assert_eq!(find(&client, &key).unwrap(), None);
}

#[test]
fn a_fan_out_finds_a_day() {
    let (client, run) = (client(), run(2));
    let mut expected: Vec<_> = ["a", "b", "c", "d"].map(|vin| trip(run, vin)).into();
    for trip in &expected {
        graph::add(&client, "trip", trip).unwrap();
    }
    let other = Trip {
        date: date().succ_opt().unwrap(),
        ..trip(run, "a")
    };
    graph::add(&client, "trip", &other).unwrap();
    let mut found: Vec<Trip> = Vec::new();
    for key in &(TripKeys { run, date: date() }) {
        let text = key.to_string();
        let bindings: [(&str, &dyn gremlin_client::ToGValue); 2] =
            [("property", &Trip::PROPERTY), ("partition", &text)];
        found.extend(
            graph::items::<Trip>(&client, "g.V().has(property, partition)", &bindings).unwrap(),
        );
    }
    for trips in [&mut found, &mut expected] {
        trips.sort_by_key(|trip| trip.vin.clone());
    }
    assert_eq!(found, expected);
}

#[test]
fn a_tampered_vertex_is_refused() {
    let (client, run) = (client(), run(3));
    for (vin, property) in [("a", "partitionKey"), ("b", "km"), ("c", "vin")] {
        graph::add(&client, "trip", &trip(run, vin)).unwrap();
        let id = trip(run, vin).item_id().unwrap();
        let forge = format!("g.V().hasId(vertex).property('{property}', 'other')");
        client
            .execute(forge, &[("vertex", &id)])
            .unwrap()
            .for_each(|answer| drop(answer.unwrap()));
        let read = graph::items::<Trip>(&client, "g.V().hasId(vertex)", &[("vertex", &id)]);
        let error = read.unwrap_err().to_string();
        let named = if property == "km" {
            "u32"
        } else {
            "partitionKey"
        };
        assert!(error.contains(named), "{error}");
    }
}

/// The guide's address of a vertex. Here, a list is a list of ids; in Cosmos DB it is a key and an id.
#[test]
fn usa_and_seattle() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, store = "gremlin", property = "country")]
    struct City {
        #[pk(concat)]
        country: String,
        id: String,
    }
    let client = client();
    client
        .execute("g.V().hasId('Seattle').drop()", &[])
        .unwrap()
        .for_each(drop);
    let seattle = City {
        country: "USA".into(),
        id: "Seattle".into(),
    };
    graph::add(&client, "city", &seattle).unwrap();
    let key = CityKey { country: "USA" }.partition_key().to_string();
    let bindings: [(&str, &dyn gremlin_client::ToGValue); 3] = [
        ("property", &City::PROPERTY),
        ("partition", &key),
        ("vertex", &"Seattle"),
    ];
    let found: Vec<City> = graph::items(&client, VERTEX, &bindings).unwrap();
    assert_eq!(found, [seattle]);
    assert_eq!(
        graph::items::<City>(&client, "g.V(['USA', 'Seattle'])", &[]).unwrap(),
        found
    );
}

/// An id is there once in a `TinkerGraph`, and once under each key in Cosmos DB: only an account shows that.
#[test]
fn an_id_is_unique_in_this_graph() {
    #[derive(SyntheticKey)]
    #[pk(serde, store = "gremlin")]
    struct Order {
        #[pk(concat)]
        tenant: String,
        id: String,
    }
    let (client, id) = (client(), unique("d"));
    let order = |tenant: &str| Order {
        tenant: tenant.into(),
        id: id.clone(),
    };
    graph::add(&client, "order", &order("contoso")).unwrap();
    let error = graph::add(&client, "order", &order("fabrikam"))
        .unwrap_err()
        .to_string();
    assert!(error.contains("already exists"), "{error}");
}

/// The limits are those of Cosmos DB, which the server here does not have: ours refuses, and names the field.
#[test]
fn what_cosmos_db_would_refuse() {
    #[derive(SyntheticKey)]
    #[pk(serde, store = "gremlin")]
    struct Order {
        #[pk(concat)]
        tenant: String,
        id: String,
    }
    let client = client();
    let text = |len: usize| "x".repeat(len);
    for (tenant, id, refusal) in [
        (text(2048), text(1023), ""),
        (text(2049), text(1), "`tenant`"),
        (text(1), text(1024), "1023"),
        (String::new(), text(1), "`tenant`"),
        (text(1), String::new(), "`id`"),
        (text(1), "a/b".into(), "'/'"),
        ("a/b".into(), unique("id"), ""),
    ] {
        let order = Order { tenant, id };
        let error = graph::add(&client, "order", &order)
            .map_or_else(|error| error.to_string(), |()| String::new());
        assert!(
            error.is_empty() == refusal.is_empty() && error.contains(refusal),
            "{refusal}: {error}"
        );
        client
            .execute("g.V().hasId(vertex).drop()", &[("vertex", &order.id)])
            .unwrap()
            .for_each(drop);
    }
    let key = OrderKey {
        tenant: &text(2049),
    };
    let error = key.try_partition_key().unwrap_err();
    assert_eq!(
        error,
        KeyError::TooLong {
            field: "tenant",
            len: 2049,
            max: Length::Bytes(2048)
        }
    );
}

/// A whole number comes back as it was; above `i64::MAX` there is none.
#[test]
fn numbers_come_back() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, store = "gremlin", id = "{number}_{run}")]
    struct Count {
        #[pk(concat)]
        run: String,
        number: u64,
        least: i64,
        absent: Option<String>,
    }
    let (client, run) = (client(), unique("e"));
    let most = u64::try_from(i64::MAX).unwrap();
    let count = |number| Count {
        run: run.clone(),
        number,
        least: i64::MIN,
        absent: None,
    };
    graph::add(&client, "count", &count(most)).unwrap();
    let id = count(most).item_id().unwrap();
    let read: Vec<Count> =
        graph::items(&client, "g.V().hasId(vertex)", &[("vertex", &id)]).unwrap();
    assert_eq!(read, [count(most)]);
    let error = graph::add(&client, "count", &count(most + 1))
        .unwrap_err()
        .to_string();
    assert!(error.contains("9223372036854775808"), "{error}");
}
