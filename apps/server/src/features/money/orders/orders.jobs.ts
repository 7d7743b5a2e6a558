import { earnedAfterMs } from '@souk/shared/money/orders/states.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { refundingCancelledEvent, refundingLeftBehind } from './cancelled-event.job.ts';
import { eachDueOrder } from './each-due.ts';
import { lateJobs } from './late.jobs.ts';
import { completeOrder, deliver } from './life.service.ts';
import { tellingOfMovedEvent } from './moved-event.job.ts';
import { findDelivered, findEventsOver, findOnTheWay } from './order.repo.ts';
import { unpaidJobs } from './unpaid.jobs.ts';

/** What nobody said had arrived is taken as arrived once it should have long since. */
const arriving: Job = {
  name: 'orders-arriving',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDueOrder(ctx, findOnTheWay, async (tx, order, now) => {
      if (order.state !== 'shipped') return;
      await deliver(tx, order, 'deliver', 'market', now);
    }),
};

/** Who bought only tickets, or has nothing else left to come, has what they paid for once the event is over. */
const attending: Job = {
  name: 'orders-attending',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDueOrder(ctx, findEventsOver, async (tx, order, now) => {
      if (order.state !== 'paid' && order.state !== 'packed') return;
      await deliver(tx, order, 'handOver', 'market', now);
    }),
};

/** What was delivered and not complained about for three days is the shop's. */
const completing: Job = {
  name: 'orders-completing',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDueOrder(
      ctx,
      (db, now) => findDelivered(db, new Date(now.getTime() - earnedAfterMs)),
      async (tx, order, now) => {
        if (order.state !== 'delivered' || order.held_at) return;
        await completeOrder(tx, order, now);
      },
    ),
};

export const ordersJobs: readonly AnyJob[] = [
  arriving,
  attending,
  completing,
  refundingCancelledEvent,
  refundingLeftBehind,
  tellingOfMovedEvent,
  ...unpaidJobs,
  ...lateJobs,
];
