import type { Db } from '../../../platform/db/database.ts';
import type { JobCtx } from '../../../platform/jobs/job.ts';
import { lockOrder, type OrderRow } from './order.repo.ts';

const AT_ONCE = 100;

/** Does something about every order that is due, each in a transaction of its own. */
export async function eachDue(
  { db, clock }: JobCtx,
  find: (db: Db, now: Date, limit: number) => Promise<Array<OrderRow['id']>>,
  act: (tx: Db, order: OrderRow, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  for (;;) {
    const due = await find(db, now, AT_ONCE);
    for (const id of due) {
      await db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order) await act(tx, order, now);
      });
    }
    if (due.length < AT_ONCE) return;
  }
}
