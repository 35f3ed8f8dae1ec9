// Rollups, with JavaScript's Date for whole seconds. Its range exceeds the years 0000 to 9999.

import { Refused, isInteger } from "./refused.mjs";

const DAY = "(?<year>[0-9]{4}|[+-][0-9]{4,})-(?<month>[0-9]{2})-(?<day>[0-9]{2})";
const CLOCK = "(?<hour>[0-9]{2}):(?<minute>[0-9]{2}):(?<second>[0-9]{2})(?:[.](?<fraction>[0-9]+))?";
const OFFSET = "(?<sign>[+-])(?<hours>[0-9]{2}):(?<minutes>[0-9]{2})";
const DATE = new RegExp(`^${DAY}$`);
const MOMENTS = [
  new RegExp(`^${DAY}T${CLOCK}(?:Z|${OFFSET})(?:\\[[^\\[\\]]+\\])?$`),
  new RegExp(`^${DAY} ${CLOCK} ${OFFSET}:(?<seconds>[0-9]{2})$`),
];

const LENGTHS = { year: 4, month: 7, day: 10, hour: 13, minute: 16, second: 19, ms: 23, us: 26, ns: 29 };

// 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z
const [FIRST, LAST] = [-62167219200, 253402300799];

/**
 * The text of a rollup: the start of what `toISOString` writes, which is always UTC, with nine digits after the second.
 * Unchecked, a point in time out of range has the text of the nearest one in range.
 */
export function rollUp(value, rollup, epoch, isChecked = true) {
  let [seconds, nanos] = secondsOf(value, rollup, epoch);
  if (seconds < FIRST || seconds > LAST) {
    if (isChecked) throw new Refused("year out of range");
    [seconds, nanos] = seconds < FIRST ? [FIRST, NO_NANOS] : [LAST, LAST_NANOS];
  }
  const iso = new Date(seconds * 1000).toISOString();
  return `${iso.slice(0, LENGTHS.second)}.${nanos}`.slice(0, LENGTHS[rollup]);
}

/** Whole seconds since 1970, infinite for what a Date cannot hold, and the digits of the nanoseconds after them. */
function secondsOf(value, rollup, epoch) {
  if (epoch) {
    if (!isInteger(value)) throw new Refused("not a part");
    const perSecond = epoch === "s" ? 1n : 1000n;
    const rest = ((value % perSecond) + perSecond) % perSecond;
    return [Number((value - rest) / perSecond), String(rest).padStart(3, "0").padEnd(9, "0")];
  }
  if (typeof value === "string") return ofText(value, rollup);
  return ofSystemTime(value);
}

function ofSystemTime(value) {
  const { secs_since_epoch: seconds, nanos_since_epoch: nanos } = value ?? {};
  const isTime = isInteger(seconds) && isInteger(nanos) && seconds >= 0n && nanos >= 0n && nanos < 10n ** 9n;
  if (!isTime) throw new Refused("not a part");
  return [Number(seconds), String(nanos).padStart(9, "0")];
}

function ofText(text, rollup) {
  const date = DATE.exec(text);
  if (date && ["year", "month", "day"].includes(rollup)) return [startOf(date.groups), NO_NANOS];
  const moment = MOMENTS.map((form) => form.exec(text)).find((match) => match);
  if (!moment) throw new Refused("not a part");
  const { hour, minute, second, fraction = "", sign, hours = 0, minutes = 0, seconds = 0 } = moment.groups;
  const isTime = hour < 24 && minute < 60 && second <= 60 && hours < 26 && minutes < 60 && seconds < 60;
  if (!isTime) throw new Refused("not a part");
  const clock = inSeconds(hour, minute, Math.min(second, 59));
  const offset = inSeconds(hours, minutes, seconds) * (sign === "-" ? -1 : 1);
  // A leap second counts as the last nanosecond of the second before it.
  const nanos = second === "60" ? LAST_NANOS : (fraction + NO_NANOS).slice(0, 9);
  return [startOf(moment.groups) + clock - offset, nanos];
}

const [NO_NANOS, LAST_NANOS] = ["000000000", "999999999"];

const inSeconds = (hours, minutes, seconds) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/** The second of midnight in UTC, infinite for a year that a Date cannot hold. */
function startOf({ year, month, day }) {
  if (month < 1 || month > 12 || day < 1 || day > 31) throw new Refused("not a part");
  // The calendar repeats after 400 years. A Date carries a day too many over to the next month, which shows that there is no such day.
  if (dateOf(2000 + Number(BigInt(year) % 400n), month, day).getUTCDate() !== Number(day)) throw new Refused("not a part");
  const seconds = dateOf(Number(year), month, day).getTime() / 1000;
  if (Number.isNaN(seconds)) return year.startsWith("-") ? -Infinity : Infinity;
  return seconds;
}

function dateOf(year, month, day) {
  const date = new Date(0);
  date.setUTCFullYear(year, Number(month) - 1, Number(day));
  return date;
}
