#!/usr/bin/env python3
"""Checks the generated Python against the cases: run.py folder, with keys.py and cases.jsonl in it."""

from __future__ import annotations

import dataclasses
import datetime
import json
import sys
import uuid
from pathlib import Path
from typing import Any, Callable

folder = Path(sys.argv[1])
sys.path.insert(0, str(folder))
import keys  # noqa: E402

SCHEMA = {one["name"]: one for one in json.loads((folder / "keys.json").read_text(encoding="utf-8"))["types"]}
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


def outcome(compute: Callable[[], object]) -> object:
    try:
        return compute()
    except keys.InvalidKey as error:
        return error.reason


def parameter(kind: str, value: Any) -> object:
    if value is None:
        return None
    if kind == "integer":
        return int(value)
    if kind == "date":
        return datetime.date.fromisoformat(value)
    if kind == "uuid":
        return uuid.UUID(value)
    if kind == "timestamp":
        return EPOCH + datetime.timedelta(seconds=value[0], microseconds=value[1] // 1000)
    return value


def typed(case: dict[str, Any]) -> Any:
    """The lookup of a point read, or None if Python's types do not have the values."""
    one = SCHEMA[case["type"]]
    values = list(zip(one["fields"], case["typed"], strict=True))
    # Fields with a default come last.
    values.sort(key=lambda pair: pair[0].get("optional", False))
    lookup = getattr(keys, case["type"] + "Key")
    names = [field.name for field in dataclasses.fields(lookup)]
    try:
        parameters = [parameter(field["kind"], value) for field, value in values]
    except OverflowError:
        return None
    return lookup(**dict(zip(names, parameters, strict=True)))


counts = {"documents": 0, "typed": 0, "verified": 0, "templates": 0, "failed": 0}


def check(what: str, case: dict[str, Any], wanted: object, compute: Callable[[], object]) -> None:
    actual = outcome(compute)
    counts[what if actual == wanted else "failed"] += 1
    if actual != wanted:
        print(f"{what}: {case}\n  {SCHEMA[case['type']]['layout']}\n  actual   {actual!r}")


for line in (folder / "cases.jsonl").read_text(encoding="utf-8").splitlines():
    case = keys.load_document(line)
    kind, item = getattr(keys, case["type"]), case["item"]
    wanted = case["refused"] if "refused" in case else case.get("keys") or case["text"]
    key = wanted if "refused" in case or "text" in case else wanted[0]
    if "text" in case:
        check("templates", case, wanted, lambda: kind.id_of(item))
        continue
    check("documents", case, [wanted, key], lambda: [outcome(lambda: kind.read_keys(item)), outcome(lambda: kind.key_of(item))])
    if "verify" in case:
        check("verified", case, key, lambda: kind.verify(item))
    if "typed" in case and (lookup := typed(case)) is not None:
        both = [outcome(lookup.read_keys), outcome(lookup.partition_key)]
        check("typed", case, [wanted, key], lambda: both)
print("Python: " + ", ".join(f"{count} {what}" for what, count in counts.items()))
sys.exit(1 if counts["failed"] or min(counts[what] for what in counts if what != "failed") == 0 else 0)
