/** Small readers for untrusted JSON: each says whether a value has the form, and narrows its type. */

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number of any size: for numbers that are only compared, such as those of seats and lengths. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** A whole number that JSON carries exactly. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

export function isWholeFrom(value: unknown, min: number): value is number {
  return isWhole(value) && value >= min;
}

export function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Distinct whole numbers from 0: positions in a word, a hand, a holder. */
export function isPositions(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.every((item) => isWholeFrom(item, 0)) &&
    new Set(value).size === value.length
  );
}
