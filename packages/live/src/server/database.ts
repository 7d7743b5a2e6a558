/** What the package needs of a Postgres: any driver can be it in a few lines. */
export interface LiveDatabase {
  /** One with a name is always the same text, and worth being planned once for each connection. */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Does it in one transaction; whatever is thrown takes all of it back. */
  transaction<Result>(act: (tx: LiveDatabase) => Promise<Result>): Promise<Result>;
}

/** As much of `pg` as is used, so that the package brings no driver of its own. */
interface Queryable {
  query(text: string): Promise<unknown>;
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}
interface Pool extends Queryable {
  connect(): Promise<PooledClient>;
}
interface PooledClient extends Queryable {
  release(error?: Error | boolean): void;
  on(event: 'error', heard: (error: Error) => void): unknown;
  off(event: 'error', heard: (error: Error) => void): unknown;
}

/** A pool of the `pg` package as the database of live documents. */
export function databaseOf(pool: Pool): LiveDatabase {
  return {
    ...queriesOf(pool),
    async transaction(act) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The pool does not listen while it is lent, and what nobody listens for would end the process.
      const lost = (error: Error) => {
        broken = error;
      };
      client.on('error', lost);
      try {
        await client.query('begin');
        const result = await act(withinTransaction(client));
        await client.query('commit');
        return result;
      } catch (error) {
        // A connection that cannot even take it back is not given to anyone else.
        await client.query('rollback').catch((cause: Error) => (broken = cause));
        throw error;
      } finally {
        client.release(broken);
        client.off('error', lost);
      }
    },
  };
}

const withinTransaction = (client: Queryable): LiveDatabase => {
  const tx: LiveDatabase = { ...queriesOf(client), transaction: (act) => act(tx) };
  return tx;
};

const queriesOf = (on: Queryable): Pick<LiveDatabase, 'query'> => ({
  async query<Row>(text: string, values: readonly unknown[] = [], name?: string) {
    const { rows } = await on.query({ text, values: [...values], ...(name && { name }) });
    return rows as Row[];
  },
});
