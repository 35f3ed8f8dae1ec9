"""Items that may also be under other layouts: the key, and the keys to look under."""

from __future__ import annotations

from vectors_data.tools import DAY, KNOWN_SUFFIXES, UUID, VIN, also_read, escaped, folded, grown, padded, rolled, suffix

grown(
    "grown",
    "{date}.{xxh64(vin) % N + 1}",
    {"date": "NaiveDate", "vin": "String"},
    [800, 400],
    lambda i, n: f"{i['date']}.{suffix(n, i['vin'])}",
    [{"date": DAY, "vin": text} for text in KNOWN_SUFFIXES],
)
grown(
    "grown-twice",
    "{date}.{xxh64(vin) % N + 1}",
    {"date": "NaiveDate", "vin": "String"},
    [800, 400, 200],
    lambda i, n: f"{i['date']}.{suffix(n, i['vin'])}",
    [{"date": DAY, "vin": text} for text in KNOWN_SUFFIXES],
)
grown(
    "grown-and-shrunk",
    "{site}-{name}#{xxh64(vin) % N + 1}",  # also from more to fewer; the order is that of the list
    {"site": "u16", "name": "String", "vin": "String"},
    [3, 2, 65535, 16],
    lambda i, n: f"{i['site']}-{i['name']}#{suffix(n, i['vin'])}",
    [{"site": 7, "name": "a#1", "vin": text} for text in KNOWN_SUFFIXES],
)
grown(
    "grown-hash-two",
    "{date}.{xxh64(country, vin:lower) % N + 1}",
    {"date": "NaiveDate", "country": "String", "vin": "String"},
    [400, 200, 100],
    lambda i, n: f"{i['date']}.{suffix(n, i['country'], folded(i['vin'], 'lower'))}",
    [{"date": DAY, "country": country, "vin": VIN} for country in ("DE", "de", "", "é")],
)
also_read(
    "also-read-plain",
    "{date}.{xxh64(vin) % 400 + 1}",  # a key that had no suffix
    {"{date}": lambda i: i["date"]},
    {"date": "NaiveDate", "vin": "String"},
    lambda i: f"{i['date']}.{suffix(400, i['vin'])}",
    [{"date": DAY, "vin": text} for text in ("", "0", VIN)],
)
also_read(
    "also-read-hand-written",
    "{tenant}-{at:day}.{xxh64(device) % 16 + 1}",  # a key that a program made with a format string
    {"{tenant}_{at:month}": lambda i: f"{i['tenant']}_{rolled(i['at'], 'month')}"},
    {"tenant": "String", "at": "DateTime<FixedOffset>", "device": "String"},
    lambda i: f"{i['tenant']}-{rolled(i['at'], 'day')}.{suffix(16, i['device'])}",
    [{"tenant": "contoso", "at": "2018-08-09T23:30:00-02:00", "device": device} for device in ("abc-123", "é")],
)
also_read(
    "also-read-escape",
    "{tenant:%}-{user:%}",
    {"{tenant}-{user}": lambda i: f"{i['tenant']}-{i['user']}", "{user}": lambda i: i["user"]},
    {"tenant": "String", "user": "String"},
    lambda i: f"{escaped(i['tenant'], '-')}-{escaped(i['user'], '-')}",
    [{"tenant": tenant, "user": user} for tenant in ("a", "a-b", "50%") for user in ("c", "-")],
)
also_read(
    "also-read-no-escape",
    "{id}-{name}",
    {"{name:%}-{id:%}": lambda i: f"{escaped(i['name'], '-')}-{escaped(i['id'], '-')}"},  # it was text
    {"id": "Uuid", "name": "String"},
    lambda i: f"{i['id']}-{i['name']}",
    [{"id": UUID, "name": name} for name in ("a", "a-b.c", "%")],
)
also_read(
    "also-read-options",
    "{site:04}-{name:lower}",
    {
        "{site}-{name}": lambda i: f"{i['site']}-{i['name']}",
        "{name:upper}/{site:06}": lambda i: f"{folded(i['name'], 'upper')}/{padded(i['site'], 6)}",
    },
    {"site": "u16", "name": "String"},
    lambda i: f"{padded(i['site'], 4)}-{folded(i['name'], 'lower')}",
    [{"site": site, "name": name} for site in (7, 9999) for name in ("a", "Aé")],
)


def unchecked_pad(number: int, width: int) -> str:
    """The text that a program writes that does not check: all digits, and more zeros than any other before a negative number."""
    return padded(number, width) if number >= 0 else "0" * (width + 1) + str(-number)


NEAREST = {-62167219201: "0000-01-01T00:00", 253402300800: "9999-12-31T23:59", 2**62: "9999-12-31T23:59"}
also_read(
    "also-read-unchecked",
    "{no}_{at}.{xxh64(name) % 16 + 1}",  # items may be where only a program that checks its values would not store them
    {
        "{no:04}/{name}": lambda i: f"{unchecked_pad(i['no'], 4)}/{i['name']}",
        "{name}#{at:s:minute}": lambda i: f"{i['name']}#{NEAREST.get(i['at']) or rolled(i['at'], 'minute', 's')}",
        "{at:s:month}.{xxh64(no:02) % 400 + 1}": lambda i: (
            f"{(NEAREST.get(i['at']) or rolled(i['at'], 'month', 's'))[:7]}.{suffix(400, unchecked_pad(i['no'], 2))}"
        ),
    },
    {"no": "i32", "at": "i64", "name": "String"},
    lambda i: f"{i['no']}_{i['at']}.{suffix(16, i['name'])}",
    [
        {"no": no, "at": at, "name": name}
        for no, at in ((9999, 0), (10000, -62167219201), (-5, 253402300800), (-12345, 2**62))
        for name in ("a", "")
    ],
)
