//! What a suffix costs: the same key with and without it.

use std::hint::black_box;

use chrono::NaiveDate;
use synthetic_key::SyntheticKey;
use uuid::Uuid;

use crate::keys::{VIN, date, reading};
use crate::peers::xxh64;
use crate::table::{Table, kept};

/// The title of [`short`].
pub const SHORT: &str = "`abc-123-2018` with a hash suffix";
/// The title of [`long`].
pub const LONG: &str = "uuid, tenant and date with a hash suffix";
/// The first row.
pub const WITHOUT: &str = "without";
/// With the suffix of a VIN.
pub const WITH: &str = "with, of 17 bytes";
/// What no suffix of that can do without.
pub const HASH: &str = "XXH64 of the 17 bytes alone";

#[derive(SyntheticKey)]
struct ReadingOf {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
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
}

#[derive(SyntheticKey)]
struct OrderOf {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    customer: String,
}

fn table<A: SyntheticKey, B: SyntheticKey>(
    title: &'static str,
    without: &'static A,
    with: &'static B,
) -> Table {
    Table::new(title)
        .row(WITHOUT, move || black_box(without).partition_key())
        .row(WITH, move || black_box(with).partition_key())
        .costs(WITH, 1.5, WITHOUT)
}

/// A short key.
#[must_use]
pub fn short() -> Table {
    let with = kept(ReadingOf {
        device_id: "abc-123".into(),
        date: 2018,
        vin: VIN.into(),
    });
    table(SHORT, reading(), with).row(HASH, || xxh64(black_box(VIN)))
}

/// A long one.
#[must_use]
pub fn long() -> Table {
    let id = Uuid::from_u128(0x0123_4567_89ab_4def_8123_4567_89ab_cdef);
    let tenant = "contoso-emea-grocery";
    let without = kept(Order {
        id,
        tenant: tenant.into(),
        date: date(),
    });
    let with = kept(OrderOf {
        id,
        tenant: tenant.into(),
        date: date(),
        customer: VIN.into(),
    });
    table(LONG, without, with)
}
