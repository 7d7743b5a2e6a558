import { invalid, missing } from './errors.ts';
import type { DocumentPath } from './paths.ts';
import {
  checkData,
  checkField,
  type Data,
  fieldOf,
  fieldsIn,
  isMap,
  isSame,
  type Value,
  withField,
} from './values.ts';

/** In place of a field's value, for what depends on what is stored. */
export type Change =
  | { $change: 'delete' }
  | { $change: 'increment'; by: number }
  | { $change: 'server-time' }
  | { $change: 'add'; items: Value[] }
  | { $change: 'remove'; items: Value[] };

export const deleteField = (): Change => ({ $change: 'delete' });
export const increment = (by: number): Change => ({ $change: 'increment', by });
/** The moment the write is stored, by the server's clock, in milliseconds. */
export const serverTime = (): Change => ({ $change: 'server-time' });
/** Adds to a list what it does not hold. */
export const addToList = (...items: Value[]): Change => ({ $change: 'add', items });
export const removeFromList = (...items: Value[]): Change => ({ $change: 'remove', items });

/** Fields of an update; `'seen.by'` changes one inside of `seen` and leaves its neighbours. */
export type Changes = { [field: string]: Value | Change };

export type Write =
  /** The whole document, there before or not. */
  | { op: 'set'; path: DocumentPath; data: { [field: string]: Value | Change } }
  /** Some fields of a document that is there. */
  | { op: 'update'; path: DocumentPath; data: Changes }
  | { op: 'delete'; path: DocumentPath };

/** How many writes are done together at most. */
export const mostWrites = 100;

/** What a write makes of a document; null when there is none. */
export function applyWrite(before: Data | null, write: Write, now: number): Data | null {
  if (write.op === 'delete') return null;
  if (write.op === 'set') return checkData(changed({}, write.data, now, before ?? {}));
  if (!before) throw missing(write.path);
  return checkData(changed(before, write.data, now, before));
}

function changed(onto: Data, changes: Changes, now: number, before: Data): Data {
  let data = onto;
  for (const [field, change] of Object.entries(changes)) {
    const names = fieldsIn(field);
    names.forEach(checkField);
    data = withField(data, names, isChange(change) ? outcome(change, fieldOf(before, field), now) : change);
  }
  return data;
}

export function isChange(value: unknown): value is Change {
  return isMap(value) && Object.hasOwn(value, '$change');
}

function outcome(change: Change, before: Value | undefined, now: number): Value | undefined {
  switch (change.$change) {
    case 'delete':
      return undefined;
    case 'server-time':
      return now;
    case 'increment':
      if (typeof change.by !== 'number') throw invalid('An increment is by a number.');
      return (typeof before === 'number' ? before : 0) + change.by;
    case 'add':
      return withItems(Array.isArray(before) ? before : [], itemsOf(change));
    case 'remove':
      return (Array.isArray(before) ? before : []).filter(
        (one) => !itemsOf(change).some((item) => isSame(one, item)),
      );
    default:
      throw invalid('There is no such change of a field.');
  }
}

function withItems(list: Value[], items: Value[]): Value[] {
  const all = [...list];
  for (const item of items) if (!all.some((one) => isSame(one, item))) all.push(item);
  return all;
}

function itemsOf(change: { items: Value[] }): Value[] {
  if (!Array.isArray(change.items)) throw invalid('What is added to a list or taken from it is a list.');
  return change.items;
}
