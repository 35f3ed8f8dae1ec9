"""What has no key, and the one question that every part asks."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """The document has no key; the message is a reason of SPEC.md."""


class NoFunction(Exception):
    """The layout has a function that only its program has."""


def is_integer(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -(2**127) <= value < 2**128
