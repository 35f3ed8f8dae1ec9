//! Trips of an imaginary fleet.

use chrono::{Days, NaiveDate};

use crate::trip::Trip;

/// The number of days with trips.
pub const DAYS: u64 = 10;

/// The first of them.
pub const FIRST: NaiveDate = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();

const DRIVERS: [&str; 5] = ["Ada", "Grace", "Edsger", "Barbara", "Tony"];

/// This many trips, always the same ones. The same vehicles drive every day.
pub fn trips(count: u64) -> impl Iterator<Item = Trip> {
    (0..count).map(|number| {
        let (vehicle, day) = (number / DAYS, number % DAYS);
        Trip {
            date: FIRST + Days::new(day),
            vin: vin(vehicle),
            km: u32::try_from(scatter(number) % 900).unwrap_or_default(),
            driver: (number % 3 > 0)
                .then(|| DRIVERS[usize::try_from(number % 5).unwrap_or_default()].into()),
        }
    })
}

/// A number in the form of a VIN: a maker, a model and a year, and a serial number.
pub fn vin(vehicle: u64) -> String {
    const MAKERS: [&str; 4] = ["1HGCM826", "WVWZZZ1J", "VF1BB05C", "JTDKB20U"];
    let maker = MAKERS[usize::try_from(scatter(vehicle) % 4).unwrap_or_default()];
    format!("{maker}3A{vehicle:07}")
}

fn scatter(number: u64) -> u64 {
    (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32
}
