import { remindAt } from '@souk/shared/money/arranged/rules.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { giveUp, waitsForMoney } from './arranged.service.ts';
import { eachDueOrder } from './each-due.ts';
import { tellOfOrders } from './order.facts.ts';
import { findToRemind, findUnpaid, updateOrder } from './order.repo.ts';

/** What was not paid to its shop in time is given up. */
const givingUp: Job = {
  name: 'orders-unpaid',
  schedule: '* * * * *',
  run: (ctx) =>
    eachDueOrder(ctx, findUnpaid, async (tx, order, now) => {
      if (!waitsForMoney(order) || !order.pay_until || order.pay_until > now) return;
      const dropped = await giveUp(tx, order, { by: 'market', now });
      await tellOfOrders(tx, [dropped], 'not-paid', now);
    }),
};

/** Once, when half of the time is over, both sides are asked about the money. */
const reminding: Job = {
  name: 'orders-reminding',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDueOrder(ctx, findToRemind, async (tx, order, now) => {
      if (!waitsForMoney(order) || !order.pay_until || order.reminded_at) return;
      if (remindAt(order.packed_at ?? order.placed_at, order.pay_until) > now) return;
      const reminded = await updateOrder(tx, order.id, { reminded_at: now });
      await tellOfOrders(tx, [reminded], 'reminded', now);
    }),
};

export const unpaidJobs: readonly Job[] = [givingUp, reminding];
