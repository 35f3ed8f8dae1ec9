"""Templates: names of containers and ids of items."""

from __future__ import annotations

from vectors_data.tools import DAY, HARD_TEXTS, UUID, VIN, folded, padded, refuse_template, rolled, template

template(
    "container-month",
    "telemetry-{at:month}",
    {"at": "DateTime<Utc>"},
    lambda i: f"telemetry-{rolled(i['at'], 'month')}",
    [{"at": at} for at in ("2018-08-09T14:05:00Z", "2018-12-31T23:59:59.999Z", "1969-12-31T23:59:59Z")],
)
template(
    "id-minute",
    "{vin}-{at:minute}",
    {"vin": "String", "at": "DateTime<FixedOffset>"},
    lambda i: f"{i['vin']}-{rolled(i['at'], 'minute')}",
    [
        {"vin": VIN, "at": "2018-08-09T14:05:00+02:00"},
        {"vin": "a-b%", "at": "2018-12-31T23:59:59.500-00:01"},
        {"id": "no", "at": "2018-08-09T14:05:00Z", "vin": "é💰"},
    ],
)
template(
    "container-tenant",
    "{tenant:lower}",
    {"tenant": "String"},
    lambda i: folded(i["tenant"], "lower"),
    [{"tenant": text} for text in ("Contoso", "ÉTÉ", *HARD_TEXTS[:6])],
)
template(
    "id-pad",
    "trip {seq:08}",
    {"seq": "u64"},
    lambda i: f"trip {padded(i['seq'], 8)}",
    [{"seq": value} for value in (0, 42, 99999999)],
)
template(
    "id-braces",
    "{{{no}}}é",
    {"no": "i64"},
    lambda i: f"{{{i['no']}}}é",
    [{"no": value} for value in (0, -7, 2**53 + 1)],
)
template(
    "container-none",
    '{region:?"all"}-{at:s:year}',
    {"region": "Option<u32>", "at": "i64"},
    lambda i: f"{'all' if i.get('region') is None else i['region']}-{rolled(i['at'], 'year', 's')}",
    [{"at": -1}, {"at": 0, "region": None}, {"at": 1533823500, "region": 7}],
)
template(
    "id-path",
    "{vehicle.vin:upper}_{date}_{tripId}",
    {"vehicle.vin": "String", "date": "NaiveDate", "tripId": "Uuid"},
    lambda i: f"{folded(i['vehicle']['vin'], 'upper')}_{i['date']}_{i['tripId']}",
    [{"vehicle": {"vin": vin}, "date": DAY, "tripId": UUID} for vin in (VIN.lower(), "straße")],
)


# --- Finer than keys can be. Texts of one template sort as the points in time do.

FRACTIONS = [
    "2018-08-09T14:05:07Z",
    "2018-08-09T14:05:07.123Z",
    "2018-08-09T14:05:07.123456789Z",
    "2018-12-31T23:59:59.999999999Z",
    "1969-12-31T23:59:59.000000001Z",
    "1969-12-31T23:59:59.999Z",
]
# The form in which chrono writes a leap second, which counts as the last nanosecond of the second before it.
LEAP = ["2016-12-31T23:59:60Z", "2016-12-31T23:59:60.250Z"]
for unit in ("second", "ms", "us", "ns"):
    template(
        f"id-{unit}",
        f"{{device}}-{{at:{unit}}}",
        {"device": "String", "at": "DateTime<Utc>"},
        lambda i, unit=unit: f"{i['device']}-{rolled(i['at'], unit)}",
        [{"device": "a-b", "at": at} for at in [*FRACTIONS, *LEAP, "0000-02-29T23:59:59.000000001Z"]],
    )
