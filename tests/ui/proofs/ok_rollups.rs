//! The periods of every type that is a point in time, in UTC.
use std::time::SystemTime;
use synthetic_key::SyntheticKey;

macro_rules! reading {
    ($name:ident, $time:ty, $period:literal) => {
        #[derive(SyntheticKey)]
        struct $name {
            #[pk(concat)]
            device: u64,
            #[pk(concat, rollup = $period)]
            at: $time,
        }
    };
}

reading!(OfStd, SystemTime, "year");
reading!(OfChrono, chrono::DateTime<chrono::FixedOffset>, "month");
reading!(OfChronoDate, chrono::NaiveDate, "day");
reading!(OfJiff, jiff::Timestamp, "hour");
reading!(OfJiffZoned, jiff::Zoned, "minute");
reading!(OfJiffDate, jiff::civil::Date, "month");
reading!(OfTime, time::OffsetDateTime, "minute");
reading!(OfTimeDate, time::Date, "year");

fn main() {
    let device = 7;
    let at = SystemTime::UNIX_EPOCH;
    assert_eq!(OfStdKey { device, at }.partition_key(), "7-1970");
    let at = "2018-08-01T01:30:00+02:00".parse().unwrap();
    assert_eq!(OfChronoKey { device, at }.partition_key(), "7-2018-07");
    let at = "2018-08-09".parse().unwrap();
    assert_eq!(
        OfChronoDateKey { device, at }.partition_key(),
        "7-2018-08-09"
    );
    let at = "2018-08-09T14:05:07Z".parse().unwrap();
    assert_eq!(OfJiffKey { device, at }.partition_key(), "7-2018-08-09T14");
    let zoned = at.to_zoned(jiff::tz::TimeZone::UTC);
    let key = OfJiffZonedKey { device, at: &zoned }.partition_key();
    assert_eq!(key, "7-2018-08-09T14:05");
    let at = jiff::civil::date(2018, 8, 9);
    assert_eq!(OfJiffDateKey { device, at }.partition_key(), "7-2018-08");
    let at = time::OffsetDateTime::UNIX_EPOCH;
    assert_eq!(
        OfTimeKey { device, at }.partition_key(),
        "7-1970-01-01T00:00"
    );
    let at = at.date();
    assert_eq!(OfTimeDateKey { device, at }.partition_key(), "7-1970");
}
