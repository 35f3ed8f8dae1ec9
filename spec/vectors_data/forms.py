"""Layouts of keys that were written by hand before: a prefix, and other numbers of suffixes."""

from __future__ import annotations

from vectors_data.tools import DAY, HARD_TEXTS, VIN, abc, escaped, folded, group, suffix

# --- Prefixes

group(
    "prefix",
    "USER#{user}",
    {"user": "u64"},
    lambda i: f"USER#{i['user']}",
    [{"user": n} for n in (0, 123, 2**64 - 1)],
)
group(
    "prefix-text",
    "ORDER-{tenant}-{no}",
    {"tenant": "String", "no": "u32"},
    lambda i: f"ORDER-{i['tenant']}-{i['no']}",
    [{"tenant": text, "no": 7} for text in ("a", "ORDER-", "-", abc(2039), *HARD_TEXTS)],
)
group(
    "prefix-escape",
    "50%-A{tenant:%}.{user:%}",
    {"tenant": "String", "user": "String"},
    lambda i: f"50%-A{escaped(i['tenant'], '.')}.{escaped(i['user'], '.')}",
    [{"tenant": tenant, "user": user} for tenant, user in [("a", "b"), ("50%-A", "a.b"), ("a-b", "%"), (".", "%2E")]],
)
group(
    "prefix-hash",
    "TRIP#{date}.{xxh64(vin) % 400 + 1}",
    {"date": "NaiveDate", "vin": "String"},
    lambda i: f"TRIP#{i['date']}.{suffix(400, i['vin'])}",
    [{"date": DAY, "vin": text} for text in (VIN, "", "abc-123")],
)
group(
    "prefix-braces",
    "{{{{}}{name}",
    {"name": "String"},
    lambda i: "{{}" + i["name"],
    [{"name": text} for text in ("a", "{", "}")],
)
group(
    "prefix-levels",
    "T#{tenant}{/}{user}{/}{date}-{no}",
    {"tenant": "String", "user": "String", "date": "NaiveDate", "no": "u32"},
    lambda i: [f"T#{i['tenant']}", i["user"], f"{i['date']}-{i['no']}"],
    [{"tenant": tenant, "user": "T#", "date": DAY, "no": 7} for tenant in ("contoso", "T#", "a-b")],
)

# --- Other numbers of suffixes

TRIP = {"date": "NaiveDate", "vin": "String"}
TRIPS = [{"date": DAY, "vin": text} for text in (VIN, "", "a", "abc-123", "é💰", "0", "1", "2", "3")]

group(
    "suffix-from-zero",
    "{date}.{xxh64(vin) % 400}",
    TRIP,
    lambda i: f"{i['date']}.{suffix(400, i['vin']) - 1}",
    TRIPS,
)
group(
    "suffix-padded",
    "{date}.{xxh64(vin) % 400 + 1:03}",
    TRIP,
    lambda i: f"{i['date']}.{suffix(400, i['vin']):03}",
    TRIPS,
)
group(
    "suffix-from-zero-padded",
    "{date}.{xxh64(vin) % 10:02}",
    TRIP,
    lambda i: f"{i['date']}.{suffix(10, i['vin']) - 1:02}",
    TRIPS,
)
group(
    "suffix-widest",
    "{date}.{xxh64(vin) % 65535 + 1:039}",
    TRIP,
    lambda i: f"{i['date']}.{suffix(65535, i['vin']):039}",
    TRIPS,
)
group(
    "suffix-first",
    "{xxh64(vin) % 400 + 1}-{date}",
    TRIP,
    lambda i: f"{suffix(400, i['vin'])}-{i['date']}",
    TRIPS,
)
group(
    "suffix-first-padded",
    "{xxh64(vin) % 10:02}-{date}",
    TRIP,
    lambda i: f"{suffix(10, i['vin']) - 1:02}-{i['date']}",
    TRIPS,
)
group(
    "suffix-first-of-two",
    "{xxh64(country, vin:lower) % 16 + 1}_{tenant:%}_{no}",
    {"tenant": "String", "no": "i32", "country": "String", "vin": "String"},
    lambda i: f"{suffix(16, i['country'], folded(i['vin'], 'lower'))}_{escaped(i['tenant'], '_')}_{i['no']}",
    [{"tenant": t, "no": -7, "country": "DE", "vin": VIN} for t in ("a", "a_b", "1_2", "%", "7-", "1")],
)
group(
    "suffix-first-prefix",
    "TRIP#{xxh64(vin) % 10}-{name:%}",
    {"name": "String", "vin": "String"},
    lambda i: f"TRIP#{suffix(10, i['vin']) - 1}-{escaped(i['name'], '-')}",
    [{"name": name, "vin": VIN} for name in ("a", "1-2", "TRIP#", "-", "7")],
)
group(
    "drawn-from-zero",
    "{date}.{shard in 0..=399}",
    {"date": "NaiveDate", "shard": "RandomSuffix<400, 0>"},
    lambda i: f"{i['date']}.{i['shard']}",
    [{"date": DAY, "shard": n} for n in (0, 1, 399)],
)
group(
    "drawn-padded",
    "{date}.{shard in 0..=9:02}",
    {"date": "NaiveDate", "shard": "RandomSuffix<10, 0>"},
    lambda i: f"{i['date']}.{i['shard']:02}",
    [{"date": DAY, "shard": n} for n in range(10)],
)
group(
    "drawn-first",
    "{shard in 1..=400:04}/{tenant}/{no}",
    {"tenant": "String", "no": "u32", "shard": "RandomSuffix<400>"},
    lambda i: f"{i['shard']:04}/{i['tenant']}/{i['no']}",
    [{"tenant": tenant, "no": 7, "shard": n} for n in (1, 40, 400) for tenant in ("a", "1/2", "/")],
)
group(
    "suffix-levels",
    "{tenant}{/}{xxh64(vin) % 10:02}",
    {"tenant": "String", "vin": "String"},
    lambda i: [i["tenant"], f"{suffix(10, i['vin']) - 1:02}"],
    [{"tenant": "contoso", "vin": text} for text in (VIN, "", "abc-123")],
)
group(
    "suffix-levels-first",
    "T#{tenant}{/}{xxh64(vin) % 10}-{date}",
    {"tenant": "String", "date": "NaiveDate", "vin": "String"},
    lambda i: [f"T#{i['tenant']}", f"{suffix(10, i['vin']) - 1}-{i['date']}"],
    [{"tenant": "contoso", "date": DAY, "vin": text} for text in (VIN, "", "abc-123")],
)
