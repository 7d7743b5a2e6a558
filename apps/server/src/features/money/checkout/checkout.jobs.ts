import type { CheckoutId } from '@souk/shared/ids.ts';
import { endingMs } from '@souk/shared/money/checkout/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { notify } from '../../talk/notifications/index.ts';
import { countHeld, findDue, findEnding, lockCheckout, updateCheckout } from './checkout.repo.ts';
import { endCheckout } from './settle.service.ts';

/** What is held too long goes back on the shelf. */
export const expiringCheckouts: Job = {
  name: 'expiring-checkouts',
  schedule: '* * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    await eachDue(ctx, await findDue(db, now), (id) =>
      db.transaction().execute(async (tx) => {
        const checkout = await lockCheckout(tx, id);
        if (checkout?.state !== 'open' || checkout.expires_at > now) return;
        await endCheckout(tx, checkout, 'expired', now);
      }),
    );
  },
};

/** A buyer who left their checkout open is told before what it holds goes back on sale. */
export const endingCheckouts: Job = {
  name: 'ending-checkouts',
  schedule: '* * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    const by = new Date(now.getTime() + endingMs);
    await eachDue(ctx, await findEnding(db, now, by), (id) =>
      db.transaction().execute((tx) => tellEnding(tx, id, { now, by })),
    );
  },
};

async function tellEnding(tx: Db, id: CheckoutId, { now, by }: { now: Date; by: Date }): Promise<void> {
  const checkout = await lockCheckout(tx, id);
  if (checkout?.state !== 'open' || checkout.ending_told_at || checkout.expires_at > by) return;
  await updateCheckout(tx, id, { ending_told_at: now });
  const pieces = await countHeld(tx, id);
  const to = checkout.source === 'product' ? `/checkout?id=${id}` : '/checkout';
  const told = { text: 'holdEnding', params: { pieces }, about: id, to } as const;
  if (pieces > 0) await notify(tx, checkout.buyer_id, { ...told, until: checkout.expires_at }, now);
}
