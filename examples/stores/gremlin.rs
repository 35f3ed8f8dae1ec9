//! Cities in a graph: a vertex is found by its key and its id.
//!
//! ```sh
//! tests/stores/run --example gremlin         # installs Gremlin Server, starts it on 127.0.0.1, and stops it again
//! ```
//!
//! On a server of your own: `GREMLIN_URL=127.0.0.1:8182 cargo run --manifest-path tests/stores/Cargo.toml --example gremlin`.

use gremlin_client::{ConnectionOptions, GremlinClient, ToGValue};
use synthetic_key::SyntheticKey;
use synthetic_key_stores::{address, graph};

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "gremlin", escape, layout = "{country:%}-{region:%}")]
struct City {
    #[pk(concat)]
    country: String,
    #[pk(concat)]
    region: String,
    id: String,
    people: u32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = address("GREMLIN_URL");
    let (host, port) = address.split_once(':').ok_or("host:port")?;
    let options = ConnectionOptions::builder()
        .host(host)
        .port(port.parse()?)
        .pool_size(1);
    let client = GremlinClient::connect(options.build())?;

    for (region, name, people) in [
        ("WA", "Seattle", 737_015),
        ("WA", "Tacoma", 219_346),
        ("OR", "Portland", 652_503),
    ] {
        let city = City {
            country: "USA".into(),
            region: region.into(),
            id: name.into(),
            people,
        };
        graph::add(&client, "city", &city)?;
    }

    // In Cosmos DB also g.V(['USA-WA', 'Seattle']), which runs only there.
    let key = CityKey {
        country: "USA",
        region: "WA",
    }
    .try_partition_key()?
    .to_string();
    let bindings: [(&str, &dyn ToGValue); 3] = [
        ("property", &City::PROPERTY),
        ("partition", &key),
        ("vertex", &"Seattle"),
    ];
    let seattle: Vec<City> = graph::items(
        &client,
        "g.V().has(property, partition).hasId(vertex)",
        &bindings,
    )?;
    println!("{key}: {seattle:?}");
    assert_eq!(seattle.len(), 1);

    let all: Vec<City> = graph::items(&client, "g.V().has(property, partition)", &bindings[..2])?;
    println!("{} cities under {key}", all.len());
    assert_eq!(all.len(), 2);
    client
        .execute("g.V().hasLabel('city').drop()", &[])?
        .for_each(drop);
    Ok(())
}
