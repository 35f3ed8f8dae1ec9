#!/usr/bin/env node
// Checks vectors.json against Key Format 1, implemented here from SPEC.md alone.
//
// Usage: node spec/check.mjs [path-to-vectors]

import { readFileSync } from "node:fs";
import xxhash from "xxhash-wasm";

const { h64Raw } = await xxhash();

const MAX_BYTES = 2048; // Cosmos DB

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

  /** A list of pieces: { text }, { part }, { hashed, count } or { drawn, count }. */
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
    if (!pieces.some((piece) => "part" in piece)) this.fail("no part");
    return pieces;
  }

  placeholder() {
    if (this.take("xxh64(")) {
      const hashed = [this.name()];
      while (this.take(", ")) hashed.push(this.name());
      this.expect(") % ");
      const count = this.count();
      this.expect(" + 1}");
      return { hashed, count };
    }
    const name = this.name();
    if (this.take("}")) return { part: name };
    this.expect(" in 1..=");
    const count = this.count();
    this.expect("}");
    return { drawn: name, count };
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
    if (this.rest.startsWith(":")) this.fail("unknown option");
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

const suffix = (texts, count) => 1n + (h64Raw(utf8(texts.join("\x1f")), 42n) & 0x7fffffffffffffffn) % count;

/** The key of a document. `dates` names the properties that are known to be dates, if any. */
function keyOf(layout, item, dates) {
  const textOf = (name) => {
    const text = partText(lookUp(item, name));
    if (dates.includes(name) && !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) throw new Refused("year out of range");
    return text;
  };
  let key = "";
  for (const piece of parseLayout(layout)) {
    if ("text" in piece) {
      key += piece.text;
    } else if ("part" in piece) {
      const text = textOf(piece.part);
      if (text === "") throw new Refused("empty part");
      key += text;
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
    const dates = Object.keys(types).filter((name) => types[name] === "NaiveDate");
    return `key ${JSON.stringify(keyOf(layout, item, dates))}`;
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
