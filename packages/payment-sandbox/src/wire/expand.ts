import type { Store } from '../store/store.ts';
import { invalidRequest } from './wire-error.ts';

const deepest = 4;

/** Puts things in the place of their ids, as `expand[]` asks. */
export function expandAnswer<Answer extends object>(
  store: Store,
  answer: Answer,
  paths: readonly string[] = [],
): Answer {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest)
      throw invalidRequest(`You cannot expand more than ${deepest} levels of a property.`, {
        param: 'expand',
      });
    expandPath(store, answer, steps, path);
  }
  return answer;
}

function expandPath(store: Store, value: unknown, [step, ...rest]: string[], path: string): void {
  if (step === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) expandPath(store, one, [step, ...rest], path);
    return;
  }
  const fields = value as Record<string, unknown>;
  if (!(step in fields)) throw notExpandable(path);
  const field = fields[step];
  if (typeof field === 'string') {
    const found = store.findAny(field);
    if (!found) throw notExpandable(path);
    fields[step] = found;
  }
  expandPath(store, fields[step], rest, path);
}

const notExpandable = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
