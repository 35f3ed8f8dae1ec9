"""The keys of documents, and the texts of templates."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Optional

import xxhash

from .layout import (
    ESCAPED,
    Field,
    Hash,
    Level,
    Numbers,
    Own,
    Part,
    Piece,
    Text,
    fields_of,
    parse_layout,
    parse_template,
    separators_of,
)
from .refused import NoFunction, Refused, is_integer
from .rollup import roll_up

MAX_BYTES = 2048  # Cosmos DB


def look_up(item: Any, path: list[str]) -> tuple[bool, Any]:
    """Whether the property is there, and its value."""
    for position, name in enumerate(path):
        if position and item is None:
            return False, None
        if isinstance(item, dict):
            if name not in item:
                return False, None
            item = item[name]
        elif isinstance(item, list):
            if not re.fullmatch("0|[1-9][0-9]*", name) or int(name) >= len(item):
                return False, None
            item = item[int(name)]
        else:
            raise Refused("not a part")
    return True, item


def part_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if is_integer(value):
        return str(value)
    if isinstance(value, str) and not re.search("[\ud800-\udfff]", value):
        return value
    raise Refused("not a part")


def field_text(field: Field, item: Any, is_checked: bool = True) -> str:
    """Unchecked, a value out of range has a text too: the one that a program writes that does not check its values."""
    is_there, value = look_up(item, field.path)
    if value is None and field.none is not None:
        return field.none
    if not is_there:
        raise Refused("missing property")
    if field.rollup is not None:
        return roll_up(value, field.rollup, field.epoch, is_checked)
    if field.width is not None:
        return pad(value, field.width, is_checked)
    return fold(part_text(value), field.case)


def pad(value: Any, width: int, is_checked: bool) -> str:
    if not is_integer(value):
        raise Refused("not a part")
    if is_checked and not 0 <= value < 10**width:
        raise Refused("value out of range")
    return f"{value:0{width}}" if value >= 0 else "0" * (width + 1) + f"{-value}"


def fold(text: str, case: Optional[str]) -> str:
    if case == "lower":
        return re.sub("[A-Z]", lambda letter: chr(ord(letter[0]) + 32), text)
    if case == "upper":
        return re.sub("[a-z]", lambda letter: chr(ord(letter[0]) - 32), text)
    return text


def escape(text: str, separators: str) -> str:
    def escape_char(char: str) -> str:
        return "".join(f"%{byte:02X}" for byte in char.encode())

    return "".join(escape_char(char) if char == "%" or char in separators else char for char in text)


def suffix(texts: list[str], numbers: Numbers) -> int:
    digest = xxhash.xxh64_intdigest("\x1f".join(texts).encode(), seed=42)
    return numbers.first + (digest & 0x7FFF_FFFF_FFFF_FFFF) % numbers.count


def require_no_function(pieces: list[Piece]) -> None:
    for used in fields_of(pieces):
        if used.function is not None:
            raise NoFunction(used.function)
    for piece in pieces:
        if isinstance(piece, Own):
            raise NoFunction(piece.function)


def non_empty(text: str) -> str:
    if not text:
        raise Refused("empty part")
    return text


def keys_of(layout: str, item: Any, also_read: Sequence[str] = ()) -> list[Any]:
    """The key, and the other keys to look under: those of the layouts that are also read."""
    keys = [key_of(layout, item)]
    for other in also_read:
        try:
            key = key_of(other, item, is_checked=False)
        except Refused:
            continue  # nothing is stored under a key that there is not
        if key not in keys:
            keys.append(key)
    return keys


def key_of(layout: str, item: Any, is_checked: bool = True) -> Any:
    """A text, or a list of texts for a layout with levels."""
    levels = parse_layout(layout)
    require_no_function([piece for level in levels for piece in level])
    key = ["".join(piece_text(piece, levels, item, is_checked) for piece in level) for level in levels]
    if len("".join(key).encode()) > MAX_BYTES:
        raise Refused("key too long")
    return key if len(levels) > 1 else key[0]


def piece_text(piece: Piece, levels: list[Level], item: Any, is_checked: bool) -> str:
    if isinstance(piece, Text):
        return piece.text
    if isinstance(piece, Part):
        text = field_text(piece.field, item, is_checked)
        if is_checked:
            non_empty(text)
        return escape(text, separators_of(levels) + ESCAPED[piece.escape]) if piece.escape else text
    if isinstance(piece, Own):
        raise NoFunction(piece.function)
    if isinstance(piece, Hash):
        texts = [field_text(hashed, item, is_checked) for hashed in piece.fields]
        return piece.numbers.text(suffix(texts, piece.numbers))
    is_there, number = look_up(item, piece.field.path)
    if not is_there:
        raise Refused("missing property")
    if not is_integer(number):
        raise Refused("not a part")
    if not piece.numbers.first <= number <= piece.numbers.last:
        raise Refused("suffix out of range")
    return piece.numbers.text(number)


def text_of(template: str, item: Any) -> str:
    pieces = parse_template(template)
    texts = [piece.text if isinstance(piece, Text) else non_empty(field_text(piece.field, item)) for piece in pieces]
    return "".join(texts)
