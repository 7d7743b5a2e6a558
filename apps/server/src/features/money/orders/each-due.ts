import type { Db } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { JobCtx } from '../../../platform/jobs/job.ts';
import { lockOrder, type OrderRow } from './order.repo.ts';

/** Does something about every order that is due, each in a transaction of its own. */
export async function eachDueOrder(
  ctx: JobCtx,
  find: (db: Db, now: Date) => Promise<Array<OrderRow['id']>>,
  act: (tx: Db, order: OrderRow, now: Date) => Promise<void>,
): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  await eachDue(ctx, await find(db, now), (id) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await act(tx, order, now);
    }),
  );
}
