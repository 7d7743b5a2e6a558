import type { Duplex } from 'node:stream';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import { FrequentStatements } from './frequent-statements.ts';
import { NamedQuery, type Shapes } from './named-query.ts';

/**
 * A query of the hot path: built and compiled once per process, planned once per connection. It reads as before:
 * `const findUser = prepared('user', (db, id: UserId) => publicUserQuery(db, id))`. The arguments stand for
 * values only; they are not there yet when the query is built, so it cannot branch on them.
 */
export function prepared<Args extends unknown[], Row>(
  name: string,
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let made: { compiled: CompiledQuery<Row>; slots: Array<Slot | undefined> } | undefined;
  return async (db, ...args) => {
    made ??= make(db, args.length);
    const { compiled, slots } = made;
    const parameters = slots.map((slot, at) => (slot ? args[slot.arg] : compiled.parameters[at]));
    const { rows } = await (db as Kysely<unknown>).executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };

  function make(db: Db, count: number) {
    const args = Array.from({ length: count }, (_, arg) => new Slot(arg));
    const compiled = build(db, ...(args as unknown as Args)).compile();
    nameStatement(compiled.sql, name);
    return {
      compiled,
      slots: compiled.parameters.map((value) => (value instanceof Slot ? value : undefined)),
    };
  }
}

/** For a statement that is written by hand: from now on it is planned once per connection. */
export function nameStatement(text: string, name: string): void {
  statementNames.set(text, name);
}

/**
 * Clients that name the statements that are prepared, so that Postgres keeps their plan for the connection: those that
 * have a name here, and those that transactions come with again and again, which find their rows by key.
 */
export function preparingClients(): typeof pg.Client {
  const frequent = new FrequentStatements();
  const shapes: Shapes = new Map();
  let outdated = '';
  // After a change of the tables plans of before it are refused: from now on statements go by other names.
  const noteOutdated = (error: Error & { code?: string }): never => {
    if (error.code === '0A000' && error.message.startsWith('cached plan')) outdated += "'";
    // It leads to who asked, and not to the socket on which the answer came.
    Error.captureStackTrace(error);
    throw error;
  };
  return class extends pg.Client {
    #isBegun = false;
    /** Of a transaction that nothing was asked in yet: it begins with its first statement, by the same write. */
    #begins = false;

    // biome-ignore lint/suspicious/noExplicitAny: it hands on whatever it is called with
    override query(text: any, ...rest: any[]): any {
      if (text === 'begin' && isAwaited(rest)) {
        this.#isBegun = this.#begins = true;
        return Promise.resolve(nothingOf('BEGIN'));
      }
      const isEnd = text === 'commit' || text === 'rollback';
      if (isEnd) this.#isBegun = false;
      gather(this);
      if (this.#begins) {
        this.#begins = false;
        if (isEnd && isAwaited(rest)) return Promise.resolve(nothingOf(text.toUpperCase()));
        // A connection on which this fails fails the statement behind it too.
        super.query('begin').catch(() => undefined);
      }
      if (typeof text !== 'string') return super.query(text, ...(rest as [never]));
      const isInTransaction = this.#isBegun || this.getTransactionStatus() === 'T';
      const name = statementNames.get(text) ?? (isInTransaction ? frequent.nameOf(text) : undefined);
      if (name === undefined) return super.query(text, ...(rest as [never]));
      const [values, ...others] = rest;
      if (!isAwaited(rest))
        return super.query({ name: name + outdated, text, values }, ...(others as [never]));
      const asked = new NamedQuery({ name: name + outdated, text, values, shapes });
      super.query(asked);
      return asked.answered.catch(noteOutdated);
    }
  };
}

const isAwaited = (rest: readonly unknown[]): boolean => !rest.some((one) => typeof one === 'function');

const nothingOf = (command: string) => ({ command, rowCount: null, oid: null, rows: [], fields: [] });

/** What is asked for at once is sent by one write: a write wakes Postgres up, and costs more than what it carries. */
function gather(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

class Slot {
  readonly arg: number;
  constructor(arg: number) {
    this.arg = arg;
  }
}

const statementNames = new Map<string, string>();
