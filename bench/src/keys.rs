//! Building one key.

use chrono::{DateTime, NaiveDate, Utc};
use synthetic_key::{PartitionKey, SyntheticKey};
use uuid::Uuid;

use crate::peers::{
    Buffer, Stack, push_date, push_day_of, push_escaped, push_hour_of, push_integer, replaced,
    xxh_suffix,
};
use crate::table::{Table, kept};

/// The code that most people write.
pub const FORMAT: &str = "`format!`";
/// An expert's buffer on the heap.
pub const STRING: &str = "`String::with_capacity`";
/// An expert's buffer on the stack.
pub const STACK: &str = "stack buffer";
/// An expert's reused buffer.
pub const BUFFER: &str = "reused buffer";
/// Ours.
pub const OURS: &str = "`partition_key()`";
/// Ours, into a buffer.
pub const REUSED: &str = "`write_partition_key`";

/// The title of [`short`].
pub const SHORT: &str = "key `abc-123-2018`";
/// The title of [`dated`].
pub const DATED: &str = "key `2018-08-09.225`";
/// The title of [`long`].
pub const LONG: &str = "key of 72 bytes: uuid, tenant, date, suffix";

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
struct Numbers {
    #[pk(concat)]
    site: u16,
    #[pk(concat)]
    user: u64,
    #[pk(concat)]
    amount: i32,
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct Account {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

#[derive(SyntheticKey)]
struct Hourly {
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
    #[pk(concat)]
    device: String,
}

#[derive(SyntheticKey)]
struct Daily {
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
    #[pk(concat)]
    device: String,
}

pub(crate) fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).unwrap_or_default()
}

