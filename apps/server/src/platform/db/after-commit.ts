import {
  type DatabaseConnection,
  DummyDriver,
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

/** The database that a transaction belongs to. */
export const databaseOf = (db: Db): Kysely<Tables> => commitOf(db)?.database ?? (db as Kysely<Tables>);

/** A step that may fail without the rest of its transaction. What was to run after the commit goes with it. */
export async function inSavepoint<Result>(tx: Db, step: () => Promise<Result>): Promise<Result> {
  const acts = commitOf(tx)?.acts ?? [];
  const before = acts.length;
  await sql`savepoint step`.execute(tx);
  try {
    const result = await step();
    await sql`release savepoint step`.execute(tx);
    return result;
  } catch (error) {
    acts.length = before;
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
      const result = await execute(async (waiting) => {
        const tx = await this.#pipelined(waiting);
        commits.set(tx, { database: this, acts });
        return work(tx);
      });
      for (const act of acts) this.#run(act);
      return result;
    };
    return builder;
  }

  /** One statement need not wait for another's answer: Postgres takes them in the order in which they were asked. */
  async #pipelined(tx: Transaction<Tables>): Promise<Transaction<Tables>> {
    const executor = tx.getExecutor();
    const connection = await executor.provideConnection(async (own: DatabaseConnection) => own);
    return new Transaction<Tables>({
      config: this.#config,
      dialect: this.#config.dialect,
      // The transaction begins and ends by its builder alone.
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
    });
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
  database: Kysely<Tables>;
  acts: Array<() => void>;
}

const commits = new WeakMap<Db, Commit>();

function commitOf(db: Db): Commit | undefined {
  const commit = commits.get(db);
  // Of a transaction that was begun in another way nobody would know when it commits.
  if (!commit && db.isTransaction) throw new Error('a transaction begins with db.transaction().execute()');
  return commit;
}
