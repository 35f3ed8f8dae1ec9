// Layouts and templates: from text to pieces.

/** The text is not a layout of Key Format 1. */
export class BadLayout extends Error {}

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (char) => char < " " || char > "~",
);

/** What is escaped besides `%` and the separators. */
export const ESCAPED = { ":%table": [..."/\\#?", ...controls], ":%": [] };

const FINE = ["second", "ms", "us", "ns"]; // only for templates
const ROLLUPS = ["year", "month", "day", "hour", "minute", ...FINE];
/** `ms` is an epoch only before a rollup. */
const EPOCH = new RegExp(`^:(?:s|ms):(?:${ROLLUPS.join("|")})(?:[:})]|, )`);
const CLOSING = { "<": ">", "(": ")", "[": "]" };

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

  /** The one of `texts` that comes next and ends there, behind a `:`. */
  takeOption(texts) {
    return texts.find((text) => /^[:})]|^, /.test(this.rest.slice(text.length + 1)) && this.take(`:${text}`));
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

  /** Levels of pieces: { text }, { part, escape }, or with `numbers`, the present ones first, { hashed }, { own } or { drawn }. */
  levels() {
    const levels = [[]];
    while (this.rest !== "") {
      if (this.take("{/}")) levels.push([]);
      else levels.at(-1).push(this.piece());
    }
    return levels;
  }

  piece() {
    if (this.take("{{")) return { text: "{" };
    if (this.take("}}")) return { text: "}" };
    if (this.take("{")) return this.placeholder();
    if (this.rest.startsWith("}")) this.fail("single closing brace");
    return { text: this.char() };
  }

  placeholder() {
    if (this.take("xxh64(")) {
      const hashed = [this.field()];
      while (this.take(", ")) hashed.push(this.field());
      return { hashed, numbers: this.remainder() };
    }
    if (this.take("fn(")) {
      const start = this.rest;
      this.functionPath();
      const own = start.slice(0, start.length - this.rest.length);
      this.expect(")(");
      this.path();
      return { own, numbers: this.remainder() };
    }
    const part = this.field();
    if (this.take("}")) return { part, escape: "" };
    if (!part.rollup && !part.width) {
      const escape = Object.keys(ESCAPED).find((escape) => this.take(`${escape}}`));
      if (escape) return { part, escape };
    }
    if (part.hasOptions) this.fail("expected the end of the part");
    this.expect(" in ");
    const first = this.take("0") ? 0n : 1n;
    if (first === 1n) this.expect("1");
    this.expect("..=");
    const last = this.number(1n, 65535n);
    const numbers = this.numbers(first, last + 1n - first, this.width());
    this.expect("}");
    return { drawn: part, numbers };
  }

  /** The numbers of a hash: `) % 400 + 1:03`. */
  remainder() {
    this.expect(") % ");
    const count = this.number(2n, 65535n);
    const first = this.take(" + 1") ? 1n : 0n;
    const width = this.width();
    this.expect("}");
    return this.numbers(first, count, width);
  }

  width() {
    return this.take(":0") ? this.number(2n, 39n) : 1n;
  }

  numbers(first, count, width) {
    const last = first + count - 1n;
    if (count < 2n || count > 65535n) this.fail("there are 2 to 65535 suffixes");
    if (width > 1n && String(last).length > width) this.fail("a width that the greatest number exceeds");
    return { first, count, last, width };
  }

  /** A path and its options but `%`. */
  field() {
    const field = this.path();
    const start = this.rest;
    if (this.take(":?")) {
      this.expect('"');
      field.none = this.quoted();
      if (field.none === "") this.fail("an empty text for what is missing");
    }
    if (EPOCH.test(this.rest)) field.epoch = this.takeOption(["s", "ms"]);
    field.rollup = this.takeOption(ROLLUPS);
    if (!field.rollup) this.plainOptions(field);
    field.hasOptions = this.rest !== start;
    return field;
  }

  /** A width, or a case and a function. */
  plainOptions(field) {
    if (this.take(":0")) {
      field.width = this.number(1n, 39n);
      return;
    }
    field.fold = this.takeOption(["lower", "upper"]);
    if (this.take(":fn(")) {
      const start = this.rest;
      this.functionPath();
      field.function = start.slice(0, start.length - this.rest.length);
      this.expect(")");
    }
  }

  /** Names joined by `::`, each with its generic arguments if it has some. */
  functionPath() {
    do {
      this.bare();
      if (this.take("::<")) this.genericArguments();
    } while (this.take("::"));
  }

  /** To the `>` that closes them. Brackets come in pairs; the `>` of `->` is none. */
  genericArguments() {
    const closing = [">"];
    let before = "<";
    while (closing.length > 0) {
      const char = this.char();
      if (char in CLOSING) closing.push(CLOSING[char]);
      else if (/[>)\]]/.test(char) && before + char !== "->") {
        if (before + char === "<>" || closing.pop() !== char) this.fail("a bracket that closes no other");
      } else if (/["{}]/.test(char) || isControl(char)) this.fail("a character that generic arguments do not have");
      else if (char === " " && !(isWord(before) && isWord(this.rest))) this.fail("a space that is not between words");
      before = char;
    }
  }

  path() {
    const path = [this.name()];
    while (this.take(".")) path.push(this.name());
    return { path };
  }

  name() {
    if (!this.take('"')) return this.bare();
    const name = this.quoted();
    if (isBare(name)) this.fail(`the name ${name} is written without quotes`);
    return name;
  }

  bare() {
    let name = "";
    while (this.rest !== "" && isBare(this.rest.slice(0, 1))) name += this.char();
    if (name === "") this.fail("expected a name");
    return name;
  }

  /** What follows an opening quote, to the closing one. */
  quoted() {
    let text = "";
    while (!this.take('"')) text += this.take("\\") ? this.escaped() : this.plain();
    return text;
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

  number(least, most) {
    let digits = "";
    while (/^[0-9]/.test(this.rest)) digits += this.char();
    const number = /^[1-9]/.test(digits) ? BigInt(digits) : 0n;
    if (number < least || number > most) this.fail(`expected a number from ${least} to ${most}`);
    return number;
  }
}

