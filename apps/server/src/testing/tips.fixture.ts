import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { balancesOf } from '../features/money/ledger/index.ts';
import { tipJobs } from '../features/money/tips/index.ts';
import { openPayingMarket } from './paying-market.fixture.ts';
import { giveCredit } from './wallets.fixture.ts';

export const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A live show, and Maya in its room with 20 dollars in her wallet and a card. */
export async function openTips() {
  const market = await openPayingMarket();
  const { app, shop, maya } = market;
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  await giveCredit(app.db, maya, 2_000);
  return {
    ...{ ...market, show },
    tip: (input: object = {}, who: { id: UserId } = maya, key: string = randomUUID()) =>
      app
        .as(who)
        .post(
          `/api/shows/${show.id}/tips`,
          { amount: usd(500), cardId: null, ...input },
          { 'idempotency-key': key },
        ),
    /** In all, whether it waits or not. */
    shopHas: async () => {
      const {
        'shop-pending': waiting = 0,
        'shop-available': free = 0,
        'shop-owed': owed = 0,
      } = (await balancesOf(app.db, shop.id)).get('USD') ?? {};
      return waiting + free + owed;
    },
    /** What waits, and what the shop may spend. */
    waitingAndFree: async () => {
      const { 'shop-pending': waiting = 0, 'shop-available': free = 0 } =
        (await balancesOf(app.db, shop.id)).get('USD') ?? {};
      return [waiting, free];
    },
    async freeTips() {
      for (const job of tipJobs) await job.run({ ...app, log: app.log.log }, {} as never);
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}
