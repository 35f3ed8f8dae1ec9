"""Rollups. Time is counted in seconds from 0000-01-01T00:00:00Z, by plain arithmetic."""

from __future__ import annotations

import re
from typing import Any, Optional

from .refused import Refused, is_integer

YEAR = "([0-9]{4}|[+-][0-9]{4,})"
DATE = re.compile(f"{YEAR}-([0-9]{{2}})-([0-9]{{2}})")
TIME = r"([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?"
RFC_3339 = re.compile(rf"{DATE.pattern}T{TIME}(?:Z|([+-])([0-9]{{2}}):([0-9]{{2}}))(?:\[[^\[\]]+\])?")
SPACED = re.compile(rf"{DATE.pattern} {TIME} ([+-])([0-9]{{2}}):([0-9]{{2}}):([0-9]{{2}})")


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_before(year: int) -> int:
    return 365 * year - (-year // 4) + (-year // 100) - (-year // 400)


def days_in_months(year: int) -> list[int]:
    return [31, 29 if is_leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


NANOS = 10**9
UNIX = days_before(1970) * 86400
END = days_before(10000) * 86400 * NANOS
LENGTHS = {"year": 4, "month": 7, "day": 10, "hour": 13, "minute": 16, "second": 19, "ms": 23, "us": 26, "ns": 29}


def seconds_of_date(year: str, month: str, day: str) -> int:
    months = days_in_months(int(year))
    if not (1 <= int(month) <= 12 and 1 <= int(day) <= months[int(month) - 1]):
        raise Refused("not a part")
    return (days_before(int(year)) + sum(months[: int(month) - 1]) + int(day) - 1) * 86400


def nanos_of_text(text: str) -> int:
    match = RFC_3339.fullmatch(text) or SPACED.fullmatch(text)
    if not match:
        raise Refused("not a part")
    year, month, day, hour, minute, second, fraction, sign, *offset = match.groups()
    hours, minutes, seconds = [int(number or 0) for number in [*offset, 0]][:3]
    if int(hour) > 23 or int(minute) > 59 or int(second) > 60 or hours > 25 or minutes > 59 or seconds > 59:
        raise Refused("not a part")
    # A leap second counts as the last nanosecond of the second before it.
    nanos = 60 * NANOS - 1 if second == "60" else int(second) * NANOS + int((fraction or "").ljust(9, "0")[:9])
    local = seconds_of_date(year, month, day) + int(hour) * 3600 + int(minute) * 60
    ahead = hours * 3600 + minutes * 60 + seconds
    return (local + ahead if sign == "-" else local - ahead) * NANOS + nanos


def nanos_of(value: Any, rollup: str, epoch: Optional[str]) -> int:
    """Nanoseconds since the year 0000."""
    if epoch is not None:
        if not is_integer(value):
            raise Refused("not a part")
        return UNIX * NANOS + value * (NANOS if epoch == "s" else 10**6)
    if isinstance(value, dict):
        seconds, nanos = value.get("secs_since_epoch"), value.get("nanos_since_epoch")
        if not (is_integer(seconds) and is_integer(nanos) and seconds >= 0 and 0 <= nanos < NANOS):
            raise Refused("not a part")
        return (UNIX + seconds) * NANOS + int(nanos)
    if not isinstance(value, str):
        raise Refused("not a part")
    if (date := DATE.fullmatch(value)) and rollup in ("year", "month", "day"):
        return seconds_of_date(*date.groups()) * NANOS
    return nanos_of_text(value)


def roll_up(value: Any, rollup: str, epoch: Optional[str], is_checked: bool = True) -> str:
    """Unchecked, a point in time out of range has the text of the nearest one in range."""
    nanos = nanos_of(value, rollup, epoch)
    if is_checked and not 0 <= nanos < END:
        raise Refused("year out of range")
    nanos = min(max(nanos, 0), END - 1)
    seconds, nanos = divmod(nanos, NANOS)
    days, seconds = divmod(seconds, 86400)
    year = days // 366
    while days_before(year + 1) <= days:
        year += 1
    days -= days_before(year)
    month = 1
    for length in days_in_months(year):
        if days < length:
            break
        days -= length
        month += 1
    minutes, seconds = divmod(seconds, 60)
    date = f"{year:04}-{month:02}-{days + 1:02}"
    return f"{date}T{minutes // 60:02}:{minutes % 60:02}:{seconds:02}.{nanos:09}"[: LENGTHS[rollup]]
