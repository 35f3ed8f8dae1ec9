"""Layouts and templates: from text to pieces."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import List, Optional, Union

BARE = r"[A-Za-z0-9_\-$@\u0080-\U0010ffff]+"
QUOTED = r'"(?:[^"\\\x00-\x1f\x7f]|\\["\\]|\\u00(?:[01][0-9a-f]|7f))*"'
NAME = f"(?:{BARE}|{QUOTED})"
PATH = rf"{NAME}(?:\.{NAME})*"
COUNT = "[1-9][0-9]{0,4}"
FINE = ["second", "ms", "us", "ns"]  # only for templates
ROLLUPS = ["year", "month", "day", "hour", "minute", *FINE]
FIELD = re.compile(
    rf"(?P<path>{PATH})(?::\?(?P<none>{QUOTED}))?"
    rf"(?:(?::(?P<epoch>s|ms))?:(?P<rollup>{'|'.join(ROLLUPS)})(?=[:}}),])"
    r"|:0(?P<width>[12][0-9]|3[0-9]|[1-9])"
    r"|(?::(?P<case>lower|upper))?(?P<function>:fn\()?)"
)

TEXT = re.compile(r"(?:[^{}]|\{\{|\}\})+")
LEVEL = re.compile(r"\{/\}")
HASH = re.compile(r"\{xxh64\(")
OWN = re.compile(r"\{fn\(")
WIDTH = "(?::0([1-9][0-9]?))?"
COUNTS = re.compile(rf"\) % ({COUNT})( \+ 1)?{WIDTH}\}}")
DRAWN = re.compile(rf"\{{({PATH}) in ([01])\.\.=({COUNT}){WIDTH}\}}")
UNFIT = re.compile("[%0-9A-F]")  # what escapes are written with
CONTROLS = "".join(map(chr, [*range(0x20), *range(0x7F, 0xA0)]))
ESCAPED = {":%table": "/\\#?" + CONTROLS, ":%": ""}  # what is escaped besides `%` and the separators; the longer name first
SEGMENT = re.compile(rf"{BARE}(::<)?")
WORDS = re.compile(r"[A-Za-z0-9_\u0080-\U0010ffff]")
CLOSING = {"<": ">", "(": ")", "[": "]"}


class BadLayout(Exception):
    """The text is not a layout of Key Format 1."""


@dataclass(frozen=True)
class Field:
    path: list[str]
    written: str  # the path as written in the layout
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
    escape: str  # "", ":%" or ":%table"


@dataclass(frozen=True)
class Numbers:
    """The numbers of a suffix."""

    first: int
    count: int
    width: int = 1

    def __post_init__(self) -> None:
        if not 2 <= self.count <= 65535:
            raise BadLayout(f"{self.count} suffixes: must be 2 to 65535")
        if self.width != 1 and not max(2, len(str(self.last))) <= self.width <= 39:
            raise BadLayout(f"the width {self.width} of numbers up to {self.last}")

    @property
    def last(self) -> int:
        return self.first + self.count - 1

    def text(self, number: int) -> str:
        return f"{number:0{self.width}}"


@dataclass(frozen=True)
class Hash:
    fields: list[Field]
    numbers: Numbers


@dataclass(frozen=True)
class Own:
    """The number that a function of the program makes."""

    function: str
    field: Field
    numbers: Numbers


@dataclass(frozen=True)
class Drawn:
    field: Field
    numbers: Numbers


SUFFIXES = (Hash, Own, Drawn)
Piece = Union[Text, Part, Hash, Own, Drawn]
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
        elif match := HASH.match(layout, at):
            hashed, at = parse_hash(layout, match.end())
            levels[-1].append(hashed)
            continue
        elif match := OWN.match(layout, at):
            own, at = parse_own(layout, match.end())
            levels[-1].append(own)
            continue
        elif match := DRAWN.match(layout, at):
            first, last = int(match[2]), int(match[3])
            levels[-1].append(Drawn(parse_path(match[1]), numbers(first, last + 1 - first, match[4])))
        else:
            part, at = parse_part(layout, at)
            levels[-1].append(part)
            continue
        at = match.end()
    return levels


@lru_cache(maxsize=128)
def parse_layout(layout: str) -> list[Level]:
    levels = parse_levels(layout)
    pieces = [piece for level in levels for piece in level]
    check_suffix(layout, levels)
    if len(levels) > 3:
        raise BadLayout(f"{layout!r}: more than three levels")
    if len(levels) > 1:
        if not all(level for level in levels) or any(isinstance(level[0], Text) for level in levels[1:]):
            raise BadLayout(f"{layout!r}: a level must start with a part")
        if not all(isinstance(level[-1], Part) for level in levels[:-1]):
            raise BadLayout(f"{layout!r}: a level must end with a part")
    parts = [piece for piece in pieces if isinstance(piece, Part)]
    if not parts:
        raise BadLayout(f"{layout!r}: no part")
    if any(field.rollup in FINE for field in fields_of(pieces)):
        raise BadLayout(f"{layout!r}: a rollup finer than a minute is for templates")
    escapes = {part.escape for part in parts if part.escape}
    if escapes and UNFIT.search(separators_of(levels)):
        raise BadLayout(f"{layout!r}: escapes are written with `%`, digits and A to F, so separators are not")
    if len(escapes) > 1:
        raise BadLayout(f"{layout!r}: `:%` and `:%table`")
    return levels


def check_suffix(layout: str, levels: list[Level]) -> None:
    """It is at the end, or in front of the last level and separated from a part."""
    pieces = [piece for level in levels for piece in level]
    places = [at for at, piece in enumerate(pieces) if isinstance(piece, SUFFIXES)]
    if not places or places == [len(pieces) - 1]:
        return
    behind = pieces[places[0] + 1 :]
    start = len(pieces) - len(levels[-1])
    if len(levels) == 1 and isinstance(pieces[0], Text):
        start += 1
    is_separated = (
        len(behind) > 1
        and isinstance(behind[0], Text)
        and behind[0].text[0] not in "0123456789"
        and isinstance(behind[1], Part)
    )
    if places != [start] or not is_separated:
        raise BadLayout(f"{layout!r}: the suffix is neither last nor in front")


def parse_template(template: str) -> Level:
    levels = parse_levels(template)
    parts = [piece for piece in levels[0] if isinstance(piece, Part)]
    if len(levels) > 1 or not parts or any(part.escape for part in parts):
        raise BadLayout(f"{template!r}: a template has fields and no levels and no `:%`")
    if any(isinstance(piece, SUFFIXES) for piece in levels[0]):
        raise BadLayout(f"{template!r}: a template has no suffix")
    if any(part.field.function is not None for part in parts):
        raise BadLayout(f"{template!r}: a template has no function")
    return levels[0]


def separators_of(levels: list[Level]) -> str:
    """The literal text but the prefix."""
    pieces = [piece for level in levels for piece in level][1:]
    return "".join(piece.text for piece in pieces if isinstance(piece, Text))


def fields_of(pieces: list[Piece]) -> list[Field]:
    """The fields of parts and of the hash."""
    parts = [piece.field for piece in pieces if isinstance(piece, Part)]
    return parts + [field for piece in pieces if isinstance(piece, Hash) for field in piece.fields]


def parse_part(layout: str, at: int) -> tuple[Part, int]:
    if layout[at] != "{":
        raise BadLayout(f"{layout!r}: neither text, part nor suffix at character {at}: {layout[at:]!r}")
    field, at = parse_field(layout, at + 1)
    escape = next((escape for escape in ESCAPED if layout.startswith(escape, at)), "")
    if escape and (field.rollup or field.width):
        raise BadLayout(f"{layout!r}: `:%` is for text")
    at += len(escape)
    if not layout.startswith("}", at):
        raise BadLayout(f"{layout!r}: no end of a part at character {at}: {layout[at:]!r}")
    return Part(field, escape), at + 1


def parse_field(layout: str, at: int) -> tuple[Field, int]:
    """A path and its options but `%`, and where they end."""
    match = FIELD.match(layout, at)
    if not match:
        raise BadLayout(f"{layout!r}: no name at character {at}: {layout[at:]!r}")
    at = match.end()
    none = None if match["none"] is None else json.loads(match["none"])
    if none == "":
        raise BadLayout(f"{match[0]}: the text for what is missing is empty")
    width = None if match["width"] is None else int(match["width"])
    function = None
    if match["function"]:
        at = end_of_function(layout, at)
        function = layout[match.end() : at - 1]
    path = parse_path(match["path"])
    return Field(path.path, path.written, none, match["epoch"], match["rollup"], width, match["case"], function), at


def end_of_function(layout: str, at: int) -> int:
    """Behind the `)` that closes the path of a function."""
    while segment := SEGMENT.match(layout, at):
        at = segment.end()
        if segment[1]:
            at = end_of_arguments(layout, at)
        if layout.startswith(")", at):
            return at + 1
        if not layout.startswith("::", at):
            break
        at += 2
    raise BadLayout(f"{layout!r}: no path of a function at character {at}: {layout[at:]!r}")


def end_of_arguments(layout: str, at: int) -> int:
    """Behind the `>` that closes generic arguments. Brackets come in pairs; the `>` of `->` is none."""
    closing = [">"]
    for at in range(at, len(layout)):
        char, before, behind = layout[at], layout[at - 1], layout[at + 1 : at + 2]
        if char in CLOSING:
            closing.append(CLOSING[char])
        elif char in ">)]" and (before, char) != ("-", ">"):
            if (before, char) == ("<", ">") or closing.pop() != char:
                break
            if not closing:
                return at + 1
        elif char in '{}"\x7f' or char < " ":
            break
        elif char == " " and not (WORDS.match(before) and WORDS.match(behind)):
            break
    raise BadLayout(f"{layout!r}: generic arguments that do not end, at character {at}: {layout[at:]!r}")


def parse_path(written: str) -> Field:
    return Field([parse_name(name) for name in re.findall(NAME, written)], written)


def parse_name(written: str) -> str:
    if not written.startswith('"'):
        return written
    name: str = json.loads(written)
    if re.fullmatch(BARE, name):
        raise BadLayout(f"the name {written} is written without quotes")
    return name


def parse_hash(layout: str, at: int) -> tuple[Hash, int]:
    """What follows `{xxh64(`, and where it ends."""
    field, at = parse_field(layout, at)
    fields = [field]
    while layout.startswith(", ", at):
        field, at = parse_field(layout, at + 2)
        fields.append(field)
    match = COUNTS.match(layout, at)
    if not match:
        raise BadLayout(f"{layout!r}: no end of a hash at character {at}: {layout[at:]!r}")
    return Hash(fields, numbers(1 if match[2] else 0, int(match[1]), match[3])), match.end()


def parse_own(layout: str, at: int) -> tuple[Own, int]:
    """What follows `{fn(`, and where it ends."""
    end = end_of_function(layout, at)
    match = re.compile(rf"\(({PATH})").match(layout, end)
    counts = match and COUNTS.match(layout, match.end())
    if not match or not counts:
        raise BadLayout(f"{layout!r}: no end of a hash at character {end}: {layout[end:]!r}")
    of = numbers(1 if counts[2] else 0, int(counts[1]), counts[3])
    return Own(layout[at : end - 1], parse_path(match[1]), of), counts.end()


def numbers(first: int, count: int, width: Optional[str]) -> Numbers:
    if width == "1":
        raise BadLayout("a width of 1: every number has a digit")
    return Numbers(first, count, int(width or 1))
