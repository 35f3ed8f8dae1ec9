//! A container of each month.
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "{{telemetry}}-{at:month}")]
struct Reading {
    #[pk(concat)]
    device: u64,
    at: DateTime<Utc>,
}

fn main() {
    let at = "2018-12-30T23:00:00Z".parse().unwrap();
    let reading = Reading { device: 7, at };
    assert_eq!(reading.container().unwrap(), "{telemetry}-2018-12");
    let to = "2019-02-01T00:00:00Z".parse().unwrap();
    let all: Vec<_> = Reading::containers_between(at, to).unwrap().collect();
    assert_eq!(
        all,
        [
            "{telemetry}-2018-12",
            "{telemetry}-2019-01",
            "{telemetry}-2019-02"
        ]
    );
}
