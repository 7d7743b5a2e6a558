import { invalidRequest } from './wire-error.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** By their names; how many there are is known without counting them. */
type Entries = Map<string, string | Entries>;

const deepest = 8;

/** `a[b]=1&list[0]=2&list[]=3` as nested values, which is how Stripe takes bodies and queries. */
export function readForm(text: string): Form {
  const entries: Entries = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(entries, pathOf(name), value);
  return nested(entries) as Form;
}

function pathOf(name: string): string[] {
  const [head = ''] = /^[^[\]]+/.exec(name) ?? [];
  const rest = name.slice(head.length);
  const steps = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step);
  const isWhole = steps.map((step) => `[${step}]`).join('') === rest;
  if (!head || !isWhole || steps.length > deepest || [head, ...steps].includes('__proto__'))
    throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`, { param: name.slice(0, 100) });
  return [head, ...steps];
}

function put(into: Entries, [step = '', ...rest]: string[], value: string): void {
  // `list[]` appends.
  const key = step === '' ? String(into.size) : step;
  if (rest.length === 0) {
    into.set(key, value);
    return;
  }
  const there = into.get(key);
  const next: Entries = there instanceof Map ? there : new Map();
  into.set(key, next);
  put(next, rest, value);
}

/** What is numbered from 0 on is a list. */
function nested(given: string | Entries): FormValue {
  if (typeof given === 'string') return given;
  const numbers = [...given.keys()].map((_, index) => String(index));
  if (given.size > 0 && numbers.every((number) => given.has(number)))
    return numbers.map((number) => nested(given.get(number) ?? ''));
  return Object.fromEntries([...given].map(([name, inner]) => [name, nested(inner)]));
}
