// The keys of documents, and the texts of templates.

import xxhash from "xxhash-wasm";
import { ESCAPED, fieldsOf, separators, parseLayout, parseTemplate } from "./layout.mjs";
import { NoFunction, Refused, isInteger } from "./refused.mjs";
import { rollUp } from "./rollup.mjs";

const { h64Raw } = await xxhash();

const MAX_BYTES = 2048; // Cosmos DB

/** The value of a property, or undefined if it is missing. */
function lookUp(item, path) {
  let value = item;
  for (const [position, name] of path.entries()) {
    if (value === undefined || (position > 0 && value === null)) return undefined;
    if (typeof value !== "object" || value === null) throw new Refused("not a part");
    const isName = !Array.isArray(value) || /^(?:0|[1-9][0-9]*)$/.test(name);
    value = isName && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

function partText(value) {
  if (typeof value === "boolean") return String(value);
  if (isInteger(value)) return String(value);
  if (typeof value === "string" && value.isWellFormed()) return value;
  throw new Refused("not a part");
}

function padded(value, width, isChecked) {
  if (!isInteger(value)) throw new Refused("not a part");
  if (isChecked && (value < 0n || value >= 10n ** width)) throw new Refused("value out of range");
  if (value < 0n) return "0".repeat(Number(width) + 1) + String(-value);
  return String(value).padStart(Number(width), "0");
}

const folds = {
  lower: (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  upper: (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
};

const utf8 = (text) => new TextEncoder().encode(text);

const escapeByte = (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;

const escapeChar = (char) => Array.from(utf8(char), escapeByte).join("");

/** The text with all of `chars` escaped; `Array.from` goes by code points. */
const escapeText = (text, chars) =>
  Array.from(text, (char) => (chars.includes(char) ? escapeChar(char) : char)).join("");

const suffix = (texts, { first, count }) => first + (h64Raw(utf8(texts.join("\x1f")), 42n) & 0x7fffffffffffffffn) % count;

/** A number of a suffix, with zeros in front up to its width. */
const numberText = (number, { width }) => String(number).padStart(Number(width), "0");

class Document {
  /** Unchecked, a value out of range has a text too: the one that a program writes that does not check its values. */
  constructor(item, isChecked = true) {
    this.item = item;
    this.isChecked = isChecked;
  }

  /** The text of a field; it may be empty. */
  text(field) {
    const value = lookUp(this.item, field.path);
    if ((value === undefined || value === null) && field.none) return field.none;
    if (value === undefined) throw new Refused("missing property");
    if (field.rollup) return rollUp(value, field.rollup, field.epoch, this.isChecked);
    if (field.width) return padded(value, field.width, this.isChecked);
    const text = partText(value);
    return field.fold ? folds[field.fold](text) : text;
  }

  part(field) {
    const text = this.text(field);
    if (text === "" && this.isChecked) throw new Refused("empty part");
    return text;
  }

  drawn(field, { first, last }) {
    const number = lookUp(this.item, field.path);
    if (number === undefined) throw new Refused("missing property");
    if (!isInteger(number)) throw new Refused("not a part");
    if (number < first || number > last) throw new Refused("suffix out of range");
    return number;
  }
}

function requireNoFunction(pieces) {
  const field = fieldsOf(pieces).find((field) => field.function);
  const own = pieces.find((piece) => piece.own);
  if (field ?? own) throw new NoFunction(field?.function ?? own.own);
}

/** The key of a document, and the other keys to look under: those of the layouts that are also read. */
export function keysOf(layout, item, alsoRead = []) {
  const keys = [keyOf(layout, item)];
  for (const other of alsoRead) {
    try {
      keys.push(keyOf(other, item, false));
    } catch (error) {
      // Nothing is stored under a key that does not exist.
      if (!(error instanceof Refused)) throw error;
    }
  }
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
}

/** A text, or a list of texts for a layout with levels. */
function keyOf(layout, item, isChecked = true) {
  const levels = parseLayout(layout);
  requireNoFunction(levels.flat());
  const document = new Document(item, isChecked);
  const chars = [...separators(levels), "%"];
  const pieceText = (piece) => {
    if ("text" in piece) return piece.text;
    if ("hashed" in piece) {
      const texts = piece.hashed.map((field) => document.text(field));
      return numberText(suffix(texts, piece.numbers), piece.numbers);
    }
    if ("drawn" in piece) return numberText(document.drawn(piece.drawn, piece.numbers), piece.numbers);
    const text = document.part(piece.part);
    return piece.escape ? escapeText(text, [...chars, ...ESCAPED[piece.escape]]) : text;
  };
  const key = levels.map((level) => level.map(pieceText).join(""));
  if (utf8(key.join("")).length > MAX_BYTES) throw new Refused("key too long");
  return levels.length > 1 ? key : key[0];
}

/** The text that a template makes of a document. */
export function textOf(template, item) {
  const pieces = parseTemplate(template);
  const document = new Document(item);
  return pieces.map((piece) => ("text" in piece ? piece.text : document.part(piece.part))).join("");
}
