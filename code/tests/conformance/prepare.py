#!/usr/bin/env python3
"""Makes the schema and the cases of the conformance test from spec/vectors.json and from random items of the derive.

Usage: prepare.py vectors.json items.jsonl folder [typescript]

Writes folder/keys.json, a schema with one type for each layout, and folder/cases.jsonl: the `type`, the `item`, and
its `keys`, or the reason for which it is `refused`. For TypeScript, types with integers beyond 64 bits are left out.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

NEGATIVE_ZERO = "\0-0"
INTEGERS = {f"{sign}{bits}": bits for bits in (8, 16, 32, 64, 128) for sign in "iu"}
TIMES = {"DateTime<Utc>", "DateTime<FixedOffset>", "Timestamp", "Zoned", "SystemTime", "OffsetDateTime"}
BARE = re.compile(r"[A-Za-z0-9_\-$@\u0080-\U0010ffff]+")


def load(text: str) -> Any:
    return json.loads(text, parse_int=lambda digits: NEGATIVE_ZERO if digits == "-0" else int(digits))


def dump(value: Any) -> str:
    return json.dumps(value).replace(json.dumps(NEGATIVE_ZERO), "-0")


def kind_of(rust: str) -> dict[str, Any]:
    rust = {"DeviceNo": "u32", "TripId": "Uuid", "usize": "u64", "isize": "i64"}.get(rust, rust)
    if rust.startswith("Option<"):
        return {**kind_of(rust[7:-1]), "optional": True}
    if rust in INTEGERS:
        bits = INTEGERS[rust]
        least, most = (0, 2**bits - 1) if rust[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        return {"kind": "integer", "min": str(least), "max": str(most)}
    if suffix := re.fullmatch(r"RandomSuffix<(\d+)(?:, 0)?>", rust):
        first = 0 if ", 0" in rust else 1
        return {"kind": "integer", "min": str(first), "max": str(first + int(suffix[1]) - 1)}
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


class Types:
    def __init__(self, most_bits: int) -> None:
        self.names: dict[str, str] = {}
        self.types: list[dict[str, Any]] = []
        self.most_bits = most_bits

    def name_of(self, entry: dict[str, Any]) -> str | None:
        """The name of the entry's type, or None if no code can be generated for it."""
        layout, also_read = entry["layout"], entry.get("also_read", [])
        identity = json.dumps([layout, also_read, entry["types"]])
        if identity not in self.names:
            fields = [
                {"name": name.split(".")[-1], "property": property_of(name, layout), **kind_of(rust)}
                for name, rust in entry["types"].items()
            ]
            is_table = "%table" in layout
            has_positions = any(part.isdigit() for name in entry["types"] for part in name.split("."))
            is_wide = any(field["kind"] == "integer" and int(field["max"]) >= 2**self.most_bits for field in fields)
            name = "" if is_table or has_positions or is_wide else f"T{len(self.types)}"
            self.names[identity] = name
            if name:
                levels = layout.count("{/}") + 1
                paths = [f"key{level}" for level in range(levels)]
                declared = {"name": name, "layout": layout, "also_read": also_read, "properties": paths}
                self.types.append({**declared, "fields": fields})
        return self.names[identity] or None


def main() -> None:
    vectors_path, items_path, folder = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    types = Types(63 if sys.argv[4:] == ["typescript"] else 128)
    vectors = load(vectors_path.read_text(encoding="utf-8"))
    cases = []
    for group in vectors["groups"]:
        cases += [(group, case["item"], {"keys": case.get("read_keys", [case["key"]])}) for case in group["cases"]]
    cases += [(entry, entry["item"], {"refused": entry["reason"]}) for entry in vectors["refused"]]
    for line in items_path.read_text(encoding="utf-8").split("\n"):
        if line:
            entry = load(line)
            expected = {"refused": entry["refused"]} if "refused" in entry else {"keys": entry["keys"]}
            cases.append((entry, entry["item"], expected))
    lines, skipped = [], 0
    for entry, item, expected in cases:
        name = types.name_of(entry)
        if name is None:
            skipped += 1
        else:
            lines.append(dump({"type": name, "item": item, **expected}) + "\n")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "keys.json").write_text(json.dumps({"version": 1, "types": types.types}, indent=2) + "\n")
    (folder / "cases.jsonl").write_text("".join(lines))
    left_out = sum(1 for name in types.names.values() if not name)
    print(f"{len(types.types)} types, {len(lines)} cases; left out: {left_out} types with {skipped} cases")


if __name__ == "__main__":
    main()
