#!/usr/bin/env node
// Checks vectors.json against Key Format 1, implemented here from SPEC.md alone.
//
// Usage: node spec/check.mjs [path-to-vectors]

import { readFileSync } from "node:fs";
import xxhash from "xxhash-wasm";

const { h64Raw } = await xxhash();

const MAX_BYTES = 2048; // Cosmos DB

const DATES = ["NaiveDate"];
const FIXED_FORMS = [...DATES, "Uuid", "TripId"]; // stored as strings, but not text

/** The text is not a layout of Key Format 1. */
class BadLayout extends Error {}

/** The document has no key; the message is a reason of SPEC.md. */
class Refused extends Error {}

/** Reads a layout from left to right, one code point at a time. */
class LayoutReader {
  constructor(layout) {
    this.layout = layout;
    this.rest = layout;
  }

  fail(why) {
    throw new BadLayout(`${this.layout}: ${why} at ${JSON.stringify(this.rest)}`);
  }

  /** Whether `text` comes next; if so, goes past it. */
  take(text) {
    if (!this.rest.startsWith(text)) return false;
    this.rest = this.rest.slice(text.length);
    return true;
  }

  expect(text) {
    if (!this.take(text)) this.fail(`expected ${JSON.stringify(text)}`);
  }

  char() {
    if (this.rest === "") this.fail("unexpected end");
    const char = String.fromCodePoint(this.rest.codePointAt(0));
    this.rest = this.rest.slice(char.length);
    return char;
  }

  /** A list of pieces: { text }, { part, isEscaped }, { hashed, count } or { drawn, count }. */
  pieces() {
    const pieces = [];
    while (this.rest !== "") {
      if (this.take("{{")) pieces.push({ text: "{" });
      else if (this.take("}}")) pieces.push({ text: "}" });
      else if (this.take("{")) pieces.push(this.placeholder());
      else if (this.rest.startsWith("}")) this.fail("single closing brace");
      else pieces.push({ text: this.char() });
      if (pieces.at(-1).count && this.rest !== "") this.fail("the suffix must be last");
    }
    const parts = pieces.filter((piece) => "part" in piece);
    if (parts.length === 0) this.fail("no part");
    if (parts.some((part) => part.isEscaped !== parts[0].isEscaped)) this.fail("`:%` on some parts only");
    if (parts[0].isEscaped && /[%0-9A-F]/.test(literals(pieces).join(""))) {
      this.fail("escapes are written with `%`, digits and A to F, so separators are not");
    }
    return pieces;
  }

  placeholder() {
    if (this.take("xxh64(")) {
      const hashed = [this.field()];
      while (this.take(", ")) hashed.push(this.field());
      this.expect(") % ");
      const count = this.count();
      this.expect(" + 1}");
      return { hashed, count };
    }
    const name = this.name();
    if (this.take("}")) return { part: name, isEscaped: false };
    if (this.take(":%}")) return { part: name, isEscaped: true };
    if (this.rest.startsWith(":")) this.fail("unknown option");
    this.expect(" in 1..=");
    const count = this.count();
    this.expect("}");
    return { drawn: name, count };
  }

  /** A name without an option. */
  field() {
    const name = this.name();
    if (this.rest.startsWith(":")) this.fail("unknown option");
    return name;
  }

  name() {
    let name = "";
    if (this.take('"')) {
      while (!this.take('"')) name += this.take("\\") ? this.escaped() : this.plain();
      if (isBare(name)) this.fail(`the name ${name} is written without quotes`);
    } else {
      while (this.rest !== "" && isBare(this.rest.slice(0, 1))) name += this.char();
      if (name === "") this.fail("expected a name");
    }
    return name;
  }

  plain() {
    const char = this.char();
    if (isControl(char)) this.fail("control character that is not escaped");
    return char;
  }

  escaped() {
    if (this.take('"')) return '"';
    if (this.take("\\")) return "\\";
    this.expect("u00");
    const digits = this.char() + this.char();
    const char = String.fromCharCode(parseInt(digits, 16));
    if (!/^[0-9a-f]{2}$/.test(digits) || !isControl(char)) this.fail("unknown escape");
    return char;
  }

  count() {
    let digits = "";
    while (/^[0-9]/.test(this.rest)) digits += this.char();
    const count = /^[1-9]/.test(digits) ? BigInt(digits) : 0n;
    if (count < 2n || count > 65535n) this.fail("expected a number from 2 to 65535");
    return count;
  }
}

const isBare = (text) => /^[A-Za-z0-9_$@\u0080-\uffff-]+$/.test(text);

const isControl = (char) => char < " " || char === "\x7f";

/** The characters of the literal text, each by itself. */
const literals = (pieces) => pieces.filter((piece) => "text" in piece).map((piece) => piece.text);

