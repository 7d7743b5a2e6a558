import { invalidRequest } from './wire-error.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

const deepest = 8;

/** `a[b]=1&list[0]=2&list[]=3` as nested values, which is how Stripe takes bodies and queries. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...inner] = pathOf(name);
    put(form, [first, ...inner], value);
  }
  return asLists(form) as Form;
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

function put(into: Form, [step = '', ...rest]: string[], value: string): void {
  // `list[]` appends.
  const key = step === '' ? String(Object.keys(into).length) : step;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const there = into[key];
  const next: Form = typeof there === 'object' && !Array.isArray(there) ? there : Object.create(null);
  into[key] = next;
  put(next, rest, value);
}

/** What is numbered from 0 on is a list. */
function asLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  if (isList) return names.map((name) => asLists(value[name] ?? ''));
  return Object.fromEntries(names.map((name) => [name, asLists(value[name] ?? '')]));
}
