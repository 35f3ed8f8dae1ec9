#!/usr/bin/env python3
"""The counts that Spark makes give the same answer as the items: python3 advisor/tests/spark.py SYNTHKEY DIR

Runs what `synthkey sql` prints on examples/data/trips.csv with Spark, with the time as text and as a timestamp, and `synthkey check --counted` on its table. Needs
spec/requirements-spark.txt and Java 17; it is not part of the gate.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "examples" / "data" / "trips.csv"
LAYOUTS = ["{vin}-{at:day}", "{at:day}.{xxh64(vin) % 40 + 1}", "{region}{/}{vin}", "{region:%}e{vin:%}"]
SAME = ["layout", "items", "refused", "distinct_keys", "items_per_key", "hottest_share", "hottest_key_in_hour", "levels"]

TYPES = {"STRING": "at", "TIMESTAMP": "CAST(at AS TIMESTAMP)", "TIMESTAMP_NTZ": "CAST(replace(at, 'Z', '') AS TIMESTAMP_NTZ)"}


def run(synthkey: str, *args: str) -> str:
    layouts = [arg for layout in LAYOUTS for arg in ("--layout", layout)]
    return subprocess.run([synthkey, *args, "--time", "at", *layouts], check=True, capture_output=True, text=True).stdout


def main(synthkey: str, directory: Path) -> int:
    from pyspark.sql import SparkSession

    statement = run(synthkey, "sql").rstrip().rstrip(";")
    spark = SparkSession.builder.master("local[*]").config("spark.ui.enabled", "false").getOrCreate()
    spark.conf.set("spark.sql.session.timeZone", "America/New_York")
    local = json.loads(run(synthkey, "check", str(SAMPLE), "--json"))["candidates"]
    for kind, at in TYPES.items():
        items = spark.read.schema("id LONG, at STRING, vin STRING, region STRING, km LONG").option("header", True).csv(str(SAMPLE))
        items.selectExpr("id", f"{at} AS at", "vin", "region", "km").createOrReplaceTempView("items")
        rows = [row.asDict() for row in spark.sql(statement).collect()]
        table = directory / "counts.ndjson"
        table.write_text("".join(json.dumps(row) + "\n" for row in rows))
        counted = json.loads(run(synthkey, "check", "--counted", str(table), "--json"))["candidates"]
        compare(local, counted)
        print(f"{kind}: {len(rows)} counts of Spark, {len(local)} layouts: the same answer")
    spark.stop()
    return 0


def compare(local: list, counted: list) -> None:
    for ours, theirs in zip(local, counted, strict=True):
        for name in SAME:
            assert ours.get(name) == theirs.get(name), (name, ours.get(name), theirs.get(name))
        ours, theirs = ours["partitions"]["20"], theirs["partitions"]["20"]
        assert ours["aggregate"] == theirs["aggregate"]
        for window in ("hour", "day"):
            for name in ("windows", "usable_mean", "over_mean_p50", "over_mean_p99", "worst", "busiest_window"):
                assert ours[window][name] == theirs[window][name], (window, name)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(str(Path(sys.argv[1]).resolve()), Path(sys.argv[2])))
