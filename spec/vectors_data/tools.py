"""What the cases are made with: values, plain formatting, and the lists that they go to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta, timezone
from typing import Any, Callable, Union

import xxhash

Item = Any
Key = Union[str, "list[str]"]  # a list for a layout with levels
KeyOf = Callable[[Item], Key]

VIN = "1HGCM82633A004352"
UUID = "6f9619ff-8b86-d011-b42d-00cf4fc964ff"
NIL = "00000000-0000-0000-0000-000000000000"
MAX = "ffffffff-ffff-ffff-ffff-ffffffffffff"
DAY = "2018-08-09"
DATES = ["0000-01-01", "9999-12-31", "2024-02-29", DAY]

# text: (XXH64 with seed 42, {N: suffix}), from Python's xxhash and, independently, from Spark SQL 4.3.
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

# Text that is easily damaged in transit: each is one key part, byte for byte.
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

# The results of `:%` for `%` and for the characters of the separators below, written out by hand.
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
    "x": "%78",
    "\\": "%5C",
    "?": "%3F",
    "\0": "%00",
    "\n": "%0A",
    "\u0080": "%C2%80",
    "\u009f": "%C2%9F",
    "\t": "%09",
    "\u007f": "%7F",
    "é": "%C3%A9",
    "€": "%E2%82%AC",
    "💰": "%F0%9F%92%B0",
}

# Characters of all kinds, each a part by itself.
CHARS = ["A", "0", "_", " ", '"', "\\", "\n", "\u0000", "é", "\u0301", "\ud7ff", "\ue000", "\uffff", "💰", "\U0010ffff"]

TIERS = ["free", "pro-plus", "Ünicode"]

PARTS = {"site": "u16", "name": "String", "unit": "u8"}

# Written to the file as the number `-0`, which is not an integer.
NEGATIVE_ZERO = "\0-0"

# How much of `2018-08-09T14:05:07.123456789` a rollup takes. Those finer than a minute are only for templates.
LENGTHS = {"year": 4, "month": 7, "day": 10, "hour": 13, "minute": 16, "second": 19, "ms": 23, "us": 26, "ns": 29}

# Points in UTC that Python's datetime cannot compute: a year on the way is not in 1 to 9999, an offset is not below a day, or
# a second is a leap second. The fraction is written only where one is asked for.
BY_HAND: dict[Any, str] = {
    "0000-01-01T00:00:00Z": "0000-01-01T00:00",
    "0000-01-01T00:00:00+00:00": "0000-01-01T00:00",
    "0000-02-29T23:59:59Z": "0000-02-29T23:59",
    "0000-12-31T23:59:59Z": "0000-12-31T23:59",
    "0000-01-01T01:30:00+01:30": "0000-01-01T00:00",
    "0000-12-31T23:59:59-00:01": "0001-01-01T00:00",
    "0001-01-01T00:00:00+00:01": "0000-12-31T23:59",
    "-0001-12-31T23:00:00-01:00": "0000-01-01T00:00",
    "+10000-01-01T00:59:59+01:00": "9999-12-31T23:59",
    "2018-08-09 14:05:00.5 -25:59:59": "2018-08-10T16:04",
    "0000-02-29": "0000-02-29T00:00",
    "0000-01-01": "0000-01-01T00:00",
    "+10000-01-01T00:59:59.25+01:00": "9999-12-31T23:59:59.250000000",
    "-0001-12-31T23:00:00.75-01:00": "0000-01-01T00:00:00.750000000",
    "0000-02-29T23:59:59.000000001Z": "0000-02-29T23:59:59.000000001",
    "2016-12-31T23:59:60Z": "2016-12-31T23:59:59.999999999",
    "2016-12-31T23:59:60.250Z": "2016-12-31T23:59:59.999999999",
    "2017-01-01T01:59:60.999999999+02:00": "2016-12-31T23:59:59.999999999",
    (-62167219200, "s"): "0000-01-01T00:00:00.000000000",
    (-62167219200000, "ms"): "0000-01-01T00:00:00.000000000",
}

groups: list[dict[str, Any]] = []
refused: list[dict[str, Any]] = []
refused_dates: list[dict[str, Any]] = []
templates: list[dict[str, Any]] = []
refused_templates: list[dict[str, Any]] = []
rollups: list[dict[str, Any]] = []


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


def separated_key(separator: str) -> KeyOf:
    return lambda i: f"{i['site']}{separator}{i['name']}{separator}{i['unit']}"


def in_utc(value: Any, epoch: str | None) -> str:
    """A timestamp, a date or a count of seconds or milliseconds in UTC, to the nanosecond."""
    by_hand = None if isinstance(value, dict) else BY_HAND.get((value, epoch) if epoch else value)
    if by_hand:
        return by_hand
    start = datetime(1970, 1, 1, tzinfo=timezone.utc)
    if isinstance(value, dict):
        at, fraction = start + timedelta(seconds=value["secs_since_epoch"]), f"{value['nanos_since_epoch']:09}"
    elif epoch:
        seconds, milliseconds = (value, 0) if epoch == "s" else divmod(value, 1000)
        at, fraction = start + timedelta(seconds=seconds), f"{milliseconds:03}000000"
    else:
        digits = re.search(r"\.([0-9]+)", value)
        fraction = digits[1].ljust(9, "0")[:9] if digits else "000000000"
        plain = re.sub(r"\.[0-9]+|\[.*\]| (?=[+-])", "", value).replace("Z", "+00:00")
        at = datetime.fromisoformat(plain)
        at = at.replace(tzinfo=timezone.utc) if len(plain) == 10 else at.astimezone(timezone.utc)
    return f"{at.isoformat()[: LENGTHS['second']]}.{fraction}"


def rolled(value: Any, unit: str, epoch: str | None = None) -> str:
    text = in_utc(value, epoch)[: LENGTHS[unit]]
    assert len(text) == LENGTHS[unit], (value, unit)
    return text


def padded(number: int, width: int) -> str:
    return "0" * (width - len(str(number))) + str(number)


def folded(text: str, to: str) -> str:
    """ASCII letters alone; Python's own `lower` and `upper` also change others, and lengths."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    pairs = zip(letters.upper(), letters) if to == "lower" else zip(letters, letters.upper())
    return text.translate({ord(a): b for a, b in pairs})


