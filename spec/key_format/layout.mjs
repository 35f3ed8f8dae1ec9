// Layouts and templates: from text to pieces.

/** The text is not a layout of Key Format 1. */
export class BadLayout extends Error {}

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

  /** Levels of pieces: { text }, { part, isEscaped }, { hashed, counts } or { drawn, counts }. */
  levels() {
    const levels = [[]];
    while (this.rest !== "") {
      if (levels.at(-1).at(-1)?.counts) this.fail("the suffix must be last");
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
      this.expect(") % ");
      const counts = [this.count()];
      this.expect(" + 1");
      if (this.take(" was ")) {
        do counts.push(this.count());
        while (this.take(", "));
      }
      if (new Set(counts).size < counts.length) this.fail("an N twice");
      this.expect("}");
      return { hashed, counts };
    }
    const part = this.field();
    if (this.take("}")) return { part, isEscaped: false };
    if (!part.rollup && !part.width && this.take(":%}")) return { part, isEscaped: true };
    if (part.hasOptions) this.fail("expected the end of the part");
    this.expect(" in 1..=");
    const counts = [this.count()];
    this.expect("}");
    return { drawn: part, counts };
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

  count() {
    return this.number(2n, 65535n);
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

/** The characters of the literal text, each by itself. */
export const literals = (levels) =>
  levels.flat().flatMap((piece) => ("text" in piece ? [piece.text] : []));

/** The fields of parts and of the hash. */
export const fieldsOf = (pieces) => pieces.flatMap((piece) => piece.hashed ?? (piece.part ? [piece.part] : []));

export function parseLayout(layout) {
  const reader = new LayoutReader(layout);
  const levels = reader.levels();
  const parts = levels.flat().filter((piece) => "part" in piece);
  if (parts.length === 0) reader.fail("no part");
  if (levels.length > 3) reader.fail("more than three levels");
  if (levels.length > 1) {
    for (const [number, level] of levels.entries()) {
      const isLast = number === levels.length - 1;
      if (level.length === 0 || "text" in level[0]) reader.fail("a level that does not start with a part");
      if (!isLast && !("part" in level.at(-1))) reader.fail("a level that does not end with a part");
    }
  }
  if (fieldsOf(levels.flat()).some((field) => FINE.includes(field.rollup))) {
    reader.fail("a rollup finer than a minute is for templates");
  }
  if (parts.some((part) => part.isEscaped) && /[%0-9A-F]/.test(literals(levels).join(""))) {
    reader.fail("escapes are written with `%`, digits and A to F, so separators are not");
  }
  return levels;
}

/** The pieces of a template: { text } and { part }. */
export function parseTemplate(template) {
  const reader = new LayoutReader(template);
  const levels = reader.levels();
  if (levels.length > 1) reader.fail("levels");
  const [pieces] = levels;
  if (pieces.some((piece) => piece.counts)) reader.fail("a suffix");
  if (pieces.some((piece) => piece.isEscaped)) reader.fail("`:%`");
  if (!pieces.some((piece) => "part" in piece)) reader.fail("no field");
  return pieces;
}
