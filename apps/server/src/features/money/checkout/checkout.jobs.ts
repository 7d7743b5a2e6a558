import type { Job } from '../../../platform/jobs/job.ts';
import { findDue, lockCheckout } from './checkout.repo.ts';
import { endCheckout } from './settle.service.ts';

const AT_ONCE = 100;

/** What is held too long goes back on the shelf. */
export const expiringCheckouts: Job = {
  name: 'expiring-checkouts',
  schedule: '* * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    for (;;) {
      const due = await findDue(db, now, AT_ONCE);
      for (const id of due) {
        await db.transaction().execute(async (tx) => {
          const checkout = await lockCheckout(tx, id);
          if (checkout?.state !== 'open' || checkout.expires_at > now) return;
          await endCheckout(tx, checkout, 'expired', now);
        });
      }
      if (due.length < AT_ONCE) return;
    }
  },
};
