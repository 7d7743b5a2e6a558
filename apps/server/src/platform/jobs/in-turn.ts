import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { isDatabaseAway } from '../errors/to-failure.ts';
import type { Log } from '../logging/log.ts';

type Naming = Pick<Log, 'error'>;

/**
 * The way of every sweep. Each of those that were due when it began has its turn once, whatever becomes of the others:
 * what cannot be done now waits for the next sweep, named in the log, and the sweep fails at its end.
 */
export async function eachDue<One extends string | { id: string }>(
  { log }: { log: Naming },
  due: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<void> {
  const name = namingIn(log);
  await eachInTurn(due, (one) =>
    act(one).catch((error) => {
      name(typeof one === 'string' ? one : one.id, error);
      throw error;
    }),
  );
}

/**
 * Each has its turn whatever becomes of the others; what failed is thrown when all had theirs. With the database or the
 * store away nobody has one.
 */
export async function eachInTurn<One>(
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const one of all) {
    try {
      await act(one);
    } catch (error) {
      if (isAway(error)) throw error;
      errors.push(error);
    }
  }
  throwAll(errors);
}

/**
 * The same with a transaction for each, until none waits any more. `next` locks the first of those that were not passed
 * over. Gives how many there were.
 */
export const nextInTurn = <One extends { id: string }>(
  db: Kysely<Tables>,
  next: (tx: Db, passed: readonly string[]) => Promise<One | undefined>,
  act: (tx: Db, one: One) => Promise<unknown>,
  log?: Naming,
): Promise<number> =>
  setsInTurn(
    db,
    { most: 1, next: async (tx, passed) => [await next(tx, passed)].flatMap((one) => one ?? []) },
    (tx, [one]) => act(tx, one as One),
    log,
  );

interface Sets<One> {
  most: number;
  /** Locks the first of those that were not passed over. */
  next(tx: Db, passed: readonly string[], most: number): Promise<readonly One[]>;
}

/** The same for so many at once. Where that fails, each is alone until the one is found that it failed for. */
export async function setsInTurn<One extends { id: string }>(
  db: Kysely<Tables>,
  { most, next }: Sets<One>,
  act: (tx: Db, some: readonly One[]) => Promise<unknown>,
  log?: Naming,
): Promise<number> {
  const name = namingIn(log);
  const passed = new Map<string, unknown>();
  let together = most;
  let count = 0;
  for (;;) {
    let some: readonly One[] = [];
    try {
      await db.transaction().execute(async (tx) => {
        some = await next(tx, [...passed.keys()], together);
        if (some.length > 0) await act(tx, some);
      });
      count += some.length;
      if (some.length < together) break;
    } catch (error) {
      const [first] = some;
      if (!first) throw error;
      if (some.length > 1) together = 1;
      else {
        passed.set(first.id, error);
        name(first.id, error);
        together = most;
      }
    }
  }
  throwAll([...passed.values()]);
  return count;
}

// Where more fail the cause is one, and their number says enough.
const MOST_NAMED = 20;

function namingIn(log: Naming | undefined): (id: string, err: unknown) => void {
  let failed = 0;
  return (id, err) => {
    if (isAway(err)) return;
    failed += 1;
    if (failed <= MOST_NAMED)
      log?.error({ err, id }, 'something that is due failed, and waits for the next time');
  };
}

/** What the others need as well does not answer. */
const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && (error.name === 'TimeoutError' || isAway(error.cause)));

function throwAll(errors: readonly unknown[]): void {
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} failed, the others had their turn`);
  if (errors.length === 1) throw errors[0];
}
