import { reserveFreed } from '@souk/shared/money/ledger/shop-money.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { ofShop, post } from '../ledger/index.ts';
import { findDue, markFreed } from './reserve.repo.ts';

/** What waited long enough is the shop's, as far as it was not needed. */
const freeing: Job = {
  name: 'reserves-free',
  schedule: '10 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    await eachDue(ctx, await findDue(db, now), (id) =>
      db.transaction().execute(async (tx) => {
        const reserve = await markFreed(tx, id, now);
        if (!reserve) return;
        const { shop_id, order_id, currency, amount } = reserve;
        await post(tx, {
          ...{ key: `reserve-freed:${id}`, kind: 'reserve-freed', at: now, currency },
          about: { orderId: order_id },
          postings: ofShop(shop_id, reserveFreed, amount),
        });
      }),
    );
  },
};

export const reserveJobs: readonly AnyJob[] = [freeing];
