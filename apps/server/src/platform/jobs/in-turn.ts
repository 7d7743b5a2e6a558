import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Each has its turn whatever becomes of the others; what failed is thrown when all had theirs. */
export async function eachInTurn<One>(
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const one of all) await act(one).catch((error) => errors.push(error));
  throwAll(errors);
}

/**
 * The same with a transaction for each, until none waits any more. `next` locks the first of those that were not passed
 * over. Gives how many there were.
 */
export async function nextInTurn<One extends { id: string }>(
  db: Kysely<Tables>,
  next: (tx: Db, passed: readonly string[]) => Promise<One | undefined>,
  act: (tx: Db, one: One) => Promise<unknown>,
): Promise<number> {
  const passed = new Map<string, unknown>();
  let count = 0;
  for (;;) {
    let one: One | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        one = await next(tx, [...passed.keys()]);
        if (one) await act(tx, one);
      });
      if (!one) break;
      count += 1;
    } catch (error) {
      if (!one) throw error;
      passed.set(one.id, error);
    }
  }
  throwAll([...passed.values()]);
  return count;
}

function throwAll(errors: readonly unknown[]): void {
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} failed, the others had their turn`);
  if (errors.length === 1) throw errors[0];
}
