//! Groups of nested fields.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Deserializer};

/// Structs with one field.
macro_rules! nested {
    ($($(#[$attr:meta])* $name:ident { $(#[$field_attr:meta])* $field:ident: $type:ty })*) => {$(
        #[derive(Deserialize)]
        $(#[$attr])*
        struct $name {
            $(#[$field_attr])*
            $field: $type,
        }
    )*};
}

nested! {
    Vehicle { vin: String }
    Driver { no: u32 }
    Trip { at: DateTime<Utc> }
    Leg { seq: u16 }
    Size { größe: u32 }
    A { b: B }
    B { c: String }
}

nested! {
    #[serde(rename_all = "camelCase")]
    Address { country_code: String }
    Order { #[serde(rename = "ship")] shipping: Shipping }
    Shipping { #[serde(rename = "zip no")] zip_no: u32 }
}

nested! {
    #[derive(Default)]
    #[serde(default)]
    NumberedVehicle { no: Option<u32> }
    #[derive(Default)]
    #[serde(default)]
    NamedDriver { name: Option<String> }
}

#[derive(Default, Deserialize)]
struct DrivenTrip {
    #[serde(default, deserialize_with = "or_default")]
    driver: NamedDriver,
}

/// Null is treated as missing.
fn or_default<'de, T: Deserialize<'de> + Default, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

table! {
    const PATHS;

    "path" => struct { #[pk(concat, path = "vin")] vehicle: Vehicle, #[pk(concat)] no: u32 }
    point { vehicle.vin, no } parsed { vehicle.vin, no }
    "path-deep" => struct { #[pk(concat, path = "b.c")] a: A } point { a.b.c } parsed { a.b.c }
    "path-quoted" => #[pk(separator = "_")] struct {
        #[pk(concat, path = "vin")] #[serde(rename = "the vehicle")] vehicle: Vehicle,
        #[pk(concat, path = "größe")] #[serde(rename = "a.b")] dot: Size,
    } point { vehicle.vin, dot.größe } parsed { vehicle.vin, dot.größe }
    "path-renamed" => struct {
        #[pk(concat, path("country_code", document = "countryCode"))] address: Address,
        #[pk(concat, path("shipping.zip_no", document = "ship.\"zip no\""))] order: Order,
    } point { address.country_code, order.shipping.zip_no } parsed { address.country_code, order.shipping.zip_no }
    "path-hash" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, path = "vin")] vehicle: Vehicle,
        #[pk(hash_suffix = 400, path = "no")] driver: Driver,
    } point { date, vehicle.vin, driver.no } keys { date }
    "path-options" => struct {
        #[pk(concat, path = "vin", case = "lower")] vehicle: Vehicle,
        #[pk(hash_suffix = 400, path = "at", rollup = "day")] trip: Trip,
        #[pk(hash_suffix = 400, path = "seq", pad = 4)] leg: Leg,
    } point { vehicle.vin, trip.at, leg.seq } keys { vehicle.vin }
    "path-none" => struct {
        #[pk(concat, path = "no", none = "none")]
        #[serde(default, deserialize_with = "or_default")]
        vehicle: NumberedVehicle,
        #[pk(concat)] site: u16,
    } point { vehicle.no, site } parsed { vehicle.no, site }
    "path-none-deep" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, path = "driver.name", none = "none", case = "upper")]
        #[serde(default, deserialize_with = "or_default")]
        trip: DrivenTrip,
    } point { date, trip.driver.name } keys { date }
}
