import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notify } from '../../talk/notifications/index.ts';
import { findPayable, type PayoutRow } from './payout.repo.ts';

/** Tells the seller that money is on its way, or that it came back. */
export async function tellOfPayout(
  tx: Db,
  { id, shop_id: shopId, amount, currency }: PayoutRow,
  { to, retryAt }: { to: 'sent' | 'paid' | 'failed'; retryAt: Date | undefined },
  now: Date,
): Promise<void> {
  // That it has arrived, their bank says.
  if (to === 'paid') return;
  const shop = await findPayable(tx, shopId);
  if (!shop) return;
  const price = { amount, currency };
  const where = { about: id, to: '/settings/payout' };
  const news: Notification =
    to === 'failed' && retryAt
      ? { text: 'payoutFailedForNow', params: { price, day: dayOf(retryAt) }, ...where }
      : { text: to === 'sent' ? 'payout' : 'payoutFailed', params: { price }, ...where };
  await notify(tx, shop.ownerId, news, now);
}

/** Tells the seller that a payout by schedule waits for one that was under way. */
export async function tellOfWaiting(tx: Db, shopId: ShopId, retryAt: Date, now: Date): Promise<void> {
  const shop = await findPayable(tx, shopId);
  if (!shop) return;
  const params = { day: dayOf(retryAt) };
  await notify(tx, shop.ownerId, { text: 'payoutWaits', params, about: shopId, to: '/settings/payout' }, now);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Tells the seller that the provider asks who they are before it pays their shop. */
export async function tellOfDetails(tx: Db, shopId: ShopId, now: Date): Promise<void> {
  const shop = await findPayable(tx, shopId);
  if (!shop) return;
  const news = { text: 'payoutDetails', params: {}, about: shopId, to: '/settings/payout' } as const;
  await notify(tx, shop.ownerId, news, now);
}

interface DebtNews {
  text: 'debtBooked' | 'debtUnbooked';
  about: string;
  price: Money;
  now: Date;
}

/** Tells the seller that what they paid the market directly has arrived, or that it was booked by mistake. */
export async function tellOfDebt(
  tx: Db,
  owner: UserId,
  { text, about, price, now }: DebtNews,
): Promise<void> {
  await notify(tx, owner, { text, params: { price }, about, to: '/settings/payout' }, now);
}
