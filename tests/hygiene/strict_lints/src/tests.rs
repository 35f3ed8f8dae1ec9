use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};

use crate::{
    Anything, Event, Item, ItemKey, Note, Numbered, Pair, PairKey, Place, Reading, ReadingKeys,
    Session, SessionKey1, Stop, StopKey, Tier, Trip, TripKey, Vin, shown,
};

/// An item that only this module sees.
#[derive(Clone, Copy, Debug, SyntheticKey)]
struct Private {
    #[pk(concat)]
    id: u32,
    #[pk(hash_suffix = 400)]
    line: u32,
}

#[test]
fn keys() {
    let date = "2018-08-09".parse().unwrap();
    let vin = Vin("1HGCM82633A004352".into());
    let point = TripKey {
        trip_date: date,
        trip_city: "Oslo",
        trip_tier: &Tier::ProPlus,
        vin: &vin,
    };
    let trip = Trip {
        trip_date: date,
        trip_city: "Oslo".into(),
        trip_tier: Tier::ProPlus,
        vin: vin.clone(),
        trip_no: 7,
    };
    assert_eq!(point.partition_key(), trip.partition_key());
    assert_eq!(trip.container().unwrap(), "trips-Oslo");
    let json = serde_json::to_string(&trip).unwrap();
    let again: Trip = serde_json::from_str(&json).unwrap();
    assert_eq!(again.item_id().unwrap(), "trip-000007");
    let item = Item {
        tenant: 7,
        name: "a-b",
        numbered: Numbered::<3>(1),
        beside: &(),
    };
    assert_eq!(item.partition_key(), "7-a%2Db.369");
    let point = ItemKey::<i32, 3> {
        tenant: 7,
        name: "a-b",
        numbered: &item.numbered,
    };
    assert_eq!(point.partition_key(), "7-a%2Db.369");
    let stop = Stop {
        place: Place { country: 47 },
        name: "Oslo".into(),
    };
    assert_eq!(stop.partition_key(), "47-O");
    let point = StopKey {
        place: 47_u16,
        name: "Oslo",
    };
    assert_eq!(point.partition_key(), "47-O");
    assert_eq!(
        Pair(7, vin.clone()).partition_key(),
        PairKey(7, &vin).partition_key()
    );
    assert_eq!(shown::Order::new(7).partition_key(), "7.369");
    assert_eq!(PrivateKey { id: 7, line: 1 }.partition_key(), "7.369");
    assert_eq!(Private { id: 7, line: 1 }.partition_key(), "7.369");
    assert_eq!(PrivateKeys { id: 7 }.iter().len(), 400);
}

#[test]
fn documents() {
    let at = "2018-08-09T14:05:00Z".parse().unwrap();
    let reading = Reading {
        device: None,
        at,
        site: "eu".into(),
    };
    assert!(ReadingKeys::between(None, at, at).eq(["NONE-2018-08-09T14"]));
    assert!(
        Reading::containers_between("eu", at, at)
            .unwrap()
            .eq(["eu-2018-08"])
    );
    assert_eq!(
        serde_json::to_string(&reading).unwrap(),
        r#"{"device":null,"at":"2018-08-09T14:05:00Z","site":"eu","partitionKey":"NONE-2018-08-09T14"}"#
    );
    let event = Event {
        date: at.date_naive(),
        shard: RandomSuffix::new(7).unwrap(),
    };
    assert_eq!(
        serde_json::to_string(&Keyed::new(&event)).unwrap(),
        r#"{"date":"2018-08-09","shard":7,"partitionKey":"2018-08-09.7"}"#
    );
    let session = Session {
        tenant: "t".into(),
        user: 7,
        vin: Vin("1HGCM82633A004352".into()),
    };
    assert!(session.partition_key().levels().eq(["t", "000007", "225"]));
    let prefix = SessionKey1 { tenant: "t" };
    assert!(prefix.partition_key().levels().eq(["t"]));
    let login = Anything::Login {
        user: 7,
        vin: session.vin,
    };
    assert_eq!(
        serde_json::to_string(&[login, Anything::Note(Note { user: 7 })]).unwrap(),
        r#"[{"type":"Login","user":7,"vin":"1HGCM82633A004352","partitionKey":"7.225"},{"type":"Note","user":7,"partitionKey":"7"}]"#
    );
}
