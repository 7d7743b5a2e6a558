import { earnedAfterMs } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AnyJob, Job, JobCtx } from '../../../platform/jobs/job.ts';
import { refundingCancelledEvent } from './cancelled-event.job.ts';
import { completeOrder, deliver } from './life.service.ts';
import { findDelivered, findEventsOver, findOnTheWay, lockOrder, type OrderRow } from './order.repo.ts';

const AT_ONCE = 100;

/** What nobody said had arrived is taken as arrived once it should have long since. */
const arriving: Job = {
  name: 'orders-arriving',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDue(ctx, findOnTheWay, async (tx, order, now) => {
      if (order.state !== 'shipped') return;
      await deliver(tx, order, 'deliver', 'market', now);
    }),
};

/** Who bought only tickets has what they paid for once the event is over. */
const attending: Job = {
  name: 'orders-attending',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDue(ctx, findEventsOver, async (tx, order, now) => {
      if (order.state !== 'paid') return;
      await deliver(tx, order, 'handOver', 'market', now);
    }),
};

/** What was delivered and not complained about for three days is the shop's. */
const completing: Job = {
  name: 'orders-completing',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDue(
      ctx,
      (db, now, limit) => findDelivered(db, new Date(now.getTime() - earnedAfterMs), limit),
      async (tx, order, now) => {
        if (order.state !== 'delivered' || order.held_at) return;
        await completeOrder(tx, order, now);
      },
    ),
};

export const ordersJobs: readonly AnyJob[] = [arriving, attending, completing, refundingCancelledEvent];

async function eachDue(
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
