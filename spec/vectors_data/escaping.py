"""Layouts with `:%`, which is on exactly the parts that are text."""

from vectors_data.tools import (
    CHARS,
    DATES,
    DAY,
    HARD_TEXTS,
    MAX,
    NIL,
    PARTS,
    TIERS,
    UUID,
    VIN,
    KeyOf,
    escaped,
    group,
    lower,
    separated_key,
    suffix,
)


def escaped_key(separator: str) -> KeyOf:
    return lambda i: f"{i['site']}{separator}{escaped(i['name'], separator)}{separator}{i['unit']}"


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
    "{tenant:%}-{date}.{xxh64(vin) % 400 + 1}",
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
    "{site}/{name:%}#{xxh64(country, vin) % 400 + 1}",
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
    "{site}-{name:%}--{xxh64(vin) % 400 + 1}",
    {"site": "u16", "name": "String", "vin": "String"},
    lambda i: f"{i['site']}-{escaped(i['name'], '-')}--{suffix(400, i['vin'])}",
    [{"site": 7, "name": text, "vin": VIN} for text in ("abc", "a-b", "a--1", "-", "a.b")],
)
for name, layout, separator, texts in [
    # Characters that share a byte, or a look, with the separator are not the separator.
    ("non-ascii", "{site}é{name:%}é{unit}", "é", ["é", "aéb%", "É", "e\u0301", "è", "Ã", "©", "é" * 340 + "xx"]),
    ("three-byte", "{site}€{name:%}€{unit}", "€", ["€", "a€b", "₫", "â", "é💰"]),
    # U+1F4B0 and U+1F4B1 have the same first half in UTF-16.
    ("four-byte", "{site}💰{name:%}💰{unit}", "💰", ["💰", "a💰b%", "💱", "👩\u200d🚀", "é"]),
    ("colons", "{site}::{name:%}::{unit}", "::", ["::", ":", "a:b", "a::b", ":::", "a;b", "100%"]),
    ("arrow", "{site}->{name:%}->{unit}", "->", ["->", "-", ">", ">-", "a->b", "<", "100%"]),
    ("open-brace", "{site}{{{name:%}{{{unit}", "{", ["{", "{{", "}", "{name:%}"]),
    ("braces", "{site}{{}}{name:%}{{}}{unit}", "{}", ["{", "}", "{}", "}{", "{name:%}"]),
    ("tab", "{site}\t{name:%}\t{unit}", "\t", ["\t", "a\tb%", "\n", " ", "09"]),
    ("delete", "{site}\u007f{name:%}\u007f{unit}", "\u007f", ["\u007f", "a\u007fb%", "7F"]),
    ("letter", "{site}e{name:%}e{unit}", "e", ["e", "tree", "E", "é", "1e3", "%65"]),
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
    "{site}{{{name:%}}}{shard in 1..=16}",
    {"site": "u16", "name": "String", "shard": "RandomSuffix<16>"},
    lambda i: f"{i['site']}{{{escaped(i['name'], '{}')}}}{i['shard']}",
    [{"site": 7, "name": text, "shard": 16} for text in ("abc", "{", "}", "a}1", "{shard in 1..=16}")],
)

# --- What is not text has no `:%`

group(
    "escape-integers",
    "{a}-{b}-{c}-{name:%}",
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
    "{name:%}-{no}-{shard in 1..=400}",
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
    "{date}-{id}-{name:%}",
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
    "{id}e{name:%}e{active}",
    {"id": "Uuid", "name": "String", "active": "bool"},
    lambda i: f"{i['id']}e{escaped(i['name'], 'e')}e{lower(i['active'])}",
    [
        {"id": "eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee", "name": name, "active": active}
        for name, active in [("abc", True), ("tree", False), ("true", True), ("a-b", True)]
    ],
)
group(
    "escape-bool",
    "{name:%}-{active}",
    {"name": "String", "active": "bool"},
    lambda i: f"{escaped(i['name'], '-')}-{lower(i['active'])}",
    [{"name": name, "active": active} for name in ("abc", "a-true") for active in (True, False)],
)
group(
    "escape-char",
    "{grade:%}_{no}",
    {"grade": "char", "no": "u32"},
    lambda i: f"{escaped(i['grade'], '_')}_{i['no']}",
    [{"grade": char, "no": 42} for char in ("%", "-", ".", *CHARS)],
)
group(
    "escape-enum",
    "{tier:%}-{customerNo}",
    {"tier": "Tier", "customerNo": "u32"},
    lambda i: f"{escaped(i['tier'], '-')}-{i['customerNo']}",
    [{"tier": tier, "customerNo": 7} for tier in TIERS],
)
group(
    "escape-newtype",
    "{vin:%}-{deviceNo}-{tripId}",
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
    '{"a:%":%}-{"with space"}-{größe:%}',
    {"a:%": "String", "with space": "u32", "größe": "String"},
    lambda i: f"{escaped(i['a:%'], '-')}-{i['with space']}-{escaped(i['größe'], '-')}",
    [{"a:%": "abc", "with space": 7, "größe": "x"}, {"größe": "x-y", "with space": 7, "a:%": "a:%-b"}],
)
group(
    "escape-tuple",
    "{1:%}_{0}.{2 in 1..=16}",
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

# --- The layout tells a UUID from text that looks like one

group(
    "escape-uuid",
    "{id}-{name:%}",
    {"id": "Uuid", "name": "String"},
    lambda i: f"{i['id']}-{escaped(i['name'], '-')}",
    [{"id": uuid, "name": name} for uuid, name in [(UUID, "abc"), (NIL, "a-b"), (MAX, UUID), (UUID, "50%")]],
)
group(
    "escape-uuid-as-text",
    "{id:%}-{name:%}",
    {"id": "String", "name": "String"},
    lambda i: f"{escaped(i['id'], '-')}-{escaped(i['name'], '-')}",
    [{"id": uuid, "name": name} for uuid, name in [(UUID, "abc"), (NIL, "a-b"), (MAX, UUID), (DAY, DAY)]],
)
# --- What Table Storage forbids

FORBIDDEN = "/\\#?\0\t\n\u007f\u0080\u009f"
group(
    "escape-table",
    "{tenant:%table}_{day}_{user:%table}",
    {"tenant": "String", "day": "NaiveDate", "user": "String"},
    lambda i: f"{escaped(i['tenant'], '_' + FORBIDDEN)}_{i['day']}_{escaped(i['user'], '_' + FORBIDDEN)}",
    [
        {"tenant": tenant, "day": DAY, "user": user}
        for tenant, user in [
            ("a", "b"),
            ("a/b", "c\\d"),
            ("#", "?"),
            ("a_b%", "%2F"),
            ("\0", "\n"),
            ("\t", "\u007f"),
            ("\u0080", "\u009f"),
            ("\u00a0", "é💰"),
            ("a-b.c", "'+ ~"),
        ]
    ],
)
group(
    "escape-no-text",
    "{day}-{tripId}",
    {"day": "NaiveDate", "tripId": "TripId"},
    lambda i: f"{i['day']}-{i['tripId']}",
    [{"day": date, "tripId": UUID} for date in DATES],
)
