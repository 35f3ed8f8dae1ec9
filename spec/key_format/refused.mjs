// The error for items without a key.

/** The document has no key; the message is a reason of SPEC.md. */
export class Refused extends Error {}

/** The layout has a function that only its program has. */
export class NoFunction extends Error {}

/** Integers are BigInts here. */
export const isInteger = (value) => typeof value === "bigint" && value >= -(2n ** 127n) && value < 2n ** 128n;