pub(crate) fn instant() -> DateTime<Utc> {
    DateTime::from_timestamp(1_533_823_507, 0).unwrap_or_default()
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

/// A table of the ways to build the key of an item, with the same functions for the stack and for a buffer.
struct Ways<T: 'static> {
    title: &'static str,
    /// Its name in the gate.
    name: &'static str,
    item: &'static T,
    /// The key that all ways build.
    key: &'static str,
    format: fn(&'static T) -> String,
    string: fn(&'static T) -> String,
    stack: Option<fn(&'static T) -> Stack>,
    buffer: fn(&'static T, &mut String),
    /// Relative to the stack buffer, or to `String` if the stack has no room.
    goal: Option<f64>,
}

impl<T: SyntheticKey<Key = PartitionKey>> Ways<T> {
    fn table(self) -> Table {
        let Self {
            title, name, item, ..
        } = self;
        // Other callers than the measured ones, as in every program.
        let mut text = String::new();
        item.write_partition_key(&mut text);
        for key in [(self.format)(item), (self.string)(item), text] {
            assert_eq!(key, self.key);
        }
        assert_eq!(item.partition_key(), self.key);
        let mut table =
            Table::new(title)
                .row(FORMAT, item, self.format)
                .row(STRING, item, self.string);
        if let Some(stack) = self.stack {
            assert_eq!(&stack(item), self.key);
            table = table.row(STACK, item, stack);
        }
        let expert = self.stack.map_or(STRING, |_| STACK);
        let table = table
            .row(OURS, item, T::partition_key)
            .reused(BUFFER, item, self.buffer)
            .reused(REUSED, item, T::write_partition_key);
        let table = match self.goal {
            Some(goal) => table.goal(name, OURS, goal, expert),
            None => table.held(name, OURS, expert),
        };
        table.held(format!("{name}-reused"), REUSED, BUFFER)
    }
}

/// An expert's ways are the same on the stack, on the heap and in a reused buffer: only the memory differs.
macro_rules! by_hand {
    ($push:ident, $room:expr) => {{
        (
            |item| {
                let mut key = String::with_capacity($room(item));
                $push(item, &mut key);
                key
            },
            |item| {
                let mut key = Stack::new();
                $push(item, &mut key);
                key
            },
            |item, key: &mut String| $push(item, key),
        )
    }};
}

/// Text and a number.
#[must_use]
pub fn short() -> Table {
    #[inline]
    fn push(Reading { device_id, date }: &Reading, key: &mut impl Buffer) {
        key.text(device_id);
        key.text("-");
        push_integer(key, *date);
    }
    let (string, stack, buffer) = by_hand!(push, |item: &Reading| item.device_id.len() + 6);
    Ways {
        title: SHORT,
        name: "short-key",
        item: reading(),
        key: "abc-123-2018",
        format: |Reading { device_id, date }| format!("{device_id}-{date}"),
        string,
        stack: Some(stack),
        buffer,
        goal: Some(1.0),
    }
    .table()
}

/// A date and a suffix.
#[must_use]
pub fn dated() -> Table {
    #[inline]
    fn push(Trip { date, vin }: &Trip, key: &mut impl Buffer) {
        push_date(key, *date);
        key.text(".");
        push_integer(key, xxh_suffix(vin));
    }
    let (string, stack, buffer) = by_hand!(push, |_: &Trip| 14);
    Ways {
        title: DATED,
        name: "dated-key",
        item: trip(),
        key: "2018-08-09.225",
        format: |Trip { date, vin }| format!("{date}.{}", xxh_suffix(vin)),
        string,
        stack: Some(stack),
        buffer,
        goal: Some(1.1),
    }
    .table()
}

fn order(tenant: &str) -> &'static Order {
    kept(Order {
        id: Uuid::from_u128(0x0123_4567_89ab_4def_8123_4567_89ab_cdef),
        tenant: tenant.into(),
        date: date(),
        customer: VIN.into(),
    })
}

#[inline]
fn push_order(order: &Order, key: &mut impl Buffer) {
    key.text(
        order
            .id
            .hyphenated()
            .encode_lower(&mut Uuid::encode_buffer()),
    );
    key.text("-");
    key.text(&order.tenant);
    key.text("-");
    push_date(key, order.date);
    key.text(".");
    push_integer(key, xxh_suffix(&order.customer));
}

fn format_order(order: &Order) -> String {
    let Order {
        id, tenant, date, ..
    } = order;
    format!("{id}-{tenant}-{date}.{}", xxh_suffix(&order.customer))
}

fn order_len(order: &Order) -> usize {
    36 + 1 + order.tenant.len() + 1 + 10 + 4
}

/// A key with every kind of part.
#[must_use]
pub fn long() -> Table {
    let (string, stack, buffer) = by_hand!(push_order, order_len);
    Ways {
        title: LONG,
        name: "long-key",
        item: order("contoso-emea-grocery"),
        key: "01234567-89ab-4def-8123-456789abcdef-contoso-emea-grocery-2018-08-09.225",
        format: format_order,
        string,
        stack: Some(stack),
        buffer,
        goal: Some(1.0),
    }
    .table()
}

/// The same with a longer tenant.
#[must_use]
pub fn on_heap() -> Table {
    let (string, _, buffer) = by_hand!(push_order, order_len);
    Ways {
        title: "key of 100 bytes, on the heap",
        name: "heap-key",
        item: order("contoso-emea-grocery-and-household-supplies-north"),
        key: "01234567-89ab-4def-8123-456789abcdef-contoso-emea-grocery-and-household-supplies-north-2018-08-09.225",
        format: format_order,
        string,
        stack: None,
        buffer,
        goal: Some(1.1),
    }
    .table()
}

/// Three texts, which the store takes separately.
#[must_use]
pub fn levels() -> Table {
    let item = kept(Session {
        tenant: "contoso".into(),
        user: 123_456,
        date: date(),
    });
    Table::new("hierarchical key of three levels")
        .row(FORMAT, item, |Session { tenant, user, date }| {
            [tenant.clone(), format!("{user}"), format!("{date}")]
        })
        .row(STACK, item, |Session { tenant, user, date }| {
            let mut text = Stack::new();
            text.push_str(tenant);
            let first = text.len();
            push_integer(&mut text, *user);
            let second = text.len();
            push_date(&mut text, *date);
            (text, [first, second])
        })
        .row(OURS, item, Session::partition_key)
        .goal("levels", OURS, 1.1, STACK)
}

/// Three numbers, one of them negative.
#[must_use]
pub fn integers() -> Table {
    #[inline]
    fn push(Numbers { site, user, amount }: &Numbers, key: &mut impl Buffer) {
        push_integer(key, *site);
        key.text("-");
        push_integer(key, *user);
        key.text("-");
        push_integer(key, *amount);
    }
    let (string, stack, buffer) = by_hand!(push, |_: &Numbers| 5 + 1 + 20 + 1 + 11);
    Ways {
        title: "key of integers: `417-9007199254740991--1250`",
        name: "integers",
        item: kept(Numbers {
            site: 417,
            user: 9_007_199_254_740_991,
            amount: -1250,
        }),
        key: "417-9007199254740991--1250",
        format: |Numbers { site, user, amount }| format!("{site}-{user}-{amount}"),
        string,
        stack: Some(stack),
        buffer,
        goal: Some(1.1),
    }
    .table()
}

/// Two texts, one of them with the separator inside.
#[must_use]
pub fn escaped() -> Table {
    #[inline]
    fn push(Account { tenant, user }: &Account, key: &mut impl Buffer) {
        push_escaped(key, tenant);
        key.text("-");
        push_escaped(key, user);
    }
    let (string, stack, buffer) = by_hand!(push, |item: &Account| item.tenant.len()
        + item.user.len()
        + 3);
    Ways {
        title: "key under `escape`: `contoso%2Demea-ada@example.org`",
        name: "escaped-key",
        item: kept(Account {
            tenant: "contoso-emea".into(),
            user: "ada@example.org".into(),
        }),
        key: "contoso%2Demea-ada@example.org",
        format: |Account { tenant, user }| format!("{}-{}", replaced(tenant), replaced(user)),
        string,
        stack: Some(stack),
        buffer,
        goal: None,
    }
    .table()
}

/// An instant, rolled up to the hour, and text.
#[must_use]
pub fn hour() -> Table {
    #[inline]
    fn push(Hourly { at, device }: &Hourly, key: &mut impl Buffer) {
        push_hour_of(key, *at);
        key.text("-");
        key.text(device);
    }
    let (string, stack, buffer) = by_hand!(push, |item: &Hourly| 13 + 1 + item.device.len());
    let table = Ways {
        title: "rollup to the hour: `2018-08-09T14-abc`",
        name: "hour",
        item: kept(Hourly {
            at: instant(),
            device: "abc".into(),
        }),
        key: "2018-08-09T14-abc",
        format: |Hourly { at, device }| format!("{}-{device}", at.format("%Y-%m-%dT%H")),
        string,
        stack: Some(stack),
        buffer,
        goal: None,
    };
    with_goal(table.table(), 1.2)
}

/// An instant, rolled up to the day, and text.
#[must_use]
pub fn day() -> Table {
    #[inline]
    fn push(Daily { at, device }: &Daily, key: &mut impl Buffer) {
        push_day_of(key, *at);
        key.text("-");
        key.text(device);
    }
    let (string, stack, buffer) = by_hand!(push, |item: &Daily| 10 + 1 + item.device.len());
    let table = Ways {
        title: "rollup to the day: `2018-08-09-abc`",
        name: "day",
        item: kept(Daily {
            at: instant(),
            device: "abc".into(),
        }),
        key: "2018-08-09-abc",
        format: |Daily { at, device }| format!("{}-{device}", at.format("%Y-%m-%d")),
        string,
        stack: Some(stack),
        buffer,
        goal: None,
    };
    with_goal(table.table(), 1.2)
}

/// Sets the goal of the row with the reused buffer.
fn with_goal(mut table: Table, goal: f64) -> Table {
    for ratio in &mut table.ratios {
        if ratio.row == REUSED {
            ratio.goal = Some(goal);
        }
    }
    table
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
    fn levels_are_three() {
        let key = SessionKey {
            tenant: "contoso",
            user: 123_456,
            date: date(),
        };
        assert_eq!(key.partition_key(), ["contoso", "123456", "2018-08-09"]);
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

    /// Every row of every table works, and the tables have the rows that their ratios name.
    #[test]
    fn ratios_name_rows() {
        for table in crate::TABLES {
            let mut table = table();
            for ratio in &table.ratios {
                for name in [ratio.row, ratio.of] {
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
