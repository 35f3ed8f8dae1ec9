#!/usr/bin/env python3
"""Looks at the report of `synthkey check --html` in Chromium: python3 advisor/tests/browser.py SYNTHKEY OUT

Takes screenshots in light and dark, narrow and wide, finds the parts of the page in the DOM that the browser made of it, and sees
that nothing is loaded, that nothing is wider than the window, and that hostile names and values stay text. Needs Chromium.
"""

import json
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = ["declaration", "verdicts", "caveats", "heat", "busy", "all", "sweep", "hottest", "queries", "growth"]
LAYOUTS = ["{at:day}", "{vin}-{at:day}", "{at:day}.{xxh64(id) % 400 + 1}"]
WIDTHS = (390, 1280)
HOSTILE = ["</svg><script>document.title='owned'</script>", "\"'><img src=https://example.invalid/x onerror=1>", "&lt;b&gt;"]
CONTENT_SECURITY_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')


class Browser:
    def __init__(self, out: Path) -> None:
        names = ("chromium", "chromium-browser", "google-chrome")
        browser = next(filter(None, map(shutil.which, names)), None) or sys.exit("there is no Chromium")
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
        # Every request to the outside fails, and is logged.
        alone = ["--disable-background-networking", "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND"]
        self.command = [browser, *flags, *alone, f"--user-data-dir={out}/profile"]

    def run(self, page: Path, *flags: str) -> subprocess.CompletedProcess:
        command = [*self.command, *flags, page.resolve().as_uri()]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)

    def dom(self, page: Path, *flags: str) -> str:
        """The DOM of a page that loads nothing and violates no policy."""
        ended = self.run(page, "--enable-logging=stderr", "--dump-dom", *flags)
        refused = re.findall(r"[^\n]*(?:Content Security Policy|Failed to load|ERR_)[^\n]*", ended.stderr)
        expect(not refused, f"{page.name}: {refused}")
        return ended.stdout


def expect(is_so: bool, what: str) -> None:
    if not is_so:
        sys.exit(what)


def brightness(picture: Path) -> int:
    """Of the first pixel of a PNG. No filter changes that one."""
    data, packed, at = picture.read_bytes(), b"", 8
    while at < len(data):
        length, kind = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8]
        packed += data[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return sum(zlib.decompressobj().decompress(packed, 4)[1:4]) // 3


def look(browser: Browser, page: Path, out: Path) -> None:
    for scheme, number in (("light", 1), ("dark", 0)):
        for width in WIDTHS:
            picture = out / f"{scheme}-{width}.png"
            setting = f"--blink-settings=preferredColorScheme={number}"
            browser.run(page, f"--window-size={width},2400", setting, f"--screenshot={picture}")
            expect(picture.stat().st_size > 10_000, f"{picture} shows next to nothing")
            is_light = brightness(picture) > 128
            expect(is_light == (scheme == "light"), f"{picture} is not {scheme}")


def measure(browser: Browser, page: Path, out: Path) -> None:
    """Nothing is wider than the window: a copy without the policy says how wide it is."""
    script = "<script>document.title = document.documentElement.scrollWidth + ' of ' + innerWidth</script>"
    text, found = CONTENT_SECURITY_POLICY.subn("", page.read_text(encoding="utf-8"))
    expect(found == 1, "the page has no content security policy")
    copy = out / "measured.html"
    copy.write_text(text.replace("</body>", script + "</body>"), encoding="utf-8")
    for width in WIDTHS:
        title = re.search(r"<title>(\d+) of (\d+)</title>", browser.dom(copy, f"--window-size={width},2400"))
        expect(title is not None, "the copy does not say how wide it is")
        expect(int(title[1]) <= int(title[2]), f"the page is {title[0]} wide")


def main(synthkey: str, out: Path) -> int:
    browser = Browser(out)
    out.mkdir(parents=True, exist_ok=True)

    def report(page: Path, *args: str) -> Path:
        subprocess.run([synthkey, "check", *args, "--html", str(page.resolve())], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return page

    def layouts(texts: list[str]) -> list[str]:
        return [arg for layout in texts for arg in ("--layout", layout)]

    usual = ["examples/data/trips.csv", "--rate", "100/s", "--read", "vin+day"]
    page = report(out / "report.html", *usual, *layouts(LAYOUTS))
    look(browser, page, out)
    measure(browser, page, out)
    dom = browser.dom(page)
    missing = [part for part in PARTS if f'<section id="{part}">' not in dom]
    pictures = dom.count("<svg")
    expect(not missing and pictures == 11, f"missing {missing}, {pictures} pictures")
    expect(not re.search(r"<script|<img|<link|<iframe| src=| href=\"(?!#)|url\(", dom), "the page refers to something outside")

    sample = out / "hostile.ndjson"
    items = [{"at": f"2018-08-09T{i % 24:02}:00:00Z", **{name: HOSTILE[i % 3] + str(i % 7) for name in HOSTILE}} for i in range(9000)]
    sample.write_text("".join(json.dumps(item) + "\n" for item in items), encoding="utf-8")
    quoted = [f"{{{json.dumps(name)}}}-{{at:day}}" for name in HOSTILE]
    dom = browser.dom(report(out / "hostile.html", str(sample.resolve()), "--rate", "10/s", *layouts(quoted)))
    expect(not re.search(r"<script|<img|<b>", dom) and "owned</title>" not in dom, "hostile data became markup")
    expect("&lt;script&gt;" in dom and "&lt;img" in dom and "&amp;lt;b&amp;gt;" in dom, "hostile data is not shown as text")
    print(f"{len(PARTS)} parts, {pictures} pictures, light and dark, {' and '.join(map(str, WIDTHS))} wide; hostile data stays text")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(str(Path(sys.argv[1]).resolve()), Path(sys.argv[2])))
