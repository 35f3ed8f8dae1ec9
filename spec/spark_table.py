#!/usr/bin/env python3
"""Writes the part of README.md that shows each element of a layout in Spark SQL, as spark.py has it.

Usage: python3 spec/spark_table.py [--check]

With --check nothing is written; it fails if the page is not what would be written.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from key_format.sql import NotInSql, level_expressions

README = Path(__file__).with_name("README.md")
PLACE = re.compile("(<!-- spark -->\n).*(<!-- /spark -->)", re.DOTALL)

ROWS: list[tuple[str, str, list[str]]] = [
    ("text, integer, boolean, date, UUID", "{vin}", []),
    ("nested property", "{vehicle.vin}", []),
    ("literal text", "{site}-{{{no}", []),
    ("prefix", "USER#{user}", []),
    ("none", '{region:?"none"}', []),
    ("pad", "{seq:06}", []),
    ("case", "{vin:lower}", []),
    ("", "{vin:upper}", []),
    ("escape", "{tenant:%}-{date}", []),
    ("rollup of seconds", "{at:s:hour}", []),
    ("rollup of milliseconds", "{at:ms:day}", []),
    ("rollup of a `SystemTime`", "{at:month}", ["at"]),
    ("random suffix", "{date}.{shard in 1..=400}", []),
    ("from 0, with a width", "{date}.{shard in 0..=9:02}", []),
    ("hash suffix", "{date}.{xxh64(vin) % 400 + 1}", []),
    ("from 0, with a width, in front", "{xxh64(vin) % 10:02}-{date}", []),
    ("of several", "{date}.{xxh64(country, vin:lower) % 400 + 1}", []),
    ("levels: a column for each", "{tenant}{/}{user}", []),
    ("function", "{email:fn(normalise)}", []),
    ("own hash", "{date}.{fn(md5_bucket)(vin) % 10}", []),
    ("position in an array", "{legs.0}", []),
]


def code(text: str) -> str:
    """In two backticks, because columns have one; a bar would end the cell."""
    return f"`` {text} ``".replace("|", "\\|")


def cell(layout: str, structs: list[str]) -> str:
    try:
        return "<br>".join(map(code, level_expressions(layout, structs=structs)))
    except NotInSql as reason:
        return f"refused: {reason}"


def written() -> str:
    rows = "".join(f"| {what} | {code(layout)} | {cell(layout, structs)} |\n" for what, layout, structs in ROWS)
    [rollup] = level_expressions("{at:minute}")
    return (
        f"| element | layout | Spark SQL |\n| --- | --- | --- |\n{rows}\n"
        "A rollup of a timestamp that is stored as a string, such as `{at:minute}`, has to read all forms of SPEC.md:\n\n"
        f"```sql\n{rollup}\n```\n"
    )


def main() -> int:
    page = README.read_text(encoding="utf-8")
    wanted, places = PLACE.subn(lambda place: place[1] + written() + place[2], page)
    if places != 1:
        sys.exit(f"{README.name} has no one place for the table")
    if "--check" not in sys.argv:
        README.write_text(wanted, encoding="utf-8")
    elif page != wanted:
        sys.exit(f"{README.name} is not what spark.py does: run python3 spec/{Path(__file__).name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
