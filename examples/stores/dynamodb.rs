//! Write sharding in `DynamoDB`: a game's scores of a day are spread over 10 keys, in a table with `PK` and `SK`.
//!
//! ```sh
//! tests/stores/run --example dynamodb        # installs DynamoDB Local, starts it on 127.0.0.1, and stops it again
//! ```
//!
//! On a server of your own: `DYNAMODB_URL=http://127.0.0.1:8000 cargo run --manifest-path tests/stores/Cargo.toml --example dynamodb`.

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config, Credentials, Region};
use aws_sdk_dynamodb::types::{
    AttributeDefinition, AttributeValue, BillingMode, KeySchemaElement, KeyType,
    ScalarAttributeType,
};
use chrono::NaiveDate;
use serde_dynamo::{from_items, to_item};
use synthetic_key::SyntheticKey;
use synthetic_key_stores::{address, unique};

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "dynamodb", property = "PK", id_property = "SK")]
#[pk(prefix = "GAME#", id = "PLAYER#{player}#{round:03}")]
#[pk(layout = "GAME#{game}-{date}.{xxh64(player) % 10 + 1}")]
struct Score {
    #[pk(concat)]
    game: u32,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 10)]
    player: String,
    round: u8,
    points: u64,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let http = aws_smithy_http_client::Builder::new().build_http();
    let config = Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new("us-east-1"))
        .credentials_provider(Credentials::new("a", "b", None, None, "example"))
        .endpoint_url(address("DYNAMODB_URL"))
        .http_client(http);
    let client = Client::from_conf(config.build());
    let table = unique("scores");
    let mut create = client
        .create_table()
        .table_name(&table)
        .billing_mode(BillingMode::PayPerRequest);
    for (name, kind) in [
        (Score::PROPERTY, KeyType::Hash),
        (Score::ID_PROPERTY, KeyType::Range),
    ] {
        let text = AttributeDefinition::builder()
            .attribute_name(name)
            .attribute_type(ScalarAttributeType::S);
        let element = KeySchemaElement::builder()
            .attribute_name(name)
            .key_type(kind);
        create = create
            .attribute_definitions(text.build()?)
            .key_schema(element.build()?);
    }
    create.send().await?;

    let date: NaiveDate = "2018-08-09".parse()?;
    for (player, round, points) in [("ann", 1, 70), ("ann", 2, 90), ("ben", 1, 80)] {
        let score = Score {
            game: 7,
            date,
            player: player.into(),
            round,
            points,
        };
        println!("{} {}", score.partition_key(), score.item_id()?);
        client
            .put_item()
            .table_name(&table)
            .set_item(Some(to_item(&score)?))
            .send()
            .await?;
    }

    let query = |key: String, start: String| {
        let query = client.query().table_name(&table);
        let query = query.key_condition_expression("PK = :key AND begins_with(SK, :start)");
        let query = query.expression_attribute_values(":key", AttributeValue::S(key));
        query
            .expression_attribute_values(":start", AttributeValue::S(start))
            .send()
    };
    // All rounds of one player: one key.
    let key = ScoreKey {
        game: 7,
        date,
        player: "ann",
    }
    .try_partition_key()?;
    let rounds = query(key.to_string(), ScoreId1 { player: "ann" }.id_prefix()?).await?;
    let rounds: Vec<Score> = from_items(rounds.items.unwrap_or_default())?;
    println!("{} rounds of ann", rounds.len());
    assert_eq!(rounds.len(), 2);

    // The best of the day: all 10 keys.
    let mut best: Option<Score> = None;
    for key in &(ScoreKeys { game: 7, date }) {
        let answer = query(key.to_string(), Score::ID_PREFIX.into()).await?;
        let scores: Vec<Score> = from_items(answer.items.unwrap_or_default())?;
        best = best
            .into_iter()
            .chain(scores)
            .max_by_key(|score| score.points);
    }
    println!("the best: {:?}", best.ok_or("there are scores")?);
    Ok(())
}
