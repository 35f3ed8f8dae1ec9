//! `MongoDB` on two shards, without a router: no mongos is in the package registries. The config server and the shards are told
//! what a mongos would tell them. Every write goes to the shard that has its chunk, with the version of the collection that a
//! mongos sends along; a read with that version gives only what belongs to the shard.

use std::time::Duration;

use chrono::NaiveDate;
use futures::TryStreamExt as _;
use mongodb::bson::{self, Bson, Document, Timestamp, doc};
use mongodb::{Client, Database};
use serde::Serialize;
use synthetic_key::spread::{HashedKey, Spread, assert_spread};
use synthetic_key::{PartitionKey, Store, SyntheticKey};
use synthetic_key_stores::{address, unique};

#[derive(SyntheticKey)]
#[pk(serde, store = "mongodb", id = "{date}_{vin}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: u32,
}

/// The same without a suffix: every trip of a day has one key.
#[derive(SyntheticKey)]
#[pk(serde, store = "mongodb", time_only, id = "{date}_{vin}")]
struct Dated {
    #[pk(concat)]
    date: NaiveDate,
    vin: u32,
}

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).expect("a date")
}

/// A config server and two shards.
struct Cluster {
    config: Client,
    shards: [Client; 2],
}

const NAMES: [&str; 3] = ["config", "shard0", "shard1"];

impl Cluster {
    async fn start() -> Self {
        let addresses = address("MONGODB_SHARDS");
        let addresses: Vec<_> = addresses.split(',').collect();
        let mut clients = Vec::new();
        for (name, address) in NAMES.into_iter().zip(&addresses) {
            let url = format!("mongodb://{address}/?directConnection=true");
            let client = Client::with_uri_str(url).await.expect("a client");
            let admin = client.database("admin");
            let members = [doc! { "_id": 0, "host": *address }];
            let set = doc! { "_id": name, "configsvr": name == "config", "members": members };
            // Another test may have done it: then the server says so.
            let _ = admin.run_command(doc! { "replSetInitiate": set }).await;
            await_primary(&admin).await;
            clients.push(client);
        }
        let [config, first, second] = clients.try_into().expect("three servers");
        for (name, address) in NAMES.into_iter().zip(addresses).skip(1) {
            let shard = doc! {
                "_configsvrAddShard": format!("{name}/{address}"),
                "name": name,
                "writeConcern": { "w": "majority" },
            };
            let added = config.database("admin").run_command(shard).await;
            added.expect("another shard");
        }
        Self {
            config,
            shards: [first, second],
        }
    }

    /// A collection that is sharded by the hash of its key: `sh.shardCollection("db.trips", { partitionKey: "hashed" })`.
    async fn sharded(&self, chunks: u32) -> Sharded<'_> {
        let database = unique("sharded");
        let create = doc! {
            "_configsvrCreateDatabase": &database,
            "primaryShardId": "shard0",
            "writeConcern": { "w": "majority" },
        };
        let created = self.config.database("admin").run_command(create).await;
        let created = created.expect("a database");
        let shard = doc! {
            "_shardsvrCreateCollection": "trips",
            "shardKey": { Trip::PROPERTY: "hashed" },
            "unique": false,
            "numInitialChunks": i64::from(chunks),
            "writeConcern": { "w": "majority" },
            "databaseVersion": created.get_document("databaseVersion").expect("its version"),
        };
        let primary = self.shards[0].database(&database);
        primary
            .run_command(shard)
            .await
            .expect("a sharded collection");

        let config = self.config.database("config");
        let by_name = doc! { "_id": format!("{database}.trips") };
        let collection = config
            .collection::<Document>("collections")
            .find_one(by_name)
            .await;
        let collection = collection.unwrap().expect("the collection");
        let of_it = doc! { "uuid": collection.get("uuid").expect("its id") };
        let chunks = config.collection::<Document>("chunks");
        let found = chunks.find(of_it).sort(doc! { "min": 1 }).await.unwrap();
        let found: Vec<Document> = found.try_collect().await.unwrap();
        Sharded {
            cluster: self,
            database,
            chunks: found.iter().map(Chunk::of).collect(),
            collection,
        }
    }
}

/// A range of hashes, and the shard that has it.
struct Chunk {
    start: Option<i64>,
    shard: usize,
    version: Timestamp,
}

impl Chunk {
    fn of(chunk: &Document) -> Self {
        let start = chunk.get_document("min").unwrap().get(Trip::PROPERTY);
        let shard = chunk.get_str("shard").unwrap();
        Self {
            start: start.and_then(Bson::as_i64),
            shard: NAMES[1..]
                .iter()
                .position(|name| *name == shard)
                .expect("a shard"),
            version: chunk.get_timestamp("lastmod").unwrap(),
        }
    }
}

