import {
  type DatabaseConnection,
  DummyDriver,
  isAbortedTransactionError,
  Kysely,
  type KyselyConfig,
  sql,
  Transaction,
  type TransactionBuilder,
} from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Runs `act` once the transaction has committed, and never when it is rolled back; at once where there is none. What it
 * throws is reported and fails nobody: what was written stands by then.
 */
export function afterCommit(db: Db, act: () => void): void {
  const commit = commitOf(db);
  if (commit) commit.acts.push(act);
  else act();
}

/**
 * The last write of a transaction goes with its commit, in one message. If it fails, nothing is committed,
 * and the caller of the transaction gets the error.
 */
export function withCommit(tx: Db, last: Promise<unknown>): void {
  last.catch(() => undefined);
  commitOf(tx)?.lasts.push(last);
}

/** The database that a transaction belongs to. */
export const databaseOf = (db: Db): Kysely<Tables> => commitOf(db)?.database ?? (db as Kysely<Tables>);

/**
 * A step that may fail without the rest of its transaction, with a handle of its own. What was to run after the commit
 * goes with it, and whatever of it goes on all the same is refused.
 */
export async function inSavepoint<Result>(tx: Db, step: (tx: Db) => Promise<Result>): Promise<Result> {
  const commit = commitOf(tx);
  if (!commit) throw new Error('a step belongs to a transaction');
  const before = { acts: commit.acts.length, lasts: commit.lasts.length };
  await sql`savepoint step`.execute(tx);
  try {
    const result = await commit.database.whileOpen(tx, commit, step);
    await sql`release savepoint step`.execute(tx);
    return result;
  } catch (error) {
    commit.acts.length = before.acts;
    commit.lasts.length = before.lasts;
    await sql`rollback to savepoint step`.execute(tx);
    throw error;
  }
}

/** A database whose transactions know what is to run after them, and send at once what is asked for at once. */
export class MarketDb extends Kysely<Tables> {
  readonly #config: KyselyConfig;
  readonly #report: (error: Error) => void;

  constructor(config: KyselyConfig, report: (error: Error) => void) {
    super(config);
    this.#config = config;
    this.#report = report;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const acts: Array<() => void> = [];
      const lasts: Array<Promise<unknown>> = [];
      const committed = execute((tx) => this.whileOpen(tx, { database: this, acts, lasts }, work));
      const result = await committed.catch(async (error) => {
        // A commit behind a statement that failed is refused; what that failed with says why.
        if (isAbortedTransactionError(error)) await Promise.all(lasts);
        throw error;
      });
      for (const act of acts) this.#run(act);
      return result;
    };
    return builder;
  }

  /**
   * Hands out a transaction for as long as this work takes. One statement need not wait for another's answer: Postgres
   * takes them in the order in which they were asked. So one that is asked for once the work is over, by a part of it
   * that nobody waits for any more, would come behind the end of the transaction, and stay.
   */
  async whileOpen<Result>(
    tx: Db,
    commit: Commit,
    work: (tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const executor = tx.getExecutor();
    const connection = await executor.provideConnection(async (own: DatabaseConnection) => own);
    let isOver = false;
    const open = new Transaction<Tables>({
      config: this.#config,
      dialect: this.#config.dialect,
      // The transaction begins and ends by its builder alone.
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider({
        async provideConnection(use) {
          if (isOver) throw new Error('asked for in a transaction whose work is over');
          return use(connection);
        },
      }),
    });
    commits.set(open, commit);
    try {
      return await work(open);
    } finally {
      isOver = true;
    }
  }

  #run(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#report(error as Error);
    }
  }
}

interface Commit {
  database: MarketDb;
  acts: Array<() => void>;
  lasts: Array<Promise<unknown>>;
}

const commits = new WeakMap<Db, Commit>();

function commitOf(db: Db): Commit | undefined {
  const commit = commits.get(db);
  // Of a transaction that was begun in another way nobody would know when it commits.
  if (!commit && db.isTransaction) throw new Error('a transaction begins with db.transaction().execute()');
  return commit;
}
