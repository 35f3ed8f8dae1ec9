"""Rollups: timestamps, dates and counts since 1970 as UTC years, months, days, hours and minutes; finer for templates."""

from __future__ import annotations

from typing import Any

from vectors_data.tools import DATES, DAY, VIN, KeyOf, escaped, group, no_rollup, rolled, rollup, suffix

# The form in which chrono writes a DateTime<Utc>.
UTC = [
    "2018-08-09T14:05:00Z",
    "2018-08-09T14:05:59.999999999Z",
    "2018-12-31T23:59:59.999Z",
    "2019-01-01T00:00:00Z",
    "2000-02-29T23:59:59Z",
    "2000-03-01T00:00:00Z",
    "1900-02-28T23:59:59.500Z",
    "1900-03-01T00:00:00Z",
    "1970-01-01T00:00:00Z",
    "1969-12-31T23:59:59.999Z",
    "0001-01-01T00:00:00Z",
    "0000-01-01T00:00:00Z",
    "0000-02-29T23:59:59Z",
    "9999-12-31T23:59:59.999999Z",
]

# The form in which chrono writes a DateTime<FixedOffset>: other days, months and years in UTC.
OFFSETS = [
    "2018-08-09T14:05:00+02:00",
    "2018-08-09T00:30:00+02:00",
    "2018-08-09T23:30:00-02:00",
    "2018-09-01T01:59:59.999+02:00",
    "2018-12-31T20:00:00-04:00",
    "2019-01-01T13:59:59+14:00",
    "2018-12-31T11:59:00-12:00",
    "2000-03-01T00:15:00+00:30",
    "2000-02-28T19:00:00-05:00",
    "1900-03-01T05:29:59+05:30",
    "1900-02-28T18:15:00-05:45",
    "1970-01-01T00:59:59+01:00",
    "1969-12-31T23:00:00-01:00",
    "2018-08-09T14:05:00Z",
    "0000-01-01T01:30:00+01:30",
    "0000-12-31T23:59:59-00:01",
    "0001-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59.999999999+00:01",
    "9999-12-31T22:59:59-01:00",
]

# The form in which jiff writes a Zoned. When a zone changes its offset, 01:30 occurs twice.
ZONED = [
    "2018-08-09T14:05:00-04:00[America/New_York]",
    "2018-11-04T01:30:00-04:00[America/New_York]",
    "2018-11-04T01:30:00-05:00[America/New_York]",
    "2018-12-31T19:00:00-05:00[America/New_York]",
    "2019-01-01T00:30:00.25+01:00[Europe/Berlin]",
    "2018-09-01T05:29:59+05:30[Asia/Kolkata]",
    "2018-08-09T14:05:00+00:00[UTC]",
    "2018-03-01T01:59:00+02:00[+02:00]",
]

SECONDS = [0, 1, 59, 60, 86399, 86400, -1, -60, -61, -86400, -86401, 951782400, 951868799, -2203977600, 1533823500]


def after(secs: int, nanos: int) -> dict[str, int]:
    return {"secs_since_epoch": secs, "nanos_since_epoch": nanos}


def beside_site(unit: str, separator: str = "-", epoch: str | None = None) -> KeyOf:
    return lambda i: f"{rolled(i['at'], unit, epoch)}{separator}{i['site']}"


# --- Timestamps

