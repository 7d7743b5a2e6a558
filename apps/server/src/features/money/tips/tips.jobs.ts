import { tipMatured } from '@souk/shared/money/ledger/tip.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { ofShop, post } from '../ledger/index.ts';
import { findDueTips, leftOf, markFreed } from './tips.repo.ts';

/** What waited long enough is the shop's to spend. */
const freeing: Job = {
  name: 'tips-free',
  schedule: '20 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    await eachDue(ctx, await findDueTips(db, now), (id) =>
      db.transaction().execute(async (tx) => {
        const tip = await markFreed(tx, id, now);
        if (!tip) return;
        await post(tx, {
          ...{ key: `tip-matured ${tip.id}`, kind: 'tip-matured', at: now, currency: tip.currency },
          about: tip.from_id === null ? {} : { personId: tip.from_id },
          postings: ofShop(tip.shop_id, tipMatured, { net: leftOf(tip) }),
        });
      }),
    );
  },
};

export const tipJobs: readonly AnyJob[] = [freeing];
