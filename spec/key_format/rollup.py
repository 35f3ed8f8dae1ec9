"""Rollups. Time is counted in seconds from 0000-01-01T00:00:00Z, by plain arithmetic."""

from __future__ import annotations

import re
from typing import Any, Optional

from .refused import Refused, is_integer

YEAR = "([0-9]{4}|[+-][0-9]{4,})"
DATE = re.compile(f"{YEAR}-([0-9]{{2}})-([0-9]{{2}})")
TIME = r"([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]+)?"
RFC_3339 = re.compile(rf"{DATE.pattern}T{TIME}(?:Z|([+-])([0-9]{{2}}):([0-9]{{2}}))(?:\[[^\[\]]+\])?")
SPACED = re.compile(rf"{DATE.pattern} {TIME} ([+-])([0-9]{{2}}):([0-9]{{2}}):([0-9]{{2}})")


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_before(year: int) -> int:
    return 365 * year - (-year // 4) + (-year // 100) - (-year // 400)


def days_in_months(year: int) -> list[int]:
    return [31, 29 if is_leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


UNIX = days_before(1970) * 86400
END = days_before(10000) * 86400


def seconds_of_date(year: str, month: str, day: str) -> int:
    months = days_in_months(int(year))
    if not (1 <= int(month) <= 12 and 1 <= int(day) <= months[int(month) - 1]):
        raise Refused("not a part")
    return (days_before(int(year)) + sum(months[: int(month) - 1]) + int(day) - 1) * 86400


def seconds_of_text(text: str) -> int:
    match = RFC_3339.fullmatch(text) or SPACED.fullmatch(text)
    if not match:
        raise Refused("not a part")
    year, month, day, hour, minute, second, sign, *offset = match.groups()
    hours, minutes, seconds = [int(number or 0) for number in [*offset, 0]][:3]
    if int(hour) > 23 or int(minute) > 59 or int(second) > 60 or hours > 25 or minutes > 59 or seconds > 59:
        raise Refused("not a part")
    local = seconds_of_date(year, month, day) + int(hour) * 3600 + int(minute) * 60 + min(int(second), 59)
    ahead = hours * 3600 + minutes * 60 + seconds
    return local + ahead if sign == "-" else local - ahead


def seconds_of(value: Any, rollup: str, epoch: Optional[str]) -> int:
    if epoch is not None:
        if not is_integer(value):
            raise Refused("not a part")
        return UNIX + (value if epoch == "s" else value // 1000)
    if isinstance(value, dict):
        seconds, nanos = value.get("secs_since_epoch"), value.get("nanos_since_epoch")
        if not (is_integer(seconds) and is_integer(nanos) and seconds >= 0 and 0 <= nanos < 10**9):
            raise Refused("not a part")
        return UNIX + seconds
    if not isinstance(value, str):
        raise Refused("not a part")
    if (date := DATE.fullmatch(value)) and rollup in ("year", "month", "day"):
        return seconds_of_date(*date.groups())
    return seconds_of_text(value)


def roll_up(value: Any, rollup: str, epoch: Optional[str]) -> str:
    seconds = seconds_of(value, rollup, epoch)
    if not 0 <= seconds < END:
        raise Refused("year out of range")
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
    whole = f"{year:04}-{month:02}-{days + 1:02}T{seconds // 3600:02}:{seconds // 60 % 60:02}"
    return whole[: {"year": 4, "month": 7, "day": 10, "hour": 13, "minute": 16}[rollup]]