group(
    "year",
    "{at:year}-{name}",
    {"at": "DateTime<Utc>", "name": "String"},
    lambda i: f"{rolled(i['at'], 'year')}-{i['name']}",
    [{"at": at, "name": "a-b"} for at in UTC],
)
group(
    "month",
    "{name}-{at:month}",
    {"name": "String", "at": "DateTime<Utc>"},
    lambda i: f"{i['name']}-{rolled(i['at'], 'month')}",
    [{"name": "a-b", "at": at} for at in UTC],
)
group(
    "day",
    "{at:day}.{xxh64(vin) % 400 + 1}",
    {"at": "DateTime<Utc>", "vin": "String"},
    lambda i: f"{rolled(i['at'], 'day')}.{suffix(400, i['vin'])}",
    [{"at": at, "vin": VIN} for at in UTC],
)
group("hour", "{at:hour}", {"at": "DateTime<Utc>"}, lambda i: rolled(i["at"], "hour"), [{"at": at} for at in UTC])
group(
    "minute",
    "{deviceId}|{at:minute}",
    {"deviceId": "String", "at": "DateTime<FixedOffset>"},
    lambda i: f"{i['deviceId']}|{rolled(i['at'], 'minute')}",
    [{"deviceId": "a|b", "at": at} for at in OFFSETS],
)
group(
    "day-offset",
    "{at:day}-{site}",
    {"at": "DateTime<FixedOffset>", "site": "u16"},
    beside_site("day"),
    [{"at": at, "site": 7} for at in OFFSETS],
)
group(
    "month-timestamp",
    "{at:month}-{site}",
    {"at": "Timestamp", "site": "u16"},
    beside_site("month"),
    # In jiff's form; the last is the last one that it supports.
    [{"at": at.replace(".500Z", ".5Z"), "site": 7} for at in (*UTC[:-1], "9999-12-30T22:00:00.999999999Z")],
)
group(
    "hour-zoned",
    "{at:hour}_{site}",
    {"at": "Zoned", "site": "u16"},
    beside_site("hour", "_"),
    [{"at": at, "site": 7} for at in ZONED],
)
group(
    "minute-system-time",
    "{at:minute}-{site}",
    {"at": "SystemTime", "site": "u16"},
    beside_site("minute"),
    [
        {"at": after(secs, nanos), "site": 7}
        for secs, nanos in [(0, 0), (59, 999999999), (60, 0), (951868799, 5), (1533823500, 0), (253402300799, 999999999)]
    ],
)

# --- Dates

DATES_ROLLED = [*DATES, "2000-02-29", "1900-02-28", "1969-12-31", "0000-02-29"]
group(
    "month-date",
    "{name}-{date:month}",
    {"name": "String", "date": "NaiveDate"},
    lambda i: f"{i['name']}-{i['date'][:7]}",
    [{"name": "a-b", "date": date} for date in DATES_ROLLED],
)
group(
    "day-date",
    "{date:day}.{shard in 1..=16}",
    {"date": "NaiveDate", "shard": "RandomSuffix<16>"},
    lambda i: f"{i['date']}.{i['shard']}",
    [{"date": date, "shard": 16} for date in DATES_ROLLED],
)

# --- Counts

group(
    "day-s",
    "{at:s:day}-{site}",
    {"at": "i64", "site": "u16"},
    beside_site("day", epoch="s"),
    [{"at": at, "site": 7} for at in (*SECONDS, 253402300799, -62167219200, -62135596800)],
)
group(
    "minute-s",
    "{at:s:minute}.{xxh64(vin) % 16 + 1}",
    {"at": "u32", "vin": "String"},
    lambda i: f"{rolled(i['at'], 'minute', 's')}.{suffix(16, i['vin'])}",
    [{"at": at, "vin": VIN} for at in (0, 59, 60, 951868799, 2147483648, 4294967295)],
)
group(
    "hour-ms",
    "{at:ms:hour}-{site}",
    {"at": "i64", "site": "u16"},
    beside_site("hour", epoch="ms"),
    [
        {"at": at, "site": 7}
        for at in (
            *(0, 1, 999, 3599999, 3600000, -1, -999, -1000, -1001, -3600000, -3600001, 1533823500123),
            *(253402300799999, -62167219200000, -62135596800000),
        )
    ],
)
group(
    "year-ms",
    "{name}-{at:ms:year}",
    {"name": "String", "at": "u64"},
    lambda i: f"{i['name']}-{rolled(i['at'], 'year', 'ms')}",
    [{"name": "a-b", "at": at} for at in (0, 1546300799999, 1546300800000, 253402300799999)],
)

# --- Hashed, with `?` and beside `:%`

