//! The services before and after a key changes, as types.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Document, HasId, SyntheticKey};
use synthetic_key_cosmos::{ErrorKind, Items, Relocate, Result, Scan, Stored};

/// A service of one generation: what the actors do with its items. An item has a number, and counts how often it was changed.
pub(crate) trait Generation:
    Document + HasId + Serialize + DeserializeOwned + Debug + Send + Sync + 'static
{
    /// Whether it finds what is under the keys of the other generation.
    const READS_BOTH: bool;
    fn item(number: u32, km: u32) -> Self;
    fn number(&self) -> u32;
    fn km(&self) -> u32;
    fn get(items: &Items<Self>, number: u32) -> impl Future<Output = Found<Self>> + Send;
    /// Adds one.
    fn drive(items: &Items<Self>, number: u32) -> impl Future<Output = Found<Self>> + Send;
    fn scan(items: &Items<Self>) -> Scan<Self>;
    fn relocate(items: &Items<Self>) -> Relocate<'_, Self>;
}

/// An item, or nothing.
type Found<G> = Result<Option<Stored<G>>>;

const DATE: &str = "2018-08-09";

fn vin(number: u32) -> String {
    format!("vin {number}")
}

macro_rules! generations {
    ($($name:ident ($($options:tt)*) {
        date: $date:tt,
        $(vin: $hashed:tt,)?
        get: |$vin:ident| $get:expr,
        scan: $scan:expr,
    })*) => {$(
        #[derive(Clone, Debug, PartialEq, SyntheticKey)]
        #[pk(serde, $($options)*)]
        pub(crate) struct $name {
            id: String,
            #[pk $date]
            date: String,
            $(#[pk $hashed])?
            vin: String,
            number: u32,
            km: u32,
        }

        impl Generation for $name {
            const READS_BOTH: bool = !$name::ALSO_READ.is_empty();

            fn item(number: u32, km: u32) -> Self {
                let (id, date) = (format!("t-{number}"), DATE.into());
                Self { id, date, vin: vin(number), number, km }
            }

            fn number(&self) -> u32 {
                self.number
            }

            fn km(&self) -> u32 {
                self.km
            }

            async fn get(items: &Items<Self>, number: u32) -> Found<Self> {
                let ($vin, id) = (&*vin(number), format!("t-{number}"));
                items.get_with_id(&$get, &id, None).await
            }

            async fn drive(items: &Items<Self>, number: u32) -> Found<Self> {
                let ($vin, id) = (&*vin(number), format!("t-{number}"));
                match items.update_with_id(&$get, &id, |item| item.km += 1).await {
                    Err(error) if *error.kind() == ErrorKind::NotFound && !error.maybe_done() => Ok(None),
                    updated => updated.map(Some),
                }
            }

            fn scan(items: &Items<Self>) -> Scan<Self> {
                items.scan(&$scan)
            }

            fn relocate(items: &Items<Self>) -> Relocate<'_, Self> {
                items.relocate(&$scan)
            }
        }
    )*};
}

generations! {
    // Four keys a day and eight.
    Four (also_read = ["{date}.{xxh64(vin) % 8 + 1}"]) {
        date: (concat),
        vin: (hash_suffix = 4),
        get: |vin| FourKey { date: DATE, vin },
        scan: FourKeys { date: DATE },
    }
    Eight (also_read = ["{date}.{xxh64(vin) % 4 + 1}"]) {
        date: (concat),
        vin: (hash_suffix = 8),
        get: |vin| EightKey { date: DATE, vin },
        scan: EightKeys { date: DATE },
    }
    // Without a suffix: it cannot list the key to come, which has a field that its own key does not have.
    Unsuffixed () {
        date: (concat),
        get: |_vin| UnsuffixedKey { date: DATE },
        scan: UnsuffixedKey { date: DATE },
    }
    Suffixed (also_read = ["{date}"]) {
        date: (concat),
        vin: (hash_suffix = 8),
        get: |vin| SuffixedKey { date: DATE, vin },
        scan: SuffixedKeys { date: DATE },
    }
    // A key as somebody wrote it by hand, and one that is proved.
    ByHand (suffix_separator = "_", also_read = ["{date:%}.{xxh64(vin) % 8 + 1}"]) {
        date: (concat),
        vin: (hash_suffix(3, from = 0)),
        get: |vin| ByHandKey { date: DATE, vin },
        scan: ByHandKeys { date: DATE },
    }
    Proved (escape, also_read = ["{date}_{xxh64(vin) % 3}"]) {
        date: (concat),
        vin: (hash_suffix = 8),
        get: |vin| ProvedKey { date: DATE, vin },
        scan: ProvedKeys { date: DATE },
    }
}
