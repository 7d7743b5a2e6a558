import { lotOrdersPage, payForLotPage } from '@souk/shared/live/settlement/paths.ts';
import { mostStrikes, STRIKES_LAST_DAYS } from '@souk/shared/live/settlement/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notify, notifyAll } from '../../talk/notifications/index.ts';
import { type ClosedLot, countStrikes, type SaleRow } from './sales.repo.ts';

const DAY_MS = 86_400_000;

/** Their card was not charged, and they have to use another. */
export const tellDeclined = (tx: Db, lot: ClosedLot, sale: SaleRow, now: Date) =>
  notify(tx, sale.buyer_id, { text: 'winNotPaid', ...toBuyer(lot, sale) }, now);

/** It cannot be sent to them: they need an address, or another. */
export const tellHindered = (tx: Db, lot: ClosedLot, sale: SaleRow, now: Date) =>
  notify(tx, sale.buyer_id, { text: 'winNotSent', ...toBuyer(lot, sale) }, now);

/** What they had kept for it takes nothing off. */
export function tellCouponMissed(
  tx: Db,
  lot: ClosedLot,
  sale: SaleRow,
  { code, now }: { code: string; now: Date },
) {
  const { about, to, picture } = toBuyer(lot, sale);
  const params = { code, product: lot.title };
  return notify(tx, sale.buyer_id, { text: 'winCouponMissed', params, about, to, picture }, now);
}

export const tellReminder = (tx: Db, lot: ClosedLot, sale: SaleRow, now: Date) =>
  notify(
    tx,
    sale.buyer_id,
    { text: sale.state === 'offered' ? 'secondChance' : 'winReminder', ...toBuyer(lot, sale) },
    now,
  );

export const tellSecondChance = (tx: Db, lot: ClosedLot, sale: SaleRow, now: Date) =>
  notify(tx, sale.buyer_id, { text: 'secondChance', ...toBuyer(lot, sale) }, now);

/** Who won has not paid: both hear of it, and the buyer how many times that was. */
export async function tellNotPaid(
  tx: Db,
  lot: ClosedLot,
  sale: SaleRow,
  { isHindered, now }: { isHindered: boolean; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - STRIKES_LAST_DAYS * DAY_MS);
  const count = await countStrikes(tx, sale.buyer_id, since);
  const { about, to, picture } = toBuyer(lot, sale);
  const own = { about, to, picture };
  const strike: Notification = isHindered
    ? { ...own, text: 'winLostUnsent', params: { product: lot.title } }
    : { ...own, text: 'winLost', params: { product: lot.title, count, most: mostStrikes } };
  await notifyAll(
    tx,
    [
      { to: sale.buyer_id, notification: strike },
      { to: lot.ownerId, notification: unpaid(lot) },
    ],
    now,
  );
}

/** To its seller alone: what keeps its winner from paying is not between the two. */
export const tellUnpaid = (tx: Db, lot: ClosedLot, now: Date) => notify(tx, lot.ownerId, unpaid(lot), now);

/** Its seller may sell no more, and its buyer need not know why. */
export function tellCalledOff(tx: Db, lot: ClosedLot, sale: SaleRow, now: Date) {
  const { about, to, picture } = toBuyer(lot, sale);
  const params = { product: lot.title };
  return notify(tx, sale.buyer_id, { text: 'winCalledOff', params, about, to, picture }, now);
}

const unpaid = (lot: ClosedLot): Notification => ({ text: 'winnerDidNotPay', ...toSeller(lot) });

export const tellUnsold = (tx: Db, lot: ClosedLot, now: Date) =>
  notify(tx, lot.ownerId, { text: 'lotUnsold', ...toSeller(lot) }, now);

const toBuyer = (lot: ClosedLot, { amount }: SaleRow) => ({
  params: { product: lot.title, price: { amount, currency: lot.currency } },
  ...{ about: lot.id, to: payForLotPage(lot.id), picture: lot.picture },
});

const toSeller = (lot: ClosedLot) => ({
  ...{ params: { product: lot.title }, about: lot.id, to: lotOrdersPage(lot.id), picture: lot.picture },
});
