//! Building one key.

use std::hint::black_box;

use chrono::NaiveDate;
use synthetic_key::SyntheticKey;
use uuid::Uuid;

use crate::peers::{default_suffix, push_date, push_escaped, push_integer, replaced, xxh_suffix};
use crate::table::{Table, kept};

/// The first row of each table.
pub const FORMAT: &str = "`format!`";
/// Pieces in an array.
pub const JOIN: &str = "`[..].join`";
/// Code that someone has tuned.
pub const TUNED: &str = "tuned by hand";
/// Ours.
pub const OURS: &str = "`partition_key()`";
/// Ours, into a buffer.
pub const REUSED: &str = "`write_partition_key`, reused buffer";
/// What no code can do without.
pub const FLOOR: &str = "floor: the bytes copied, reused buffer";

/// The title of [`short`].
pub const SHORT: &str = "key `abc-123-2018`";
/// The title of [`dated`].
pub const DATED: &str = "key `2018-08-09.225`";
/// The title of [`long`].
pub const LONG: &str = "key of 72 bytes: uuid, tenant, date, suffix";
/// The title of [`levels`].
pub const LEVELS: &str = "hierarchical key of three levels";
/// The title of [`escaped`].
pub const ESCAPED: &str = "key under `escape`: `contoso%2Demea-ada@example.org`";

/// A VIN, which has the suffix 225.
pub(crate) const VIN: &str = "1HGCM82633A004352";

#[derive(SyntheticKey)]
pub(crate) struct Reading {
    #[pk(concat)]
    pub(crate) device_id: String,
    #[pk(concat)]
    pub(crate) date: u16,
}

#[derive(SyntheticKey)]
pub(crate) struct Trip {
    #[pk(concat)]
    pub(crate) date: NaiveDate,
    #[pk(hash_suffix = 400)]
    pub(crate) vin: String,
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

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: u32,
    #[pk(concat, level = 3)]
    date: NaiveDate,
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct Account {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

pub(crate) fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).unwrap_or_default()
}

pub(crate) fn reading() -> &'static Reading {
    kept(Reading {
        device_id: "abc-123".into(),
        date: 2018,
    })
}

pub(crate) fn trip() -> &'static Trip {
    kept(Trip {
        date: date(),
        vin: VIN.into(),
    })
}

