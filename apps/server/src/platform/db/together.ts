import type { Db } from './database.ts';

type Many<Item, Result> = (db: Db, items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * What a use case asks for one thing, by a statement that does it for many. Alone it is asked at once; where several
 * walk through the use case `together`, what they ask in the same moment is one question. `many` answers at the place of
 * each item, and begins with its statement.
 */
export function gathered<Item, Result>(many: Many<Item, Result>): (db: Db, item: Item) => Promise<Result> {
  return async (db, item) => {
    const set = sets.get(db);
    if (set) return set.ask(many, item);
    const [result] = await many(db, [item]);
    return result as Result;
  };
}

/**
 * Takes several through a use case at once, in one transaction: what each asks goes along with what the others ask. They
 * must not be about the same rows, as locks do not keep them apart. When one fails all of it does, and is to be rolled
 * back; but not before everybody has stopped.
 */
export async function together<Item, Result>(
  tx: Db,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  if (sets.has(tx)) throw new Error('a set is at work in this transaction already');
  sets.set(tx, new GatheredSet(tx));
  try {
    const ended = await Promise.allSettled(items.map(act));
    return ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
  } finally {
    sets.delete(tx);
  }
}

const sets = new WeakMap<Db, GatheredSet>();

interface Asked {
  items: unknown[];
  answers: Array<PromiseWithResolvers<unknown>>;
}

type AnyMany = Many<never, unknown>;

/** What is asked until nobody of the set goes on by themselves is sent at once, in the order in which it was first asked. */
class GatheredSet {
  readonly #tx: Db;
  readonly #underWay = new Map<AnyMany, Promise<unknown>>();
  #asked = new Map<AnyMany, Asked>();

  constructor(tx: Db) {
    this.#tx = tx;
  }

  ask<Item, Result>(many: Many<Item, Result>, item: Item): Promise<Result> {
    if (this.#asked.size === 0) process.nextTick(() => this.#send());
    const asked = this.#asked.get(many as AnyMany) ?? { items: [], answers: [] };
    this.#asked.set(many as AnyMany, asked);
    const answer = Promise.withResolvers<unknown>();
    asked.items.push(item);
    asked.answers.push(answer);
    return answer.promise as Promise<Result>;
  }

  #send(): void {
    const all = this.#asked;
    this.#asked = new Map();
    for (const [many, asked] of all) this.#underWay.set(many, this.#follow(many, asked));
  }

  /** Who comes later with the same question waits until it is answered: it may read what it then writes. */
  async #follow(many: AnyMany, { items, answers }: Asked): Promise<void> {
    const before = this.#underWay.get(many);
    if (before) await before;
    try {
      const results = await many(this.#tx, items as never);
      for (const [at, { resolve }] of answers.entries()) resolve(results[at]);
    } catch (error) {
      for (const { reject } of answers) reject(error);
    }
  }
}

/** Answers in the order of who asked, by what each is asked for. */
export const inPlace = <Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Array<Row | undefined> => {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key));
};

/** Those of which the same is asked, each with its place. */
export const alike = <Item>(items: readonly Item[], sameOf: (item: Item) => unknown): Item[][] => [
  ...Map.groupBy(items, (item) => JSON.stringify(sameOf(item))).values(),
];

/** The same where each is there. */
export const allInPlace = <Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[] =>
  inPlace(keys, rows, keyOf).map((row, at) => {
    if (row === undefined) throw new Error(`there is no ${keys[at]}`);
    return row;
  });

/** What was asked of many lists as one, for each list again. */
export function listsOf<Result>(
  asked: ReadonlyArray<readonly unknown[]>,
  all: readonly Result[],
): Result[][] {
  let at = 0;
  return asked.map(({ length }) => {
    at += length;
    return all.slice(at - length, at);
  });
}
