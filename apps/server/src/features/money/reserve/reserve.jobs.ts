import { reserveFreed } from '@souk/shared/money/ledger/shop-money.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { ofShop, post } from '../ledger/index.ts';
import { findDue, markFreed } from './reserve.repo.ts';

const AT_ONCE = 100;

/** What waited long enough is the shop's, as far as it was not needed. */
const freeing: Job = {
  name: 'reserves-free',
  schedule: '10 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    for (;;) {
      const due = await findDue(db, now, AT_ONCE);
      for (const { id, shop_id, order_id, currency, amount } of due) {
        await db.transaction().execute(async (tx) => {
          if (!(await markFreed(tx, id, now))) return;
          await post(tx, {
            ...{ key: `reserve-freed:${id}`, kind: 'reserve-freed', at: now, currency },
            about: { orderId: order_id },
            postings: ofShop(shop_id, reserveFreed, amount),
          });
        });
      }
      if (due.length < AT_ONCE) return;
    }
  },
};

export const reserveJobs: readonly AnyJob[] = [freeing];
