#!/usr/bin/env python3
"""Checks vectors.json, random items or random layouts against Key Format 1, which `key_format` implements from SPEC.md alone.

Usage: python3 spec/check.py [path-to-vectors]
       python3 spec/check.py --items path-to-items, or - for standard input
       python3 spec/check.py --layouts path-to-layouts, or -

README.md says where the items and layouts come from.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from key_format.keys import keys_of, text_of
from key_format.layout import BadLayout, parse_layout, parse_template
from key_format.refused import NoFunction, Refused
from key_format.rollup import roll_up


def outcome(compute: Callable[..., Any], *args: Any) -> str:
    try:
        return f"made {compute(*args)!r}"
    except Refused as refused:
        return f"refused: {refused}"
    except NoFunction as function:
        return f"no function {function}"
    except BadLayout as bad:
        return f"bad: {bad}"


def is_bad(parse: Callable[[str], Any], text: str) -> str:
    try:
        parse(text)
    except BadLayout:
        return "bad"
    return "good"


def results(vectors: Any) -> Iterator[tuple[str, str, str]]:
    """(what is checked, expected outcome, actual outcome)"""
    yield "format", "1", str(vectors["format"])
    for group in vectors["groups"]:
        for number, case in enumerate(group["cases"]):
            keys = case.get("read_keys", [case["key"]])
            yield f"{group['name']}[{number}]", f"{case['key']!r}", f"{keys[0]!r}"
            actual = outcome(keys_of, group["layout"], case["item"], group.get("also_read", []))
            yield f"{group['name']}[{number}]", f"made {keys!r}", actual
    for entry in vectors["refused"]:
        actual = outcome(keys_of, entry["layout"], entry["item"])
        yield entry["name"], f"refused: {entry['reason']}", actual
    for entry in vectors["bad_layouts"]:
        yield f"layout {entry['layout']!r} ({entry['why']})", "bad", is_bad(parse_layout, entry["layout"])
    for entry in vectors["functions"]:
        actual = outcome(keys_of, entry["layout"], entry["item"])
        yield f"layout {entry['layout']!r}", "no function", actual[:11]
    for entry in vectors["rollups"]:
        *epoch, rollup = entry["option"].split(":")
        actual = outcome(roll_up, entry["value"], rollup, epoch[0] if epoch else None)
        expected = f"made {entry['text']!r}" if "text" in entry else f"refused: {entry['reason']}"
        yield f"rollup {entry['value']!r}:{entry['option']}", expected, actual
    for entry in vectors["templates"]:
        for number, case in enumerate(entry["cases"]):
            actual = outcome(text_of, entry["template"], case["item"])
            yield f"{entry['name']}[{number}]", f"made {case['text']!r}", actual
    for entry in vectors["refused_templates"]:
        actual = outcome(text_of, entry["template"], entry["item"])
        yield entry["name"], f"refused: {entry['reason']}", actual
    for entry in vectors["bad_templates"]:
        yield f"template {entry['template']!r} ({entry['why']})", "bad", is_bad(parse_template, entry["template"])


def results_of_items(lines: Iterable[bytes]) -> Iterator[tuple[str, str, str]]:
    """The same for lines of JSON, each with an item that a program stored and the keys that it is under."""
    for number, text in enumerate(lines, 1):
        line = parse_json(text.decode())
        actual = outcome(keys_of, line["layout"], line["item"], line.get("also_read", []))
        if "refused" in line:
            expected = f"refused: {line['refused']}"
        else:
            expected = f"made {line['keys']!r}"
            carried = [line["item"].get(path.removeprefix("/")) for path in line["paths"]]
            if carried != (line["keys"][0] if len(carried) > 1 else line["keys"][:1]):
                actual += f", but the item carries {carried!r}"
        yield f"line {number}: {line['layout']} {line['item']}", expected, actual


def results_of_layouts(lines: Iterable[bytes]) -> Iterator[tuple[str, str, str]]:
    """The same for lines of JSON, each with a text and whether it is a layout and a template."""
    for number, line in enumerate(map(json.loads, lines), 1):
        yield f"line {number}: layout {line['text']!r}", line["layout"], is_bad(parse_layout, line["text"])
        yield f"line {number}: template {line['text']!r}", line["template"], is_bad(parse_template, line["text"])


def parse_json(text: str) -> Any:
    """JSON in which every number but an integer is a float; `-0` is not an integer."""
    return json.loads(text, parse_int=lambda number: -0.0 if number == "-0" else int(number))


def all_results(args: list[str]) -> Iterator[tuple[str, str, str]]:
    of_lines = {"--items": results_of_items, "--layouts": results_of_layouts}
    if args and args[0] in of_lines:
        with sys.stdin.buffer if args[1] == "-" else open(args[1], "rb") as lines:
            yield from of_lines[args[0]](lines)
    else:
        path = Path(args[0]) if args else Path(__file__).with_name("vectors.json")
        yield from results(parse_json(path.read_text(encoding="utf-8")))


def main() -> int:
    passed = failed = 0
    for what, expected, actual in all_results(sys.argv[1:]):
        if expected == actual:
            passed += 1
        else:
            failed += 1
            print(f"{what}\n  expected {expected}\n  actual   {actual}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
