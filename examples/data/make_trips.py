#!/usr/bin/env python3
"""Writes trips.csv, a sample of invented trips for `synthkey`: python3 examples/data/make_trips.py [--check]

3,000 trips of 150 vehicles on five days, more by day than by night, with a few vehicles that drive much and a region that has
half of them. The seed is fixed: the file is always the same. With --check nothing is written; it fails if the file differs.
"""

import csv
import io
import random
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

SAMPLE = Path(__file__).with_name("trips.csv")
ITEMS, VEHICLES, DAYS = 3000, 150, 5
START = datetime(2018, 8, 6, tzinfo=timezone.utc)
REGIONS = {"west": 50, "north": 25, "south": 15, "east": 10}


def written() -> str:
    draw = random.Random(20180809)
    letters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789"
    vins = ["".join(draw.choice(letters) for _ in range(17)) for _ in range(VEHICLES)]
    often = [1 / (1 + rank) ** 0.5 for rank in range(VEHICLES)]
    trips = []
    for _ in range(ITEMS):
        hour = min(23.99, max(0.0, draw.gauss(13, 4)))
        at = START + timedelta(days=draw.randrange(DAYS), hours=hour)
        region = draw.choices(list(REGIONS), weights=list(REGIONS.values()))[0]
        trips.append((at.replace(microsecond=0), draw.choices(vins, weights=often)[0], region, draw.randrange(1, 90)))
    trips.sort()
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["id", "at", "vin", "region", "km"])
    for number, (at, vin, region, km) in enumerate(trips, 1):
        # Some trips were never assigned to a vehicle.
        table.writerow([number, at.isoformat().replace("+00:00", "Z"), "" if number % 400 == 7 else vin, region, km])
    return out.getvalue()


if __name__ == "__main__":
    if "--check" not in sys.argv:
        SAMPLE.write_text(written(), encoding="utf-8")
    elif SAMPLE.read_text(encoding="utf-8") != written():
        sys.exit(f"{SAMPLE.name} is not what the script writes: run it again")
