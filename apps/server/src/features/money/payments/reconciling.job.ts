import type { Job, JobCtx } from '../../../platform/jobs/job.ts';
import { lookUp } from './charge.ts';
import type { PaymentsParts } from './parts.ts';
import { type PaymentRow, takeUnchecked } from './payment.repo.ts';
import { queueCancel } from './queue-cancel.ts';
import { refundedAs } from './refund.act.ts';
import { takeUncheckedRefunds } from './refund.repo.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';
import { soughtOf } from './sought.ts';

// The caller that began it has its answer by then.
const OLD_ENOUGH_MS = 45_000;
const AT_ONCE = 50;
/** A challenge that nobody meets is ended so long before what waits for it is: two rounds of this, and a slow answer. */
const BEFORE_MS = 150_000;

/** Asks the provider about payments and refunds that are open: what an event would have told, had it come. */
export const reconciling = ({ provider, purposes }: PaymentsParts): Job => ({
  name: 'reconciling-payments',
  schedule: '* * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    const batch = { before: new Date(now.getTime() - OLD_ENOUGH_MS), now, limit: AT_ONCE };
    for (;;) {
      const payments = await takeUnchecked(db, batch);
      for (const payment of payments)
        await attempt(ctx, payment, async () => {
          const found = await lookUp(provider, clock, await soughtOf(db, payment));
          if (!found) return;
          await db.transaction().execute(async (tx) => {
            const settled = await settlePayment({ db: tx, clock }, purposes, payment.id, found.charged);
            if (isAbandoned(settled, now)) await queueCancel(tx, settled, now);
          });
        });
      const refunds = await takeUncheckedRefunds(db, batch);
      for (const refund of refunds)
        await attempt(ctx, refund, async () => {
          if (refund.provider_id === null) throw new Error('a refund on its way has no name');
          const stripe = await provider.client();
          const refunded = refundedAs(await stripe.refunds.retrieve(refund.provider_id));
          await db
            .transaction()
            .execute((tx) => settleRefund({ db: tx, clock }, purposes, refund.id, refunded));
        });
      if (payments.length < AT_ONCE && refunds.length < AT_ONCE) return;
    }
  },
});

const isAbandoned = ({ state, awaited_until }: PaymentRow, now: Date): boolean =>
  state === 'requires-action' && awaited_until.getTime() - BEFORE_MS <= now.getTime();

/** One that cannot be asked about holds up no other. */
async function attempt({ log }: JobCtx, { id }: { id: string }, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (err) {
    log.warn({ err, about: id }, 'the payment provider did not say; it is asked again');
  }
}
