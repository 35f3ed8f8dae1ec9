"""Properties of objects inside the document. A path is written in `types` as in the layout."""

from __future__ import annotations

from vectors_data.tools import DAY, VIN, folded, group, padded, rolled, suffix

group(
    "path",
    "{vehicle.vin}-{no}",
    {"vehicle.vin": "String", "no": "u32"},
    lambda i: f"{i['vehicle']['vin']}-{i['no']}",
    [
        {"vehicle": {"vin": VIN}, "no": 7},
        {"vehicle": {"vin": "a-b", "no": 3}, "no": 7},
        {"no": 7, "vin": "no", "vehicle": {"no": 3, "vin": VIN, "engine": {"vin": "no"}}},
        {"vehicle": {"vin": "é💰"}, "vehicle.vin": "no", "no": 0},
    ],
)
group(
    "path-deep",
    "{a.b.c}",
    {"a.b.c": "String"},
    lambda i: i["a"]["b"]["c"],
    [{"a": {"b": {"c": "abc"}}}, {"a": {"b": {"c": "x"}, "c": "no"}, "b": {"c": "no"}, "c": "no", "a.b": {"c": "no"}}],
)
group(
    "path-quoted",
    '{"the vehicle".vin}_{"a.b".größe}',
    {'"the vehicle".vin': "String", '"a.b".größe': "u32"},
    lambda i: f"{i['the vehicle']['vin']}_{i['a.b']['größe']}",
    [
        {"the vehicle": {"vin": "a_b"}, "a.b": {"größe": 7}},
        {"a.b": {"größe": 0}, "a": {"b": {"größe": 1}}, "the vehicle": {"vin": "abc"}},
    ],
)
group(
    "path-renamed",
    '{address.countryCode}-{order.ship."zip no"}',
    {"address.countryCode": "String", 'order.ship."zip no"': "u32"},
    lambda i: f"{i['address']['countryCode']}-{i['order']['ship']['zip no']}",
    [
        {"address": {"countryCode": "DE"}, "order": {"ship": {"zip no": 10115}}},
        {"address": {"countryCode": "a-b", "country_code": "no"}, "order": {"ship": {"zip no": 0, "zip_no": 7}}},
        {"order": {"zip no": 1, "ship": {"zip no": 7}}, "address": {"countryCode": "é💰"}, "countryCode": "no"},
    ],
)
group(
    "path-hash",
    "{date}.{xxh64(vehicle.vin, driver.no) % 400 + 1}",
    {"date": "NaiveDate", "vehicle.vin": "String", "driver.no": "u32"},
    lambda i: f"{i['date']}.{suffix(400, i['vehicle']['vin'], str(i['driver']['no']))}",
    [{"date": DAY, "vehicle": {"vin": vin}, "driver": {"no": 7, "vin": "no"}} for vin in (VIN, "", "é💰")],
)
group(
    "path-options",
    "{vehicle.vin:lower}.{xxh64(trip.at:day, leg.seq:04) % 400 + 1}",
    {"vehicle.vin": "String", "trip.at": "DateTime<Utc>", "leg.seq": "u16"},
    lambda i: (
        f"{folded(i['vehicle']['vin'], 'lower')}."
        f"{suffix(400, rolled(i['trip']['at'], 'day'), padded(i['leg']['seq'], 4))}"
    ),
    [{"vehicle": {"vin": VIN}, "trip": {"at": "2018-08-09T14:05:00Z"}, "leg": {"seq": seq}} for seq in (0, 42, 9999)],
)
group(
    "path-none",
    '{vehicle.no:?"none"}-{site}',
    {"vehicle.no": "Option<u32>", "site": "u16"},
    lambda i: f"{'none' if (i.get('vehicle') or {}).get('no') is None else i['vehicle']['no']}-{i['site']}",
    [
        {"site": 7},
        {"site": 7, "no": 3},
        {"site": 7, "vehicle": None},
        {"site": 7, "vehicle": {}},
        {"site": 7, "vehicle": {"no": None}},
        {"site": 7, "vehicle": {"no": 0}},
        {"site": 7, "vehicle": {"no": 4294967295}},
    ],
)
group(
    "path-none-deep",
    '{date}.{xxh64(trip.driver.name:?"none":upper) % 400 + 1}',
    {"date": "NaiveDate", "trip.driver.name": "Option<String>"},
    lambda i: (
        f"{i['date']}."
        f"{suffix(400, folded(i['trip']['driver']['name'], 'upper') if (i.get('trip') or {}).get('driver') else 'none')}"
    ),
    [
        {"date": DAY},
        {"date": DAY, "trip": None},
        {"date": DAY, "trip": {}},
        {"date": DAY, "trip": {"driver": None}},
        {"date": DAY, "trip": {"driver": {"name": ""}}},
        {"date": DAY, "trip": {"driver": {"name": "none"}}},
        {"date": DAY, "trip": {"driver": {"name": "Ada é"}}},
    ],
)
