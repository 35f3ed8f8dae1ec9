"""The prose check: README, docs, rustdoc and the derive's messages use standard terms.

Each rule is a phrase and what to write instead. Code is not prose: blocks and `code` are skipped. `.ci/prose.txt` has the places
that are not clean yet, with the number of findings that each may have. That number may only shrink: `--update` lowers it.

    python3 .ci/prose.py              what is wrong, and where
    python3 .ci/prose.py docs/lock.md    every finding of one page or folder, also the ones that the list allows
    python3 .ci/prose.py --update     lower the numbers of the list
"""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / ".ci" / "prose.txt"

RULES = [
    (r"texts|(its|whose|free|the same) text|text of (a|an|the|its)\b|(is|as|are|counts as) text|(makes|make) the text", "string"),
    (r"drawn|draws? (a|the) number", "random suffix"),
    (r"made (only |up )?of|makes? (a|an|the|one|this|that|its|equal|different) keys?|makes? (the )?same keys?", "is built from, produces"),
    (r"another (key|N|layout|name|type|one|container|field|language|text|function|separator|suffix|store|value|property|path|position|number|item|part|crate)s?", "a different"),
    (r"listed layouts?", "previous layout"),
    (r"under (a|an|the|its|their|this|these|those|one|which|that|old|new|such|every|each|several|many|all|two|our|your)\b[^.,;:|]{0,16}\bkeys?\b", "with a key, in the partition of a key"),
    (r"greatest|so many", "maximum, N"),
    (r"of (a|the|the same|any|every) moment", "concurrent, at the same time"),
    (r"(told|tells?|telling) (\w+ ){0,4}apart", "distinguish"),
    (r"takes (no|a|an|the|only) (value|name|list|number|path|string|text)|(store|option|service) takes", "accepts, expects"),
    (r"answers? (with )?[0-9]|(asks?|asked) (a|the|each|every|all|one|two|several|no) (physical |logical )?(partitions?|keys?|shards?)", "returns; queries"),
    (r"somebody|anybody|whoever|nobody|sees to it|who sees to", "name the actor, or use the passive"),
    (r"(is|are|was|were) (there already|not there)|that (is|are) there|there already", "already exists, not found"),
    (r"the floor", "the baseline"),
    (r"says? `_`", "has, sets"),
    (r"mend(s|ed)?|for ever|begun|beside|alone", "fix, permanently, started, next to, only"),
    (r"of (its|their|your|our|his|one's) own", "separate, a different"),
    (r"that of|those of", "repeat the noun"),
    (r"meanwhile", "at the same time"),
    (r"of (few|many) values", "of low cardinality"),
]
RULES = [(re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.IGNORECASE), instead) for pattern, instead in RULES]

# Phrases that a rule finds and that are right where they are.
ALLOWED = [
    "same text for every",
]


def tracked(*patterns):
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")
    return [name for name in names if name and (ROOT / name).exists()]


def without_code(line):
    return re.sub(r"`[^`]*`", "`_`", line)


def markdown(text):
    """The paragraphs, each with the number of its first line."""
    in_code, paragraph, start = False, [], 0
    for number, line in enumerate(text.splitlines() + [""], 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
            line = ""
        if in_code or not line.strip() or line.lstrip().startswith(("|", "- ", "#")):
            if paragraph:
                yield start, " ".join(paragraph)
            paragraph = []
        if in_code or not line.strip():
            continue
        if not paragraph:
            start = number
        paragraph.append(line.strip())


def rustdoc(text):
    """The comments that rustdoc shows, as paragraphs."""
    lines = []
    for line in text.splitlines():
        comment = re.match(r"\s*//[/!](?!/)(.*)", line)
        lines.append(comment.group(1) if comment else "")
    return markdown("\n".join(lines))


def messages(text, seen):
    """The messages with a code, of the compiler's expected output: each once, whatever the names in it."""
    for number, line in enumerate(text.splitlines(), 1):
        if (code := re.search(r"SK[0-9]{4}: ", line)) and (message := without_code(line[code.start() :])) not in seen:
            seen.add(message)
            yield number, line


def places():
    """What is checked: the name of a place in the list, a file, and its paragraphs."""
    for name in tracked("*.md"):
        folder = name.split("/")[0]
        if name in ("CODE_OF_CONDUCT.md",) or folder in ("tests", ".github"):
            continue
        yield name, name, markdown((ROOT / name).read_text(encoding="utf-8"))
    for name in tracked("*.rs"):
        crate = name.split("/src/")[0]
        if "/src/" in name and crate in ("runtime", "macros", "format", "cosmos", "cosmos/server", "cosmos/model", "advisor", "code") and "/tests/" not in name:
            yield "rustdoc", name, rustdoc((ROOT / name).read_text(encoding="utf-8"))
    seen = set()
    for name in tracked("tests/ui/*.stderr"):
        yield "tests/ui", name, messages((ROOT / name).read_text(encoding="utf-8"), seen)


def findings():
    found = defaultdict(list)
    for place, name, paragraphs in places():
        found[place]
        for number, paragraph in paragraphs:
            plain = without_code(paragraph)
            for rule, instead in RULES:
                for match in rule.finditer(plain):
                    around = plain[max(0, match.start() - 20) : match.end() + 20].lower()
                    if not any(allowed in around for allowed in ALLOWED):
                        found[place].append(f"{name}:{number}: `{match.group().strip()}`: {instead}")
    return found


def main(arguments):
    found = findings()
    lines = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    listed = {name: int(count) for name, count in (line.rsplit(" ", 1) for line in lines)}
    if arguments and arguments[0] != "--update":
        for place, problems in found.items():
            for problem in problems:
                if any(place == argument or problem.startswith(argument) for argument in arguments):
                    print(problem)
        return 0
    if "--update" in arguments:
        head = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        lowered = {name: min(count, len(found.get(name, []))) for name, count in listed.items()}
        LIST.write_text("\n".join(head + [f"{name} {count}" for name, count in sorted(lowered.items()) if count]) + "\n", encoding="utf-8")
        return 0
    wrong = 0
    for place, problems in sorted(found.items()):
        allowed = listed.get(place, 0)
        if len(problems) > allowed:
            wrong += 1
            print(f"{place}: {len(problems)} findings, and {allowed} are allowed by .ci/prose.txt; python3 .ci/prose.py {place} shows all")
            print("\n".join(f"  {problem}" for problem in problems[-5:]))
    for place in sorted(listed):
        if not found.get(place):
            print(f"{place} is clean, or gone: python3 .ci/prose.py --update removes it from .ci/prose.txt")
    clean = sum(not problems for problems in found.values())
    print(f"prose: {clean} of {len(found)} places are clean, {sum(map(len, found.values()))} findings are left in the others")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
