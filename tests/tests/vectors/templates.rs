//! Templates, each as the name of a container and as an id.

use std::time::SystemTime;

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use jiff::{Timestamp, Zoned};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use synthetic_key::{KeyError, Store, SyntheticKey};
use uuid::Uuid;

use crate::derived::{read_refused, reason_of, type_name};
use crate::file::{RefusedTemplate, TemplateGroup, vectors};
use crate::values::Value;

/// A derived struct with a template.
trait Named: DeserializeOwned {
    /// The texts of the template: as a container and as an id, of the item and of its point read.
    fn texts(&self) -> [Result<String, KeyError>; 4];
}

struct Row {
    name: &'static str,
    template: &'static str,
    types: fn() -> Vec<String>,
    check: fn(&TemplateGroup),
    check_refused: fn(&RefusedTemplate),
}

/// A row is a template's name, the template, and a struct with its fields in the order of `types`. A nested field is also a
/// part; then `point` has the path to it.
macro_rules! table {
    ($(
        $name:literal: $template:tt => $(#[$attr:meta])* struct $fields:tt $(point { $($point:tt)* })?
    )*) => {
        const TABLE: &[Row] = &[$({
            item!($template $(#[$attr])* $fields);
            point!($fields $($($point)*)?);
            impl Named for Item {
                fn texts(&self) -> [Result<String, KeyError>; 4] {
                    let point = point_read!(self $fields $($($point)*)?);
                    [self.container(), self.item_id(), point.container(), point.item_id()]
                }
            }
            Row {
                name: $name,
                template: $template,
                types,
                check: check::<Item>,
                check_refused: check_refused::<Item>,
            }
        }),*];
    };
}

/// The format does not limit names, but stores do: this one allows everything.
const ANY_NAME: Store = Store::bytes(2048);

macro_rules! item {
    ($template:tt $(#[$attr:meta])* { $($fields:tt)* }) => {
        #[derive(Deserialize, SyntheticKey)]
        #[pk(store = ANY_NAME, container = $template, id = $template)]
        $(#[$attr])*
        struct Item {
            #[pk(concat)]
            #[serde(default)]
            key: u32,
            $($fields)*
        }
    };
}

macro_rules! point {
    ({ $($(#[$attr:meta])* $field:ident: $type:ty),* $(,)? }) => {
        fn types() -> Vec<String> {
            vec![$(<$type>::type_name()),*]
        }
    };
    ({ $($fields:tt)* } $($field:ident $(.$nested:ident)*),+) => {
        fn types() -> Vec<String> {
            vec![$(type_name(|item: &Item| &item.$field$(.$nested)*)),+]
        }
    };
}

macro_rules! point_read {
    ($item:ident { $($(#[$attr:meta])* $field:ident: $type:ty),* $(,)? }) => {
        ItemKey { key: $item.key, $($field: $item.$field.lend()),* }
    };
    ($item:ident $fields:tt $($field:ident $(.$nested:ident)*),+) => {
        ItemKey { key: $item.key, $($field: $item.$field$(.$nested)*.lend()),+ }
    };
}

#[derive(Deserialize)]
struct Vehicle {
    vin: String,
}

table! {
    "container-month": "telemetry-{at:month}" => struct { at: DateTime<Utc> }
    "id-minute": "{vin}-{at:minute}" => struct { vin: String, at: DateTime<FixedOffset> }
    "container-tenant": "{tenant:lower}" => struct { tenant: String }
    "id-pad": "trip {seq:08}" => struct { seq: u64 }
    "id-braces": "{{{no}}}é" => struct { no: i64 }
    "container-none": "{region:?\"all\"}-{at:s:year}" => struct { region: Option<u32>, at: i64 }
    "id-path": "{vehicle.vin:upper}_{date}_{tripId}" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat, path = "vin")] vehicle: Vehicle,
        date: NaiveDate,
        trip_id: Uuid,
    } point { vehicle.vin, date, trip_id }
    "id-second": "{device}-{at:second}" => struct { device: String, at: DateTime<Utc> }
    "id-ms": "{device}-{at:ms}" => struct { device: String, at: DateTime<Utc> }
    "id-us": "{device}-{at:us}" => struct { device: String, at: DateTime<Utc> }
    "id-ns": "{device}-{at:ns}" => struct { device: String, at: DateTime<Utc> }
    "id-ms-offset": "{at:ms}{device}" => struct { at: DateTime<FixedOffset>, device: u32 }
    "id-us-timestamp": "{at:us}" => struct { at: Timestamp }
    "container-second-zoned": "t-{at:second}" => struct { at: Zoned }
    "id-ns-system-time": "{at:ns}" => struct { at: SystemTime }
    "id-none-ms": "{at:?\"never\":ms}" => struct { at: Option<DateTime<Utc>> }
    "id-s-second": "{at:s:second}" => struct { at: i64 }
    "id-s-ns": "{at:s:ns}" => struct { at: i64 }
    "id-ms-second": "{at:ms:second}" => struct { at: i64 }
    "id-ms-ms": "{at:ms:ms}" => struct { at: i64 }
    "id-ms-us": "{at:ms:us}" => struct { at: i64 }
    "id-none-ms-ms": "{at:?\"never\":ms:ms}_{no}" => struct { at: Option<u64>, no: u8 }
}

fn check<T: Named>(template: &TemplateGroup) {
    for case in &template.cases {
        let (name, json) = (&template.name, case.item);
        let item: T = serde_json::from_str(json.get())
            .unwrap_or_else(|error| panic!("{name}, {json}: {error}"));
        for text in item.texts() {
            assert_eq!(text.as_ref(), Ok(&case.text), "{name}, {json}");
        }
    }
}

fn check_refused<T: Named>(refused: &RefusedTemplate) {
    let (name, reason) = (&refused.name, &*refused.reason);
    let Some(item) = read_refused::<T>(refused.item.get(), name, reason) else {
        return;
    };
    for text in item.texts() {
        let error = text.as_ref().err().and_then(reason_of);
        assert_eq!(error, Some(reason), "{name}: {text:?}");
    }
}

#[test]
fn every_template() {
    const UNEQUAL: &str = "a template without a struct, or a struct without its template";
    let templates = vectors().templates;
    for (row, template) in TABLE.iter().zip(&templates) {
        assert_eq!(row.name, template.name, "{UNEQUAL}");
        assert_eq!(row.template, template.template, "{}", row.name);
        assert_eq!((row.types)(), template.types.0, "{}", row.name);
        assert!(!template.cases.is_empty(), "{}", row.name);
        (row.check)(template);
    }
    assert_eq!(TABLE.len(), templates.len(), "{UNEQUAL}");
}

#[test]
fn every_refused_template() {
    let refused = vectors().refused_templates;
    assert!(!refused.is_empty());
    for refused in refused {
        let row = TABLE
            .iter()
            .find(|row| row.template == refused.template && (row.types)() == refused.types.0);
        let row = row.unwrap_or_else(|| panic!("{} is of no template", refused.name));
        (row.check_refused)(&refused);
    }
}
