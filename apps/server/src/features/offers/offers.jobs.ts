import type { Job } from '../../platform/jobs/job.ts';
import { tellOfOffer } from './offer.facts.ts';
import { expireOffers, findOffer } from './offer.repo.ts';

const AT_ONCE = 100;

/** Marks offers that nobody answered, and tells their buyers. */
export const expiringOffers: Job = {
  name: 'expiring-offers',
  schedule: '*/5 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    for (;;) {
      const count = await db.transaction().execute(async (tx) => {
        const due = await expireOffers(tx, { now, limit: AT_ONCE });
        for (const { id, waitedFor } of due) {
          const offer = waitedFor === 'seller' ? await findOffer(tx, id, now) : undefined;
          if (offer) await tellOfOffer(tx, offer, 'expired');
        }
        return due.length;
      });
      if (count < AT_ONCE) return;
    }
  },
};
