"""The Rust version that `Cargo.toml` states: no dependency of the published crates needs a later one.

Our own code is held to it by clippy's `incompatible_msrv`, which knows when what we call was made stable.
"""

import json
import subprocess
import sys

command = ["cargo", "metadata", "--format-version", "1", "--all-features"]
metadata = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
packages = {package["id"]: package for package in metadata["packages"]}
nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}


def version(text):
    return tuple(int(number) for number in (text.split(".") + ["0", "0"])[:3])


def is_built(dependency):
    """Whether users build it: not for tests, and not for another system than a common one."""
    kinds = dependency["dep_kinds"]
    return any(kind["kind"] != "dev" and kind["target"] is None for kind in kinds)


root = next(id for id, package in packages.items() if package["name"] == "synthetic-key")
stated = packages[root]["rust_version"]
seen, ahead = set(), [root]
while ahead:
    at = ahead.pop()
    if at not in seen:
        seen.add(at)
        ahead += [dependency["pkg"] for dependency in nodes[at]["deps"] if is_built(dependency)]
asking = [packages[id] for id in seen if packages[id]["rust_version"]]
later = [package for package in asking if version(package["rust_version"]) > version(stated)]
for package in later:
    print(f"{package['name']} {package['version']} needs Rust {package['rust_version']}, and we state {stated}")
print(f"Rust {stated}: {len(seen)} crates, of which {len(asking)} say what they need")
sys.exit(bool(later) or len(asking) < 10)
