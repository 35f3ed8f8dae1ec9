//! The picture in the README is drawn from the real hash: this test draws it again and compares. `BLESS=1 cargo test -p
//! synthetic-key-tests --test pages picture` rewrites it.

use std::fmt::Write;
use std::fs;

use chrono::NaiveDate;
use synthetic_key::spread::Spread;
use synthetic_key::{PartitionKey, Store, SyntheticKey};
use synthetic_key_tests::{day, read, repository};

const FILE: &str = "docs/images/partitions.svg";
const TRIPS: u32 = 100_000;
const PARTITIONS: u32 = 8;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

/// How many trips of one day each partition gets.
fn count(key: impl Fn(&Trip) -> PartitionKey) -> Vec<u64> {
    let trips = (0..TRIPS).map(|number| Trip {
        date: day(2018, 8, 9),
        vin: format!("1HGCM82633A{number:06}"),
    });
    let spread = Spread::of(
        trips.map(|trip| (trip.date, key(&trip))),
        Store::COSMOS,
        PARTITIONS,
    );
    let (_, window) = spread.worst().expect("one day");
    window.partitions().to_vec()
}

/// `12512` as `12,512`.
fn thousands(count: u64) -> String {
    match count / 1000 {
        0 => count.to_string(),
        thousands => format!("{thousands},{:03}", count % 1000),
    }
}

const COLUMN: u64 = 38;
const GAP: u64 = 8;
const FLOOR: u64 = 236;
const HEIGHT: u64 = 130;

/// A column for each partition, as high as its share of all trips.
fn columns(svg: &mut String, class: &str, left: u64, counts: &[u64]) {
    for (at, &count) in (0..).zip(counts) {
        let (x, height) = (
            left + at * (COLUMN + GAP),
            count * HEIGHT / u64::from(TRIPS),
        );
        let (top, middle) = (FLOOR - height, x + COLUMN / 2);
        let count_class = if count == 0 { "idle" } else { "count" };
        writeln!(
            svg,
            r#"  <rect class="{class}" x="{x}" y="{top}" width="{COLUMN}" height="{height}"/>
  <text class="{count_class}" x="{middle}" y="{}">{}</text>
  <text class="label" x="{middle}" y="{}">{}</text>"#,
            top - 5,
            thousands(count),
            FLOOR + 18,
            at + 1,
        )
        .expect("a string takes all text");
    }
    let end = left + u64::from(PARTITIONS) * (COLUMN + GAP) - GAP;
    writeln!(
        svg,
        r#"  <line x1="{left}" y1="{FLOOR}" x2="{end}" y2="{FLOOR}"/>"#
    )
    .expect("a string takes all text");
}

fn draw(bad: &[u64], good: &[u64]) -> String {
    let [used, all] = [bad, good].map(|counts| counts.iter().filter(|&&count| count > 0).count());
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 300" width="820" height="300" role="img">
  <title>One day of trips on eight partitions: the date as the key fills {used} of them, a suffix from the VIN fills all {all}</title>
  <style>
    svg {{ font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }}
    .page {{ fill: #ffffff; stroke: #d0d7de; }}
    text {{ fill: #1f2328; font-size: 15px; }}
    .key {{ font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 14px; }}
    .title {{ font-weight: 600; }}
    .count, .idle, .label {{ font-size: 11.5px; text-anchor: middle; }}
    .idle, .label, .note {{ fill: #59636e; }}
    .note {{ font-size: 13px; }}
    .hot {{ fill: #cf222e; }}
    .even {{ fill: #1a7f37; }}
    line {{ stroke: #59636e; }}
    @media (prefers-color-scheme: dark) {{
      .page {{ fill: #0d1117; stroke: #3d444d; }}
      text {{ fill: #f0f6fc; }}
      .idle, .label, .note {{ fill: #9198a1; }}
      .hot {{ fill: #f85149; }}
      .even {{ fill: #3fb950; }}
      line {{ stroke: #9198a1; }}
    }}
  </style>
  <rect class="page" x="0.5" y="0.5" width="819" height="299" rx="8"/>
  <text class="title" x="24" y="36">The date as the key: one hot partition</text>
  <text class="key" x="24" y="60">2018-08-09</text>
  <text class="title" x="436" y="36">A suffix from the VIN: all partitions work</text>
  <text class="key" x="436" y="60">2018-08-09.1 ... 2018-08-09.400</text>
"#,
    );
    columns(&mut svg, "hot", 24, bad);
    columns(&mut svg, "even", 436, good);
    let trips = thousands(TRIPS.into());
    writeln!(
        svg,
        r#"  <text class="note" x="24" y="282">{trips} trips of one day on eight physical partitions, by the hash of Azure Cosmos DB</text>
</svg>"#
    )
    .expect("a string takes all text");
    svg
}

#[test]
fn the_picture_shows_what_the_hash_does() {
    let bad = count(|trip| PartitionKey::from(trip.date.to_string()));
    let good = count(SyntheticKey::partition_key);
    assert_eq!(bad.iter().filter(|&&count| count > 0).count(), 1);
    assert!(good.iter().all(|&count| count > 0), "{good:?}");
    let svg = draw(&bad, &good);
    if std::env::var_os("BLESS").is_some() {
        fs::write(repository().join(FILE), &svg).expect("the picture");
    }
    assert_eq!(
        read(FILE),
        svg,
        "{FILE} is old: run this test with BLESS=1 and look at it"
    );
}
