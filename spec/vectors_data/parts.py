"""Parts, hash suffixes and drawn suffixes: what each type of a property looks like in a key."""

from vectors_data.tools import (
    CHARS,
    DATES,
    DAY,
    HARD_TEXTS,
    KNOWN_SUFFIXES,
    MAX,
    NIL,
    TIERS,
    UUID,
    VIN,
    KeyOf,
    abc,
    group,
    lower,
    suffix,
)

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
