import type { Job } from '../../../platform/jobs/job.ts';
import { tellOfOffer } from './offer.facts.ts';
import { showChanged } from './offer.live.ts';
import { expireOffers, findOffer, type OfferRow } from './offer.repo.ts';

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
        const offers: Array<OfferRow & { waitedFor: 'seller' | 'buyer' }> = [];
        for (const { id, waitedFor } of due) {
          const offer = await findOffer(tx, id, now);
          if (offer) offers.push({ ...offer, waitedFor });
        }
        // In one order, as everyone who tells several people, so that no two wait for each other.
        offers.sort((a, b) => (a.buyer.id < b.buyer.id ? -1 : 1));
        for (const offer of offers) {
          if (offer.waitedFor === 'seller') await tellOfOffer(tx, offer, 'expired', now);
        }
        await showChanged(tx, offers, now);
        return due.length;
      });
      if (count < AT_ONCE) return;
    }
  },
};
