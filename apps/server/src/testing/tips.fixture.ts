import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { balancesOf } from '../features/money/ledger/index.ts';
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
    shopHas: async () => (await balancesOf(app.db, shop.id)).get('USD')?.['shop-available'] ?? 0,
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}
