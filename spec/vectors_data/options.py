"""The options `?"..."`, `0` and a width, `lower` and `upper`: alone, hashed and with `:%`."""

from __future__ import annotations

from typing import Any

from vectors_data.tools import DATES, DAY, HARD_TEXTS, MAX, NIL, TIERS, UUID, VIN, escaped, folded, group, padded, suffix

# Letters and what looks like letters. Only ASCII letters are folded.
CASED = [
    "abcxyz",
    "ABCXYZ",
    "Contoso-EU_West.7",
    "@[`{",  # the neighbours of A, Z, a and z
    "Zürich ÄÖÜ äöü",
    "Straße ẞ",
    "İstanbul ı",
    "\u212aelvin ſ",  # the Kelvin sign and the long s, which become ASCII in Unicode's own folding
    "ΣΑΣ σας",
    "ﬁ ǅ",
    "日本 💰",
    "100% 2018",
]


def or_none(value: Any, none: str) -> str:
    return none if value is None else str(value)


# --- A text for what is missing

group(
    "none-integer",
    '{region:?"none"}-{no}',
    {"region": "Option<u32>", "no": "u32"},
    lambda i: f"{or_none(i.get('region'), 'none')}-{i['no']}",
    [
        {"no": 7},
        {"no": 7, "region": None},
        {"region": None, "no": 7, "Region": 3},
        *({"region": value, "no": 7} for value in (0, 1, 4294967295)),
    ],
)
group(
    "none-uuid",
    '{tenantId:?"none"}_{no}',
    {"tenantId": "Option<Uuid>", "no": "u64"},
    lambda i: f"{or_none(i.get('tenantId'), 'none')}_{i['no']}",
    [{"no": 7}, *({"tenantId": uuid, "no": 7} for uuid in (None, UUID, NIL, MAX))],
)
group(
    "none-date",
    '{date:?"undated"}_{name}',
    {"date": "Option<NaiveDate>", "name": "String"},
    lambda i: f"{or_none(i.get('date'), 'undated')}_{i['name']}",
    [{"name": "a_b"}, *({"date": date, "name": "abc"} for date in (None, *DATES)), {"date": DAY, "name": "undated"}],
)
group(
    "none-enum",
    '{tier:?"-"}_{customerNo}',
    {"tier": "Option<Tier>", "customerNo": "u32"},
    lambda i: f"{or_none(i.get('tier'), '-')}_{i['customerNo']}",
    [{"customerNo": 7}, *({"tier": tier, "customerNo": 7} for tier in (None, *TIERS))],
)
QUOTED = 'say "hi" {\\} \t\u007fé💰'
group(
    "none-quoted",
    r'{no:?"say \"hi\" {\\} \u0009\u007fé💰"}_{name}',
    {"no": "Option<u32>", "name": "String"},
    lambda i: f"{or_none(i.get('no'), QUOTED)}_{i['name']}",
    [{"name": "abc"}, {"no": None, "name": "a_b"}, {"no": 0, "name": "abc"}],
)
group(
    "none-hash",
    '{date}.{xxh64(driver:?"none") % 400 + 1}',
    {"date": "NaiveDate", "driver": "Option<u32>"},
    lambda i: f"{i['date']}.{suffix(400, or_none(i.get('driver'), 'none'))}",
    [{"date": DAY}, *({"date": DAY, "driver": value} for value in (None, 0, 42, 4294967295))],
)

# --- Digits in front

group(
    "pad",
    "{seq:06}-{name}",
    {"seq": "u32", "name": "String"},
    lambda i: f"{padded(i['seq'], 6)}-{i['name']}",
    [{"seq": value, "name": "a-b"} for value in (0, 7, 10, 4242, 99999, 100000, 999999)],
)
group(
    "pad-1",
    "{digit:01}-{name}",
    {"digit": "u16", "name": "String"},
    lambda i: f"{padded(i['digit'], 1)}-{i['name']}",
    [{"digit": value, "name": "abc"} for value in (0, 1, 9)],
)
group(
    "pad-39",
    "{seq:039}",
    {"seq": "u128"},
    lambda i: padded(i["seq"], 39),
    [{"seq": value} for value in (0, 7, 2**53 + 1, 2**64 - 1, 10**38 - 1, 2**128 - 1)],
)
group(
    "pad-signed",
    "{seq:010}.{xxh64(vin) % 16 + 1}",
    {"seq": "i64", "vin": "String"},
    lambda i: f"{padded(i['seq'], 10)}.{suffix(16, i['vin'])}",
    [{"seq": value, "vin": VIN} for value in (0, 1, 2147483648, 9999999999)],
)
group(
    "pad-hash",
    "{date}.{xxh64(no:08, unit) % 400 + 1}",
    {"date": "NaiveDate", "no": "u32", "unit": "u16"},
    lambda i: f"{i['date']}.{suffix(400, padded(i['no'], 8), str(i['unit']))}",
    [{"date": DAY, "no": value, "unit": 7} for value in (0, 42, 12345678, 99999999)],
)
group(
    "pad-none",
    '{seq:?"none":06}-{name}',
    {"seq": "Option<u32>", "name": "String"},
    lambda i: f"{'none' if i.get('seq') is None else padded(i['seq'], 6)}-{i['name']}",
    [{"name": "abc"}, *({"seq": value, "name": "a-b"} for value in (None, 0, 7, 999999))],
)