group(
    "day-hash",
    "{site}.{xxh64(at:day) % 400 + 1}",
    {"site": "u16", "at": "DateTime<FixedOffset>"},
    lambda i: f"{i['site']}.{suffix(400, rolled(i['at'], 'day'))}",
    [{"site": 7, "at": at} for at in OFFSETS[:8]],
)
group(
    "day-none",
    '{name}_{at:?"never":day}',
    {"name": "String", "at": "Option<DateTime<Utc>>"},
    lambda i: f"{i['name']}_{'never' if i.get('at') is None else rolled(i['at'], 'day')}",
    [{"name": "a_b"}, *({"name": "never", "at": at} for at in (None, *UTC[:3]))],
)
group(
    "hour-none-ms",
    '{at:?"never":ms:hour}_{site}',
    {"at": "Option<i64>", "site": "u16"},
    lambda i: f"{'never' if i.get('at') is None else rolled(i['at'], 'hour', 'ms')}_{i['site']}",
    [{"site": 7}, *({"at": at, "site": 7} for at in (None, 0, -1, 1533823500123))],
)
group(
    "escape-minute",
    "{name:%}:{at:minute}",
    {"name": "String", "at": "DateTime<Utc>"},
    lambda i: f"{escaped(i['name'], ':')}:{rolled(i['at'], 'minute')}",
    [{"name": name, "at": UTC[0]} for name in ("abc", "a:b", "2018-08-09T14:05", "100%")],
)
group(
    "escape-day-none",
    '{name:%}-{at:?"n-a%":day}',
    {"name": "String", "at": "Option<DateTime<Utc>>"},
    lambda i: f"{escaped(i['name'], '-')}-{'n-a%' if i.get('at') is None else rolled(i['at'], 'day')}",
    [{"name": "n-a%"}, {"name": "abc", "at": None}, {"name": DAY, "at": UTC[0]}],
)

# --- Values that have no Rust type here, and values that cannot be rolled up

TIME = [
    "2018-08-09 14:05:00.0 +00:00:00",
    "2018-08-09 00:30:00.123456789 +02:00:00",
    "2018-12-31 23:59:30 -00:00:30",
    "2018-08-09 14:05:00.5 -25:59:59",
]
for text in [*TIME, "2018-08-09T14:05:00.1234567891234Z", "2018-08-09T14:05:00-00:00", "+10000-01-01T00:59:59+01:00"]:
    for unit in ("year", "month", "day", "hour", "minute"):
        rollup(text, unit)
for text in ["-0001-12-31T23:00:00-01:00", "0000-01-01T00:00:00+00:00", "2018-08-09T14:05:00Z[America/New_York]", DAY]:
    rollup(text, "day")
for unit in ("year", "month", "day", "hour", "minute"):
    rollup(after(1533823500, 0), unit)
    rollup(-62135596800, unit, "s")
    rollup(-1, unit, "ms")

FINE = ("second", "ms", "us", "ns")  # only for templates
for unit in FINE:
    for text in [
        "2018-08-09T14:05:07Z",
        "2018-08-09T14:05:07.123456789Z",
        "2018-08-09T14:05:07.1+02:00",
        "2018-08-09T14:05:59.999999999999Z",
        "1969-12-31T23:59:59.0000000019Z",
        "2018-12-31T20:00:00.000999-04:00",
        "2018-08-09T14:05:07.5-04:00[America/New_York]",
        "2018-08-09 14:05:07.123456789 +02:00:00",
        "2018-12-31 23:59:30.05 -00:00:30",
        "+10000-01-01T00:59:59.25+01:00",
        "-0001-12-31T23:00:00.75-01:00",
    ]:
        rollup(text, unit)
    for secs, nanos in [(0, 0), (1533823507, 123456789), (253402300799, 999999999)]:
        rollup(after(secs, nanos), unit)
    for seconds in (0, 59, 1533823507, -1, -61, 253402300799, -62167219200):
        rollup(seconds, unit, "s")
    for milliseconds in (0, 7, 1533823507123, -1, -1000, -1001, 253402300799999, -62167219200000):
        rollup(milliseconds, unit, "ms")