/// The rows and limits that are the same for every key of one text.
fn with_ours<T>(table: Table, item: &'static T, allocations: f64, reused: f64) -> Table
where
    T: SyntheticKey<Key = synthetic_key::PartitionKey>,
{
    let key = kept(item.partition_key());
    table
        .row(OURS, move || black_box(item).partition_key())
        .reused(REUSED, move |out: &mut String| {
            black_box(item).write_partition_key(out);
        })
        .reused(FLOOR, move |out: &mut String| out.push_str(black_box(key)))
        .costs(OURS, 0.20, FORMAT)
        .costs(OURS, 1.05, TUNED)
        .allocates(OURS, allocations)
        .costs(REUSED, reused, FORMAT)
        .allocates(REUSED, 0.0)
}

/// Text and a number.
#[must_use]
pub fn short() -> Table {
    let item = reading();
    let table = Table::new(SHORT)
        .row(FORMAT, move || {
            let Reading { device_id, date } = black_box(item);
            format!("{device_id}-{date}")
        })
        .row(JOIN, move || {
            let Reading { device_id, date } = black_box(item);
            [device_id.as_str(), &date.to_string()].join("-")
        })
        .row(TUNED, move || {
            let Reading { device_id, date } = black_box(item);
            let mut key = String::with_capacity(device_id.len() + 6);
            key.push_str(device_id);
            key.push('-');
            push_integer(&mut key, *date);
            key
        });
    with_ours(table, item, 0.0, 0.15)
}

/// A date and a suffix.
#[must_use]
pub fn dated() -> Table {
    let item = trip();
    let table = Table::new(DATED)
        .row(FORMAT, move || {
            let Trip { date, vin } = black_box(item);
            format!("{date}.{}", default_suffix(vin))
        })
        .row(JOIN, move || {
            let Trip { date, vin } = black_box(item);
            [date.to_string(), default_suffix(vin).to_string()].join(".")
        })
        .row(TUNED, move || {
            let Trip { date, vin } = black_box(item);
            let mut key = String::with_capacity(14);
            push_date(&mut key, *date);
            key.push('.');
            push_integer(&mut key, xxh_suffix(vin));
            key
        });
    with_ours(table, item, 0.0, 0.15)
}

/// Everything that a key is made of.
#[must_use]
pub fn long() -> Table {
    let item = kept(Order {
        id: Uuid::from_u128(0x0123_4567_89ab_4def_8123_4567_89ab_cdef),
        tenant: "contoso-emea-grocery".into(),
        date: date(),
        customer: VIN.into(),
    });
    let table = Table::new(LONG)
        .row(FORMAT, move || {
            let Order {
                id,
                tenant,
                date,
                customer,
            } = black_box(item);
            format!("{id}-{tenant}-{date}.{}", default_suffix(customer))
        })
        .row(JOIN, move || {
            let Order {
                id,
                tenant,
                date,
                customer,
            } = black_box(item);
            let parts = [id.to_string(), tenant.clone(), date.to_string()].join("-");
            [parts, default_suffix(customer).to_string()].join(".")
        })
        .row(TUNED, move || {
            let Order {
                id,
                tenant,
                date,
                customer,
            } = black_box(item);
            let mut key = String::with_capacity(36 + 1 + tenant.len() + 1 + 10 + 4);
            key.push_str(id.hyphenated().encode_lower(&mut Uuid::encode_buffer()));
            key.push('-');
            key.push_str(tenant);
            key.push('-');
            push_date(&mut key, *date);
            key.push('.');
            push_integer(&mut key, xxh_suffix(customer));
            key
        });
    with_ours(table, item, 1.0, 0.20)
}

/// Three texts, which the store takes one by one.
#[must_use]
pub fn levels() -> Table {
    let item = kept(Session {
        tenant: "contoso".into(),
        user: 123_456,
        date: date(),
    });
    Table::new(LEVELS)
        .row(FORMAT, move || {
            let Session { tenant, user, date } = black_box(item);
            [tenant.clone(), format!("{user}"), format!("{date}")]
        })
        .row(TUNED, move || {
            let Session { tenant, user, date } = black_box(item);
            let mut text = String::with_capacity(tenant.len() + 10 + 10);
            text.push_str(tenant);
            let first = text.len();
            push_integer(&mut text, *user);
            let second = text.len();
            push_date(&mut text, *date);
            (text, [first, second])
        })
        .row(OURS, move || black_box(item).partition_key())
        .costs(OURS, 0.20, FORMAT)
        .costs(OURS, 1.05, TUNED)
        .allocates(OURS, 0.0)
}

/// Two texts, one of them with the separator inside.
#[must_use]
pub fn escaped() -> Table {
    let item = kept(Account {
        tenant: "contoso-emea".into(),
        user: "ada@example.org".into(),
    });
    let table = Table::new(ESCAPED)
        .row(FORMAT, move || {
            let Account { tenant, user } = black_box(item);
            format!("{}-{}", replaced(tenant), replaced(user))
        })
        .row(JOIN, move || {
            let Account { tenant, user } = black_box(item);
            [replaced(tenant), replaced(user)].join("-")
        })
        .row(TUNED, move || {
            let Account { tenant, user } = black_box(item);
            let mut key = String::with_capacity(tenant.len() + 1 + user.len() + 2);
            push_escaped(&mut key, tenant);
            key.push('-');
            push_escaped(&mut key, user);
            key
        });
    with_ours(table, item, 0.0, 0.15)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(write: impl FnOnce(&mut String)) -> String {
        let mut key = String::new();
        write(&mut key);
        key
    }

    #[test]
    fn keys_are_those_of_the_titles() {
        assert_eq!(reading().partition_key(), "abc-123-2018");
        assert_eq!(trip().partition_key(), "2018-08-09.225");
        assert_eq!(
            AccountKey {
                tenant: "contoso-emea",
                user: "ada@example.org"
            }
            .partition_key(),
            "contoso%2Demea-ada@example.org"
        );
    }

    #[test]
    fn peers_write_the_same() {
        let year = |year| NaiveDate::from_ymd_opt(year, 12, 31).unwrap_or_default();
        for date in [
            date(),
            year(1),
            year(2024),
            year(9999),
            year(10_000),
            year(-1),
        ] {
            assert_eq!(built(|key| push_date(key, date)), date.to_string());
        }
        for text in ["", "-", "a-b%c", "100%", "é-ü"] {
            let account = AccountKey {
                tenant: text,
                user: "u",
            };
            let ours = account.partition_key();
            assert_eq!(format!("{}-u", replaced(text)), ours);
            assert_eq!(built(|key| push_escaped(key, text)) + "-u", ours);
        }
        assert_eq!(xxh_suffix(VIN), 225);
    }

    /// Every row of every table of keys works, and the tables have the rows that their limits name.
    #[test]
    fn limits_name_rows() {
        for table in crate::TABLES {
            let mut table = table();
            for limit in &table.limits {
                use crate::table::Most;
                let of = match limit.most {
                    Most::Cost(_, of) | Most::AllocationsOver(of) => of,
                    Most::Allocations(_) => limit.row,
                };
                for name in [limit.row, of] {
                    let mut rows = table.rows.iter();
                    assert!(rows.any(|row| row.name == name), "{}: {name}", table.title);
                }
            }
            for row in &mut table.rows {
                (row.repeat)(1);
            }
        }
    }
}
