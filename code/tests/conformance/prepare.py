#!/usr/bin/env python3
"""Makes the schema and the cases of the conformance test from spec/vectors.json and from random items of the derive.

Usage: prepare.py vectors.json items.jsonl derived.json folder

Writes folder/keys.json and folder/cases.jsonl. The schema has the types of derived.json, which the derive wrote for the
random items, a type for each layout and template of the vectors, and those of code/tests/keys.json. A case has the `type`, the `item`, and its `keys`, the
`text` of its template, or the reason for which it is `refused`. `typed` are the values for the constructor of a point read, if
the types of the fields have them: integers as strings, and points in time as seconds and nanoseconds since 1970. With
`verify`, the item has its key.
"""

from __future__ import annotations

import datetime
import json
import re
import sys
from pathlib import Path
from typing import Any

import jsonschema

REPOSITORY = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(REPOSITORY / "spec"))
from key_format.refused import Refused  # noqa: E402
from key_format.rollup import NANOS, UNIX, nanos_of  # noqa: E402

NEGATIVE_ZERO = "\0-0"
INTEGERS = {f"{sign}{bits}": bits for bits in (8, 16, 32, 64, 128) for sign in "iu"}
TIMES = {"DateTime<Utc>", "DateTime<FixedOffset>", "Timestamp", "Zoned", "SystemTime", "OffsetDateTime"}
BARE = re.compile(r"[A-Za-z0-9_\-$@\u0080-\U0010ffff]+")
DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
ABSENT = object()


def load(text: str) -> Any:
    return json.loads(text, parse_int=lambda digits: NEGATIVE_ZERO if digits == "-0" else int(digits))


def dump(value: Any) -> str:
    return json.dumps(value).replace(json.dumps(NEGATIVE_ZERO), "-0")


