"""The links of all pages, and the book of docs/.

    python3 .ci/book.py                checks links and the table of contents
    python3 .ci/book.py built FOLDER   checks the links of a book that `mdbook build` has written
    python3 .ci/book.py preprocess     called by mdbook: links that leave docs/ lead to the repository
"""

import html
import json
import posixpath
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = "https://github.com/synthetic-key/synthetic-key"
# The registry shows these, and relative links do not work there.
OF_CRATES = ("runtime/README.md", "cosmos/README.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"(?ms)^ *```.*?^ *```[^\n]*$")


def pages():
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in names if name and (ROOT / name).exists()}


def links(text):
    """The targets of links and pictures, outside of blocks of code."""
    return LINK.findall(FENCE.sub("", text))


def anchors(text):
    """The names that headings have in links: letters and digits in lower case, hyphens for spaces."""
    headings = re.findall(r"(?m)^#+ +(.*)$", FENCE.sub("", text))
    return {"".join("-" if c == " " else c for c in heading.lower() if c.isalnum() or c in " -_") for heading in headings}


def target(page, link):
    """The file of the repository that a link leads to; nothing for an outside address."""
    if link.startswith(f"{REPOSITORY}/blob/main/") or link.startswith(f"{REPOSITORY}/tree/main/"):
        return link.split("/main/", 1)[1]
    if link == REPOSITORY:
        return "README.md"
    if re.match(r"[a-z]+:", link):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), link)) if link else page


def wrong_links(all_pages):
    followed = 0
    for page, text in all_pages.items():
        for whole in links(text):
            link, _, heading = whole.partition("#")
            file = target(page, link)
            is_whole = link.startswith((f"{REPOSITORY}/blob/", f"{REPOSITORY}/tree/"))
            if is_whole and page not in OF_CRATES:
                yield f"{page}: {whole}: make it relative"
            if page in OF_CRATES and link and not re.match(r"[a-z]+:", link):
                yield f"{page}: {whole}: write the whole address"
            if file is None:
                continue
            followed += 1
            if not (ROOT / file).exists():
                yield f"{page}: {whole}: there is no such file"
            elif heading and file.endswith(".md") and link != REPOSITORY:
                other = all_pages.get(file) or (ROOT / file).read_text(encoding="utf-8")
                if heading not in anchors(other):
                    yield f"{page}: {whole}: there is no such heading"
    if followed < 300:
        yield f"only {followed} links were found"


def wrong_contents(all_pages):
    """The table of contents and the index of the guides have every page of docs/."""
    guides = {name.removeprefix("docs/") for name in all_pages if name.startswith("docs/") and name != "docs/SUMMARY.md"}
    contents = links(all_pages["docs/SUMMARY.md"])
    for name in sorted(guides ^ set(contents)):
        yield f"docs/SUMMARY.md: {name} is missing, or is no page"
    for name in sorted(name for name in set(contents) if contents.count(name) > 1):
        yield f"docs/SUMMARY.md: {name} is listed twice"
    index = links(all_pages["docs/README.md"])
    for name in sorted(guides - set(index)):
        if name != "README.md" and not name.startswith("errors/SK"):
            yield f"docs/README.md: {name} is missing"
    if "docs/README.md" not in links(all_pages["README.md"]):
        yield "README.md: docs/README.md is missing"


def check():
    all_pages = pages()
    problems = [*wrong_links(all_pages), *wrong_contents(all_pages)]
    print("\n".join([*problems, f"{len(all_pages)} pages, {len(problems)} wrong links"]))
    return len(problems) > 0


def check_built(folder):
    """Every link of the book leads to a file and an element of it, or to an address outside."""
    root, problems, followed = Path(folder).resolve(), [], 0
    texts = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.html")}
    ids = {path: set(re.findall(r'\bid="([^"]*)"', text)) for path, text in texts.items()}
    for path, text in texts.items():
        if path.name in ("print.html", "toc.html", "404.html"):
            continue
        for link in map(html.unescape, re.findall(r'<a\b[^>]*?\bhref="([^"]*)"', text)):
            if re.match(r"[a-z]+:", link):
                continue
            followed += 1
            name, _, heading = link.partition("#")
            file = (path.parent / name).resolve() if name else path
            file = file / "index.html" if file.is_dir() else file
            if not file.exists() or (heading and file in ids and heading not in ids[file]):
                problems.append(f"{path.relative_to(root)}: {link}")
    print("\n".join([*problems, f"{len(texts)} pages of the book, {followed} links, {len(problems)} wrong"]))
    return len(problems) > 0 or followed < 300


def to_repository(page, text):
    def replaced(match):
        link, hash_, heading = match.group(1).partition("#")
        file = target(page, link)
        if file is None:
            return match.group()
        if file.startswith("docs/"):
            # mdbook writes README.md as index.html, and leaves links to it as they are.
            return f"]({re.sub(r'README[.]md$', 'index.md', link)}{hash_}{heading})"
        kind = "tree" if (ROOT / file).is_dir() else "blob"
        return f"]({REPOSITORY}/{kind}/main/{file}{hash_}{heading})"

    parts = re.split(r"((?ms:^ *```.*?^ *```[^\n]*$))", text)
    return "".join(part if at % 2 else LINK.sub(replaced, part) for at, part in enumerate(parts))


def preprocess():
    _, book = json.load(sys.stdin)

    def visit(items):
        for item in items:
            chapter = item.get("Chapter") if isinstance(item, dict) else None
            if chapter:
                if chapter.get("source_path"):
                    chapter["content"] = to_repository(f"docs/{chapter['source_path']}", chapter["content"])
                visit(chapter["sub_items"])

    visit(book.get("items") or book.get("sections"))
    json.dump(book, sys.stdout)
    return 0


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            sys.exit(check())
        case ["built", folder]:
            sys.exit(check_built(folder))
        case ["preprocess", *rest]:
            # mdbook asks first whether the preprocessor supports the renderer.
            sys.exit(0 if rest[:1] == ["supports"] else preprocess())
        case _:
            sys.exit(__doc__)
