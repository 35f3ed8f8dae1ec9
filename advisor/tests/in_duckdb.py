#!/usr/bin/env python3
"""The counts that DuckDB makes give the same answer as the items: python3 advisor/tests/in_duckdb.py SYNTHKEY DIR

Runs what `synthkey sql --dialect duckdb` prints, as it is printed, on examples/data/trips.csv, with the time as text, as a
timestamp and as a timestamp with a time zone, and `synthkey check --counted` on its table. Needs spec/requirements.txt.
"""

import json
import subprocess
import sys
from pathlib import Path

import duckdb

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "examples" / "data" / "trips.csv"
LAYOUTS = ["{vin}-{at:day}", "{at:day}.{xxh64(vin) % 40 + 1}", "{region}{/}{vin}", "{region:%}e{vin:%}", "{km:06}-{at:minute}"]
SAME = ["layout", "items", "refused", "distinct_keys", "items_per_key", "hottest_share", "hottest_key_in_hour", "levels"]
TYPES = ["VARCHAR", "TIMESTAMP", "TIMESTAMPTZ"]


def run(synthkey: str, *args: str) -> str:
    layouts = [arg for layout in LAYOUTS for arg in ("--layout", layout)]
    return subprocess.run([synthkey, *args, "--time", "at", *layouts], check=True, capture_output=True, text=True).stdout


def main(synthkey: str, directory: Path) -> int:
    directory.mkdir(parents=True, exist_ok=True)
    local = json.loads(run(synthkey, "check", str(SAMPLE), "--json"))["candidates"]
    statement = run(synthkey, "sql", "--dialect", "duckdb")
    for kind in TYPES:
        database = duckdb.connect()
        database.execute("SET TimeZone = 'America/New_York'")
        columns = "{'id': 'BIGINT', 'at': 'VARCHAR', 'vin': 'VARCHAR', 'region': 'VARCHAR', 'km': 'BIGINT'}"
        at = {"VARCHAR": '"at"', "TIMESTAMP": "replace(\"at\", 'Z', '')::TIMESTAMP", "TIMESTAMPTZ": '"at"::TIMESTAMPTZ'}[kind]
        rows = f"SELECT * REPLACE ({at} AS \"at\") FROM read_csv('{SAMPLE}', header = true, columns = {columns})"
        database.execute(f"CREATE TABLE items AS {rows}")
        database.execute(statement)
        names = [name for name, *_ in database.description]
        table = directory / "counts.ndjson"
        table.write_text("".join(json.dumps(dict(zip(names, row))) + "\n" for row in database.fetchall()))
        counted = json.loads(run(synthkey, "check", "--counted", str(table), "--json"))["candidates"]
        for ours, theirs in zip(local, counted, strict=True):
            for name in SAME:
                assert ours.get(name) == theirs.get(name), (kind, name, ours.get(name), theirs.get(name))
            for window in ("hour", "day"):
                for name in ("windows", "usable_mean", "over_mean_p50", "over_mean_p99", "worst", "busiest_window"):
                    ours_in, theirs_in = (side["partitions"]["20"][window][name] for side in (ours, theirs))
                    assert ours_in == theirs_in, (kind, ours["layout"], window, name, ours_in, theirs_in)
        print(f"{kind}: {len(counted)} layouts, the same answer")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(str(Path(sys.argv[1]).resolve()), Path(sys.argv[2])))
