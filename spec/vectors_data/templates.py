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

refuse_template("template-empty", "container-tenant", {"tenant": ""}, "empty part")
refuse_template("template-missing", "id-minute", {"vin": VIN}, "missing property")
refuse_template("template-null", "container-tenant", {"tenant": None}, "not a part")
refuse_template("template-no-offset", "container-month", {"at": "2018-08-09T14:05:00"}, "not a part")
refuse_template("template-year-10000", "container-none", {"at": 253402300800}, "year out of range")
refuse_template("template-pad-9-digits", "id-pad", {"seq": 100000000}, "value out of range")
refuse_template("template-path-missing", "id-path", {"date": DAY, "tripId": UUID}, "missing property")
