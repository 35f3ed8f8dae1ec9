#!/usr/bin/env node
// Checks vectors.json, random items or random layouts against Key Format 1, which `key_format` implements from nothing but SPEC.md.
//
// Usage: node spec/check.mjs [path-to-vectors]
//        node spec/check.mjs --items path-to-items, or - for standard input
//        node spec/check.mjs --layouts path-to-layouts, or -
//
// README.md says where the items and layouts come from.

import { readFileSync } from "node:fs";
import { keysOf, textOf } from "./key_format/keys.mjs";
import { BadLayout, parseLayout, parseTemplate } from "./key_format/layout.mjs";
import { NoFunction, Refused } from "./key_format/refused.mjs";
import { rollUp } from "./key_format/rollup.mjs";

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

/** As JSON, with integers of any size. */
const show = (value) => JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner));

function outcome(compute) {
  try {
    return `made ${show(compute())}`;
  } catch (error) {
    if (error instanceof Refused) return `refused: ${error.message}`;
    if (error instanceof NoFunction) return "no function";
    if (error instanceof BadLayout) return "bad";
    throw error;
  }
}

const expected = (text, reason) => (reason === undefined ? `made ${show(text)}` : `refused: ${reason}`);

const isBad = (parse, text) => (outcome(() => parse(text)) === "bad" ? "bad" : "good");

/** [what is checked, expected outcome, actual outcome] */
function* results(vectors) {
  yield ["format", "1", String(vectors.format)];
  for (const { name, layout, also_read: alsoRead, cases } of vectors.groups) {
    for (const [number, { item, key, read_keys: keys = [key] }] of cases.entries()) {
      yield [`${name}[${number}]`, show(key), show(keys[0])];
      yield [`${name}[${number}]`, expected(keys), outcome(() => keysOf(layout, item, alsoRead))];
    }
  }
  for (const { name, layout, item, reason } of vectors.refused) {
    yield [name, expected(null, reason), outcome(() => keysOf(layout, item))];
  }
  for (const { layout, why } of vectors.bad_layouts) {
    yield [`layout ${show(layout)} (${why})`, "bad", isBad(parseLayout, layout)];
  }
  for (const { layout, item } of vectors.functions) {
    yield [`layout ${show(layout)}`, "no function", outcome(() => keysOf(layout, item))];
  }
  for (const { value, option, text, reason } of vectors.rollups) {
    const [rollup, epoch] = option.split(":").reverse();
    const actual = outcome(() => rollUp(value, rollup, epoch));
    yield [`rollup ${show(value)}:${option}`, expected(text, reason), actual];
  }
  for (const { name, template, cases } of vectors.templates) {
    for (const [number, { item, text }] of cases.entries()) {
      yield [`${name}[${number}]`, expected(text), outcome(() => textOf(template, item))];
    }
  }
  for (const { name, template, item, reason } of vectors.refused_templates) {
    yield [name, expected(null, reason), outcome(() => textOf(template, item))];
  }
  for (const { template, why } of vectors.bad_templates) {
    yield [`template ${show(template)} (${why})`, "bad", isBad(parseTemplate, template)];
  }
}

/** The same for lines of JSON, each with an item that a program stored and the keys that it is under. */
function* resultsOfItems(lines) {
  for (const [number, line] of lines.entries()) {
    const { layout, also_read: alsoRead, paths, item, keys, refused } = parseJson(line);
    let actual = outcome(() => keysOf(layout, item, alsoRead));
    if (refused === undefined) {
      const carried = paths.map((path) => item[path.slice(1)]);
      const isCarried = show(carried) === show(carried.length > 1 ? keys[0] : keys.slice(0, 1));
      if (!isCarried) actual += `, but the item carries ${show(carried)}`;
    }
    yield [`line ${number + 1}: ${layout} ${show(item)}`, expected(keys, refused), actual];
  }
}

/** The same for lines of JSON, each with a text and whether it is a layout and a template. */
function* resultsOfLayouts(lines) {
  for (const [number, line] of lines.entries()) {
    const { text, layout, template } = JSON.parse(line);
    yield [`line ${number + 1}: layout ${show(text)}`, layout, isBad(parseLayout, text)];
    yield [`line ${number + 1}: template ${show(text)}`, template, isBad(parseTemplate, text)];
  }
}

const OF_LINES = { "--items": resultsOfItems, "--layouts": resultsOfLayouts };

function allResults([option = new URL("vectors.json", import.meta.url), path]) {
  const ofLines = OF_LINES[option];
  if (!ofLines) return results(parseJson(readFileSync(option, "utf8")));
  const text = readFileSync(path === "-" ? 0 : path, "utf8");
  // Not by `readline`, which in some versions of Node also ends a line at U+2028.
  return ofLines(text.split("\n").filter((line) => line !== ""));
}

let passed = 0;
let failed = 0;
for (const [what, wanted, actual] of allResults(process.argv.slice(2))) {
  if (wanted === actual) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`${what}\n  expected ${wanted}\n  actual   ${actual}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
