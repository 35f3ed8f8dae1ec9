//! Keys and documents against what people write today, in one run: nanoseconds, and the ratio to the first row.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::hint::black_box;
use std::time::{Duration, Instant};

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use twox_hash::XxHash64;
use uuid::Uuid;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    customer: String,
}

/// The document with the key as a field that someone filled.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Filled {
    device_id: String,
    date: u16,
    name: String,
    count: u32,
    value: f64,
    active: bool,
    note: Option<String>,
    tags: Vec<u8>,
    offset: i64,
    site: String,
    partition_key: String,
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase", remote = "Self")]
struct Document {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
    name: String,
    count: u32,
    value: f64,
    active: bool,
    note: Option<String>,
    tags: Vec<u8>,
    offset: i64,
    site: String,
}

/// The best of several rounds, in nanoseconds for one call.
fn time(mut call: impl FnMut()) -> f64 {
    const CALLS: u32 = 20_000;
    let round = |call: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..CALLS).for_each(|_| call());
        start.elapsed()
    };
    let best = (0..15)
        .map(|_| round(&mut call))
        .min()
        .unwrap_or(Duration::ZERO);
    best.as_secs_f64() * 1e9 / f64::from(CALLS)
}

fn table(title: &str, rows: &mut [(&str, &mut dyn FnMut())]) {
    println!("\n{title}");
    let mut first = None;
    for (name, call) in rows {
        let nanos = time(call);
        let ratio = nanos / *first.get_or_insert(nanos);
        println!("  {name:<34} {nanos:8.1} ns   {ratio:5.2}");
    }
}

fn default_suffix(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() % 400 + 1
}

fn xxh_suffix(text: &str) -> u64 {
    (XxHash64::oneshot(42, text.as_bytes()) & (u64::MAX >> 1)) % 400 + 1
}

fn push_date(key: &mut String, date: NaiveDate) {
    let mut buffer = itoa::Buffer::new();
    key.push_str(buffer.format(date.year()));
    for number in [date.month(), date.day()] {
        key.push_str(if number < 10 { "-0" } else { "-" });
        key.push_str(buffer.format(number));
    }
}

fn keys() {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap_or_default();
    let vin = String::from("1HGCM82633A004352");
    let reading = Reading {
        device_id: "abc-123".into(),
        date: 2018,
    };
    let trip = Trip {
        date,
        vin: vin.clone(),
    };
    let order = Order {
        id: Uuid::from_u128(7),
        tenant: "contoso-emea-retail".into(),
        date,
        customer: vin,
    };
    let mut reused = String::with_capacity(256);
    let mut buffer = String::with_capacity(256);

    table(
        "abc-123-2018",
        &mut [
            ("format!", &mut || {
                let Reading { device_id, date } = black_box(&reading);
                black_box(format!("{device_id}-{date}"));
            }),
            ("tuned by hand", &mut || {
                let Reading { device_id, date } = black_box(&reading);
                let mut key = String::with_capacity(device_id.len() + 6);
                key.push_str(device_id);
                key.push('-');
                key.push_str(itoa::Buffer::new().format(*date));
                black_box(key);
            }),
            ("partition_key", &mut || {
                drop(black_box(black_box(&reading).partition_key()));
            }),
            ("write_partition_key, reused", &mut || {
                reused.clear();
                black_box(&reading).write_partition_key(black_box(&mut reused));
            }),
        ],
    );
    table(
        "2018-08-09.225",
        &mut [
            ("format!, DefaultHasher", &mut || {
                let Trip { date, vin } = black_box(&trip);
                black_box(format!("{date}.{}", default_suffix(vin)));
            }),
            ("tuned by hand", &mut || {
                let Trip { date, vin } = black_box(&trip);
                let mut key = String::with_capacity(16);
                push_date(&mut key, *date);
                key.push('.');
                key.push_str(itoa::Buffer::new().format(xxh_suffix(vin)));
                black_box(key);
            }),
            ("partition_key", &mut || {
                drop(black_box(black_box(&trip).partition_key()));
            }),
        ],
    );
    table(
        "uuid, tenant, date and suffix: 72 bytes",
        &mut [
            ("format!, DefaultHasher", &mut || {
                let Order {
                    id,
                    tenant,
                    date,
                    customer,
                } = black_box(&order);
                black_box(format!("{id}-{tenant}-{date}.{}", default_suffix(customer)));
            }),
            ("write! into a reused buffer", &mut || {
                let Order {
                    id,
                    tenant,
                    date,
                    customer,
                } = black_box(&order);
                buffer.clear();
                let _ = write!(buffer, "{id}-{tenant}-{date}.{}", default_suffix(customer));
            }),
            ("partition_key", &mut || {
                drop(black_box(black_box(&order).partition_key()));
            }),
        ],
    );
}

fn documents() {
    let document = Document {
        device_id: "abc-123".into(),
        date: 2018,
        name: "north gate".into(),
        count: 7,
        value: 21.5,
        active: true,
        note: Some("checked".into()),
        tags: vec![1, 2, 3],
        offset: -99,
        site: "plant 4".into(),
    };
    let json = serde_json::to_string(&document).unwrap_or_default();
    let Ok(filled) = serde_json::from_str::<Filled>(&json) else {
        println!("the document does not read as one with a field for its key");
        return;
    };
    let (mut one, mut other) = (Vec::with_capacity(1024), Vec::with_capacity(1024));
    table(
        "writing a document of ten fields as JSON",
        &mut [
            ("a field that someone filled", &mut || {
                one.clear();
                let _ = serde_json::to_writer(&mut one, black_box(&filled));
            }),
            ("remote = \"Self\"", &mut || {
                other.clear();
                let _ = serde_json::to_writer(&mut other, black_box(&document));
            }),
        ],
    );
    table(
        "reading it",
        &mut [
            ("a field, not verified", &mut || {
                let _ = black_box(serde_json::from_str::<Filled>(black_box(&json)));
            }),
            ("remote = \"Self\", verified", &mut || {
                let _ = black_box(serde_json::from_str::<Document>(black_box(&json)));
            }),
        ],
    );
}

fn main() {
    keys();
    documents();
}
