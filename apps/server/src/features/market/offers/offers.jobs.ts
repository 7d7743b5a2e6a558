import type { OfferId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { tellOfOffer } from './offer.facts.ts';
import { showChanged } from './offer.live.ts';
import { expireOffers, findOffer, findRunOut } from './offer.repo.ts';

/** Marks offers that nobody answered, and tells their buyers. */
export const expiringOffers: Job = {
  name: 'expiring-offers',
  schedule: '*/5 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    await eachDue(ctx, await findRunOut(db, now), (id) =>
      db.transaction().execute((tx) => expire(tx, id, now)),
    );
  },
};

async function expire(tx: Db, id: OfferId, now: Date): Promise<void> {
  const [expired] = await expireOffers(tx, { id }, now);
  if (!expired) return;
  const offer = await findOffer(tx, id, now);
  if (!offer) return;
  if (expired.waitedFor === 'seller') await tellOfOffer(tx, offer, 'expired', now);
  await showChanged(tx, [offer], now);
}
