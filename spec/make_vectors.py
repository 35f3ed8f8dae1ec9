#!/usr/bin/env python3
"""Makes vectors.json: documents and the keys that Key Format 1 gives them.

Usage: python3 spec/make_vectors.py [--check]

With --check it writes nothing and fails if vectors.json is not what it would write.

The expected keys do not come from any implementation of the format. Each group in `vectors_data` says in Python how
its keys look, by plain string formatting; the hashes come from the xxhash package, and the calendar from Python's
datetime. Layouts are written out by hand beside that and are never parsed here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import xxhash

from vectors_data.bad_layouts import BAD_LAYOUTS, BAD_TEMPLATES, FUNCTIONS
from vectors_data.tools import (
    ESCAPES,
    KNOWN_SUFFIXES,
    NEGATIVE_ZERO,
    groups,
    refused,
    refused_dates,
    refused_templates,
    rollups,
    suffix,
    templates,
)

# In the order of the file. New groups come after the old ones.
SUBJECTS = [
    "parts",
    "names",
    "escaping",
    "options",
    "timestamps",
    "paths",
    "growth",
    "levels",
    "forms",
    "templates",
    "refused",
    "other_languages",
]
for subject in SUBJECTS:
    import_module(f"vectors_data.{subject}")

FILE = Path(__file__).with_name("vectors.json")
MADE = (
    "By make_vectors.py, with XXH64 from the Python package xxhash 4.1.0, Python's datetime and plain string formatting. "
    "The first 255 hash suffixes were also computed with Spark SQL 4.3.0: all are equal."
)


def check_facts() -> None:
    for text, (digest, suffixes) in KNOWN_SUFFIXES.items():
        assert xxhash.xxh64_hexdigest(text.encode(), seed=42) == digest, text
        for n, expected in suffixes.items():
            assert suffix(n, text) == expected, (text, n)
    for char, escape in ESCAPES.items():
        assert escape == escape.upper() and unquote(escape, errors="strict") == char != escape, char
    keys = [(g["name"], c["key"]) for g in groups for c in g["cases"]]
    assert ("device-year", "abc-123-2018") in keys
    assert ("trip-drawn", "2018-08-09.1") in keys
    assert ("trip-drawn", "2018-08-09.400") in keys
    assert ("trip-vin", "2018-08-09.225") in keys
    assert ("escape-text", "a%2Db-c") in keys
    assert ("escape-hash", "50%25%2Ea%2Db-2018-08-09.353") in keys
    assert ("levels-three", ["contoso", "u-7", "2018-08-09.225"]) in keys

    check_names(groups + refused + refused_dates)
    check_names(templates + refused_templates)
    shapes = [(g["layout"], tuple(g.get("also_read", [])), tuple(g["types"].items())) for g in groups]
    assert len(shapes) == len(set(shapes)), "two groups of one layout and types"
    for g in groups:
        for c in g["cases"]:
            assert 0 < key_length(c) <= 2048, g["name"]
            assert c.get("read_keys", [c["key"]])[0] == c["key"], g["name"]
            assert ("read_keys" in c) == ("also_read" in g), g["name"]
    for name in ("escape-text", "escape-one-part", "escape-drawn", "escape-non-ascii", "levels-two", "levels-escape"):
        lengths = [key_length(c) for g in groups if g["name"] == name for c in g["cases"]]
        assert max(lengths) == 2048, (name, max(lengths))
    # When N doubles, there are at most two keys to read; without repeats there may be only one.
    doubled = [len(c["read_keys"]) for g in groups if g["name"] == "grown" for c in g["cases"]]
    assert set(doubled) == {1, 2}, doubled


def check_names(entries: list[dict[str, Any]]) -> None:
    names = [entry["name"] for entry in entries]
    assert len(names) == len(set(names)), "two entries of one name"


def key_length(case: dict[str, Any]) -> int:
    levels = case["key"] if isinstance(case["key"], list) else [case["key"]]
    return sum(len(level.encode()) for level in levels)


def render() -> str:
    """One case per line, ASCII only: every code point is visible in a diff."""

    def line(value: Any) -> str:
        # Python has no integer -0, so a string stands for it until here.
        return json.dumps(value).replace(json.dumps(NEGATIVE_ZERO), "-0")

    def block(values: Iterable[Any], indent: str) -> str:
        return "[\n" + ",\n".join(indent + "  " + line(value) for value in values) + f"\n{indent}]"

    def also_read(entry: dict[str, Any]) -> str:
        return f'      "also_read": {json.dumps(entry["also_read"])},\n' if "also_read" in entry else ""

    def grouped(entries: list[dict[str, Any]], what: str) -> str:
        rendered = [
            "    {\n"
            f'      "name": {json.dumps(entry["name"])},\n'
            f'      "{what}": {json.dumps(entry[what])},\n'
            f"{also_read(entry)}"
            f'      "types": {json.dumps(entry["types"])},\n'
            f'      "cases": {block(entry["cases"], "      ")}\n'
            "    }"
            for entry in entries
        ]
        return "[\n" + ",\n".join(rendered) + "\n  ]"

    bad_layouts = [{"layout": layout, "why": why} for layout, why in BAD_LAYOUTS.items()]
    bad_templates = [{"template": template, "why": why} for template, why in BAD_TEMPLATES.items()]
    functions = [{"layout": layout, "item": item} for layout, item in FUNCTIONS]
    return (
        "{\n"
        '  "format": 1,\n'
        f'  "made": {json.dumps(MADE)},\n'
        f'  "groups": {grouped(groups, "layout")},\n'
        f'  "refused": {block(refused, "  ")},\n'
        f'  "refused_dates": {block(refused_dates, "  ")},\n'
        f'  "bad_layouts": {block(bad_layouts, "  ")},\n'
        f'  "functions": {block(functions, "  ")},\n'
        f'  "rollups": {block(rollups, "  ")},\n'
        f'  "templates": {grouped(templates, "template")},\n'
        f'  "refused_templates": {block(refused_templates, "  ")},\n'
        f'  "bad_templates": {block(bad_templates, "  ")}\n'
        "}\n"
    )


def main() -> int:
    check_facts()
    text = render()
    if sys.argv[1:] == ["--check"]:
        if FILE.read_bytes() != text.encode():
            print(f"{FILE.name} is not what {Path(__file__).name} writes", file=sys.stderr)
            return 1
        return 0
    FILE.write_bytes(text.encode())
    keys = sum(len(g["cases"]) for g in groups)
    texts = sum(len(t["cases"]) for t in templates)
    print(
        f"{FILE.name}: {len(groups)} groups with {keys} keys, {len(refused)} refusals, {len(refused_dates)} refused dates, "
        f"{len(BAD_LAYOUTS)} bad layouts, "
        f"{len(FUNCTIONS)} layouts with functions, {len(rollups)} rollups, {len(templates)} templates with {texts} texts, "
        f"{len(refused_templates)} refusals and {len(BAD_TEMPLATES)} bad templates"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
