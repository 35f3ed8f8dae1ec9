//! Integers that count seconds or milliseconds.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat, rollup = "minute", epoch = "s")]
    at: i64,
    #[pk(concat, rollup = "hour", epoch = "ms")]
    received: u64,
    #[pk(concat)]
    device: u64,
}

fn main() {
    let reading = Reading {
        at: -1,
        received: 3_600_000,
        device: 7,
    };
    assert_eq!(reading.partition_key(), "1969-12-31T23:59-1970-01-01T01-7");
    assert_eq!(Reading::LAYOUT, "{at:s:minute}-{received:ms:hour}-{device}");
}
