import { tipMatured } from '@souk/shared/money/ledger/tip.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { ofShop, post } from '../ledger/index.ts';
import { findDueTips, leftOf, markFreed } from './tips.repo.ts';

const AT_ONCE = 100;

/** What waited long enough is the shop's to spend. */
const freeing: Job = {
  name: 'tips-free',
  schedule: '20 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    for (;;) {
      const due = await findDueTips(db, now, AT_ONCE);
      for (const { id } of due) {
        await db.transaction().execute(async (tx) => {
          const tip = await markFreed(tx, id, now);
          if (!tip) return;
          await post(tx, {
            ...{ key: `tip-matured ${tip.id}`, kind: 'tip-matured', at: now, currency: tip.currency },
            about: tip.from_id === null ? {} : { personId: tip.from_id },
            postings: ofShop(tip.shop_id, tipMatured, { net: leftOf(tip) }),
          });
        });
      }
      if (due.length < AT_ONCE) return;
    }
  },
};

export const tipJobs: readonly AnyJob[] = [freeing];
