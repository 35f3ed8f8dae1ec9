"""Hash suffixes that had another N before: the key, and the keys to look under."""

from __future__ import annotations

from vectors_data.tools import DAY, KNOWN_SUFFIXES, VIN, folded, grown, suffix

grown(
    "was",
    "{date}.{xxh64(vin) % 800 + 1 was 400}",
    {"date": "NaiveDate", "vin": "String"},
    [800, 400],
    lambda i, n: f"{i['date']}.{suffix(n, i['vin'])}",
    [{"date": DAY, "vin": text} for text in KNOWN_SUFFIXES],
)
grown(
    "was-two",
    "{date}.{xxh64(vin) % 800 + 1 was 400, 200}",
    {"date": "NaiveDate", "vin": "String"},
    [800, 400, 200],
    lambda i, n: f"{i['date']}.{suffix(n, i['vin'])}",
    [{"date": DAY, "vin": text} for text in KNOWN_SUFFIXES],
)
grown(
    "was-more",
    "{site}-{name}#{xxh64(vin) % 3 + 1 was 2, 65535, 16, 4}",  # also from more to fewer; the order is the layout's
    {"site": "u16", "name": "String", "vin": "String"},
    [3, 2, 65535, 16, 4],
    lambda i, n: f"{i['site']}-{i['name']}#{suffix(n, i['vin'])}",
    [{"site": 7, "name": "a#1", "vin": text} for text in KNOWN_SUFFIXES],
)
grown(
    "was-hash-two",
    "{date}.{xxh64(country, vin:lower) % 400 + 1 was 200, 100}",
    {"date": "NaiveDate", "country": "String", "vin": "String"},
    [400, 200, 100],
    lambda i, n: f"{i['date']}.{suffix(n, i['country'], folded(i['vin'], 'lower'))}",
    [{"date": DAY, "country": country, "vin": VIN} for country in ("DE", "de", "", "é")],
)
