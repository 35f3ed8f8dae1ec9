#!/usr/bin/env python3
"""Writes trips.json, the figures of examples/data/trips.csv by their definitions: python3 advisor/tests/figures.py [--check]

Keys are those of spec/key_format, which is independent of the Rust code; the rest is plain Python. Needs the packages of
spec/requirements.txt. With --check nothing is written; it fails if the file differs.
"""

import csv
import json
import sys
from collections import Counter, defaultdict
from math import ceil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "spec"))

from key_format.keys import keys_of  # noqa: E402
from key_format.refused import Refused  # noqa: E402

FIGURES = Path(__file__).with_name("trips.json")
SAMPLE = ROOT / "examples" / "data" / "trips.csv"
PARTITIONS = (5, 20)
WINDOWS = {"hour": 13, "day": 10}
RATE, ITEM_BYTES, WRITE_RU = 1000, 1024, 5
LAYOUTS = [
    "{at:day}",
    "{vin}-{at:day}",
    "{at:day}.{xxh64(vin) % 40 + 1}",
    "{at:day}.{xxh64(region) % 40 + 1}",
    "{region}",
    "{id}",
]
MASK = (1 << 64) - 1


def murmur(data: bytes) -> int:
    """MurmurHash3, x64, 128 bits, seed 0, as h2 << 64 | h1."""
    c1, c2 = 0x87C37B91114253D5, 0x4CF5AD432745937F

    def rotate(x: int, by: int) -> int:
        return (x << by | x >> (64 - by)) & MASK

    def finish(x: int) -> int:
        x = (x ^ x >> 33) * 0xFF51AFD7ED558CCD & MASK
        x = (x ^ x >> 33) * 0xC4CEB9FE1A85EC53 & MASK
        return x ^ x >> 33

    h1 = h2 = 0
    whole = len(data) // 16 * 16
    for i in range(0, whole, 16):
        k1, k2 = (int.from_bytes(data[at : at + 8], "little") for at in (i, i + 8))
        h1 ^= rotate(k1 * c1 & MASK, 31) * c2 & MASK
        h1 = ((rotate(h1, 27) + h2) * 5 + 0x52DCE729) & MASK
        h2 ^= rotate(k2 * c2 & MASK, 33) * c1 & MASK
        h2 = ((rotate(h2, 31) + h1) * 5 + 0x38495AB5) & MASK
    last = data[whole:].ljust(16, b"\0")
    h1 ^= rotate(int.from_bytes(last[:8], "little") * c1 & MASK, 31) * c2 & MASK
    h2 ^= rotate(int.from_bytes(last[8:], "little") * c2 & MASK, 33) * c1 & MASK
    h1, h2 = h1 ^ len(data), h2 ^ len(data)
    h1 = (h1 + h2) & MASK
    h2 = (h2 + h1) & MASK
    h1, h2 = finish(h1), finish(h2)
    h1 = (h1 + h2) & MASK
    h2 = (h2 + h1) & MASK
    return h2 << 64 | h1