const parseLayout = (layout) => new LayoutReader(layout).pieces();

function lookUp(item, name) {
  const isContainer = typeof item === "object" && item !== null;
  const isName = !Array.isArray(item) || /^(?:0|[1-9][0-9]*)$/.test(name);
  if (!isContainer || !isName || !Object.hasOwn(item, name)) throw new Refused("missing property");
  return item[name];
}

function partText(value) {
  if (typeof value === "boolean") return String(value);
  if (typeof value === "bigint" && value >= -(2n ** 127n) && value < 2n ** 128n) return String(value);
  if (typeof value === "string" && value.isWellFormed()) return value;
  throw new Refused("not a part");
}

const utf8 = (text) => new TextEncoder().encode(text);

const escapeByte = (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;

const escapeChar = (char) => Array.from(utf8(char), escapeByte).join("");

/** The text with all of `chars` escaped; `Array.from` goes by code points. */
const escapeText = (text, chars) =>
  Array.from(text, (char) => (chars.includes(char) ? escapeChar(char) : char)).join("");

const suffix = (texts, count) => 1n + (h64Raw(utf8(texts.join("\x1f")), 42n) & 0x7fffffffffffffffn) % count;

/** The key of a document. `types` is read only to know which properties are dates and UUIDs. */
function keyOf(layout, item, types) {
  const textOf = (name) => {
    const text = partText(lookUp(item, name));
    const isDate = DATES.includes(types[name]);
    if (isDate && !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) throw new Refused("year out of range");
    return text;
  };
  const isText = (name) => typeof lookUp(item, name) === "string" && !FIXED_FORMS.includes(types[name]);
  const pieces = parseLayout(layout);
  const chars = [...literals(pieces), "%"];
  let key = "";
  for (const piece of pieces) {
    if ("text" in piece) {
      key += piece.text;
    } else if ("part" in piece) {
      const text = textOf(piece.part);
      if (text === "") throw new Refused("empty part");
      key += piece.isEscaped && isText(piece.part) ? escapeText(text, chars) : text;
    } else if ("hashed" in piece) {
      key += suffix(piece.hashed.map(textOf), piece.count);
    } else {
      const number = lookUp(item, piece.drawn);
      if (typeof number !== "bigint") throw new Refused("not a part");
      if (number < 1n || number > piece.count) throw new Refused("suffix out of range");
      key += number;
    }
  }
  if (utf8(key).length > MAX_BYTES) throw new Refused("key too long");
  return key;
}

/**
 * JSON with every integer as a BigInt, because JSON.parse rounds those above 2^53. Each string gets an `s` in
 * front and each number becomes a string with an `n` in front; after parsing, the marks are taken off again.
 */
function parseJson(source) {
  const marked = source.replace(/"((?:[^"\\]|\\.)*)"|-?[0-9][0-9.eE+-]*/g, (token, text) =>
    text === undefined ? `"n${token}"` : `"s${text}"`,
  );
  return JSON.parse(marked, (_, value) => {
    if (typeof value === "string") return value[0] === "s" ? value.slice(1) : parseNumber(value.slice(1));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.slice(1), inner]));
  });
}

const parseNumber = (token) => (/^(?:0|-?[1-9][0-9]*)$/.test(token) ? BigInt(token) : Number(token));

function outcome(layout, item, types) {
  try {
    return `key ${JSON.stringify(keyOf(layout, item, types))}`;
  } catch (error) {
    if (error instanceof Refused) return `refused: ${error.message}`;
    if (error instanceof BadLayout) return `bad layout: ${error.message}`;
    throw error;
  }
}

function isBadLayout(layout) {
  try {
    parseLayout(layout);
    return false;
  } catch (error) {
    if (error instanceof BadLayout) return true;
    throw error;
  }
}

/** [what is checked, expected outcome, actual outcome] */
function* results(vectors) {
  yield ["format", "1", String(vectors.format)];
  for (const { name, layout, types, cases } of vectors.groups) {
    for (const [number, { item, key }] of cases.entries()) {
      yield [`${name}[${number}]`, `key ${JSON.stringify(key)}`, outcome(layout, item, types)];
    }
  }
  for (const { name, layout, types, item, reason } of vectors.refused) {
    yield [name, `refused: ${reason}`, outcome(layout, item, types)];
  }
  for (const { layout, why } of vectors.bad_layouts) {
    yield [`layout ${JSON.stringify(layout)} (${why})`, "bad", isBadLayout(layout) ? "bad" : "good"];
  }
}

const path = process.argv[2] ?? new URL("vectors.json", import.meta.url);
let passed = 0;
let failed = 0;
for (const [what, expected, actual] of results(parseJson(readFileSync(path, "utf8")))) {
  if (expected === actual) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`${what}\n  expected ${expected}\n  actual   ${actual}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
