"""What the names of `types` say of a property: whether it is text, and how it is stored."""

from __future__ import annotations

import re

from .layout import Field

DATES = {"NaiveDate"}
TEXTS = {"String", "char", "Vin", "Tier"}  # other strings are dates and UUIDs


def type_of(field: Field, types: dict[str, str]) -> str:
    return re.sub("^Option<(.*)>$", r"\1", types[field.written])


def is_text(field: Field, types: dict[str, str]) -> bool:
    """Whether it is escaped in an escaped layout."""
    return field.rollup is None and field.width is None and type_of(field, types) in TEXTS
