import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import type { Db } from './database.ts';

interface Open {
  root: object;
  acts: Array<() => void>;
}

const open = new WeakMap<object, Open>();

/** A database whose transactions know what is to happen once they are committed. */
export class CommittingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async <Result>(act: (tx: Transaction<Tables>) => Promise<Result>) => {
      const acts: Array<() => void> = [];
      const result = await execute(async (tx) => {
        open.set(tx, { root: this, acts });
        return await act(tx);
      });
      for (const one of acts) one();
      return result;
    };
    return builder;
  }
}

/** Does it once the transaction is committed, and never when it is not; at once outside of one. It must not fail. */
export function afterCommit(db: Db, act: () => void): void {
  const transaction = open.get(db);
  if (transaction) transaction.acts.push(act);
  else if (db.isTransaction) throw new Error('this transaction does not know what is to happen after it');
  else act();
}

/** The database that a transaction is one of. */
export const rootOf = (db: Db): object => open.get(db)?.root ?? db;
