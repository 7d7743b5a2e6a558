import type { Job } from '../../../platform/jobs/job.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { eachDueOrder } from './each-due.ts';
import { isGivenUp, waitsToBeSent } from './late.policy.ts';
import { findLateSince, findLateUntold, findToShipToday } from './late.repo.ts';
import { cancelUnshipped, noteLate, sentOf } from './late.service.ts';
import { tellOfOrders } from './order.facts.ts';
import { updateOrder } from './order.repo.ts';

const DAY_MS = 86_400_000;

/** Once, on the day on which it is to be shipped. */
const remindingShops: Job = {
  name: 'orders-to-ship',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDueOrder(ctx, findToShipToday, async (tx, order, now) => {
      if (order.ship_reminded_at || !waitsToBeSent(order, await sentOf(tx, order))) return;
      const reminded = await updateOrder(tx, order.id, { ship_reminded_at: now });
      await tellOfOrders(tx, [reminded], 'ship-today', now);
    }),
};

/** Once, when that day is over. */
const tellingOfLate: Job = {
  name: 'orders-late',
  schedule: '*/5 * * * *',
  run: (ctx) => eachDueOrder(ctx, findLateUntold, noteLate),
};

/** What is late for as long as the market waits is cancelled, and its buyer has their money. */
const givingUpOnShops: Job = {
  name: 'orders-unshipped',
  schedule: '*/5 * * * *',
  async run(ctx) {
    const { lateCancelDays: days } = await readSettings(ctx.db, { demo: false });
    if (days === 0) return;
    await eachDueOrder(
      ctx,
      (db, now) => findLateSince(db, new Date(now.getTime() - days * DAY_MS)),
      async (tx, order, now) => {
        if (!isGivenUp(order, await sentOf(tx, order), now, days)) return;
        const { isRest, after } = await cancelUnshipped(tx, order, 'market', now);
        const amount = after.refunded - order.refunded;
        await tellOfOrders(tx, [after], isRest ? 'rest-never-shipped' : 'never-shipped', now, { amount });
      },
    );
  },
};

export const lateJobs: readonly Job[] = [remindingShops, tellingOfLate, givingUpOnShops];
