#!/usr/bin/env python3
"""Keys in Spark SQL: prints the expression of a layout, or computes the keys of a table and compares them.

Usage: python3 spec/spark.py '{date}.{xxh64(vin) % 400 + 1}' [property...]
       python3 spec/spark.py --items path-to-items
       python3 spec/spark.py --vectors [path-to-vectors]

The first prints an expression for each level and needs nothing installed; the properties are those that are stored as objects
of `secs_since_epoch` and `nanos_since_epoch`. The others need requirements-spark.txt and Java 17.
README.md says where the items come from and what each element of a layout is in Spark SQL.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from key_format.layout import FINE, BadLayout, Drawn, Field, Hash, Part, parse_layout
from key_format.sql import NotInSql, level_expressions

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.types import StructType

MAX_BYTES = 2048  # Cosmos DB

SMALL = {"u8", "u16", "u32", "i8", "i16", "i32", "i64", "isize", "NonZeroU32", "DeviceNo"}
COLUMNS: dict[str, Any] = {
    **{name: "long" for name in SMALL},
    "bool": "boolean",
    "u64": "decimal(20,0)",
    "usize": "decimal(20,0)",
    "SystemTime": {"secs_since_epoch": "long", "nanos_since_epoch": "long"},
}  # all others are strings, also integers of 128 bits, for which Spark has no type


def column_type(type_name: str) -> Any:
    return "long" if type_name.startswith("RandomSuffix<") else COLUMNS.get(type_name, "string")


def type_of(field: Field, types: dict[str, str]) -> str:
    """In `types`, a path is called as in the layout, and a name as in the document."""
    name = field.path[0] if len(field.path) == 1 else field.written
    return re.sub("^Option<(.*)>$", r"\1", types[name])


def fields_of(layout: str) -> Iterator[Field]:
    for level in parse_layout(layout):
        for piece in level:
            if isinstance(piece, (Part, Drawn)):
                yield piece.field
            elif isinstance(piece, Hash):
                yield from piece.fields


def schema_of(layouts: list[str], types: dict[str, str]) -> StructType:
    """A table with the properties that the layouts name, and no others."""
    from pyspark.sql.types import StructType

    tree: dict[str, Any] = {}
    for field in chain.from_iterable(map(fields_of, layouts)):
        inner = tree
        for name in field.path[:-1]:
            inner = inner.setdefault(name, {})
        inner[field.path[-1]] = column_type(type_of(field, types))

    def struct(tree: dict[str, Any]) -> StructType:
        fields = StructType()
        for name, inner in tree.items():
            fields.add(name, struct(inner) if isinstance(inner, dict) else inner)
        return fields

    return struct(tree)


def key_expression(names: list[str]) -> str:
    """The key of the texts of its levels, as a list; NULL if there is none or the store does not take it."""
    levels = ", ".join(names)
    return f"if(octet_length(concat({levels})) <= {MAX_BYTES}, array({levels}), NULL)"


def with_keys(table: DataFrame, layouts: list[str], types: dict[str, str]) -> DataFrame:
    """The table with `keys_`: the key of each row and the others to look under, each a list of levels."""
    keys = []
    for number, layout in enumerate(layouts):
        structs = {field.written for field in fields_of(layout) if type_of(field, types) == "SystemTime"}
        expressions = level_expressions(layout, structs)
        names = [f"level_{number}_{level}_" for level in range(len(expressions))]
        table = table.selectExpr("*", *(f"{text} AS {name}" for text, name in zip(expressions, names)))
        keys.append(key_expression(names))
    found = f"filter(array_distinct(array({', '.join(keys)})), key -> key IS NOT NULL)"
    all_made = " AND ".join(f"{key} IS NOT NULL" for key in keys)
    return table.selectExpr("*", f"if({keys[0]} IS NULL, array(), {found}) AS keys_", f"{all_made} AS all_made_")


def check(items: DataFrame, layouts: list[str], types: dict[str, str]) -> tuple[int, list[Any]]:
    """How many rows there are, and those that differ.

    An expression is NULL where only a program that checks its values has no key. Items may be stored under such a key of a
    layout that is also read, so a row that lacks some of these keys is right if it has the others.
    """
    from pyspark.sql import functions as f

    has_levels = len(parse_layout(layouts[0])) > 1
    expected = f.from_json("keys", "array<array<string>>" if has_levels else "array<string>")
    if not has_levels:
        expected = f.transform(expected, lambda key: f.array(key))
    # Refused items have no `keys`.
    expected = f.coalesce(expected, f.array()).alias("expected_")
    document = f.from_json("item", schema_of(layouts, types)).alias("document_")
    table = items.select(f.col("item").alias("item_"), expected, document).select("item_", "expected_", "document_.*")
    table = with_keys(table, layouts, types).select("item_", "expected_", "keys_", "all_made_").cache()
    found = "filter(expected_, key -> array_contains(keys_, key))"  # in the order of `expected_`
    is_right = f"if(all_made_ OR size(keys_) = 0, keys_ <=> expected_, keys_ <=> {found} AND keys_[0] <=> expected_[0])"
    count, different = table.count(), table.where(f"NOT {is_right}").collect()
    table.unpersist()
    return count, different


def start_spark() -> SparkSession:
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master("local[*]").config("spark.ui.enabled", "false")
    builder = builder.config("spark.ui.showConsoleProgress", "false")
    # Names of properties differ by case. The zone is far from UTC to show that no key depends on it.
    builder = builder.config("spark.sql.caseSensitive", "true")
    spark = builder.config("spark.sql.session.timeZone", "America/St_Johns").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    return spark


def check_items(path: Path) -> int:
    from pyspark.sql import functions as f

    spark = start_spark()
    # As text: JSON is read again for each layout, with the columns that it needs.
    items = spark.read.schema("layout STRING, also_read STRING, types STRING, item STRING, keys STRING")
    items = items.json(str(path)).fillna("[]", ["also_read"]).cache()
    names = ["layout", "also_read", "types"]
    layouts = sorted(items.select(*names).distinct().collect())
    passed = failed = skipped = 0
    for values in layouts:
        rows, (layout, also_read, types) = items, values
        for name, value in zip(names, values):
            rows = rows.where(f.col(name) == value)
        try:
            count, different = check(rows, [layout, *json.loads(also_read)], json.loads(types))
        except NotInSql as reason:
            print(f"{layout}\n  not in SQL: {reason}")
            skipped += 1
            continue
        passed, failed = passed + count - len(different), failed + len(different)
        for row in different[:5]:
            print(f"{layout} {row['item_']}\n  expected {row['expected_']}\n  actual   {row['keys_']}")
    print(f"{passed} passed, {failed} failed; {len(layouts) - skipped} layouts, {skipped} not in SQL")
    spark.stop()
    return 1 if failed or not passed else 0


def lines_of_vectors(vectors: Any) -> Iterator[dict[str, Any]]:
    """The groups and rollups of vectors.json, as lines of items."""
    for group in vectors["groups"]:
        for case in group["cases"]:
            item, keys = case["item"], case.get("read_keys", [case["key"]])
            if isinstance(item, list):
                item = dict(enumerate(item))  # a row with a column for each position
            layouts = {"layout": group["layout"], "also_read": group.get("also_read", [])}
            yield {**layouts, "types": group["types"], "item": item, "keys": keys}
    for entry in vectors["rollups"]:
        value, is_epoch = entry["value"], ":" in entry["option"]
        if entry["option"].split(":")[-1] in FINE:
            continue
        kinds: dict[type, str] = {int: "i64"} if is_epoch else {str: "Zoned", dict: "SystemTime"}
        # A column has one type, so values that do not fit it are left out.
        if type(value) in kinds and not (is_epoch and abs(value) >= 2**63):
            keys = {"keys": [entry["text"]]} if "text" in entry else {}
            yield {"layout": f"{{at:{entry['option']}}}", "types": {"at": kinds[type(value)]}, "item": {"at": value}, **keys}


def check_vectors(path: Path) -> int:
    with tempfile.TemporaryDirectory() as directory:
        lines = Path(directory, "vectors.jsonl")
        vectors = json.loads(path.read_text(encoding="utf-8"))
        lines.write_text("".join(json.dumps(line) + "\n" for line in lines_of_vectors(vectors)))
        return check_items(lines)


def main(args: list[str]) -> int:
    if args[:1] == ["--items"] and len(args) == 2:
        return check_items(Path(args[1]))
    if args[:1] == ["--vectors"]:
        return check_vectors(Path(args[1]) if args[1:] else Path(__file__).with_name("vectors.json"))
    if not args or args[0].startswith("-"):
        sys.exit(__doc__)
    try:
        expressions = level_expressions(args[0], args[1:])
    except (BadLayout, NotInSql) as error:
        sys.exit(f"{error}")
    print("\n".join(expressions))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
