//! How the cost of a key grows, with its parts and with its text.

use synthetic_key::SyntheticKey;

use crate::keys::Reading;
use crate::table::{Table, kept};

macro_rules! keys_of {
    ($($name:ident($count:literal): $($field:ident)*;)*) => {
        $(
            #[derive(SyntheticKey)]
            struct $name { $(#[pk(concat)] $field: u32),* }
        )*

        /// Keys of one to ten numbers.
        #[must_use]
        pub fn parts() -> Table {
            let table = Table::new("`partition_key()` of 1 to 10 numbers of eight digits");
            $(
                let item = kept($name { $($field: 12_345_678),* });
                let table = table.row($count, item, $name::partition_key);
            )*
            table
        }

        /// The same by `format!`.
        #[must_use]
        pub fn parts_by_format() -> Table {
            let table = Table::new("`format!` of 1 to 10 numbers of eight digits");
            $(
                let item = kept($name { $($field: 12_345_678),* });
                let table = table.row($count, item, |$name { $($field),* }| {
                    let mut key = format!(concat!($("{", stringify!($field), "}-"),*), $($field = $field),*);
                    key.pop();
                    key
                });
            )*
            table
        }
    };
}

keys_of! {
    Key1("1 part"): a;
    Key2("2 parts"): a b;
    Key3("3 parts"): a b c;
    Key4("4 parts"): a b c d;
    Key5("5 parts"): a b c d e;
    Key6("6 parts"): a b c d e f;
    Key7("7 parts"): a b c d e f g;
    Key8("8 parts"): a b c d e f g h;
    Key9("9 parts"): a b c d e f g h i;
    Key10("10 parts"): a b c d e f g h i j;
}

const LENGTHS: [usize; 5] = [8, 32, 128, 512, 2048];

fn readings() -> impl Iterator<Item = (String, &'static Reading)> {
    LENGTHS.into_iter().map(|len| {
        let item = kept(Reading {
            device_id: "d".repeat(len),
            date: 2018,
        });
        (format!("{len} bytes"), item)
    })
}

/// Text of 8 to 2048 bytes, and a number.
#[must_use]
pub fn text() -> Table {
    let table = Table::new("`partition_key()` of text of 8 to 2048 bytes and a number");
    readings().fold(table, |table, (name, item)| {
        table.row(name, item, Reading::partition_key)
    })
}

/// The same by `format!`.
#[must_use]
pub fn text_by_format() -> Table {
    let table = Table::new("`format!` of text of 8 to 2048 bytes and a number");
    readings().fold(table, |table, (name, item)| {
        table.row(name, item, |Reading { device_id, date }| {
            format!("{device_id}-{date}")
        })
    })
}
