#!/usr/bin/env python3
"""Checks the generated Python against the cases: run.py folder, with keys.py and cases.jsonl in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

folder = Path(sys.argv[1])
sys.path.insert(0, str(folder))
import keys  # noqa: E402

passed = failed = 0
for line in (folder / "cases.jsonl").read_text().splitlines():
    case = keys.load_document(line)
    kind = getattr(keys, case["type"])
    wanted = case["refused"] if "refused" in case else case["keys"]
    try:
        actual = kind.read_keys(case["item"])
        assert actual[0] == kind.key_of(case["item"])
    except keys.InvalidKey as error:
        actual = error.reason
    if actual == wanted:
        passed += 1
    else:
        failed += 1
        print(f"{line}\n  {kind.LAYOUT}\n  expected {wanted!r}\n  actual   {actual!r}")
print(f"Python: {passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
