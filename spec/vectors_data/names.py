"""Separators, names of properties, order, and documents that are arrays."""

from vectors_data.tools import DAY, PARTS, VIN, KeyOf, group, separated_key, suffix

# --- Separators


def suffixed_key(separator: str, mark: str) -> KeyOf:
    return lambda i: f"{i['site']}{separator}{i['name']}{mark}{suffix(400, i['vin'])}"


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
