//! How evenly ids are spread over 400 suffixes.

use std::fmt::{self, Write};

use synthetic_key::SyntheticKey;
use uuid::{Builder, Uuid};

use crate::compare::kept;
use crate::peers::default_suffix;

const BUCKETS: usize = 400;
const IDS: u32 = 1_000_000;

#[derive(SyntheticKey)]
struct Item<'a> {
    #[pk(concat)]
    year: u16,
    #[pk(hash_suffix = 400)]
    id: &'a str,
}

/// A way to compute a suffix.
struct Method {
    name: &'static str,
    /// Takes the id, and memory for a key.
    suffix: fn(&str, &mut String) -> u64,
}

const METHODS: &[Method] = &[
    Method {
        name: "ours",
        suffix: ours,
    },
    Method {
        name: "FNV-1a",
        suffix: |id, _| {
            let fnv = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            id.bytes().fold(0xcbf2_9ce4_8422_2325, fnv) % 400 + 1
        },
    },
    Method {
        name: "`DefaultHasher`",
        suffix: |id, _| default_suffix(id),
    },
    Method {
        name: "product of code points, exact",
        suffix: |id, _| {
            id.chars()
                .fold(1, |product, c| product * u64::from(c) % 400)
                + 1
        },
    },
    Method {
        name: "product of code points, `long`",
        suffix: |id, _| {
            let product = |product: i64, c| product.wrapping_mul(i64::from(u32::from(c)));
            id.chars().fold(1, product).rem_euclid(400).unsigned_abs() + 1
        },
    },
];

/// The number after the dot in the stored key.
fn ours(id: &str, key: &mut String) -> u64 {
    key.clear();
    Item { year: 2018, id }.write_partition_key(key);
    let suffix = key.rsplit('.').next();
    suffix.and_then(|suffix| suffix.parse().ok()).unwrap_or(0)
}

/// Writes the id with this number. The state is for random ones.
type Id = fn(u32, &mut u64, &mut String) -> fmt::Result;

const FAMILIES: &[(&str, Id)] = &[
    ("sequential: `10000000`", |i, _, id| {
        write!(id, "{}", 10_000_000 + i)
    }),
    ("VIN-like: `1HGCM82633A000000`", |i, _, id| {
        let check = b"0123456789X"[i as usize % 11];
        write!(id, "1HGCM826{}3A{i:06}", char::from(check))
    }),
    ("UUID v4", |_, state, id| {
        let (high, low) = (random(state), random(state));
        let bytes = u128::from(high) << 64 | u128::from(low);
        let uuid = Builder::from_random_bytes(bytes.to_be_bytes()).into_uuid();
        write!(id, "{uuid}")
    }),
    ("UUID v7", |i, state, id| {
        let millis = 1_533_823_500_000 + u64::from(i / 3);
        let mut bytes = [0; 10];
        bytes[..8].copy_from_slice(&random(state).to_be_bytes());
        let uuid: Uuid = Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid();
        write!(id, "{uuid}")
    }),
    (
        "device names: `plant-07.line-3.sensor-000042`",
        |i, _, id| {
            let (plant, line) = (i % 40, i % 7);
            write!(id, "plant-{plant:02}.line-{line}.sensor-{i:06}")
        },
    ),
    ("doubled: `user-7/user-7`", |i, _, id| {
        write!(id, "user-{i}/user-{i}")
    }),
];

/// `SplitMix64`, so that every run has the same ids.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// How evenly one method spreads one family.
pub struct Evenness {
    family: &'static str,
    method: &'static str,
    /// Per degree of freedom: chance gives 1.
    pub chi_square: f64,
    /// The fullest bucket, relative to the mean.
    pub max_over_mean: f64,
    /// The buckets without an id.
    pub empty: usize,
}

impl Evenness {
    /// Whether the method is our suffix.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        self.method == METHODS[0].name
    }

    /// Whether it is as even as chance. Three standard deviations of chi-square with 399 degrees are 0.21.
    #[must_use]
    pub fn is_even(&self) -> bool {
        (0.79..=1.21).contains(&self.chi_square) && self.empty == 0
    }
}

fn evenness(family: &'static str, method: &'static str, counts: &[u32]) -> Evenness {
    let mean = f64::from(IDS) / 400.0;
    let square = |count: &u32| (f64::from(*count) - mean).powi(2) / mean;
    Evenness {
        family,
        method,
        chi_square: counts.iter().map(square).sum::<f64>() / 399.0,
        max_over_mean: f64::from(counts.iter().max().copied().unwrap_or_default()) / mean,
        empty: counts.iter().filter(|count| **count == 0).count(),
    }
}

/// Every family by every method.
#[must_use]
pub fn measure() -> Vec<Evenness> {
    let mut all = Vec::new();
    for (family, write) in FAMILIES {
        let mut counts = vec![[0_u32; BUCKETS]; METHODS.len()];
        let (mut state, mut id, mut key) = (42, String::new(), String::new());
        for i in 0..IDS {
            id.clear();
            // Writing into a `String` does not fail.
            let _ = write(i, &mut state, &mut id);
            for (method, counts) in METHODS.iter().zip(&mut counts) {
                let suffix = usize::try_from((method.suffix)(&id, &mut key)).unwrap_or_default();
                counts[suffix.saturating_sub(1)] += 1;
            }
        }
        let counts = METHODS.iter().zip(&counts);
        all.extend(counts.map(|(method, counts)| evenness(family, method.name, counts)));
    }
    all
}

/// The results as a table.
#[must_use]
pub fn shown(all: &[Evenness]) -> String {
    let mut text = String::from(
        "### spread of 1 000 000 ids over 400 suffixes\n\n\
         The product of code points is what the DynamoDB documentation suggests. \"Exact\" is the true product modulo 400, as\n\
         in Python or with JavaScript's `BigInt`; \"`long`\" wraps at 64 bits and takes `Math.floorMod`, as in Java.\n\
         JavaScript's plain numbers, which round such products, are not measured.\n\n",
    );
    let _ = writeln!(text, "| ids | by | chi-square / df | max / mean | empty |");
    let _ = writeln!(text, "| --- | --- | ---: | ---: | ---: |");
    for Evenness {
        family,
        method,
        chi_square,
        max_over_mean,
        empty,
    } in all
    {
        let _ = writeln!(
            text,
            "| {family} | {method} | {chi_square:.2} | {max_over_mean:.2} | {empty} |"
        );
    }
    text.push('\n');
    for one in all.iter().filter(|one| one.is_ours()) {
        let _ = writeln!(
            text,
            "- ours, {}: chi-square / df within 0.79 and 1.21, none empty; {:.2} and {}, {}",
            one.family,
            one.chi_square,
            one.empty,
            kept(one.is_even())
        );
    }
    text
}