const isBare = (text) => /^[A-Za-z0-9_$@\u0080-\uffff-]+$/.test(text);

/** Whether a text starts with a character of a word. */
const isWord = (text) => /^[A-Za-z0-9_\u0080-\uffff]/.test(text);

const isControl = (char) => char < " " || char === "\x7f";

/** The characters of the literal text but those of the prefix, each by itself. */
export const separators = (levels) => {
  const pieces = levels.flat();
  const start = pieces.findIndex((piece) => !("text" in piece));
  return pieces.slice(start).flatMap((piece) => ("text" in piece ? [piece.text] : []));
};

/** The fields of parts and of the hash. */
export const fieldsOf = (pieces) => pieces.flatMap((piece) => piece.hashed ?? (piece.part ? [piece.part] : []));

/** A suffix is at the end, or in front of the last level and separated from a part. */
function checkSuffix(reader, levels) {
  const isSuffix = (piece) => "numbers" in piece;
  const pieces = levels.flat();
  const places = pieces.flatMap((piece, at) => (isSuffix(piece) ? [at] : []));
  if (places.length === 0) return;
  if (places.length > 1) reader.fail("two suffixes");
  if (places[0] === pieces.length - 1) return;
  const last = levels.at(-1);
  if (last.length === 0) reader.fail("a level without a part");
  // Each character of a text is a piece.
  const start = levels.length > 1 ? 0 : last.findIndex((piece) => !("text" in piece));
  const behind = last.slice(start + 1);
  const part = behind.findIndex((piece) => !("text" in piece));
  if (!isSuffix(last[start]) || part < 1 || /^[0-9]/.test(behind[0].text)) reader.fail("a suffix neither last nor in front");
}

export function parseLayout(layout) {
  const reader = new LayoutReader(layout);
  const levels = reader.levels();
  checkSuffix(reader, levels);
  const parts = levels.flat().filter((piece) => "part" in piece);
  if (parts.length === 0) reader.fail("no part");
  if (levels.length > 3) reader.fail("more than three levels");
  if (levels.length > 1) {
    for (const [number, level] of levels.entries()) {
      const isLast = number === levels.length - 1;
      if (level.length === 0 || (number > 0 && "text" in level[0])) reader.fail("a level that does not start with a part");
      if (!isLast && !("part" in level.at(-1))) reader.fail("a level that does not end with a part");
    }
  }
  if (fieldsOf(levels.flat()).some((field) => FINE.includes(field.rollup))) {
    reader.fail("a rollup finer than a minute is for templates");
  }
  const escapes = new Set(parts.map((part) => part.escape).filter(Boolean));
  if (escapes.size > 0 && /[%0-9A-F]/.test(separators(levels).join(""))) {
    reader.fail("escapes are written with `%`, digits and A to F, so separators are not");
  }
  if (escapes.size > 1) reader.fail("`:%` and `:%table`");
  return levels;
}

/** The pieces of a template: { text } and { part }. */
export function parseTemplate(template) {
  const reader = new LayoutReader(template);
  const levels = reader.levels();
  if (levels.length > 1) reader.fail("levels");
  const [pieces] = levels;
  if (pieces.some((piece) => piece.numbers)) reader.fail("a suffix");
  if (pieces.some((piece) => piece.escape)) reader.fail("`:%`");
  if (pieces.some((piece) => piece.part?.function)) reader.fail("a function");
  if (!pieces.some((piece) => "part" in piece)) reader.fail("no field");
  return pieces;
}
