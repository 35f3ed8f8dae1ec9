"""Layouts as expressions of Spark SQL, made of its built-in functions alone.

A table has a column for each property, as it is in the document: text, dates, UUIDs and timestamps are strings, integers are
of any integral type (or decimals without fraction, or strings, where they need more than 64 bits), an object is a struct. An
expression is NULL for a row that has no key. None depends on the time zone of the session.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from .layout import ESCAPED, Drawn, Field, Hash, Numbers, Own, Part, Piece, Text, parse_layout, separators_of

LOWER = "abcdefghijklmnopqrstuvwxyz"
CUTS = {"year": 0, "month": 3, "day": 6, "hour": 9, "minute": 12}  # characters after the year
FIRST, LAST = -62167219200, 253402300799  # the years 0000 to 9999, in seconds

# A year of five digits can only be in range if it is 10000 and the offset moves it back.
DAY = "(?:[0-9]{4}|[+-]0*(?:[0-9]{4}|10000))-[0-9]{2}-[0-9]{2}"
CLOCK = "[0-9]{2}:[0-5][0-9]:(?:[0-5][0-9]|60)(?:[.][0-9]+)?"
OFFSET = "[+-](?:[01][0-9]|2[0-5]):[0-5][0-9]"
INSTANT = rf"(?:T{CLOCK}(?:Z|{OFFSET})(?:\[[^\[\]]+\])?| {CLOCK} {OFFSET}:[0-5][0-9])"


class NotInSql(Exception):
    """The layout has something that Spark SQL cannot compute."""


def level_expressions(layout: str, structs: Collection[str] = ()) -> list[str]:
    """The text of each level; of the one level, if the layout has no others.

    `structs` are the properties, written as in the layout, whose columns are structs of `secs_since_epoch` and
    `nanos_since_epoch`, as serde stores a `SystemTime`: in SQL a struct is read in another way than a text. How long a key
    may be is not looked at.
    """
    levels = parse_layout(layout)
    separators = separators_of(levels)
    return [concat([piece_sql(piece, separators, structs) for piece in level]) for level in levels]


def piece_sql(piece: Piece, separators: str, structs: Collection[str]) -> str:
    if isinstance(piece, Text):
        return literal(piece.text)
    if isinstance(piece, Part):
        return part_sql(piece, separators, structs)
    if isinstance(piece, Own):
        raise NotInSql(f"only the program that declares the layout has the function {piece.function}")
    if isinstance(piece, Hash):
        return hash_sql(piece, structs)
    return drawn_sql(piece)


def part_sql(part: Part, separators: str, structs: Collection[str]) -> str:
    field = part.field
    text = field_sql(field, structs)
    if field.rollup is None and field.width is None:
        text = f"nullif({text}, '')"
    return escape_sql(text, separators + "".join(sorted(ESCAPED[part.escape]))) if part.escape else text


def escape_sql(text: str, separators: str) -> str:
    """`%` comes first; no separator is made of what escapes are written with."""
    for char in dict.fromkeys("%" + separators):
        code = "".join(f"%{byte:02X}" for byte in char.encode())
        text = f"replace({text}, {literal(char)}, {literal(code)})"
    return text


def hash_sql(suffix: Hash, structs: Collection[str]) -> str:
    """`concat` is NULL if a text is, where `concat_ws` leaves it out; of NULL, `xxhash64` is its seed."""
    texts = [field_sql(field, structs) for field in suffix.fields]
    text = concat([piece for text in texts for piece in ("char(31)", text)][1:])
    number = f"(xxhash64({text}) & 9223372036854775807) % {suffix.numbers.count}"
    if suffix.numbers.first:
        number += f" + {suffix.numbers.first}"
    return f"if({text} IS NULL, NULL, {number_sql(number, suffix.numbers)})"


def number_sql(number: str, numbers: Numbers) -> str:
    text = f"CAST({number} AS STRING)"
    return text if numbers.width == 1 else f"lpad({text}, {numbers.width}, '0')"


def drawn_sql(suffix: Drawn) -> str:
    column = column_sql(suffix.field)
    numbers = suffix.numbers
    return f"if({column} BETWEEN {numbers.first} AND {numbers.last}, {number_sql(column, numbers)}, NULL)"


def field_sql(field: Field, structs: Collection[str]) -> str:
    column = column_sql(field)
    if field.function is not None:
        raise NotInSql(f"only the program that declares the layout has the function {field.function}")
    text = f"CAST({column} AS STRING)"
    if field.rollup is not None:
        text = rollup_sql(field, column, field.written in structs)
    elif field.width is not None:
        text = rf"if({text} RLIKE r'^[0-9]{{1,{field.width}}}\z', lpad({text}, {field.width}, '0'), NULL)"
    if field.case == "lower":
        text = f"translate({text}, '{LOWER.upper()}', '{LOWER}')"
    elif field.case == "upper":
        text = f"translate({text}, '{LOWER}', '{LOWER.upper()}')"
    return text if field.none is None else f"if({column} IS NULL, {literal(field.none)}, {text})"


def rollup_sql(field: Field, column: str, is_struct: bool) -> str:
    assert field.rollup is not None
    if field.epoch == "s":
        is_in_range = f"{column} BETWEEN {FIRST} AND {LAST}"
        seconds = column
    elif field.epoch == "ms":
        is_in_range = f"{column} BETWEEN {FIRST}000 AND {LAST}999"
        # Rounded down, because `div` rounds towards zero.
        seconds = f"({column} - pmod({column}, 1000)) div 1000"
    elif is_struct:
        is_in_range = f"{column}.nanos_since_epoch BETWEEN 0 AND 999999999"
        seconds = f"{column}.secs_since_epoch"
        is_in_range = f"{seconds} BETWEEN 0 AND {LAST} AND {is_in_range}"
    else:
        instant = f"{INSTANT}?" if field.rollup in ("year", "month", "day") else INSTANT
        is_in_range = rf"{column} RLIKE r'^{DAY}{instant}\z'"
        seconds = seconds_sql(column)
    return f"if({is_in_range}, {cut_sql(seconds, CUTS[field.rollup])}, NULL)"


def seconds_sql(column: str) -> str:
    """Seconds since 1970 of a timestamp or date that has one of the forms of SPEC.md.

    Spark reads the local time as if it were UTC, and the offset is taken off by hand: Spark has none beyond 18 hours, and no
    second 60.
    """

    def number(pattern: str, group: int) -> str:
        return f"coalesce(try_cast(regexp_extract({column}, {pattern}, {group}) AS INT), 0)"

    # A zone in brackets is never mistaken for an offset: these characters cannot lead into one.
    offset = "'^[0-9T:. +-]*[0-9] ?([+-])([0-9]{2}):([0-9]{2}):?([0-9]{2})?'"
    second = number("'[T ][0-9:]{6}([0-9]{2})'", 1)
    day = f"regexp_extract({column}, '^.[0-9]*-[0-9]{{2}}-[0-9]{{2}}', 0)"
    minute = f"rpad(regexp_extract({column}, '[T ]([0-9:]{{5}})', 1), 5, '00:00')"
    start = f"unix_seconds(try_cast(concat({day}, 'T', {minute}, ':00Z') AS TIMESTAMP))"
    ahead = f"({number(offset, 2)} * 3600 + {number(offset, 3)} * 60 + {number(offset, 4)})"
    sign = f"if(regexp_extract({column}, {offset}, 1) = '-', -1, 1)"
    return f"{start}\n  + least({second}, 59)\n  - {sign} * {ahead}"


def cut_sql(seconds: str, behind_year: int) -> str:
    """How the timestamp without a zone begins, as text. A year that is not of four digits has a sign."""
    text = f"CAST(TIMESTAMP_NTZ'1970-01-01 00:00:00' + make_dt_interval(0, 0, 0, {seconds}) AS STRING)"
    if behind_year > CUTS["day"]:
        text = f"replace({text}, ' ', 'T')"
    return f"nullif(regexp_extract({text}, '^[0-9]{{4}}.{{{behind_year}}}', 0), '')"


def column_sql(field: Field) -> str:
    # At the top it is the name of a column: rows of a table are never arrays.
    if any(re.fullmatch("0|[1-9][0-9]*", name) for name in field.path[1:]):
        raise NotInSql(f"{field.written} has a position in an array; make that a column with a name first")
    return ".".join("`" + name.replace("`", "``") + "`" for name in field.path)


def concat(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"concat({', '.join(texts)})"


def literal(text: str) -> str:
    def escape(match: re.Match[str]) -> str:
        return f"\\{match[0]}" if match[0] in "\\'" else f"\\u{ord(match[0]):04x}"

    return "'" + re.sub(r"[\\'\x00-\x1f\x7f]", escape, text) + "'"