def group(name: str, layout: str, types: dict[str, str], key: KeyOf, items: Iterable[Item]) -> None:
    groups.append(
        {"name": name, "layout": layout, "types": types, "cases": [{"item": item, "key": key(item)} for item in items]}
    )


def also_read(
    name: str,
    layout: str,
    listed: dict[str, KeyOf],
    types: dict[str, str],
    key: KeyOf,
    items: Iterable[Item],
) -> None:
    """A group whose items may also be under other layouts: `listed` has these, and how their keys look."""
    cases = []
    for item in items:
        read_keys: list[Key] = []
        for of_layout in [key, *listed.values()]:
            if of_layout(item) not in read_keys:
                read_keys.append(of_layout(item))
        cases.append({"item": item, "key": key(item), "read_keys": read_keys})
    groups.append({"name": name, "layout": layout, "also_read": list(listed), "types": types, "cases": cases})


def grown(
    name: str,
    layout: str,
    types: dict[str, str],
    counts: list[int],
    key: Callable[[Item, int], Key],
    items: Iterable[Item],
) -> None:
    """The same where only N differs: `layout` has `N` in its place, and `counts` are the present one and the others."""

    def of(count: int) -> KeyOf:
        return lambda item: key(item, count)

    present, *others = [(layout.replace("% N", f"% {count}"), of(count)) for count in counts]
    also_read(name, present[0], dict(others), types, present[1], items)


def refuse(name: str, of_group: str, item: Item, reason: str) -> None:
    refused.append(no_key(name, of_group, item, reason))


def refuse_date(name: str, of_group: str, item: Item) -> None:
    """A date whose year is out of range, which only a program that knows that it is a date can tell."""
    refused_dates.append(no_key(name, of_group, item, "year out of range"))


def no_key(name: str, of_group: str, item: Item, reason: str) -> dict[str, Any]:
    like = next(g for g in groups if g["name"] == of_group)
    return {"name": name, "layout": like["layout"], "types": like["types"], "item": item, "reason": reason}


def template(name: str, text: str, types: dict[str, str], make: Callable[[Item], str], items: Iterable[Item]) -> None:
    cases = [{"item": item, "text": make(item)} for item in items]
    templates.append({"name": name, "template": text, "types": types, "cases": cases})


def refuse_template(name: str, of_template: str, item: Item, reason: str) -> None:
    like = next(t for t in templates if t["name"] == of_template)
    entry = {"name": name, "template": like["template"], "types": like["types"], "item": item, "reason": reason}
    refused_templates.append(entry)


def rollup(value: Any, unit: str, epoch: str | None = None) -> None:
    option = f"{epoch}:{unit}" if epoch else unit
    rollups.append({"value": value, "option": option, "text": rolled(value, unit, epoch)})


def no_rollup(value: Any, option: str, reason: str) -> None:
    rollups.append({"value": value, "option": option, "reason": reason})
