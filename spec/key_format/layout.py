"""Layouts and templates: from text to pieces."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import List, Optional, Union

BARE = r"[A-Za-z0-9_\-$@\u0080-\U0010ffff]+"
QUOTED = r'"(?:[^"\\\x00-\x1f\x7f]|\\["\\]|\\u00(?:[01][0-9a-f]|7f))*"'
NAME = f"(?:{BARE}|{QUOTED})"
PATH = rf"{NAME}(?:\.{NAME})*"
COUNT = "[1-9][0-9]{0,4}"
FIELD = (
    rf"(?P<path>{PATH})(?::\?(?P<none>{QUOTED}))?"
    r"(?:(?::(?P<epoch>s|ms))?:(?P<rollup>year|month|day|hour|minute)"
    r"|:0(?P<width>[1-9]|[12][0-9]|3[0-9])"
    rf"|(?::(?P<case>lower|upper))?(?::fn\((?P<function>{BARE})\))?)"
)
ANY_FIELD = re.sub(r"\?P<\w+>", "?:", FIELD)

TEXT = re.compile(r"(?:[^{}]|\{\{|\}\})+")
LEVEL = re.compile(r"\{/\}")
PART = re.compile(rf"\{{{FIELD}(?P<escape>:%)?\}}")
HASH = re.compile(rf"\{{xxh64\(({ANY_FIELD}(?:, {ANY_FIELD})*)\) % ({COUNT}) \+ 1(?: was ({COUNT}(?:, {COUNT})*))?\}}")
DRAWN = re.compile(rf"\{{({PATH}) in 1\.\.=({COUNT})\}}")
UNFIT = re.compile("[%0-9A-F]")  # what escapes are written with


class BadLayout(Exception):
    """The text is not a layout of Key Format 1."""


@dataclass(frozen=True)
class Field:
    path: list[str]
    written: str  # its name in `types`
    none: Optional[str] = None
    epoch: Optional[str] = None
    rollup: Optional[str] = None
    width: Optional[int] = None
    case: Optional[str] = None
    function: Optional[str] = None


@dataclass(frozen=True)
class Text:
    text: str


@dataclass(frozen=True)
class Part:
    field: Field
    is_escaped: bool


@dataclass(frozen=True)
class Hash:
    fields: list[Field]
    count: int
    earlier: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Drawn:
    field: Field
    count: int


Piece = Union[Text, Part, Hash, Drawn]
Level = List[Piece]


def parse_levels(layout: str) -> list[Level]:
    """The pieces of each level. Whether they may stand so is not checked yet."""
    levels: list[Level] = [[]]
    at = 0
    while at < len(layout):
        if match := TEXT.match(layout, at):
            levels[-1].append(Text(match[0].replace("{{", "{").replace("}}", "}")))
        elif match := LEVEL.match(layout, at):
            levels.append([])
        elif match := PART.match(layout, at):
            levels[-1].append(Part(parse_field(match), match["escape"] is not None))
        elif match := HASH.match(layout, at):
            levels[-1].append(parse_hash(match))
        elif match := DRAWN.match(layout, at):
            levels[-1].append(Drawn(parse_path(match[1]), parse_count(match[2])))
        else:
            raise BadLayout(f"{layout!r}: neither text, part nor suffix at character {at}: {layout[at:]!r}")
        at = match.end()
    return levels


@lru_cache(maxsize=128)
def parse_layout(layout: str) -> list[Level]:
    levels = parse_levels(layout)
    pieces = [piece for level in levels for piece in level]
    if any(isinstance(piece, (Hash, Drawn)) for piece in pieces[:-1]):
        raise BadLayout(f"{layout!r}: the suffix must be last")
    if len(levels) > 3:
        raise BadLayout(f"{layout!r}: more than three levels")
    if len(levels) > 1:
        if not all(level and not isinstance(level[0], Text) for level in levels):
            raise BadLayout(f"{layout!r}: a level must start with a part")
        if not all(isinstance(level[-1], Part) for level in levels[:-1]):
            raise BadLayout(f"{layout!r}: a level must end with a part")
    escaped = {piece.is_escaped for piece in pieces if isinstance(piece, Part)}
    if not escaped:
        raise BadLayout(f"{layout!r}: no part")
    if len(escaped) > 1:
        raise BadLayout(f"{layout!r}: `:%` on some parts only")
    if True in escaped and UNFIT.search(literal_text(levels)):
        raise BadLayout(f"{layout!r}: escapes are written with `%`, digits and A to F, so separators are not")
    return levels


def parse_template(template: str) -> Level:
    levels = parse_levels(template)
    parts = [piece for piece in levels[0] if isinstance(piece, Part)]
    if len(levels) > 1 or not parts or any(part.is_escaped for part in parts):
        raise BadLayout(f"{template!r}: a template has fields and no levels and no `:%`")
    if any(isinstance(piece, (Hash, Drawn)) for piece in levels[0]):
        raise BadLayout(f"{template!r}: a template has no suffix")
    return levels[0]


def literal_text(levels: list[Level]) -> str:
    return "".join(piece.text for level in levels for piece in level if isinstance(piece, Text))


def parse_field(match: re.Match[str]) -> Field:
    path = parse_path(match["path"])
    none = None if match["none"] is None else json.loads(match["none"])
    if none == "":
        raise BadLayout(f"{match[0]}: the text for what is missing is empty")
    width = None if match["width"] is None else int(match["width"])
    options = (match["epoch"], match["rollup"], width, match["case"], match["function"])
    return Field(path.path, path.written, none, *options)


def parse_path(written: str) -> Field:
    path = [parse_name(name) for name in re.findall(NAME, written)]
    return Field(path, path[0] if len(path) == 1 else written)


def parse_name(written: str) -> str:
    if not written.startswith('"'):
        return written
    name: str = json.loads(written)
    if re.fullmatch(BARE, name):
        raise BadLayout(f"the name {written} is written without quotes")
    return name


def parse_hash(match: re.Match[str]) -> Hash:
    fields = [parse_field(field) for field in re.finditer(f"{FIELD}(?:, |$)", match[1])]
    count, *earlier = [parse_count(match[2]), *map(parse_count, re.findall("[0-9]+", match[3] or ""))]
    if len({count, *earlier}) < 1 + len(earlier):
        raise BadLayout(f"{match[0]}: an earlier N is N or another earlier one")
    return Hash(fields, count, earlier)


def parse_count(written: str) -> int:
    count = int(written)
    if not 2 <= count <= 65535:
        raise BadLayout(f"{count} suffixes: must be 2 to 65535")
    return count
