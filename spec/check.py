#!/usr/bin/env python3
"""Checks vectors.json against Key Format 1, implemented here from SPEC.md alone.

Usage: python3 spec/check.py [path-to-vectors]
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union

import xxhash

MAX_BYTES = 2048  # Cosmos DB
BARE = r"[A-Za-z0-9_\-$@\u0080-\U0010ffff]+"
QUOTED = r'"(?:[^"\\\x00-\x1f\x7f]|\\["\\]|\\u00(?:[01][0-9a-f]|7f))*"'
NAME = f"(?:{BARE}|{QUOTED})"
COUNT = "([1-9][0-9]{0,4})"

TEXT = re.compile(r"(?:[^{}]|\{\{|\}\})+")
PART = re.compile(rf"\{{({NAME})(:%)?\}}")
HASH = re.compile(rf"\{{xxh64\(({NAME}(?:, {NAME})*)\) % {COUNT} \+ 1\}}")
DRAWN = re.compile(rf"\{{({NAME}) in 1\.\.={COUNT}\}}")
OPTION = re.compile(rf"\{{(?:xxh64\((?:{NAME}, )*)?{NAME}:")
UNFIT = re.compile("[%0-9A-F]")  # what escapes are written with

DATES = {"NaiveDate"}
FIXED_FORMS = {*DATES, "Uuid", "TripId"}  # stored as strings, but not text


class BadLayout(Exception):
    """The text is not a layout of Key Format 1."""


class Refused(Exception):
    """The document has no key; the message is a reason of SPEC.md."""


@dataclass(frozen=True)
class Text:
    text: str


@dataclass(frozen=True)
class Part:
    name: str
    is_escaped: bool


@dataclass(frozen=True)
class Hash:
    names: list[str]
    count: int


@dataclass(frozen=True)
class Drawn:
    name: str
    count: int


Piece = Union[Text, Part, Hash, Drawn]


def parse_layout(layout: str) -> list[Piece]:
    pieces: list[Piece] = []
    at = 0
    while at < len(layout):
        if pieces and isinstance(pieces[-1], (Hash, Drawn)):
            raise BadLayout(f"{layout!r}: the suffix must be last, but {layout[at:]!r} follows it")
        if match := TEXT.match(layout, at):
            pieces.append(Text(match[0].replace("{{", "{").replace("}}", "}")))
        elif match := PART.match(layout, at):
            pieces.append(Part(parse_name(match[1]), match[2] is not None))
        elif match := HASH.match(layout, at):
            names = re.findall(NAME, match[1])
            pieces.append(Hash([parse_name(name) for name in names], parse_count(match[2])))
        elif match := DRAWN.match(layout, at):
            pieces.append(Drawn(parse_name(match[1]), parse_count(match[2])))
        elif OPTION.match(layout, at):
            raise BadLayout(f"{layout!r}: unknown option in {layout[at:]!r}")
        else:
            raise BadLayout(f"{layout!r}: neither text, part nor suffix at character {at}: {layout[at:]!r}")
        at = match.end()
    escaped = {piece.is_escaped for piece in pieces if isinstance(piece, Part)}
    if not escaped:
        raise BadLayout(f"{layout!r}: no part")
    if len(escaped) > 1:
        raise BadLayout(f"{layout!r}: `:%` on some parts only")
    if True in escaped and UNFIT.search(literal_text(pieces)):
        raise BadLayout(f"{layout!r}: escapes are written with `%`, digits and A to F, so separators are not")
    return pieces


def literal_text(pieces: list[Piece]) -> str:
    return "".join(piece.text for piece in pieces if isinstance(piece, Text))


def parse_name(written: str) -> str:
    if not written.startswith('"'):
        return written
    name: str = json.loads(written)
    if re.fullmatch(BARE, name):
        raise BadLayout(f"the name {written} is written without quotes")
    return name


def parse_count(written: str) -> int:
    count = int(written)
    if not 2 <= count <= 65535:
        raise BadLayout(f"{count} suffixes: must be 2 to 65535")
    return count


def look_up(item: Any, name: str) -> Any:
    if isinstance(item, dict) and name in item:
        return item[name]
    if isinstance(item, list) and re.fullmatch("0|[1-9][0-9]*", name) and int(name) < len(item):
        return item[int(name)]
    raise Refused("missing property")


def part_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and -(2**127) <= value < 2**128:
        return str(value)
    if isinstance(value, str) and not re.search("[\ud800-\udfff]", value):
        return value
    raise Refused("not a part")


def escape(text: str, separators: str) -> str:
    def escape_char(char: str) -> str:
        return "".join(f"%{byte:02X}" for byte in char.encode())

    return "".join(escape_char(char) if char == "%" or char in separators else char for char in text)


def suffix(texts: list[str], count: int) -> int:
    digest = xxhash.xxh64_intdigest("\x1f".join(texts).encode(), seed=42)
    return 1 + (digest & 0x7FFF_FFFF_FFFF_FFFF) % count


def key_of(layout: str, item: Any, types: dict[str, str]) -> str:
    """The key of a document. `types` is read only to know which properties are dates and UUIDs."""

    def text_of(name: str) -> str:
        text = part_text(look_up(item, name))
        if types.get(name) in DATES and not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            raise Refused("year out of range")
        return text

    pieces = parse_layout(layout)
    key = ""
    for piece in pieces:
        if isinstance(piece, Text):
            key += piece.text
        elif isinstance(piece, Part):
            text = text_of(piece.name)
            if not text:
                raise Refused("empty part")
            is_text = isinstance(look_up(item, piece.name), str) and types.get(piece.name) not in FIXED_FORMS
            key += escape(text, literal_text(pieces)) if piece.is_escaped and is_text else text
        elif isinstance(piece, Hash):
            key += str(suffix([text_of(name) for name in piece.names], piece.count))
        else:
            number = look_up(item, piece.name)
            if isinstance(number, bool) or not isinstance(number, int):
                raise Refused("not a part")
            if not 1 <= number <= piece.count:
                raise Refused("suffix out of range")
            key += str(number)
    if len(key.encode()) > MAX_BYTES:
        raise Refused("key too long")
    return key


def outcome(layout: str, item: Any, types: dict[str, str]) -> str:
    try:
        return f"key {key_of(layout, item, types)!r}"
    except Refused as refused:
        return f"refused: {refused}"
    except BadLayout as bad:
        return f"bad layout: {bad}"


def is_bad_layout(layout: str) -> bool:
    try:
        parse_layout(layout)
    except BadLayout:
        return True
    return False


def results(vectors: Any) -> Iterator[tuple[str, str, str]]:
    """(what is checked, expected outcome, actual outcome)"""
    yield "format", "1", str(vectors["format"])
    for group in vectors["groups"]:
        for number, case in enumerate(group["cases"]):
            actual = outcome(group["layout"], case["item"], group["types"])
            yield f"{group['name']}[{number}]", f"key {case['key']!r}", actual
    for entry in vectors["refused"]:
        actual = outcome(entry["layout"], entry["item"], entry["types"])
        yield entry["name"], f"refused: {entry['reason']}", actual
    for entry in vectors["bad_layouts"]:
        actual = "bad" if is_bad_layout(entry["layout"]) else "good"
        yield f"layout {entry['layout']!r} ({entry['why']})", "bad", actual


def read_json(path: Path) -> Any:
    """JSON in which every number but an integer is a float; `-0` is not an integer."""
    return json.loads(path.read_text(encoding="utf-8"), parse_int=lambda text: -0.0 if text == "-0" else int(text))


def main() -> int:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("vectors.json")
    passed = failed = 0
    for what, expected, actual in results(read_json(path)):
        if expected == actual:
            passed += 1
        else:
            failed += 1
            print(f"{what}\n  expected {expected}\n  actual   {actual}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
