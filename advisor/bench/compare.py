#!/usr/bin/env python3
"""synthkey beside DuckDB and Polars on the same job: python3 advisor/bench/compare.py SYNTHKEY DIR [ROWS]

The job: the items of each hour, key and partition, the key being the day and a suffix from the vehicle. The others use their own
hashes, which are cheaper than to compute the key of Key Format 1 and the place of the store, and read the two columns that
are needed. synthkey also does the rest of a check: the floor, the hottest keys and values, days.

Each runs for itself in a process; printed is the best of five rounds, in CPU seconds and in the peak of memory. What Python needs
to start and to import the library is measured as well and taken off: `net` is without it.

The samples: small flat items as NDJSON and Parquet, and a thirtieth as many nested documents of 2.5 KB.

  python3 -m venv v; v/bin/pip install duckdb polars; v/bin/python advisor/bench/compare.py target/release/synthkey DIR
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROUNDS = 5
LAYOUT = "{at:day}.{xxh64(vin) % 400 + 1}"

DUCKDB = """
import duckdb
items = "read_parquet('{sample}')" if "{sample}".endswith("parquet") else (
  "read_json('{sample}', format='newline_delimited', columns={'at': 'VARCHAR', 'vin': 'VARCHAR'})")
duckdb.sql(f'''
  CREATE TABLE counts AS SELECT hour, key, hash(key) % 20 AS part, count(*) AS items
  FROM (SELECT left("at", 13) AS hour, left("at", 10) || '.' || (hash(vin) % 400 + 1) AS key FROM {items})
  GROUP BY ALL''')
print(duckdb.sql("SELECT count(*) FROM counts").fetchall()[0][0])
"""

POLARS = """
import polars as pl
from functools import partial
columns = {"at": pl.String, "vin": pl.String}
scan = pl.scan_parquet if "{sample}".endswith("parquet") else partial(pl.scan_ndjson, schema=columns)
key = pl.col("at").str.head(10) + "." + (pl.col("vin").hash() % 400 + 1).cast(pl.String)
items = scan("{sample}").select(hour=pl.col("at").str.head(13), key=key)
items = items.with_columns(partition=pl.col("key").hash() % 20)
print(items.group_by("hour", "key", "partition").len().collect(engine="streaming").height)
"""


def generate(directory: Path, rows: int) -> None:
    import duckdb

    duckdb.sql(f"""CREATE TABLE items AS SELECT i AS id,
        strftime(TIMESTAMP '2018-08-06' + to_seconds(i * 5 * 86400 // {rows}), '%Y-%m-%dT%H:%M:%SZ') AS at,
        format('V{{:08d}}', (hash(i) % 20000)::INT) AS vin, 'west' AS region, (i % 90)::INT AS km FROM range({rows}) t(i)""")
    for name in ("items.parquet", "items.ndjson"):
        duckdb.sql(f"COPY items TO '{directory / name}' (FORMAT {'parquet' if name.endswith('t') else 'json'})")
    with open(directory / "nested.ndjson", "w", encoding="utf-8") as out:
        for number, (at, vin) in enumerate(duckdb.sql(f"SELECT \"at\", vin FROM items LIMIT {rows // 30}").fetchall()):
            out.write(json.dumps(document(number, at, vin), separators=(",", ":")) + "\n")


def document(number: int, at: str, vin: str) -> dict:
    """About 2.5 KB, most of it in objects and arrays that no key needs."""
    stops = [{"lat": 48.1 + i / 7, "lon": 11.5 + i / 9, "at": at, "note": f"stop {i} of {number}", "tags": ["a", "b", str(i)]} for i in range(20)]
    driver = {"name": f"driver {number % 997}", "address": {"city": "M\u00fcnchen", "zip": "80331"}, "roles": ["day", "night"]}
    return {"id": str(number), "vehicle": {"model": "x", "driver": driver}, "stops": stops, "text": "lorem ipsum " * 20, "at": at, "vin": vin}


def run(command: list[str]) -> tuple[float, float]:
    """CPU seconds, and the most memory in MB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[0]} failed")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main(synthkey: str, directory: Path, rows: int) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    if not (directory / "nested.ndjson").exists():
        generate(directory, rows)
    imports = {name: best([[sys.executable, "-c", f"import {name.lower()}"]])[0] for name in ("DuckDB", "Polars")}
    print(f"{rows} items | sample | CPU s | net | MB | synthkey / net")
    for sample in ("items.ndjson", "items.parquet", "nested.ndjson"):
        path = str(directory / sample)
        commands = {
            "synthkey": [synthkey, "check", path, "--layout", LAYOUT, "--time", "at"],
            "DuckDB": [sys.executable, "-c", DUCKDB.replace("{sample}", path)],
            "Polars": [sys.executable, "-c", POLARS.replace("{sample}", path)],
        }
        found = dict(zip(commands, best(list(commands.values()))))
        for name, (cpu, memory) in found.items():
            net = cpu - imports.get(name, (0, 0))[0]
            ratio = found["synthkey"][0] / net
            print(f"{name} | {sample} | {cpu:.2f} | {net:.2f} | {memory:.0f} | {ratio:.2f}")


def best(commands: list[list[str]]) -> list[tuple[float, float]]:
    """The least CPU seconds and memory of each, in turns, so that all meet the same machine."""
    rounds = [[run(command) for command in commands] for _ in range(ROUNDS)]
    return [(min(cpu for cpu, _ in runs), min(memory for _, memory in runs)) for runs in zip(*rounds)]


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]), int(sys.argv[3]) if sys.argv[3:] else 3_000_000)
