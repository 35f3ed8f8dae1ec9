#!/usr/bin/env node
// Checks the generated TypeScript, compiled to keys.js, against the cases: run.mjs folder

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const keys = await import(pathToFileURL(`${folder}/keys.js`).href);
const schema = new Map(JSON.parse(readFileSync(`${folder}/keys.json`, "utf8")).types.map((one) => [one.name, one]));

/** The names of the parameters, from the declaration of the constructor. */
const parameters = new Map();
const source = readFileSync(`${folder}/keys.ts`, "utf8");
for (const [, name, fields] of source.matchAll(/^export class (\w+)Key \{[^]*?constructor\(fields: \{(.*)\}\) \{$/gm)) {
  parameters.set(name, [...fields.matchAll(/readonly ([\p{L}\p{N}_$]+)\??:/gu)].map(([, field]) => field));
}

/** JSON with every integer beyond 2^53 as a bigint, and with NaN in place of `1.0`, which JavaScript reads as 1. */
function parse(source) {
  const marked = source.replace(/"((?:[^"\\]|\\.)*)"|-?[0-9][0-9.eE+-]*/g, (token, text) =>
    text === undefined ? `"n${token}"` : `"s${text}"`,
  );
  const number = (token) => {
    if (!/^-?[0-9]+$/.test(token)) return Number.isInteger(Number(token)) ? NaN : Number(token);
    return Number.isSafeInteger(Number(token)) ? Number(token) : BigInt(token);
  };
  return JSON.parse(marked, (_, value) => {
    if (typeof value === "string") return value[0] === "s" ? value.slice(1) : number(value.slice(1));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.slice(1), inner]));
  });
}

function outcome(compute) {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof keys.InvalidKey)) throw error;
    return error.reason;
  }
}

function parameter(kind, value) {
  if (value === null) return null;
  if (kind === "integer") return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
  return kind === "timestamp" ? new Date(value[0] * 1000 + Math.floor(value[1] / 1e6)) : value;
}

/** The lookup of a point read, or undefined if JavaScript's types do not have the values. */
function typed({ type, typed: values }) {
  const fields = schema.get(type).fields;
  const pairs = values.map((value, at) => [parameters.get(type)[at], parameter(fields[at].kind, value)]);
  if (pairs.some(([, value]) => value instanceof Date && Number.isNaN(value.getTime()))) return undefined;
  return new keys[`${type}Key`](Object.fromEntries(pairs));
}

const counts = { documents: 0, typed: 0, verified: 0, templates: 0, failed: 0 };

function check(what, line, wanted, actual) {
  if (JSON.stringify(actual) === JSON.stringify(wanted)) {
    counts[what] += 1;
  } else {
    counts.failed += 1;
    console.log(`${what}: ${line}\n  actual ${JSON.stringify(actual)}`);
  }
}

for (const line of readFileSync(`${folder}/cases.jsonl`, "utf8").split("\n").filter((line) => line !== "")) {
  const one = parse(line);
  const { type, item, refused, text } = one;
  const wanted = refused ?? one.keys ?? text;
  const key = refused ?? one.keys?.[0];
  if (text !== undefined) {
    check("templates", line, wanted, outcome(() => keys[type].idOf(item)));
    continue;
  }
  check("documents", line, [wanted, key], [outcome(() => keys[type].readKeys(item)), outcome(() => keys[type].keyOf(item))]);
  if (one.verify) check("verified", line, key, outcome(() => keys[type].verify(item)));
  const lookup = one.typed && typed(one);
  if (lookup) check("typed", line, [wanted, key], [outcome(() => lookup.readKeys()), outcome(() => lookup.partitionKey())]);
}
const shown = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
console.log(`TypeScript: ${shown.join(", ")}`);
const { failed, ...passed } = counts;
process.exitCode = failed || Object.values(passed).includes(0) ? 1 : 0;
