#!/usr/bin/env python3
"""Writes the part of README.md that shows each element of a layout in Spark SQL, as spark.py has it.

Usage: python3 spec/spark_table.py [--check]

With --check nothing is written; it fails if the page is not what would be written.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Optional

from key_format.sql import NotInSql, level_expressions

README = Path(__file__).with_name("README.md")
PLACE = re.compile("(<!-- spark -->\n).*(<!-- /spark -->)", re.DOTALL)

ROWS: list[tuple[str, str, Optional[dict[str, str]]]] = [
    ("text, integer, boolean, UUID", "{vin}", None),
    ("date, if `types` says so", "{date}", {"date": "NaiveDate"}),
    ("nested property", "{vehicle.vin}", None),
    ("literal text", "{site}-{{{no}", None),
    ("none", '{region:?"none"}', None),
    ("pad", "{seq:06}", None),
    ("case", "{vin:lower}", None),
    ("", "{vin:upper}", None),
    ("escape, of text", "{tenant:%}-{user:%}", {"tenant": "String", "user": "String"}),
    ("escape, of what is not text", "{no:%}", {"no": "u32"}),
    ("rollup of seconds", "{at:s:hour}", None),
    ("rollup of milliseconds", "{at:ms:day}", None),
    ("rollup of a `SystemTime`", "{at:month}", {"at": "SystemTime"}),
    ("drawn suffix", "{date}.{shard in 1..=400}", None),
    ("hash suffix", "{date}.{xxh64(vin) % 400 + 1}", None),
    ("of several", "{date}.{xxh64(country, vin:lower) % 400 + 1}", None),
    ("growth: the key", "{date}.{xxh64(vin) % 800 + 1 was 400}", None),
    ("levels: a column for each", "{tenant}{/}{user}", None),
    ("function", "{email:fn(normalise)}", None),
    ("position in an array", "{legs.0}", None),
]


def code(text: str) -> str:
    """In two backticks, because columns have one; a bar would end the cell."""
    return f"`` {text} ``".replace("|", "\\|")


def cell(layout: str, types: Optional[dict[str, str]]) -> str:
    try:
        return "<br>".join(map(code, level_expressions(layout, types)))
    except NotInSql as reason:
        return f"refused: {reason}"


def written() -> str:
    rows = "".join(f"| {what} | {code(layout)} | {cell(layout, types)} |\n" for what, layout, types in ROWS)
    [rollup] = level_expressions("{at:minute}")
    return (
        f"| element | layout | Spark SQL |\n| --- | --- | --- |\n{rows}\n"
        "A rollup of a timestamp that is stored as text, `{at:minute}`, has to read all forms of SPEC.md:\n\n"
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