NOT_TIMES: list[Any] = [
    "",
    "2018",
    "2018-08",
    "2018-08-09T14:05:00",
    "2018-08-09 14:05:00",
    "2018-08-09 14:05:00Z",
    "2018-08-09 14:05:00.0 +02:00",
    "2018-08-09T14:05:00+02:00:00",
    "2018-08-09t14:05:00z",
    "2018-08-09T14:05Z",
    "2018-08-09T14:05:00+0200",
    "2018-08-09T14:05:00+02",
    "2018-08-09T14:05:00.Z",
    "2018-08-09T14:05:00,5Z",
    "2018-08-09T14:05:00 Z",
    " 2018-08-09T14:05:00Z",
    "2018-08-09T14:05:00Z\n",
    "2018-08-09T14:05:00[America/New_York]",
    "2018-08-09T14:05:00Z[]",
    "2018-08-09T14:05:00Z[UTC",
    "2018-08-09T14:05:00+02:60",
    "2018-08-09T14:05:00+26:00",
    "2018-08-09T24:00:00Z",
    "2018-08-09T14:60:00Z",
    "2018-08-09T14:05:61Z",
    "2018-00-09T14:05:00Z",
    "2018-13-09T14:05:00Z",
    "2018-08-00T14:05:00Z",
    "2018-04-31T14:05:00Z",
    "2018-02-29T14:05:00Z",
    "1900-02-29T14:05:00Z",
    "218-08-09T14:05:00Z",
    "12018-08-09T14:05:00Z",
    "+218-08-09T14:05:00Z",
    "\u0662\u0660\u0661\u0668-08-09T14:05:00Z",
    "1900-02-29",
    "2018-8-9",
    0,
    1533823500,
    1.5,
    True,
    None,
    [2018, 8, 9],
    {},
    {"secs_since_epoch": 1533823500},
    {"nanos_since_epoch": 0},
    {"secs_since_epoch": "1533823500", "nanos_since_epoch": 0},
    {"secs_since_epoch": 1.5, "nanos_since_epoch": 0},
    {"secs_since_epoch": -1, "nanos_since_epoch": 0},
]
for value in NOT_TIMES:
    no_rollup(value, "day", "not a part")
for option in ("hour", "minute", *FINE):
    no_rollup(DAY, option, "not a part")
for value in (DAY, "2018-08-09T14:05:00Z", "1533823500", 1.0, 1e3, True, None, after(0, 0), 2**128):
    no_rollup(value, "s:day", "not a part")
    no_rollup(value, "ms:day", "not a part")
for value in (
    "9999-12-31T23:59:59-00:01",
    "0000-01-01T00:00:00+00:01",
    "+10000-01-01T00:00:00Z",
    "-0001-12-31T23:59:59Z",
    "+10000-01-01",
    "-0001-12-31",
    "+1000000000000-01-01T00:00:00Z",
    "9999-12-31 23:59:59.0 -00:00:01",
    "0000-01-01 00:00:00.0 +00:00:01",
    after(253402300800, 0),
    after(2**64 - 1, 0),
):
    no_rollup(value, "year", "year out of range")
for seconds in (253402300800, -62167219201, 2**63 - 1, -(2**63), 2**128 - 1, -(2**127)):
    no_rollup(seconds, "s:minute", "year out of range")
for milliseconds in (253402300800000, -62167219200001, 2**63 - 1, -(2**63), 2**128 - 1, -(2**127)):
    no_rollup(milliseconds, "ms:minute", "year out of range")
for option in FINE:
    no_rollup("2018-08-09T14:05:07", option, "not a part")
    no_rollup("2018-08-09T14:05:07.Z", option, "not a part")
    no_rollup(1533823507, option, "not a part")
    no_rollup("1533823507", f"s:{option}", "not a part")
    no_rollup("9999-12-31T23:59:59.999999999-00:01", option, "year out of range")
    no_rollup(253402300800, f"s:{option}", "year out of range")
    no_rollup(-62167219200001, f"ms:{option}", "year out of range")
# A day must exist in years that a library may not have, too.
for value in ("+275761-02-29T00:00:00Z", "-271822-02-30", "+1000000000001-02-29T00:00:00Z"):
    no_rollup(value, "day", "not a part")
no_rollup("+1000000000000-02-29T00:00:00Z", "day", "year out of range")
