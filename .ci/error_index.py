"""The error index: each wrong example in docs/errors is refused with the code of its page.

A doctest only shows that it does not compile. Each is checked as a program of its own, because mistakes in attributes are reported
before anything is proved.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "target" / "error-index"
MANIFEST = f"""[package]
name = "error-index"
edition = "2024"
publish = false

[workspace]

[dependencies]
chrono = {{ version = "0.4", features = ["serde"] }}
serde = {{ version = "1", features = ["derive"] }}
serde_json = "1"
synthetic-key = {{ path = {str(ROOT / "runtime")!r}, features = ["chrono", "uuid"] }}
uuid = {{ version = "1", features = ["serde"] }}
"""

programs = {}
for page in sorted((ROOT / "docs" / "errors").glob("SK*.md")):
    examples = re.findall(r"(?s)```rust,compile_fail[^\n]*\n(.*?)```", page.read_text(encoding="utf-8"))
    for number, example in enumerate(examples):
        programs[f"{page.stem}_{number}"] = example if "fn main" in example else f"fn main() {{\n{example}}}\n"

shutil.rmtree(PACKAGE, ignore_errors=True)
(PACKAGE / "examples").mkdir(parents=True)
(PACKAGE / "src").mkdir()
(PACKAGE / "src" / "lib.rs").touch()
(PACKAGE / "Cargo.toml").write_text(MANIFEST)
shutil.copy(ROOT / "Cargo.lock", PACKAGE)
for name, program in programs.items():
    (PACKAGE / "examples" / f"{name}.rs").write_text(f"#![allow(unused)]\n{program}", encoding="utf-8")

command = ["cargo", "check", "--offline", "--examples", "--keep-going", "--message-format", "short"]
# In the one target directory, where most of what it needs is built already.
environment = {**os.environ, "CARGO_TARGET_DIR": os.environ.get("CARGO_TARGET_DIR", str(ROOT / "target"))}
output = subprocess.run(command, cwd=PACKAGE, env=environment, capture_output=True, text=True).stderr
shown = set(re.findall(r"examples/(SK[0-9]{4}_[0-9]+)\.rs:[0-9:]+ error.*?(SK[0-9]{4}): ", output))
wrong = [name for name in programs if (name, name[:6]) not in shown]
for name in wrong:
    others = sorted(code for of, code in shown if of == name)
    print(f"docs/errors/{name[:6]}.md: the wrong example is refused with {', '.join(others) or 'none of our codes'}")
print(f"{len(programs)} wrong examples")
if len(wrong) == len(programs):
    print(output)
sys.exit(bool(wrong) or len(programs) < 60)