struct Sharded<'a> {
    cluster: &'a Cluster,
    database: String,
    chunks: Vec<Chunk>,
    collection: Document,
}

impl Sharded<'_> {
    /// What a mongos says to a shard: which state of the collection it knows.
    fn version(&self, shard: usize) -> Document {
        let of_shard = self.chunks.iter().filter(|chunk| chunk.shard == shard);
        let newest = of_shard.map(|chunk| chunk.version).max();
        let newest = newest.unwrap_or(Timestamp {
            time: 0,
            increment: 0,
        });
        let (epoch, at) = (
            self.collection.get("lastmodEpoch"),
            self.collection.get("timestamp"),
        );
        doc! { "e": epoch.expect("an epoch"), "t": at.expect("a time"), "v": newest }
    }

    fn number_of_chunks(&self) -> u32 {
        self.chunks.len().try_into().expect("few chunks")
    }

    /// Writes items to the shards that `spread` says they belong to.
    async fn insert<T: SyntheticKey<Key = PartitionKey> + Serialize>(&self, items: &[T]) {
        for shard in [0, 1] {
            let is_here = |item: &&T| {
                let chunk = HashedKey::of(&item.partition_key()).chunk(self.number_of_chunks());
                self.chunks[usize::try_from(chunk).unwrap()].shard == shard
            };
            let documents = items.iter().filter(is_here);
            let documents: Vec<_> = documents
                .map(|item| bson::serialize_to_document(item).unwrap())
                .collect();
            for some in documents.chunks(500) {
                let insert = doc! { "insert": "trips", "documents": some, "shardVersion": self.version(shard) };
                let answer = self.on(shard).run_command(insert).await.unwrap();
                assert_eq!(answer.get("writeErrors"), None, "{answer}");
            }
        }
    }

    fn on(&self, shard: usize) -> Database {
        self.cluster.shards[shard].database(&self.database)
    }

    /// The hashes of the keys of all items that belong to a shard, by the server.
    async fn hashes(&self, shard: usize) -> Vec<i64> {
        let hash = doc! { "$project": { "hash": { "$toHashedIndexKey": format!("${}", Trip::PROPERTY) } } };
        let read = doc! {
            "aggregate": "trips",
            "pipeline": [hash],
            "cursor": { "batchSize": 100_000 },
            "shardVersion": self.version(shard),
        };
        let answer = self.on(shard).run_command(read).await.unwrap();
        let batch = answer
            .get_document("cursor")
            .unwrap()
            .get_array("firstBatch")
            .unwrap();
        let hashes = batch
            .iter()
            .map(|item| item.as_document().unwrap().get_i64("hash").unwrap());
        hashes.collect()
    }

    /// How many items each chunk has, by the ranges of the server.
    async fn items_by_chunk(&self) -> Vec<u64> {
        let mut items = vec![0; self.chunks.len()];
        for shard in [0, 1] {
            for hash in self.hashes(shard).await {
                let starts = self.chunks.iter().map(|chunk| chunk.start);
                let at = starts
                    .take_while(|start| start.is_none_or(|start| start <= hash))
                    .count()
                    - 1;
                assert_eq!(self.chunks[at].shard, shard);
                items[at] += 1;
            }
        }
        items
    }
}