def kind_of(rust: str) -> dict[str, Any]:
    """What `schema!` writes for a field of this type."""
    rust = {"DeviceNo": "u32", "TripId": "Uuid", "usize": "u64", "isize": "i64"}.get(rust, rust)
    if rust.startswith("Option<"):
        return {**kind_of(rust[7:-1]), "optional": True}
    rust = "u16" if rust.startswith("RandomSuffix<") else rust
    if rust in INTEGERS:
        bits = INTEGERS[rust]
        least, most = (0, 2**bits - 1) if rust[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        return {"kind": "integer", "min": str(least), "max": str(most)}
    if rust in TIMES:
        return {"kind": "timestamp"}
    if rust == "Tier":
        return {"kind": "enum", "names": ["free", "pro-plus", "Ünicode"]}
    return {"kind": {"NaiveDate": "date", "Date": "date", "Uuid": "uuid", "bool": "bool"}.get(rust, "text")}


def property_of(name: str, layout: str) -> str:
    """The name as layouts write it; a path of several segments already is."""
    if BARE.fullmatch(name) or ("." in name and json.dumps(name) not in layout):
        return name
    text = name.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub("[\0-\x1f\x7f]", lambda char: f"\\u{ord(char[0]):04x}", text) + '"'


def path_of(property: str) -> list[str]:
    names = re.findall(r'"(?:[^"\\]|\\.)*"|[^."]+', property)
    return [json.loads(name) if name[0] == '"' else name for name in names]


class Types:
    """The types of the schema, and why there is no code for the other ones."""

    def __init__(self, derived: list[dict[str, Any]]) -> None:
        self.types = {one["name"]: one for one in derived}
        self.names = {json.dumps([one["layout"], one.get("also_read", [])]): one["name"] for one in derived}
        self.left_out: dict[str, list[int]] = {}

    def name_of(self, entry: dict[str, Any]) -> str | None:
        """The name of the entry's type, or None if no code can be generated for it."""
        template = entry.get("template")
        layout, also_read = entry.get("layout", template), entry.get("also_read", [])
        of_derive = self.names.get(json.dumps([layout, also_read]))
        if of_derive and "paths" in entry:
            return of_derive
        identity = json.dumps([layout, also_read, template, entry["types"]])
        if identity not in self.names:
            fields = [
                {"name": name.split(".")[-1], "property": property_of(name, layout), **kind_of(rust)}
                for name, rust in entry["types"].items()
            ]
            name = f"T{len(self.types)}"
            if "%table" in layout:
                name = "no `:%table`"
            elif any(part.isdigit() for name in entry["types"] for part in name.split(".")):
                name = "no positions in arrays"
            self.names[identity] = name
            if name[0] != "n":
                levels = 1 if template else layout.count("{/}") + 1
                paths = [f"key{level}" for level in range(levels)]
                declared = {"name": name, "layout": layout, "also_read": also_read, "properties": paths}
                if template:
                    key = {"name": "key", "property": "key0", "kind": "text"}
                    declared = {**declared, "layout": "{key0}", "id": template}
                    fields.append(key)
                self.types[name] = {**declared, "fields": fields}
            else:
                self.left_out.setdefault(name, [0, 0])[0] += 1
        name = self.names[identity]
        if name not in self.types:
            self.left_out[name][1] += 1
            return None
        return name


def value_of(document: Any, path: list[str]) -> Any:
    """The value, None if there is none, or ABSENT if it cannot be reached."""
    for name in path:
        if document is None:
            return None
        if not isinstance(document, dict):
            return ABSENT
        document = document.get(name)
    return document


def typed_value(field: dict[str, Any], item: Any) -> Any:
    """The value as the field's type has it, or ABSENT if it does not."""
    value, kind = value_of(item, path_of(field["property"])), field["kind"]
    if value is None:
        return None if field.get("optional") else ABSENT
    if kind == "integer":
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        return str(value) if is_integer and int(field["min"]) <= value <= int(field["max"]) else ABSENT
    if kind == "timestamp":
        try:
            seconds, nanos = divmod(nanos_of(value, "ns", None), NANOS)
        except Refused:
            return ABSENT
        return [seconds - UNIX, nanos]
    if kind == "bool":
        return value if isinstance(value, bool) else ABSENT
    if not isinstance(value, str) or re.search("[\ud800-\udfff]", value):
        return ABSENT
    if kind == "date":
        # Neither Python nor .NET has a year 0.
        try:
            return value if DATE.fullmatch(value) and datetime.date.fromisoformat(value) else ABSENT
        except ValueError:
            return ABSENT
    if kind == "uuid":
        return value if re.fullmatch("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", value) else ABSENT
    return value if kind == "text" or value in field["names"] else ABSENT


def main() -> None:
    vectors_path, items_path, derived_path, folder = (Path(arg) for arg in sys.argv[1:5])
    types = Types(json.loads(derived_path.read_text(encoding="utf-8"))["types"])
    vectors = load(vectors_path.read_text(encoding="utf-8"))
    cases = []
    for group in vectors["groups"]:
        cases += [(group, case["item"], {"keys": case.get("read_keys", [case["key"]])}) for case in group["cases"]]
    cases += [(entry, entry["item"], {"refused": entry["reason"]}) for entry in vectors["refused"]]
    for group in vectors["templates"]:
        cases += [(group, case["item"], {"text": case["text"]}) for case in group["cases"]]
    for entry in vectors["refused_templates"]:
        cases.append((entry, entry["item"], {"text": None, "refused": entry["reason"]}))
    for line in items_path.read_text(encoding="utf-8").split("\n"):
        if line:
            entry = load(line)
            expected = {"refused": entry["refused"]} if "refused" in entry else {"keys": entry["keys"]}
            cases.append((entry, entry["item"], expected))
    lines, with_types = [], 0
    for entry, item, expected in cases:
        name = types.name_of(entry)
        if name is None:
            continue
        # Documents of the derive have their keys.
        typed: dict[str, Any] = {"verify": True} if name.startswith("Item") and "keys" in expected else {}
        if "text" not in expected:
            values = [typed_value(field, item) for field in types.types[name]["fields"]]
            if ABSENT not in values:
                typed["typed"] = values
                with_types += 1
        lines.append(dump({"type": name, "item": item, **expected, **typed}) + "\n")
    folder.mkdir(parents=True, exist_ok=True)
    own = json.loads((REPOSITORY / "code/tests/keys.json").read_text(encoding="utf-8"))
    schema = {"version": 1, "types": [*types.types.values(), *own["types"]]}
    jsonschema.validate(schema, json.loads((REPOSITORY / "spec/keys.schema.json").read_text(encoding="utf-8")))
    (folder / "keys.json").write_text(json.dumps(schema, indent=2) + "\n", encoding="utf-8")
    (folder / "cases.jsonl").write_text("".join(lines), encoding="utf-8")
    print(f"{len(types.types)} types, {len(lines)} cases, {with_types} of them with typed values too")
    for why, (layouts, count) in types.left_out.items():
        print(f"left out: {why}: {layouts} types with {count} cases")


if __name__ == "__main__":
    main()