# --- Case

group(
    "lower",
    "{email:lower}",
    {"email": "String"},
    lambda i: folded(i["email"], "lower"),
    [{"email": text} for text in ("Ada@Example.COM", *CASED, *HARD_TEXTS)],
)
group(
    "upper",
    "{vin:upper}-{no}",
    {"vin": "Vin", "no": "u32"},
    lambda i: f"{folded(i['vin'], 'upper')}-{i['no']}",
    [{"vin": text, "no": 7} for text in (VIN, VIN.lower(), *CASED)],
)
group(
    "upper-enum",
    "{tier:upper}-{customerNo}",
    {"tier": "Tier", "customerNo": "u32"},
    lambda i: f"{folded(i['tier'], 'upper')}-{i['customerNo']}",
    [{"tier": tier, "customerNo": 7} for tier in TIERS],
)
group(
    "lower-hash",
    "{date}.{xxh64(vin:lower) % 400 + 1}",
    {"date": "NaiveDate", "vin": "String"},
    lambda i: f"{i['date']}.{suffix(400, folded(i['vin'], 'lower'))}",
    [{"date": DAY, "vin": text} for text in ("", VIN, VIN.lower(), *CASED)],
)
group(
    "lower-none",
    '{region:?"NONE":lower}-{no}',
    {"region": "Option<String>", "no": "u32"},
    lambda i: f"{'NONE' if i.get('region') is None else folded(i['region'], 'lower')}-{i['no']}",
    [{"no": 7}, *({"region": text, "no": 7} for text in (None, "NONE", "none", "EU-West", "É"))],
)
group(
    "upper-none-hash",
    '{date}.{xxh64(region:?"none":upper, vin:upper) % 400 + 1}',
    {"date": "NaiveDate", "region": "Option<String>", "vin": "String"},
    lambda i: (
        f"{i['date']}."
        f"{suffix(400, 'none' if i.get('region') is None else folded(i['region'], 'upper'), folded(i['vin'], 'upper'))}"
    ),
    [
        {"date": DAY, "vin": VIN},
        *({"date": DAY, "region": text, "vin": VIN.lower()} for text in (None, "", "none", "eu-west", "Straße")),
    ],
)

# --- With `:%`: options first, then escapes; the text of `?` is escaped where the part has `:%`

group(
    "escape-case",
    "{tenant:lower:%}-{user:upper:%}",
    {"tenant": "String", "user": "String"},
    lambda i: f"{escaped(folded(i['tenant'], 'lower'), '-')}-{escaped(folded(i['user'], 'upper'), '-')}",
    [
        {"tenant": tenant, "user": user}
        for tenant, user in [("A-B", "c"), ("a", "B-c"), ("%2D", "%2d"), ("É-É", "é-é"), ("50%", "x%y")]
    ],
)
group(
    "escape-case-letter",
    "{tenant:upper:%}x{user:lower:%}",
    {"tenant": "String", "user": "String"},
    lambda i: f"{escaped(folded(i['tenant'], 'upper'), 'x')}x{escaped(folded(i['user'], 'lower'), 'x')}",
    [{"tenant": text, "user": text} for text in ("abc", "x", "X", "aXxb%", "%78")],
)
group(
    "escape-pad",
    "{seq:06}-{name:%}",
    {"seq": "u32", "name": "String"},
    lambda i: f"{padded(i['seq'], 6)}-{escaped(i['name'], '-')}",
    [{"seq": 7, "name": text} for text in ("abc", "a-b", "000007", "100%")],
)
group(
    "escape-none-enum",
    '{tier:?"n-a%":%}-{name:%}',
    {"tier": "Option<Tier>", "name": "String"},
    lambda i: f"{escaped(or_none(i.get('tier'), 'n-a%'), '-')}-{escaped(i['name'], '-')}",
    [{"name": "a-b"}, *({"tier": tier, "name": "abc"} for tier in (None, *TIERS))],
)
group(
    "escape-none-integer",
    '{name:%}-{no:?"n-a%"}',
    {"name": "String", "no": "Option<u32>"},
    lambda i: f"{escaped(i['name'], '-')}-{or_none(i.get('no'), 'n-a%')}",
    [{"name": "n-a%"}, {"name": "abc", "no": None}, {"name": "a-b", "no": 0}, {"name": "a-b", "no": 4294967295}],
)
group(
    "escape-none-lower",
    '{region:?"N-A":lower:%}-{name:%}',
    {"region": "Option<String>", "name": "String"},
    lambda i: (
        f"{escaped('N-A' if i.get('region') is None else folded(i['region'], 'lower'), '-')}-{escaped(i['name'], '-')}"
    ),
    [{"name": "abc"}, *({"region": text, "name": "a-b"} for text in (None, "N-A", "n-a", "EU", "É%"))],
)
