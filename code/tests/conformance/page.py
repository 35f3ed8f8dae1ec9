#!/usr/bin/env python3
"""Writes the programs of docs/languages.md: page.py folder. A language's first block is page.py, page.ts, Page.java, .."""

from __future__ import annotations

import re
import sys
from pathlib import Path

NAMES = {"python": "page.py", "typescript": "page.ts", "java": "Page.java", "go": "main.go", "csharp": "Page.cs"}
page = Path(__file__).resolve().parents[3] / "docs/languages.md"
folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
written = set()
for language, program in re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
    name = NAMES.get(language)
    if language == "python" and name in written:
        name = "page_cosmos.py"
    if name:
        written.add(name)
        (folder / name).write_text(program, encoding="utf-8")
assert written == {*NAMES.values(), "page_cosmos.py"}, written
