import type { CheckoutId } from '@souk/shared/ids.ts';
import { type Compilable, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';

const id = newId<CheckoutId>();

const asked: Record<string, (db: Db) => Compilable> = {
  'any state': (db) => db.selectFrom('orders').select('id').where('checkout_id', '=', id),
  'any state, locked': (db) => db.selectFrom('orders').selectAll().where('checkout_id', '=', id).forUpdate(),
  'their lines': (db) =>
    db
      .selectFrom('order_lines')
      .selectAll('order_lines')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('checkout_id', '=', id),
};

test.each(Object.entries(asked))(
  'of a checkout orders of %s are found without a look at all others',
  async (_, ask) => {
    await using database = await cloneDatabase();
    // As after Postgres looked at them by itself.
    await sql`vacuum analyze orders, order_lines`.execute(database.db);
    const plan = await database.db.transaction().execute(async (tx) => {
      // What has an index is then read by it, also while there is hardly anything to read.
      await sql`set local enable_seqscan = off`.execute(tx);
      // What was counted while they were empty would make any way look alike.
      for (const table of ['orders', 'order_lines'])
        await sql`select pg_clear_relation_stats('public', ${table})`.execute(tx);
      const { sql: text, parameters } = ask(tx).compile();
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>({
        ...ask(tx).compile(),
        ...{ sql: `explain ${text}`, parameters },
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('orders_of_checkout');
  },
);
