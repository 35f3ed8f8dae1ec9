#!/usr/bin/env python3
"""Writes sql.json, what spec/key_format says in Spark SQL: python3 advisor/tests/sql.py [--check]

With --check nothing is written; it fails if the file differs.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "spec"))

from key_format.sql import NotInSql, level_expressions  # noqa: E402

CASES = Path(__file__).with_name("sql.json")
LAYOUTS = [
    "{vin}",
    "{vehicle.vin}",
    '{"a`b"}',
    "{site}-{{{no}",
    "it's\\{a}",
    '{region:?"n\'a"}',
    "{seq:06}",
    "{vin:lower}",
    "{vin:upper}",
    "{at:s:hour}",
    "{at:ms:day}",
    "{at:year}",
    "{at:month}",
    "{at:day}",
    "{at:hour}",
    "{at:minute}",
    "{date}.{shard in 1..=400}",
    "{date}.{shard in 0..=9:02}",
    "{date}.{xxh64(vin) % 400 + 1}",
    "USER#{xxh64(vin) % 10:02}-{date}",
    "{date}.{fn(md5_bucket)(vin) % 10}",
    "{date}.{xxh64(country, vin:lower) % 400 + 1}",
    "{tenant}{/}{user}{/}{at:day}.{xxh64(vin) % 9 + 1}",
    "{tenant:%}-{date}",
    '{a:lower:%}--{b:?"n-a":%}.{xxh64(vin) % 9 + 1}',
    "USER#{user:%}é{it:%}'{no}",
    "{a:%}-{x}{/}{b:%}/{c:%}",
    "{a:%table}_{b:lower:%table}",
    "{email:fn(normalise)}",
    "{legs.0}",
]


def expressions(layout: str) -> object:
    try:
        return level_expressions(layout)
    except NotInSql:
        return None


def written() -> str:
    return json.dumps({layout: expressions(layout) for layout in LAYOUTS}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        CASES.write_text(written(), encoding="utf-8")
    elif CASES.read_text(encoding="utf-8") != written():
        sys.exit(f"{CASES.name} is not what the script writes: run it again")