async fn await_primary(admin: &Database) {
    for _ in 0..600 {
        let hello = admin.run_command(doc! { "hello": 1 }).await.expect("hello");
        if matches!(hello.get_bool("isWritablePrimary"), Ok(true)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the replica set has no primary");
}

/// One test, because a cluster is made once.
#[tokio::test]
async fn keys_on_two_shards() {
    let cluster = Cluster::start().await;
    chunks_are_where_spread_says(&cluster).await;
    a_suffix_uses_every_chunk_and_a_date_one(&cluster).await;
    one_id_is_on_one_shard(&cluster).await;
    names_of_sharded_collections(&cluster).await;
}

async fn chunks_are_where_spread_says(cluster: &Cluster) {
    for count in [2, 3, 4, 7, 8] {
        let sharded = cluster.sharded(count).await;
        assert_eq!(sharded.number_of_chunks(), count);
        assert_eq!(sharded.chunks[0].start, None);
        for (i, chunk) in (0..).zip(&sharded.chunks) {
            // Between the boundaries of the server: a hash that is there is in the chunk that we say.
            let keys = (0..20_000).map(|i| HashedKey::of_text(&format!("key {i}")));
            let next = sharded.chunks.get(i + 1).and_then(|chunk| chunk.start);
            let inside = keys.filter(|key| {
                chunk.start.is_none_or(|start| key.value() >= start)
                    && next.is_none_or(|next| key.value() < next)
            });
            let inside: Vec<_> = inside.map(|key| key.chunk(count)).collect();
            assert!(
                !inside.is_empty() && inside.iter().all(|&at| usize::try_from(at) == Ok(i)),
                "{count} {i}"
            );
        }
    }
}

/// 4,000 trips of one day, on 8 chunks.
async fn a_suffix_uses_every_chunk_and_a_date_one(cluster: &Cluster) {
    let suffixed = cluster.sharded(8).await;
    let trips: Vec<_> = (0..4000).map(|vin| Trip { date: date(), vin }).collect();
    suffixed.insert(&trips).await;
    let by_chunk = suffixed.items_by_chunk().await;
    println!("by the hash suffix: {by_chunk:?}");
    assert_eq!(by_chunk.iter().sum::<u64>(), 4000);
    assert!(by_chunk.iter().all(|&items| items > 300), "{by_chunk:?}");
    // What `spread` says before anything is deployed.
    let keys = || trips.iter().map(|trip| (trip.date, trip.partition_key()));
    let spread = Spread::of(keys(), Trip::STORE, 8);
    assert_eq!(spread.worst().unwrap().1.partitions(), by_chunk);
    assert_spread(keys(), Trip::STORE, 8, 1.5);

    let dated = cluster.sharded(8).await;
    let trips: Vec<_> = (0..4000).map(|vin| Dated { date: date(), vin }).collect();
    dated.insert(&trips).await;
    let by_chunk = dated.items_by_chunk().await;
    println!("by the date: {by_chunk:?}");
    assert_eq!(by_chunk.iter().filter(|&&items| items > 0).count(), 1);
    assert_eq!(by_chunk.iter().sum::<u64>(), 4000);
}

/// D44: 235 bytes with the database and a dot. Ours leaves room for the longest name of a database, 63 bytes.
async fn names_of_sharded_collections(cluster: &Cluster) {
    let start = unique("d");
    let database = format!("{start}{}", "d".repeat(63 - start.len()));
    let create = doc! {
        "_configsvrCreateDatabase": &database,
        "primaryShardId": "shard0",
        "writeConcern": { "w": "majority" },
    };
    let created = cluster.config.database("admin").run_command(create).await;
    let created = created.expect("a database");
    for (len, takes) in [(171, true), (172, false)] {
        let name = "c".repeat(len);
        let shard = doc! {
            "_shardsvrCreateCollection": &name,
            "shardKey": { Trip::PROPERTY: "hashed" },
            "unique": false,
            "numInitialChunks": 2_i64,
            "writeConcern": { "w": "majority" },
            "databaseVersion": created.get_document("databaseVersion").expect("its version"),
        };
        let sharded = cluster.shards[0]
            .database(&database)
            .run_command(shard)
            .await;
        assert_eq!(sharded.is_ok(), takes, "{len}: {sharded:?}");
        assert_eq!(
            Store::MONGODB.check_container_name(&name).is_ok(),
            takes,
            "{len}"
        );
    }
}

/// An `_id` is unique on its shard only. Ours hold the key's fields, so that items with one id have one key, and one shard.
async fn one_id_is_on_one_shard(cluster: &Cluster) {
    let sharded = cluster.sharded(2).await;
    for shard in [0, 1] {
        let foreign = doc! { "_id": "1", Trip::PROPERTY: format!("on shard {shard}") };
        let insert = doc! { "insert": "trips", "documents": [foreign], "shardVersion": sharded.version(shard) };
        let answer = sharded.on(shard).run_command(insert).await.unwrap();
        assert_eq!(
            answer.get("writeErrors"),
            None,
            "two shards have the `_id`: {answer}"
        );
    }
    let trip = Trip {
        date: date(),
        vin: 1,
    };
    sharded.insert(&[&trip]).await;
    let chunk = HashedKey::of(&trip.partition_key()).chunk(2);
    let shard = sharded.chunks[usize::try_from(chunk).unwrap()].shard;
    let again = bson::serialize_to_document(&trip).unwrap();
    let insert =
        doc! { "insert": "trips", "documents": [again], "shardVersion": sharded.version(shard) };
    let refused = sharded.on(shard).run_command(insert).await.unwrap();
    assert!(refused.to_string().contains("E11000"), "{refused}");
}
