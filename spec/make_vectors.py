#!/usr/bin/env python3
"""Makes vectors.json: documents and the keys that Key Format 1 gives them.

Usage: python3 spec/make_vectors.py [--check]

With --check it writes nothing and fails if vectors.json is not what it would write.

The expected keys do not come from any implementation of the format. Each group says in Python how its
keys look, by plain string formatting, and the hashes come from the xxhash package. Layouts are written
out by hand beside that and are never parsed here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Callable
from urllib.parse import unquote

import xxhash

Item = Any
KeyOf = Callable[[Item], str]
FILE = Path(__file__).with_name("vectors.json")
MADE = (
    "By make_vectors.py, with XXH64 from the Python package xxhash 4.1.0 and plain string formatting. "
    "The first 255 hash suffixes were also computed with Spark SQL 4.3.0: all are equal."
)

VIN = "1HGCM82633A004352"
UUID = "6f9619ff-8b86-d011-b42d-00cf4fc964ff"
NIL = "00000000-0000-0000-0000-000000000000"
MAX = "ffffffff-ffff-ffff-ffff-ffffffffffff"
DAY = "2018-08-09"
DATES = ["0000-01-01", "9999-12-31", "2024-02-29", DAY]

# text: (XXH64 with seed 42, {N: suffix}), from Python's xxhash and, apart from it, from Spark SQL 4.3.
KNOWN_SUFFIXES: dict[str, tuple[str, dict[int, int]]] = {
    "": ("98b1582b0977e704", {2: 1, 16: 5, 100: 61, 400: 261, 800: 261, 65535: 24921}),
    "0": ("ab76e8e9ff682bb4", {2: 1, 16: 5, 100: 69, 400: 69, 800: 469, 65535: 16254}),
    "1": ("f31c5f1336eb2190", {2: 1, 16: 1, 100: 69, 400: 369, 800: 369, 65535: 10924}),
    "42": ("be26e8b64438913f", {2: 2, 16: 16, 100: 52, 400: 352, 800: 352, 65535: 64597}),
    "2018": ("a8ef925c74e45213", {2: 2, 16: 4, 100: 28, 400: 228, 800: 628, 65535: 33348}),
    "abc-123": ("bf97041a01f9cb50", {2: 1, 16: 1, 100: 53, 400: 353, 800: 753, 65535: 4348}),
    VIN: ("a363607ce2dcef00", {2: 1, 16: 1, 100: 25, 400: 225, 800: 225, 65535: 21950}),
    "JH4KA8260MC000000": ("e80ac8bf061c85a0", {2: 1, 16: 1, 100: 53, 400: 353, 800: 353, 65535: 48263}),
    "é💰": ("8b9954351d184da9", {2: 2, 16: 10, 100: 46, 400: 346, 800: 746, 65535: 51856}),
    "x" * 31: ("e82de6c821df41de", {2: 1, 16: 15, 100: 63, 400: 63, 800: 63, 65535: 45748}),
    "x" * 32: ("1209bcc9fa7c79f8", {2: 1, 16: 9, 100: 25, 400: 25, 800: 25, 65535: 17225}),
    "x" * 33: ("d9d0286ec81db108", {2: 1, 16: 9, 100: 17, 400: 217, 800: 617, 65535: 64357}),
    "x" * 100: ("0513559782e486c7", {2: 2, 16: 8, 100: 92, 400: 392, 800: 392, 65535: 25687}),
    "sensor-00001": ("fdbf09f5689e4cf1", {2: 2, 16: 2, 100: 50, 400: 50, 800: 50, 65535: 15685}),
    UUID: ("05592d288d2eb3e3", {2: 2, 16: 4, 100: 88, 400: 388, 800: 388, 65535: 29588}),
}

# Text that is easily damaged on its way: each is one key part, byte for byte.
HARD_TEXTS = [
    "a",
    "-",
    "a-b-2018",
    " padded ",
    "Zürich",
    "Zu\u0308rich",  # the same word to a reader, but decomposed: another key
    "日本",
    "💰",
    "👩\u200d🚀",  # two scalar values joined by U+200D
    "\u05e9\u05dc\u05d5\u05dd",  # right to left
    'say "hi"',
    "back\\slash",
    "line\nbreak",
    "tab\tand\rreturn",
    "nul\u0000",
    "unit\u001fseparator",
    "\u007f",
    "\ufeffbom",
    "\u2028",
    "{deviceId}",
    "{{}}",
    "100%",
    "a/b\\c?d#e",
    "0",
    "null",
]

# What `:%` makes of `%` and of the characters of the separators below, written out by hand.
ESCAPES = {
    "%": "%25",
    "-": "%2D",
    ".": "%2E",
    "_": "%5F",
    ":": "%3A",
    "/": "%2F",
    "#": "%23",
    ">": "%3E",
    "{": "%7B",
    "}": "%7D",
    "e": "%65",
    "\t": "%09",
    "\u007f": "%7F",
    "é": "%C3%A9",
    "€": "%E2%82%AC",
    "💰": "%F0%9F%92%B0",
}

groups: list[dict[str, Any]] = []
refused: list[dict[str, Any]] = []


def suffix(n: int, *texts: str) -> int:
    return 1 + (xxhash.xxh64_intdigest("\x1f".join(texts).encode(), seed=42) & 0x7FFFFFFFFFFFFFFF) % n


def lower(flag: bool) -> str:
    return "true" if flag else "false"


def escaped(text: str, separators: str) -> str:
    for char in "%" + separators:
        text = text.replace(char, ESCAPES[char])
    return text


def abc(length: int) -> str:
    """ASCII text in which neighbouring 8-byte words differ, so that their order matters to the hash."""
    return "".join(chr(ord("!") + i * 7 % 94) for i in range(length))


def group(name: str, layout: str, types: dict[str, str], key: KeyOf, items: Iterable[Item]) -> None:
    groups.append(
        {"name": name, "layout": layout, "types": types, "cases": [{"item": item, "key": key(item)} for item in items]}
    )


def refuse(name: str, of_group: str, item: Item, reason: str) -> None:
    like = next(g for g in groups if g["name"] == of_group)
    refused.append({"name": name, "layout": like["layout"], "types": like["types"], "item": item, "reason": reason})


# --- The cases of the Cosmos DB documentation

group(
    "device-year",
    "{deviceId}-{date}",
    {"deviceId": "String", "date": "u16"},
    lambda i: f"{i['deviceId']}-{i['date']}",
    [
        {"deviceId": "abc-123", "date": 2018},
        {"deviceId": "abc-123", "date": 2018, "partitionKey": "abc-123-2018"},
        {"date": 2018, "deviceId": "abc-123"},
        {"id": "7", "date": 2018, "nested": {"date": 1999}, "list": [1, None], "f": 1.5, "deviceId": "abc-123"},
        {"deviceId": "abc-123", "date": 0},
        {"deviceId": "abc-123", "date": 65535},
        *({"deviceId": text, "date": 2018} for text in HARD_TEXTS),
    ],
)
group(
    "trip-drawn",
    "{date}.{shard in 1..=400}",
    {"date": "NaiveDate", "shard": "RandomSuffix<400>"},
    lambda i: f"{i['date']}.{i['shard']}",
    [
        *({"date": DAY, "shard": n} for n in (1, 2, 9, 10, 99, 100, 173, 399, 400)),
        {"shard": 7, "km": 12, "date": "2024-02-29"},
    ],
)
group(
    "trip-vin",
    "{date}.{xxh64(vin) % 400 + 1}",
    {"date": "NaiveDate", "vin": "String"},
    lambda i: f"{i['date']}.{suffix(400, i['vin'])}",
    [
        *({"date": DAY, "vin": text} for text in KNOWN_SUFFIXES),
        {"id": "t-1", "date": DAY, "vin": VIN, "km": 12, "partitionKey": "2018-08-09.225"},
        {"vin": VIN, "date": "0000-01-01"},
        {"vin": VIN, "date": "9999-12-31"},
        *({"date": DAY, "vin": text} for text in HARD_TEXTS),
    ],
)

# --- Every N of the known suffixes


def vin_key(n: int) -> KeyOf:
    return lambda i: f"{i['date']}.{suffix(n, i['vin'])}"


for n in (2, 16, 100, 800, 65535):
    group(
        f"hash-{n}",
        f"{{date}}.{{xxh64(vin) % {n} + 1}}",
        {"date": "NaiveDate", "vin": "String"},
        vin_key(n),
        [{"date": DAY, "vin": text} for text in KNOWN_SUFFIXES],
    )

# --- Text

group(
    "text",
    "{name}",
    {"name": "String"},
    lambda i: i["name"],
    [
        *({"name": text} for text in HARD_TEXTS),
        {"name": abc(2047)},
        {"name": abc(2048)},
        {"name": "é" * 1024},
        {"name": "€" * 682 + "xx"},
        {"name": "💰" * 512},
    ],
)
group(
    "text-hash-length",
    "{site}.{xxh64(text) % 65535 + 1}",
    {"site": "u16", "text": "String"},
    lambda i: f"{i['site']}.{suffix(65535, i['text'])}",
    [
        *(
            {"site": 7, "text": abc(length)}
            for length in (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 15, 16, 17, 31, 32, 33, 36, 40, 63, 64, 65, 100, 1000)
        ),
        {"site": 7, "text": abc(3000)},
        *({"site": 7, "text": "é" * count} for count in (1, 2, 4, 15, 16, 17, 32)),
        *({"site": 7, "text": "💰" * count} for count in (1, 2, 7, 8, 9)),
        {"site": 7, "text": "Zürich"},
        {"site": 7, "text": "Zu\u0308rich"},
    ],
)
group(
    "text-longest-with-suffix",
    "{name}.{xxh64(id) % 65535 + 1}",
    {"name": "String", "id": "String"},
    lambda i: f"{i['name']}.{suffix(65535, i['id'])}",
    [
        {"id": "42", "name": abc(2042)},
        {"id": "abc-123", "name": abc(2043)},
        {"id": "abc-123", "name": "x" + "é" * 1021},
    ],
)

# --- Integers

UNSIGNED = {"a": 8, "b": 16, "c": 32, "d": 64, "e": 128}
group(
    "unsigned",
    "{a}_{b}_{c}_{d}_{e}_{f}",
    {"a": "u8", "b": "u16", "c": "u32", "d": "u64", "e": "u128", "f": "usize"},
    lambda i: f"{i['a']}_{i['b']}_{i['c']}_{i['d']}_{i['e']}_{i['f']}",
    [
        {**dict.fromkeys(UNSIGNED, 0), "f": 0},
        {**{k: 2**bits - 1 for k, bits in UNSIGNED.items()}, "f": 65535},
        {"a": 9, "b": 99, "c": 999, "d": 9999, "e": 99999, "f": 9},
        {"a": 10, "b": 100, "c": 1000, "d": 2**53 + 1, "e": 2**64, "f": 10},
        {"a": 1, "b": 10000, "c": 1000000000, "d": 10**19, "e": 10**38, "f": 100},
        {"a": 100, "b": 1, "c": 2**31, "d": 2**63, "e": 2**127, "f": 1000},
    ],
)
group(
    "signed",
    "{a}_{b}_{c}_{d}_{e}_{f}",
    {"a": "i8", "b": "i16", "c": "i32", "d": "i64", "e": "i128", "f": "isize"},
    lambda i: f"{i['a']}_{i['b']}_{i['c']}_{i['d']}_{i['e']}_{i['f']}",
    [
        {**{k: -(2 ** (bits - 1)) for k, bits in UNSIGNED.items()}, "f": -32768},
        {**{k: 2 ** (bits - 1) - 1 for k, bits in UNSIGNED.items()}, "f": 32767},
        {**dict.fromkeys(UNSIGNED, 0), "f": 0},
        {**dict.fromkeys(UNSIGNED, -1), "f": -1},
        {"a": -10, "b": -100, "c": -1000, "d": -(2**53) - 1, "e": -(2**64), "f": 100},
        {"a": 99, "b": -999, "c": 10, "d": -(10**18), "e": -(10**38), "f": -7},
    ],
)
group(
    "non-zero",
    "{no}",
    {"no": "NonZeroU32"},
    lambda i: str(i["no"]),
    [{"no": 1}, {"no": 10}, {"no": 4294967295}],
)
for rust, values in {
    "u8": [0, 1, 42, 255],
    "u64": [0, 1, 42, 2018, 2**53, 2**53 + 1, 2**64 - 1],
    "i64": [0, 42, -1, -(2**53) - 1, -(2**63), 2**63 - 1],
    "u128": [0, 42, 2**64, 10**38, 2**128 - 1],
    "i128": [0, 42, -1, -(2**127), 2**127 - 1],
    "NonZeroU32": [1, 42, 4294967295],
}.items():
    group(
        f"hash-{rust.lower().replace('nonzero', 'non-zero-')}",
        "{site}.{xxh64(no) % 400 + 1}",
        {"site": "u16", "no": rust},
        lambda i: f"{i['site']}.{suffix(400, str(i['no']))}",
        [{"site": 7, "no": value} for value in values],
    )

# --- bool, char, UUID, date

group(
    "bool",
    "{deviceId}-{active}",
    {"deviceId": "String", "active": "bool"},
    lambda i: f"{i['deviceId']}-{lower(i['active'])}",
    [{"deviceId": "abc-123", "active": True}, {"deviceId": "abc-123", "active": False}],
)
group(
    "hash-bool",
    "{deviceId}.{xxh64(active) % 2 + 1}",
    {"deviceId": "String", "active": "bool"},
    lambda i: f"{i['deviceId']}.{suffix(2, lower(i['active']))}",
    [{"deviceId": "abc-123", "active": True}, {"deviceId": "abc-123", "active": False}],
)
CHARS = ["A", "0", "_", " ", '"', "\\", "\n", "\u0000", "é", "\u0301", "\ud7ff", "\ue000", "\uffff", "💰", "\U0010ffff"]
group(
    "char",
    "{grade}_{no}",
    {"grade": "char", "no": "u32"},
    lambda i: f"{i['grade']}_{i['no']}",
    [{"grade": char, "no": 42} for char in CHARS],
)
group(
    "hash-char",
    "{no}.{xxh64(grade) % 400 + 1}",
    {"no": "u32", "grade": "char"},
    lambda i: f"{i['no']}.{suffix(400, i['grade'])}",
    [{"no": 42, "grade": char} for char in CHARS],
)
group(
    "uuid",
    "{tenantId}-{userNo}",
    {"tenantId": "Uuid", "userNo": "u64"},
    lambda i: f"{i['tenantId']}-{i['userNo']}",
    [{"tenantId": uuid, "userNo": 7} for uuid in (UUID, NIL, MAX)],
)
group(
    "hash-uuid",
    "{date}.{xxh64(tripId) % 400 + 1}",
    {"date": "NaiveDate", "tripId": "Uuid"},
    lambda i: f"{i['date']}.{suffix(400, i['tripId'])}",
    [{"date": DAY, "tripId": uuid} for uuid in (UUID, NIL, MAX)],
)
group(
    "date",
    "{date}-{unit}",
    {"date": "NaiveDate", "unit": "u16"},
    lambda i: f"{i['date']}-{i['unit']}",
    [{"date": date, "unit": 7} for date in (*DATES, "0001-10-10", "0999-09-30", "1970-01-01")],
)
group(
    "hash-date",
    "{site}.{xxh64(date) % 100 + 1}",
    {"site": "u16", "date": "NaiveDate"},
    lambda i: f"{i['site']}.{suffix(100, i['date'])}",
    [{"site": 7, "date": date} for date in DATES],
)

# --- Enums and newtypes: stored as their name or their content

TIERS = ["free", "pro-plus", "Ünicode"]
group(
    "enum",
    "{tier}-{customerNo}",
    {"tier": "Tier", "customerNo": "u32"},
    lambda i: f"{i['tier']}-{i['customerNo']}",
    [{"tier": tier, "customerNo": 7} for tier in TIERS],
)
group(
    "hash-enum",
    "{customerNo}.{xxh64(tier) % 16 + 1}",
    {"customerNo": "u32", "tier": "Tier"},
    lambda i: f"{i['customerNo']}.{suffix(16, i['tier'])}",
    [{"customerNo": 7, "tier": tier} for tier in TIERS],
)
group(
    "newtype",
    "{vin}-{deviceNo}",
    {"vin": "Vin", "deviceNo": "DeviceNo"},
    lambda i: f"{i['vin']}-{i['deviceNo']}",
    [{"vin": VIN, "deviceNo": 0}, {"vin": "é💰", "deviceNo": 4294967295}],
)
group(
    "hash-newtype",
    "{date}.{xxh64(vin, deviceNo) % 400 + 1}",
    {"date": "NaiveDate", "vin": "Vin", "deviceNo": "DeviceNo"},
    lambda i: f"{i['date']}.{suffix(400, i['vin'], str(i['deviceNo']))}",
    [{"date": DAY, "vin": VIN, "deviceNo": 0}, {"date": DAY, "vin": "", "deviceNo": 4294967295}],
)

# --- Drawn suffixes

group(
    "drawn-2",
    "{deviceId}.{shard in 1..=2}",
    {"deviceId": "String", "shard": "RandomSuffix<2>"},
    lambda i: f"{i['deviceId']}.{i['shard']}",
    [{"deviceId": "abc-123", "shard": n} for n in (1, 2)],
)
group(
    "drawn-65535",
    "{date}-{site}.{bucket in 1..=65535}",
    {"date": "NaiveDate", "site": "u16", "bucket": "RandomSuffix<65535>"},
    lambda i: f"{i['date']}-{i['site']}.{i['bucket']}",
    [{"date": DAY, "site": 7, "bucket": n} for n in (1, 256, 10000, 65534, 65535)],
)

# --- Several hashed fields

group(
    "hash-two",
    "{date}.{xxh64(country, vin) % 400 + 1}",
    {"date": "NaiveDate", "country": "String", "vin": "String"},
    lambda i: f"{i['date']}.{suffix(400, i['country'], i['vin'])}",
    [
        {"date": DAY, "country": country, "vin": vin}
        for country, vin in [
            ("DE", VIN),
            (VIN, "DE"),
            ("", ""),
            ("a", ""),
            ("", "a"),
            ("ab", "c"),
            ("a", "bc"),
            ("a\u001fb", "c"),  # the same hash as the next one: a shared bucket, not a shared key part
            ("a", "b\u001fc"),
            ("é", "💰"),
            ("x" * 15, "x" * 15),
            ("x" * 15, "x" * 16),
            ("x" * 16, "x" * 16),
        ]
    ]
    + [{"vin": VIN, "country": "DE", "date": "2024-02-29"}],
)
group(
    "hash-three",
    "{tenant}/{region}.{xxh64(name, seq, day) % 800 + 1}",
    {"tenant": "u32", "region": "String", "name": "String", "seq": "i64", "day": "NaiveDate"},
    lambda i: f"{i['tenant']}/{i['region']}.{suffix(800, i['name'], str(i['seq']), i['day'])}",
    [
        {"tenant": 7, "region": "eu/west", "name": name, "seq": seq, "day": day}
        for name, seq, day in [("trip", 0, DAY), ("", -1, "0000-01-01"), ("é💰", -(2**63), "9999-12-31")]
    ],
)
group(
    "hash-mixed",
    "{region}.{xxh64(active, id, level) % 16 + 1}",
    {"region": "String", "active": "bool", "id": "u128", "level": "char"},
    lambda i: f"{i['region']}.{suffix(16, lower(i['active']), str(i['id']), i['level'])}",
    [
        {"id": 0, "level": "A", "active": False, "region": "eu"},
        {"id": 2**128 - 1, "level": "💰", "active": True, "region": "eu"},
        {"id": 2**53 + 1, "level": "\u001f", "active": True, "region": "eu"},
    ],
)

# --- Separators


def separated_key(separator: str) -> KeyOf:
    return lambda i: f"{i['site']}{separator}{i['name']}{separator}{i['unit']}"


def suffixed_key(separator: str, mark: str) -> KeyOf:
    return lambda i: f"{i['site']}{separator}{i['name']}{mark}{suffix(400, i['vin'])}"


def escaped_key(separator: str) -> KeyOf:
    return lambda i: f"{i['site']}{separator}{escaped(i['name'], separator)}{separator}{i['unit']}"


PARTS = {"site": "u16", "name": "String", "unit": "u8"}
for name, layout, separator in [
    ("underscore", "{site}_{name}_{unit}", "_"),
    ("pipe", "{site}|{name}|{unit}", "|"),
    ("colons", "{site}::{name}::{unit}", "::"),
    ("slash", "{site}/{name}/{unit}", "/"),
    ("space", "{site} {name} {unit}", " "),
    ("non-ascii", "{site}é{name}é{unit}", "é"),
    ("open-brace", "{site}{{{name}{{{unit}", "{"),
    ("close-brace", "{site}}}{name}}}{unit}", "}"),
    ("braces", "{site}{{}}{name}{{}}{unit}", "{}"),
]:
    group(
        f"separator-{name}",
        layout,
        PARTS,
        separated_key(separator),
        [{"site": 7, "name": text, "unit": 3} for text in ("abc", f"a{separator}b", separator, "é💰")],
    )
for name, layout, separator, mark in [
    ("hash", "{site}-{name}#{xxh64(vin) % 400 + 1}", "-", "#"),
    ("dashes", "{site}-{name}--{xxh64(vin) % 400 + 1}", "-", "--"),
    ("slash", "{site}|{name}/{xxh64(vin) % 400 + 1}", "|", "/"),
    ("close-brace", "{site}{{{name}}}{xxh64(vin) % 400 + 1}", "{", "}"),
]:
    group(
        f"suffix-separator-{name}",
        layout,
        {"site": "u16", "name": "String", "vin": "String"},
        suffixed_key(separator, mark),
        [{"site": 7, "name": text, "vin": VIN} for text in ("abc", f"a{mark}b", mark)],
    )
group(
    "suffix-separator-drawn",
    "{site}_{name}#{shard in 1..=16}",
    {"site": "u16", "name": "String", "shard": "RandomSuffix<16>"},
    lambda i: f"{i['site']}_{i['name']}#{i['shard']}",
    [{"site": 7, "name": text, "shard": n} for text, n in (("abc", 1), ("a#1", 16))],
)

# --- Property names: the key of `types` is the name in the document

group(
    "names-renamed",
    "{device-id}-{DeviceNo}",
    {"device-id": "String", "DeviceNo": "u32"},
    lambda i: f"{i['device-id']}-{i['DeviceNo']}",
    [{"device-id": "abc-123", "DeviceNo": 7}, {"deviceId": "no", "DeviceNo": 7, "device-id": "abc-123"}],
)
group(
    "names-type",
    "{type}-{no}",
    {"type": "String", "no": "u32"},
    lambda i: f"{i['type']}-{i['no']}",
    [{"type": "trip", "no": 7}],
)
group(
    "names-bare-signs",
    "{$type}|{@id}|{größe}|{_}",
    {"$type": "String", "@id": "u32", "größe": "u8", "_": "u8"},
    lambda i: f"{i['$type']}|{i['@id']}|{i['größe']}|{i['_']}",
    [{"$type": "trip", "@id": 7, "größe": 3, "_": 1}],
)
group(
    "names-like-keywords",
    "{xxh64}-{in}.{xxh64(true) % 16 + 1}",
    {"xxh64": "String", "in": "u32", "true": "String"},
    lambda i: f"{i['xxh64']}-{i['in']}.{suffix(16, i['true'])}",
    [{"xxh64": "a", "in": 7, "true": "abc-123"}],
)
group(
    "names-digits",
    "{1}-{0}",
    {"0": "u32", "1": "String"},
    lambda i: f"{i['1']}-{i['0']}",
    [{"0": 7, "1": "abc-123"}, {"1": "abc-123", "0": 7}],
)
group(
    "names-quoted",
    '{"a:b"}-{"with space"}-{"a.b"}',
    {"a:b": "String", "with space": "u32", "a.b": "u32"},
    lambda i: f"{i['a:b']}-{i['with space']}-{i['a.b']}",
    [{"a:b": "abc-123", "with space": 7, "a.b": 8}, {"a": {"b": 9}, "a.b": 8, "with space": 7, "a:b": "x"}],
)
group(
    "names-quoted-escapes",
    r'{"say \"hi\""}|{"back\\slash"}|{"tab\u0009"}|{"del\u007f"}',
    {'say "hi"': "String", "back\\slash": "u32", "tab\t": "u8", "del\u007f": "u8"},
    lambda i: "|".join([i['say "hi"'], str(i["back\\slash"]), str(i["tab\t"]), str(i["del\u007f"])]),
    [{'say "hi"': "abc", "back\\slash": 7, "tab\t": 3, "del\u007f": 1}],
)
group(
    "names-quoted-braces",
    '{"brace{"}_{"}"}_{"{{x}}"}_{""}',
    {"brace{": "String", "}": "u32", "{{x}}": "u8", "": "u8"},
    lambda i: f"{i['brace{']}_{i['}']}_{i['{{x}}']}_{i['']}",
    [{"brace{": "abc", "}": 7, "{{x}}": 3, "": 1}],
)
group(
    "names-quoted-hash",
    '{"(date)"}.{xxh64("a, b", größe, ") % 2 + 1}") % 400 + 1}',
    {"(date)": "NaiveDate", "a, b": "String", "größe": "u8", ") % 2 + 1}": "String"},
    lambda i: f"{i['(date)']}.{suffix(400, i['a, b'], str(i['größe']), i[') % 2 + 1}'])}",
    [{"(date)": DAY, "a, b": "x", "größe": 3, ") % 2 + 1}": "y"}],
)
group(
    "names-quoted-drawn",
    '{"the date"}.{"my shard" in 1..=16}',
    {"the date": "NaiveDate", "my shard": "RandomSuffix<16>"},
    lambda i: f"{i['the date']}.{i['my shard']}",
    [{"the date": DAY, "my shard": 1}, {"my shard": 16, "the date": DAY}],
)

# --- Order: the layout's, whatever the document's

group(
    "positions",
    "{country}-{year}-{month}",
    {"month": "u8", "year": "u16", "country": "String"},
    lambda i: f"{i['country']}-{i['year']}-{i['month']}",
    [{"month": 8, "year": 2018, "country": "DE"}, {"country": "DE", "month": 8, "year": 2018}],
)

# --- Tuple structs: stored as arrays

group(
    "tuple",
    "{0}-{1}",
    {"0": "String", "1": "u16"},
    lambda i: f"{i[0]}-{i[1]}",
    [["abc-123", 2018], ["é-1", 0]],
)
group(
    "tuple-hash",
    "{0}.{xxh64(2) % 400 + 1}",
    {"0": "NaiveDate", "1": "u32", "2": "String"},
    lambda i: f"{i[0]}.{suffix(400, i[2])}",
    [[DAY, 12, VIN], [DAY, 12, ""]],
)
group(
    "tuple-positions-drawn",
    "{1}_{0}.{2 in 1..=16}",
    {"0": "u16", "1": "String", "2": "RandomSuffix<16>"},
    lambda i: f"{i[1]}_{i[0]}.{i[2]}",
    [[2018, "abc", 1], [2018, "a_b", 16]],
)

# --- Escaped text

group(
    "escape-text",
    "{tenant:%}-{user:%}",
    {"tenant": "String", "user": "String"},
    lambda i: f"{escaped(i['tenant'], '-')}-{escaped(i['user'], '-')}",
    [
        {"tenant": "a-b", "user": "c"},
        {"tenant": "a", "user": "b-c"},
        {"tenant": "a%2Db", "user": "c"},
        {"tenant": "a%2db", "user": "%"},
        {"tenant": "-", "user": "--"},
        {"tenant": "%-%", "user": "-%-"},
        {"tenant": "a.b", "user": "a+b c~d_e"},
        {"tenant": DAY, "user": UUID},  # text that looks like a date or a UUID is text
        {"tenant": "7", "user": "-7"},
        {"tenant": "true", "user": "\u2010\u2212\uff0d"},  # other hyphens
        *({"tenant": text, "user": text} for text in HARD_TEXTS),
        {"tenant": "-" * 682, "user": "u"},
        {"tenant": "u", "user": "%" * 682},
        {"tenant": "é" * 1021 + "x-", "user": "u"},
    ],
)
group(
    "escape-one-part",
    "{name:%}",
    {"name": "String"},
    lambda i: escaped(i["name"], ""),
    [{"name": text} for text in ("abc", "100%", "%25", "a.b", "a-b", "-%", "é💰", "%" * 682 + "xx")],
)
group(
    "escape-one-part-drawn",
    "{name:%}.{shard in 1..=16}",
    {"name": "String", "shard": "RandomSuffix<16>"},
    lambda i: f"{escaped(i['name'], '.')}.{i['shard']}",
    [{"name": text, "shard": 16} for text in ("abc", "a.1", "a-b", "_", "-%.")],
)
group(
    "escape-drawn",
    "{tenant:%}-{user:%}.{shard in 1..=16}",
    {"tenant": "String", "user": "String", "shard": "RandomSuffix<16>"},
    lambda i: f"{escaped(i['tenant'], '-.')}-{escaped(i['user'], '-.')}.{i['shard']}",
    [
        {"tenant": tenant, "user": user, "shard": shard}
        for tenant, user, shard in [
            ("a", "b", 1),
            ("a-b", "c", 2),
            ("a.b", "c", 3),
            ("a", "b.1", 16),
            ("a.-b", "c-.1", 16),
            ("50.5%", "-%.", 9),
            ("1", "1", 1),
            (".", ".", 10),
            ("-" * 681, "u", 16),
        ]
    ],
)
group(
    "escape-hash",
    "{tenant:%}-{date:%}.{xxh64(vin) % 400 + 1}",
    {"tenant": "String", "date": "NaiveDate", "vin": "String"},
    lambda i: f"{escaped(i['tenant'], '-.')}-{i['date']}.{suffix(400, i['vin'])}",
    [
        *({"tenant": text, "date": DAY, "vin": VIN} for text in ("contoso", "a-b", "a.b", "100%", "-.%", DAY)),
        *({"tenant": "a-b", "date": DAY, "vin": text} for text in ("", "abc-123", "a-b.c%", "a%2Db", "é💰", UUID)),
        {"tenant": "50%.a-b", "date": DAY, "vin": "abc-123"},
    ],
)
group(
    "escape-hash-two",
    "{site:%}/{name:%}#{xxh64(country, vin) % 400 + 1}",
    {"site": "i32", "name": "String", "country": "String", "vin": "String"},
    lambda i: f"{i['site']}/{escaped(i['name'], '/#')}#{suffix(400, i['country'], i['vin'])}",
    [
        {"site": 7, "name": "abc", "country": "DE", "vin": VIN},
        {"site": -7, "name": "eu/west#1", "country": "a/b", "vin": "c#1"},
        {"site": 0, "name": "a-b.c%\u001f", "country": "100%", "vin": "\u001f"},
    ],
)
group(
    "escape-suffix-separator-dashes",
    "{site:%}-{name:%}--{xxh64(vin) % 400 + 1}",
    {"site": "u16", "name": "String", "vin": "String"},
    lambda i: f"{i['site']}-{escaped(i['name'], '-')}--{suffix(400, i['vin'])}",
    [{"site": 7, "name": text, "vin": VIN} for text in ("abc", "a-b", "a--1", "-", "a.b")],
)
for name, layout, separator, texts in [
    # Characters that share a byte, or a look, with the separator are not the separator.
    ("non-ascii", "{site:%}é{name:%}é{unit:%}", "é", ["é", "aéb%", "É", "e\u0301", "è", "Ã", "©", "é" * 340 + "xx"]),
    ("three-byte", "{site:%}€{name:%}€{unit:%}", "€", ["€", "a€b", "₫", "â", "é💰"]),
    # U+1F4B0 and U+1F4B1 have the same first half in UTF-16.
    ("four-byte", "{site:%}💰{name:%}💰{unit:%}", "💰", ["💰", "a💰b%", "💱", "👩\u200d🚀", "é"]),
    ("colons", "{site:%}::{name:%}::{unit:%}", "::", ["::", ":", "a:b", "a::b", ":::", "a;b", "100%"]),
    ("arrow", "{site:%}->{name:%}->{unit:%}", "->", ["->", "-", ">", ">-", "a->b", "<", "100%"]),
    ("open-brace", "{site:%}{{{name:%}{{{unit:%}", "{", ["{", "{{", "}", "{name:%}"]),
    ("braces", "{site:%}{{}}{name:%}{{}}{unit:%}", "{}", ["{", "}", "{}", "}{", "{name:%}"]),
    ("tab", "{site:%}\t{name:%}\t{unit:%}", "\t", ["\t", "a\tb%", "\n", " ", "09"]),
    ("delete", "{site:%}\u007f{name:%}\u007f{unit:%}", "\u007f", ["\u007f", "a\u007fb%", "7F"]),
    ("letter", "{site:%}e{name:%}e{unit:%}", "e", ["e", "tree", "E", "é", "1e3", "%65"]),
]:
    group(
        f"escape-{name}",
        layout,
        PARTS,
        escaped_key(separator),
        [{"site": 7, "name": text, "unit": 3} for text in ("abc", *texts)],
    )
group(
    "escape-braces-drawn",
    "{site:%}{{{name:%}}}{shard in 1..=16}",
    {"site": "u16", "name": "String", "shard": "RandomSuffix<16>"},
    lambda i: f"{i['site']}{{{escaped(i['name'], '{}')}}}{i['shard']}",
    [{"site": 7, "name": text, "shard": 16} for text in ("abc", "{", "}", "a}1", "{shard in 1..=16}")],
)

# --- What is not text is not escaped

group(
    "escape-integers",
    "{a:%}-{b:%}-{c:%}-{name:%}",
    {"a": "i8", "b": "i128", "c": "u128", "name": "String"},
    lambda i: f"{i['a']}-{i['b']}-{i['c']}-{escaped(i['name'], '-')}",
    [
        {"a": 0, "b": 0, "c": 0, "name": "0"},
        {"a": -1, "b": -1, "c": 1, "name": "-1"},
        {"a": -128, "b": -(2**127), "c": 2**128 - 1, "name": "a-b"},
        {"a": 127, "b": 2**127 - 1, "c": 2**53 + 1, "name": "%"},
    ],
)
group(
    "escape-integers-drawn",
    "{name:%}-{no:%}-{shard in 1..=400}",
    {"name": "String", "no": "i64", "shard": "RandomSuffix<400>"},
    lambda i: f"{escaped(i['name'], '-')}-{i['no']}-{i['shard']}",
    [
        {"name": "a-1", "no": 2, "shard": 3},
        {"name": "a", "no": -12, "shard": 3},
        {"name": "a-", "no": -(2**63), "shard": 400},
    ],
)
group(
    "escape-date-uuid",
    "{date:%}-{id:%}-{name:%}",
    {"date": "NaiveDate", "id": "Uuid", "name": "String"},
    lambda i: f"{i['date']}-{i['id']}-{escaped(i['name'], '-')}",
    [
        *({"date": date, "id": UUID, "name": "abc"} for date in DATES),
        *({"date": DAY, "id": uuid, "name": "a-b"} for uuid in (UUID, NIL, MAX)),
        {"date": DAY, "id": UUID, "name": DAY},
        {"date": DAY, "id": UUID, "name": UUID},
    ],
)
group(
    "escape-uuid-letters",
    "{id:%}e{name:%}e{active:%}",
    {"id": "Uuid", "name": "String", "active": "bool"},
    lambda i: f"{i['id']}e{escaped(i['name'], 'e')}e{lower(i['active'])}",
    [
        {"id": "eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee", "name": name, "active": active}
        for name, active in [("abc", True), ("tree", False), ("true", True), ("a-b", True)]
    ],
)
group(
    "escape-bool",
    "{name:%}-{active:%}",
    {"name": "String", "active": "bool"},
    lambda i: f"{escaped(i['name'], '-')}-{lower(i['active'])}",
    [{"name": name, "active": active} for name in ("abc", "a-true") for active in (True, False)],
)
group(
    "escape-char",
    "{grade:%}_{no:%}",
    {"grade": "char", "no": "u32"},
    lambda i: f"{escaped(i['grade'], '_')}_{i['no']}",
    [{"grade": char, "no": 42} for char in ("%", "-", ".", *CHARS)],
)
group(
    "escape-enum",
    "{tier:%}-{customerNo:%}",
    {"tier": "Tier", "customerNo": "u32"},
    lambda i: f"{escaped(i['tier'], '-')}-{i['customerNo']}",
    [{"tier": tier, "customerNo": 7} for tier in TIERS],
)
group(
    "escape-newtype",
    "{vin:%}-{deviceNo:%}-{tripId:%}",
    {"vin": "Vin", "deviceNo": "DeviceNo", "tripId": "TripId"},
    lambda i: f"{escaped(i['vin'], '-')}-{i['deviceNo']}-{i['tripId']}",
    [
        {"vin": VIN, "deviceNo": 0, "tripId": UUID},
        {"vin": "a-b%", "deviceNo": 4294967295, "tripId": NIL},
        {"vin": UUID, "deviceNo": 7, "tripId": UUID},
    ],
)
group(
    "escape-names",
    '{"a:%":%}-{"with space":%}-{größe:%}',
    {"a:%": "String", "with space": "u32", "größe": "String"},
    lambda i: f"{escaped(i['a:%'], '-')}-{i['with space']}-{escaped(i['größe'], '-')}",
    [{"a:%": "abc", "with space": 7, "größe": "x"}, {"größe": "x-y", "with space": 7, "a:%": "a:%-b"}],
)
group(
    "escape-tuple",
    "{1:%}_{0:%}.{2 in 1..=16}",
    {"0": "NaiveDate", "1": "String", "2": "RandomSuffix<16>"},
    lambda i: f"{escaped(i[1], '_.')}_{i[0]}.{i[2]}",
    [[DAY, "abc", 1], [DAY, "a_b.c-d%", 16]],
)
group(
    "escape-off",
    "{site}%A0{name}%A0{unit}",
    PARTS,
    separated_key("%A0"),
    [{"site": 7, "name": text, "unit": 3} for text in ("abc", "100%", "a%A0b", "%25")],
)

# --- Documents that have no key

refuse("empty-text", "text", {"name": ""}, "empty part")
refuse("empty-text-first", "device-year", {"deviceId": "", "date": 2018}, "empty part")
refuse("empty-text-between", "separator-pipe", {"site": 7, "name": "", "unit": 3}, "empty part")
refuse("empty-text-before-suffix", "text-longest-with-suffix", {"id": "42", "name": ""}, "empty part")
refuse("empty-newtype", "newtype", {"vin": "", "deviceNo": 7}, "empty part")
refuse("empty-in-tuple", "tuple", ["", 2018], "empty part")
refuse("long-2049", "text", {"name": abc(2049)}, "key too long")
refuse("long-2049-two-byte", "text", {"name": "x" + "é" * 1024}, "key too long")
refuse("long-2049-three-byte", "text", {"name": "€" * 683}, "key too long")
refuse("long-2052-four-byte", "text", {"name": "💰" * 513}, "key too long")
refuse("long-by-second-part", "device-year", {"deviceId": abc(2044), "date": 2018}, "key too long")
refuse("long-by-suffix", "text-longest-with-suffix", {"id": "42", "name": abc(2043)}, "key too long")
refuse("escape-empty-text", "escape-text", {"tenant": "a", "user": ""}, "empty part")
refuse("escape-long-2049", "escape-text", {"tenant": "-" * 682 + "x", "user": "u"}, "key too long")
refuse("escape-long-2049-percent", "escape-one-part", {"name": "%" * 683}, "key too long")
refuse("escape-long-two-byte", "escape-non-ascii", {"site": 7, "name": "é" * 340 + "xxx", "unit": 3}, "key too long")
refuse("escape-long-2049-drawn", "escape-drawn", {"tenant": "." * 681, "user": "us", "shard": 16}, "key too long")
refuse("escape-drawn-17", "escape-drawn", {"tenant": "a", "user": "b", "shard": 17}, "suffix out of range")
refuse("escape-year-10000", "escape-date-uuid", {"date": "+10000-01-01", "id": UUID, "name": "a"}, "year out of range")
refuse("escape-null", "escape-text", {"tenant": None, "user": "u"}, "not a part")
refuse("escape-missing", "escape-text", {"tenant": "a", "user:%": "u"}, "missing property")
refuse("drawn-0", "trip-drawn", {"date": DAY, "shard": 0}, "suffix out of range")
refuse("drawn-401", "trip-drawn", {"date": DAY, "shard": 401}, "suffix out of range")
refuse("drawn-negative", "trip-drawn", {"date": DAY, "shard": -1}, "suffix out of range")
refuse("drawn-3-of-2", "drawn-2", {"deviceId": "abc-123", "shard": 3}, "suffix out of range")
refuse("drawn-65536", "drawn-65535", {"date": DAY, "site": 7, "bucket": 65536}, "suffix out of range")
refuse("drawn-2-to-the-64", "trip-drawn", {"date": DAY, "shard": 2**64 + 1}, "suffix out of range")
refuse("year-10000", "date", {"date": "+10000-01-01", "unit": 7}, "year out of range")
refuse("year-before-0000", "date", {"date": "-0001-12-31", "unit": 7}, "year out of range")
refuse("year-10000-hashed", "hash-date", {"site": 7, "date": "+10000-01-01"}, "year out of range")
refuse("null", "device-year", {"deviceId": None, "date": 2018}, "not a part")
refuse("null-hashed", "trip-vin", {"date": DAY, "vin": None}, "not a part")
refuse("null-drawn", "trip-drawn", {"date": DAY, "shard": None}, "not a part")
refuse("text-drawn", "trip-drawn", {"date": DAY, "shard": "1"}, "not a part")
refuse("float", "device-year", {"deviceId": "abc-123", "date": 2018.5}, "not a part")
refuse("float-without-fraction", "device-year", {"deviceId": "abc-123", "date": 2018.0}, "not a part")
refuse("float-drawn", "trip-drawn", {"date": DAY, "shard": 1.0}, "not a part")
refuse("array", "device-year", {"deviceId": ["abc-123"], "date": 2018}, "not a part")
refuse("object", "device-year", {"deviceId": {"id": "abc-123"}, "date": 2018}, "not a part")
refuse("missing", "device-year", {"deviceId": "abc-123"}, "missing property")
refuse("missing-other-case", "device-year", {"deviceID": "abc-123", "date": 2018}, "missing property")
refuse("missing-nested", "names-quoted", {"a": {"b": 8}, "a:b": "x", "with space": 7}, "missing property")
refuse("missing-hashed", "hash-two", {"date": DAY, "vin": VIN}, "missing property")
refuse("missing-drawn", "trip-drawn", {"date": DAY}, "missing property")
refuse("missing-element", "tuple", ["abc-123"], "missing property")

# --- Layouts that are not layouts of Key Format 1

BAD_LAYOUTS = {
    "": "no part",
    "abc": "no part",
    "{xxh64(vin) % 400 + 1}": "no part before the suffix",
    ".{shard in 1..=400}": "no part before the suffix",
    "{date}.{xxh64(vin) % 400 + 1}-{site}": "a part after the suffix",
    "{date}.{xxh64(vin) % 400 + 1}!": "text after the suffix",
    "{date}.{xxh64(vin) % 400 + 1}.{shard in 1..=400}": "two suffixes",
    "{}": "no name",
    "{a": "not closed",
    "a}": "a single closing brace",
    "{a}}": "a single closing brace",
    "{a}{{b}": "a single closing brace",
    "{{a}}": "no part",
    "{a}-{": "not closed",
    "{a b}": "a name that needs quotes",
    "{a.b}": "a name that needs quotes",
    "{a,b}": "a name that needs quotes",
    "{ a}": "a space before the name",
    "{a }": "a space after the name",
    '{"a"}': "quotes around a name that is written bare",
    '{"größe"}': "quotes around a name that is written bare",
    '{"a b}': "a quoted name that is not closed",
    r'{"\n"}': "an escape that the grammar does not have",
    r'{"a\/b"}': "an escape that the grammar does not have",
    r'{"tab \u0009\u0041"}': "a needless escape",
    r'{"\u000A"}': "an escape in upper case",
    '{"a\tb"}': "a control character that is not escaped",
    '{"a\u007fb"}': "a control character that is not escaped",
    "{at:day}": "an unknown option",
    "{seq:06}": "an unknown option",
    "{tenant:}": "an unknown option",
    '{"a b":day}': "an unknown option",
    "{date}.{xxh64(at:day) % 400 + 1}": "an unknown option",
    "{a:%}-{b}": "`:%` on some parts only",
    "{a}-{b:%}": "`:%` on some parts only",
    "{a:%}-{b}-{c:%}": "`:%` on some parts only",
    "{a}-{b:%}.{shard in 1..=400}": "`:%` on some parts only",
    "{date}.{xxh64(vin:%) % 400 + 1}": "`:%` on a hashed property",
    "{date:%}.{xxh64(vin:%) % 400 + 1}": "`:%` on a hashed property",
    "{date:%}.{xxh64(country, vin:%) % 400 + 1}": "`:%` on a hashed property",
    "{date:%}.{shard:% in 1..=400}": "`:%` on a drawn suffix",
    "{date:%}.{shard in 1..=400:%}": "`:%` on a drawn suffix",
    "{a:%}%{b:%}": "a separator that escapes are written with",
    "{a:%}-0-{b:%}": "a separator that escapes are written with",
    "{a:%}9{b:%}": "a separator that escapes are written with",
    "{a:%}A{b:%}": "a separator that escapes are written with",
    "{a:%}-{b:%}F{shard in 1..=400}": "a separator that escapes are written with",
    "{a:%}-{b:%}.5{xxh64(vin) % 400 + 1}": "a separator that escapes are written with",
    "B-{a:%}": "text that escapes are written with",
    "{a:%25}": "an unknown option",
    "{a:%%}": "an unknown option",
    "{a:%:%}": "an unknown option",
    "{a: %}": "an unknown option",
    "{a:% }": "an unknown option",
    "{a :%}": "a space after the name",
    "{a%}": "a name that needs quotes",
    "{:%}": "no name",
    "{a:%": "not closed",
    '{"a":%}': "quotes around a name that is written bare",
    '{"a b:%}': "a quoted name that is not closed",
    "{date}.{xxh64(vin) % 400}": "no + 1",
    "{date}.{xxh64(vin) % 400 + 2}": "not + 1",
    "{date}.{xxh64(vin)%400+1}": "the spaces are part of the grammar",
    "{date}.{xxh64(a,b) % 400 + 1}": "the spaces are part of the grammar",
    "{date}.{xxh64(a, b, ) % 400 + 1}": "a comma without a name",
    "{date}.{xxh64() % 400 + 1}": "no hashed name",
    "{date}.{xxh3(vin) % 400 + 1}": "an unknown function",
    "{date}.{XXH64(vin) % 400 + 1}": "an unknown function",
    "{date}.{xxh64(vin) % 1 + 1}": "N below 2",
    "{date}.{xxh64(vin) % 65536 + 1}": "N above 65535",
    "{date}.{xxh64(vin) % 0400 + 1}": "N with a leading zero",
    "{date}.{xxh64(vin) % -400 + 1}": "N with a sign",
    "{date}.{xxh64(vin) % \u0664\u0660\u0660 + 1}": "digits other than 0 to 9",
    "{date}.{shard in 1..=1}": "N below 2",
    "{date}.{shard in 1..=65536}": "N above 65535",
    "{date}.{shard in 0..=400}": "a range that does not start at 1",
    "{date}.{shard in 1..400}": "a range without =",
    "{date}.{shard  in 1..=400}": "the spaces are part of the grammar",
    "{a}\n{b": "not closed",
}


def check_facts() -> None:
    for text, (digest, suffixes) in KNOWN_SUFFIXES.items():
        assert xxhash.xxh64_hexdigest(text.encode(), seed=42) == digest, text
        for n, expected in suffixes.items():
            assert suffix(n, text) == expected, (text, n)
    for char, escape in ESCAPES.items():
        assert escape == escape.upper() and unquote(escape, errors="strict") == char != escape, char
    keys = {(g["name"], c["key"]) for g in groups for c in g["cases"]}
    assert ("device-year", "abc-123-2018") in keys
    assert ("trip-drawn", "2018-08-09.1") in keys
    assert ("trip-drawn", "2018-08-09.400") in keys
    assert ("trip-vin", "2018-08-09.225") in keys
    assert ("escape-text", "a%2Db-c") in keys
    assert ("escape-hash", "50%25%2Ea%2Db-2018-08-09.353") in keys

    names = [g["name"] for g in groups + refused]
    assert len(names) == len(set(names)), "two groups or refusals of one name"
    shapes = [(g["layout"], tuple(g["types"].items())) for g in groups]
    assert len(shapes) == len(set(shapes)), "two groups of one layout and types"
    for g in groups:
        for c in g["cases"]:
            assert 0 < len(c["key"].encode()) <= 2048, g["name"]
    for name in ("escape-text", "escape-one-part", "escape-drawn", "escape-non-ascii"):
        lengths = [len(c["key"].encode()) for g in groups if g["name"] == name for c in g["cases"]]
        assert max(lengths) == 2048, (name, max(lengths))


def render() -> str:
    """One case per line, ASCII only: every code point is visible in a diff."""

    def block(values: Iterable[Any], indent: str) -> str:
        return "[\n" + ",\n".join(indent + "  " + json.dumps(value) for value in values) + f"\n{indent}]"

    rendered = [
        "    {\n"
        f'      "name": {json.dumps(g["name"])},\n'
        f'      "layout": {json.dumps(g["layout"])},\n'
        f'      "types": {json.dumps(g["types"])},\n'
        f'      "cases": {block(g["cases"], "      ")}\n'
        "    }"
        for g in groups
    ]
    bad_layouts = [{"layout": layout, "why": why} for layout, why in BAD_LAYOUTS.items()]
    return (
        "{\n"
        '  "format": 1,\n'
        f'  "made": {json.dumps(MADE)},\n'
        '  "groups": [\n' + ",\n".join(rendered) + "\n  ],\n"
        f'  "refused": {block(refused, "  ")},\n'
        f'  "bad_layouts": {block(bad_layouts, "  ")}\n'
        "}\n"
    )


def main() -> int:
    check_facts()
    text = render()
    if sys.argv[1:] == ["--check"]:
        if FILE.read_bytes() != text.encode():
            print(f"{FILE.name} is not what {Path(__file__).name} writes", file=sys.stderr)
            return 1
        return 0
    FILE.write_bytes(text.encode())
    keys = sum(len(g["cases"]) for g in groups)
    print(f"{FILE.name}: {keys} keys, {len(refused)} refusals, {len(BAD_LAYOUTS)} bad layouts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
