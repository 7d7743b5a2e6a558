/** What the package needs of a Postgres: any driver can be it in a few lines. */
export interface LiveDatabase {
  /** One with a name is always the same text, and worth being planned once for each connection. */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
  /**
   * Does it in one transaction; whatever is thrown takes all of it back. Statements in it are done in the order in which
   * they were asked for, also those that did not wait for each other.
   */
  transaction<Result>(act: (tx: LiveDatabase) => Promise<Result>): Promise<Result>;
}

/** As much of `pg` as is used, so that the package brings no driver of its own. */
interface Queryable {
  query(text: string): Promise<unknown>;
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}
interface Listening {
  on(event: 'error', heard: (error: Error) => void): unknown;
}
interface Pool extends Queryable, Listening {
  connect(): Promise<Queryable & { release(error?: Error | boolean): void }>;
  on(event: 'connect', heard: (client: Listening) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
}

/** A pool of the `pg` package as the database of live documents. */
export function databaseOf(pool: Pool): LiveDatabase {
  // A connection that breaks says so whether it is in use or not, and would end the process if nobody listened. Its
  // user learns of it from their statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...queriesOf(pool),
    async transaction(act) {
      const client = await pool.connect();
      const { tx, idle } = withinTransaction(client);
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await act(tx);
        await client.query('commit');
        return result;
      } catch (error) {
        await idle();
        // A connection that cannot even take it back is not given to anyone else.
        await client.query('rollback').catch((cause: Error) => (broken = cause));
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

function withinTransaction(client: Queryable): { tx: LiveDatabase; idle: () => Promise<unknown> } {
  const { query } = queriesOf(client);
  let last: Promise<unknown> = Promise.resolve();
  const tx: LiveDatabase = {
    query<Row>(...statement: Parameters<typeof query>) {
      const done = last.then(() => query<Row>(...statement));
      last = done.catch(() => undefined);
      return done;
    },
    transaction: (act) => act(tx),
  };
  return { tx, idle: () => last };
}

const queriesOf = (on: Queryable): Pick<LiveDatabase, 'query'> => ({
  async query<Row>(text: string, values: readonly unknown[] = [], name?: string) {
    const { rows } = await on.query({ text, values: [...values], ...(name && { name }) });
    return rows as Row[];
  },
});
