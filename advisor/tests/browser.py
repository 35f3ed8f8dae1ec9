#!/usr/bin/env python3
"""Looks at the report of `synthkey check --html` in Chromium: python3 advisor/tests/browser.py SYNTHKEY OUT

Takes screenshots in light and dark, narrow and wide, and finds the parts of the page in the DOM that the browser made of it.
Needs Chromium; it is not part of the gate.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = ["verdicts", "busy", "all", "heat", "sweep", "hottest", "queries", "growth", "caveats", "declaration"]
LAYOUTS = ["{at:day}", "{vin}-{at:day}", "{at:day}.{xxh64(id) % 400 + 1}"]


def main(synthkey: str, out: Path) -> int:
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or sys.exit("there is no Chromium")
    out.mkdir(parents=True, exist_ok=True)
    page = (out / "report.html").resolve()
    layouts = [arg for layout in LAYOUTS for arg in ("--layout", layout)]
    sample = ["check", "examples/data/trips.csv", "--rate", "100/s", "--read", "vin+day", "--html", str(page)]
    subprocess.run([synthkey, *sample, *layouts], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    headless = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={out}/profile"]
    for scheme, number in (("light", 1), ("dark", 0)):
        for width in (400, 1200):
            picture = out / f"{scheme}-{width}.png"
            view = [f"--window-size={width},2400", f"--blink-settings=preferredColorScheme={number}"]
            command = [*headless, *view, f"--screenshot={picture}", page.as_uri()]
            subprocess.run(command, check=True, capture_output=True, timeout=120)
            if picture.stat().st_size < 10_000:
                sys.exit(f"{picture} shows next to nothing")
    command = [*headless, "--enable-logging=stderr", "--dump-dom", page.as_uri()]
    ended = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    missing = [part for part in PARTS if f'<section id="{part}">' not in ended.stdout]
    refused = re.findall(r"Content Security Policy[^\n]*", ended.stderr)
    pictures = ended.stdout.count("<svg")
    print(f"{len(PARTS) - len(missing)} parts, {pictures} pictures, missing: {missing}, refused by the policy: {refused}")
    return 1 if missing or refused or pictures != 7 else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(str(Path(sys.argv[1]).resolve()), Path(sys.argv[2])))
