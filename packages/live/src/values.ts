import { invalid } from './errors.ts';

/** What a field of a document can hold. */
export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Data = { [field: string]: Value };

/** In bytes as JSON, which is what the wire and the database hold. */
export const mostBytes = 65_536;
const DEEPEST = 10;
const LONGEST_NAME = 200;

// What begins and ends with two underscores is the language's or ours.
const kept = /^__.*__$/;

/** Data as it may be stored, or what is wrong with it. */
export function checkData(given: unknown): Data {
  if (!isMap(given)) throw invalid('A document is an object.');
  checkValue(given, 0);
  if (bytesOf(given) > mostBytes) throw invalid(`A document has ${mostBytes} bytes at most.`);
  return given as Data;
}

const encoder = new TextEncoder();
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

function checkValue(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw invalid(`A document is ${DEEPEST} levels deep at most.`);
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'string') checkText(value);
  else if (typeof value === 'number') checkNumber(value);
  else if (Array.isArray(value)) for (const item of value) checkValue(item, depth + 1);
  else checkMap(value, depth);
}

function checkNumber(value: number): void {
  if (!Number.isFinite(value)) throw invalid('A number of a document is finite.');
}

function checkMap(value: unknown, depth: number): void {
  if (!isMap(value)) throw invalid('A document holds null, booleans, numbers, texts, lists and objects.');
  for (const [field, inner] of Object.entries(value)) {
    checkField(field);
    checkValue(inner, depth + 1);
  }
}

// No database keeps a NUL, and half of a surrogate pair is no character.
function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw invalid('A text holds whole characters and no NUL.');
}

export function checkField(field: string): void {
  const fine = field !== '' && field.length <= LONGEST_NAME && !kept.test(field) && !field.includes('.');
  if (!fine)
    throw invalid('A field has a name without dots that does not begin and end with two underscores.');
  checkText(field);
}

export function isMap(value: unknown): value is { [field: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A field inside of fields is named with dots: `seen.by`. */
export const fieldsIn = (field: string): string[] => field.split('.');

export function fieldOf(data: Data, field: string): Value | undefined {
  let at: Value | undefined = data;
  for (const name of fieldsIn(field)) {
    if (!isMap(at) || !Object.hasOwn(at, name)) return undefined;
    at = at[name] as Value;
  }
  return at;
}

/** The same data with a field changed; `undefined` takes it away. */
export function withField(data: Data, [name = '', ...deeper]: string[], value: Value | undefined): Data {
  const { [name]: before, ...others } = data;
  if (deeper.length === 0) return value === undefined ? others : { ...data, [name]: value };
  const inner = isMap(before) ? (before as Data) : {};
  return { ...data, [name]: withField(inner, deeper, value) };
}

export function isSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at] as Value));
  if (!isMap(a) || !isMap(b)) return false;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => Object.hasOwn(b, field) && isSame(a[field] as Value, b[field] as Value))
  );
}

/** The order of the database's collation "C": by code points, where JavaScript's own goes by halves of pairs. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const x = a.charCodeAt(at);
    const y = b.charCodeAt(at);
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

// A half of a pair stands for a character beyond all that have one unit.
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
