import type { ShopId } from '@souk/shared/ids.ts';
import { shopAccount, walletOf } from '@souk/shared/money/ledger/accounts.ts';
import type { BalanceHistory, HistoryQuery } from '@souk/shared/money/wallet/schema.ts';
import { shopRequired } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findHistory, findPayoutMarks, isBegun } from '../ledger/index.ts';

const DAY_MS = 86_400_000;
// A year by weeks: more points than a screen has room for tell nothing.
const stepOf = (days: number): number => (days > 90 ? 7 : 1) * DAY_MS;
const MOST_PAYOUTS = 24;

/** How much one had to spend, or one’s shop to be paid out, over the last days. */
export async function getHistory(
  { db, clock, actor }: UserCtx,
  { account, currency, days }: HistoryQuery,
): Promise<BalanceHistory> {
  const now = clock.now();
  const step = stepOf(days);
  const steps = Math.ceil((days * DAY_MS) / step);
  const moments = Array.from({ length: steps + 1 }, (_, n) => new Date(now.getTime() - (steps - n) * step));
  const shopId = account === 'shop' ? ownShop(actor.shopId) : null;
  const of = shopId ? shopAccount('shop-available', shopId) : walletOf(actor.userId);
  const [amounts, begun] = await Promise.all([
    findHistory(db, of, currency, moments),
    isBegun(db, of, currency),
  ]);
  const after = moments[0] ?? now;
  const payouts = shopId ? await findPayoutMarks(db, shopId, currency, { after, most: MOST_PAYOUTS }) : [];
  return {
    currency,
    points: moments.map((at, n) => ({ at: at.toISOString(), amount: { amount: amounts[n] ?? 0, currency } })),
    begun,
    payouts: payouts.map(({ at, number, amount }) => ({
      ...{ at: at.toISOString(), number },
      amount: { amount, currency },
    })),
  };
}

function ownShop(shopId: ShopId | null): ShopId {
  if (shopId === null) throw shopRequired();
  return shopId;
}