def partition(key: str, partitions: int) -> int:
    place = murmur(b"\x08" + key.encode() + b"\xff") & ((1 << 126) - 1)
    return min(place // ((1 << 126) // partitions), partitions - 1)


def items() -> list[dict]:
    with SAMPLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [{**row, "id": int(row["id"]), "km": int(row["km"]), "vin": row["vin"] or None} for row in rows]


def key_of(layout: str, item: dict) -> str | None:
    try:
        return keys_of(layout, item)[0]
    except Refused:
        return None


def over_mean(counts: Counter, partitions: int) -> float:
    return max(counts.values()) * partitions / sum(counts.values())


def windows_of(placed: list[tuple[str, int]], length: int, partitions: int) -> dict:
    windows: dict[str, Counter] = defaultdict(Counter)
    for at, where in placed:
        windows[at[:length]][where] += 1
    over = {label: over_mean(counts, partitions) for label, counts in windows.items()}
    size = {label: sum(counts.values()) for label, counts in windows.items()}
    ranked = sorted(over.values())
    worst = min(over, key=lambda label: (-over[label], -size[label], label))
    busiest = min(over, key=lambda label: (-size[label], label))
    return {
        "windows": len(windows),
        "usable_mean": sum(size[label] / over[label] for label in over) / len(placed),
        "over_mean_p50": ranked[ceil(0.5 * len(ranked)) - 1],
        "over_mean_p99": ranked[ceil(0.99 * len(ranked)) - 1],
        "worst": {"window": worst, "over_mean": over[worst], "items": size[worst]},
        "busiest_window": {"window": busiest, "over_mean": over[busiest], "items": size[busiest]},
    }


def division(keyed: list[tuple[str, str]], partitions: int) -> dict:
    placed = [(at, partition(key, partitions)) for at, key in keyed]
    counts = Counter(where for _, where in placed)
    aggregate = {
        "over_mean": over_mean(counts, partitions),
        "usable": 1 / over_mean(counts, partitions),
        "used": len(counts),
        "items": [counts[where] for where in range(partitions)],
    }
    return {"aggregate": aggregate} | {
        name: windows_of(placed, length, partitions) for name, length in WINDOWS.items()
    }


def at_rate(keyed: list[tuple[str, str]], total: int, days: int, layout: str, in_hour: int) -> dict:
    scale = RATE * 86400 * days / total
    gigabytes = max(Counter(key for _, key in keyed).values()) * scale * ITEM_BYTES / 2**30
    peak = in_hour * scale * WRITE_RU / 3600
    return {
        "days": days,
        "scale": scale,
        "hottest_key_peak_ru_s": peak,
        "over_10000_ru": peak > 10_000,
        "hottest_key_gb": gigabytes,
        "key_ends": "{at:" in layout,
        "days_to_20_gb": None if "{at:" in layout else 20 / gigabytes * days,
        "over_20_gb": gigabytes > 20,
    }


def day_query(layout: str, sample: list[dict], partitions: int) -> dict:
    """What a reader who knows the day looks under, as the mean of all days."""
    suffix = 40 if "% 40" in layout else 1
    if not layout.startswith("{at:day}"):
        return {"keys": None, "partitions": partitions, "requests": partitions}
    days = sorted({item["at"][:10] for item in sample})
    keys = [[f"{day}.{n}" for n in range(1, suffix + 1)] if suffix > 1 else [day] for day in days]
    used = [len({partition(key, partitions) for key in of_day}) for of_day in keys]
    mean = sum(used) / len(days)
    return {"keys": suffix, "partitions": mean, "requests": min(suffix, partitions)}


def candidate(layout: str, sample: list[dict]) -> dict:
    keyed = [(item["at"], key) for item in sample if (key := key_of(layout, item)) is not None]
    counts = Counter(key for _, key in keyed)
    hottest = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))[:5]
    in_hours: dict[str, Counter] = defaultdict(Counter)
    for at, key in keyed:
        in_hours[at[:13]][key] += 1
    most = [max(counts.values()) for counts in in_hours.values()]
    days = len({item["at"][:10] for item in sample})
    return {
        "layout": layout,
        "items": len(keyed),
        "refused": len(sample) - len(keyed),
        "distinct_keys": len(counts),
        "items_per_key": {
            "max": hottest[0][1],
            "mean": len(keyed) / len(counts),
            "max_over_mean": hottest[0][1] * len(counts) / len(keyed),
        },
        "hottest_share": hottest[0][1] / len(keyed),
        "hottest": [{"key": key, "items": count} for key, count in hottest],
        "partitions": {str(count): division(keyed, count) for count in PARTITIONS},
        "hottest_key_in_hour": {"items": max(most), "share_mean": sum(most) / len(keyed)},
        "at_rate": at_rate(keyed, len(sample), days, layout, max(most)),
        "queries": {str(count): {"day": day_query(layout, sample, count)} for count in PARTITIONS},
    }


def rounded(value):
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [rounded(inner) for inner in value]
    return round(value, 6) if isinstance(value, float) else value


def written() -> str:
    sample = items()
    times = sorted(item["at"] for item in sample)
    report = {
        "items": len(sample),
        "time": "at",
        "from": times[0],
        "to": times[-1],
        "candidates": [candidate(layout, sample) for layout in LAYOUTS],
    }
    return json.dumps(rounded(report), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        FIGURES.write_text(written(), encoding="utf-8")
    elif FIGURES.read_text(encoding="utf-8") != written():
        sys.exit(f"{FIGURES.name} is not what the script writes: run it again")
