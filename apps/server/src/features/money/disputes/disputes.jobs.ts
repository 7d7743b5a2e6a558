import { answerHours, isOpenDispute } from '@souk/shared/money/disputes/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { eachDueOrder, type OrderRow } from '../orders/index.ts';
import { tellOfDispute } from './dispute.facts.ts';
import { type DisputeRow, findCancelUnanswered, findOpenDispute, findUnanswered } from './dispute.repo.ts';
import { stepDispute } from './dispute-step.service.ts';
import { begin } from './open.service.ts';

const HOUR_MS = 3_600_000;

/** What nobody answered in time is for the staff to decide. */
const passingOn: Job = {
  name: 'disputes-unanswered',
  schedule: '*/5 * * * *',
  run: (ctx) =>
    eachDueOrder(ctx, findUnanswered, async (tx, order, now) => {
      const dispute = await findOpenDispute(tx, order.id);
      if (!dispute?.answer_by || dispute.answer_by > now || !isOpenDispute(dispute.state)) return;
      await passOn(tx, order, dispute, now);
    }),
};

/** So is a shop's silence about an order that its buyer would like to cancel. */
const cancelling: Job = {
  name: 'cancels-unanswered',
  schedule: '*/5 * * * *',
  run: (ctx) => {
    const silentSince = (now: Date) => new Date(now.getTime() - answerHours * HOUR_MS);
    return eachDueOrder(
      ctx,
      (db, now) => findCancelUnanswered(db, silentSince(now)),
      async (tx, order, now) => {
        if (order.state !== 'paid' || !order.cancel_asked_at || order.cancel_asked_at > silentSince(now))
          return;
        const dispute = await begin(tx, order, {
          ...{ kind: 'problem', reason: 'cancel-unanswered', text: order.cancel_reason, pictures: [] },
          ...{ by: 'market', authorId: null, now },
        });
        await passOn(tx, order, dispute, now);
      },
    );
  },
};

export const disputesJobs: readonly AnyJob[] = [passingOn, cancelling];

async function passOn(tx: Db, order: OrderRow, dispute: DisputeRow, now: Date): Promise<void> {
  const passed = await stepDispute(tx, dispute, 'passOn', {
    by: 'market',
    authorId: null,
    now,
    kind: 'passed-on',
  });
  await tellOfDispute(tx, { order, dispute: passed }, { fact: 'with-staff', by: 'market', now });
}