template(
    "id-ms-offset",
    "{at:ms}{device}",
    {"at": "DateTime<FixedOffset>", "device": "u32"},
    lambda i: f"{rolled(i['at'], 'ms')}{i['device']}",
    [
        {"at": at, "device": 7}
        for at in [
            "2018-08-09T14:05:07.1+02:00",
            "2018-12-31T20:00:00.000999-04:00",
            "2019-01-01T00:59:59.999999999+01:00",
            "2017-01-01T01:59:60.999999999+02:00",
        ]
    ],
)
template(
    "id-us-timestamp",
    "{at:us}",
    {"at": "Timestamp"},
    lambda i: rolled(i["at"], "us"),
    [{"at": at} for at in ("2018-08-09T14:05:07Z", "2018-08-09T14:05:07.123456789Z", "1969-12-31T23:59:59.9999999Z")],
)
template(
    "container-second-zoned",
    "t-{at:second}",
    {"at": "Zoned"},
    lambda i: f"t-{rolled(i['at'], 'second')}",
    [{"at": "2018-11-04T01:30:07.5-04:00[America/New_York]"}, {"at": "2019-01-01T00:30:00.25+01:00[Europe/Berlin]"}],
)
template(
    "id-ns-system-time",
    "{at:ns}",
    {"at": "SystemTime"},
    lambda i: rolled(i["at"], "ns"),
    [
        {"at": {"secs_since_epoch": secs, "nanos_since_epoch": nanos}}
        for secs, nanos in [(0, 0), (1533823507, 123456789), (1533823507, 5), (253402300799, 999999999)]
    ],
)
template(
    "id-none-ms",
    '{at:?"never":ms}',
    {"at": "Option<DateTime<Utc>>"},
    lambda i: "never" if i.get("at") is None else rolled(i["at"], "ms"),
    [{}, {"at": None}, {"at": FRACTIONS[2]}],
)
SECONDS = [0, 59, 1533823507, -1, -61, 253402300799, -62167219200]
MILLISECONDS = [0, 7, 1533823507123, -1, -1000, -1001, 253402300799999, -62167219200000]
for epoch, unit, counts in [
    ("s", "second", SECONDS),
    ("s", "ns", SECONDS),
    ("ms", "second", MILLISECONDS),
    ("ms", "ms", MILLISECONDS),
    ("ms", "us", MILLISECONDS),
]:
    template(
        f"id-{epoch}-{unit}",
        f"{{at:{epoch}:{unit}}}",
        {"at": "i64"},
        lambda i, epoch=epoch, unit=unit: rolled(i["at"], unit, epoch),
        [{"at": at} for at in counts],
    )
template(
    "id-none-ms-ms",
    '{at:?"never":ms:ms}_{no}',
    {"at": "Option<u64>", "no": "u8"},
    lambda i: f"{'never' if i.get('at') is None else rolled(i['at'], 'ms', 'ms')}_{i['no']}",
    [{"no": 7}, {"at": None, "no": 7}, {"at": 1533823507123, "no": 7}],
)

refuse_template("template-empty", "container-tenant", {"tenant": ""}, "empty part")
refuse_template("template-missing", "id-minute", {"vin": VIN}, "missing property")
refuse_template("template-null", "container-tenant", {"tenant": None}, "not a part")
refuse_template("template-no-offset", "container-month", {"at": "2018-08-09T14:05:00"}, "not a part")
refuse_template("template-year-10000", "container-none", {"at": 253402300800}, "year out of range")
refuse_template("template-pad-9-digits", "id-pad", {"seq": 100000000}, "value out of range")
refuse_template("template-path-missing", "id-path", {"date": DAY, "tripId": UUID}, "missing property")
refuse_template("template-ms-date", "id-ms", {"device": "a", "at": DAY}, "not a part")
refuse_template("template-ms-integer", "id-ms", {"device": "a", "at": 1533823507123}, "not a part")
refuse_template("template-ms-missing", "id-ms", {"device": "a"}, "missing property")
refuse_template("template-ns-year-10000", "id-ns", {"device": "a", "at": "+10000-01-01T00:00:00Z"}, "year out of range")
refuse_template("template-ms-ms-text", "id-ms-ms", {"at": "2018-08-09T14:05:07Z"}, "not a part")
refuse_template("template-ms-ms-before-0000", "id-ms-ms", {"at": -62167219200001}, "year out of range")
