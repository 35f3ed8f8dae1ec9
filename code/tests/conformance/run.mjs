#!/usr/bin/env node
// Checks the generated TypeScript, compiled to keys.js, against the cases: run.mjs folder

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const keys = await import(pathToFileURL(`${folder}/keys.js`).href);

/** JSON with every integer beyond 2^53 as a bigint, and `1.0`, which JavaScript cannot tell from 1, as `undefined`'s opposite: NaN. */
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

let [passed, failed] = [0, 0];
for (const line of readFileSync(`${folder}/cases.jsonl`, "utf8").split("\n").filter((line) => line !== "")) {
  const { type, item, keys: wanted, refused } = parse(line);
  let actual;
  try {
    actual = keys[type].readKeys(item);
    if (JSON.stringify(actual[0]) !== JSON.stringify(keys[type].keyOf(item))) actual = "readKeys and keyOf differ";
  } catch (error) {
    if (!(error instanceof keys.InvalidKey)) throw error;
    actual = error.reason;
  }
  if (JSON.stringify(actual) === JSON.stringify(wanted ?? refused)) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`${line}\n  ${keys[type].layout}\n  actual ${JSON.stringify(actual)}`);
  }
}
console.log(`TypeScript: ${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
