import { tipGiven } from '@souk/shared/money/ledger/tip.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { readTipRules } from '../../../platform/settings/settings.ts';
import { type Entry, ofShop } from '../ledger/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { leftOf, lockTipOfPayment, moveTip, type TipRow } from './tips.repo.ts';

/** What a tip is in the books; none once its giver has left. */
export function tipEntry(tip: TipRow, now: Date): Entry[] {
  const { id, shop_id, from_id: fromId, currency, amount, commission, payment_fee } = tip;
  if (fromId === null) return [];
  return [
    {
      key: `tip ${id}`,
      kind: 'tip',
      at: now,
      currency,
      about: { personId: fromId },
      postings: ofShop(shop_id, tipGiven, {
        ...{ fromId, amount, commission, paymentFee: payment_fee },
        waits: tip.free_at !== null,
      }),
    },
  ];
}

const DAY_MS = 86_400_000;

/**
 * It is given, and the room that shows it hears of that. The caller books its money, in the same transaction.
 */
export async function markGiven(tx: Db, tip: TipRow, now: Date): Promise<TipRow> {
  const { days } = await readTipRules(tx);
  const free_at = days > 0 && leftOf(tip) > 0 ? new Date(now.getTime() + days * DAY_MS) : null;
  const given = { state: 'given', given_at: now, free_at } as const;
  await moveTip(tx, tip.id, given);
  await publish(tx, 'tip.given', { tipId: tip.id });
  return { ...tip, ...given };
}

/**
 * The card’s money for a tip is about to be in its giver’s wallet: what is booked with it, so that it goes on
 * to the shop at once. A giver who owes the market something pays that first, and tips nobody.
 */
export async function entriesOfPaidTip(
  tx: Db,
  payment: PaymentRow,
  { owes, now }: { owes: boolean; now: Date },
): Promise<Entry[]> {
  const tip = await lockTipOfPayment(tx, payment.id);
  if (tip?.state !== 'pending') return [];
  if (owes) {
    await moveTip(tx, tip.id, { state: 'failed' });
    return [];
  }
  return tipEntry(await markGiven(tx, tip, now), now);
}

/** The card did not pay it. */
export async function dropTipOf(tx: Db, payment: PaymentRow): Promise<void> {
  const tip = await lockTipOfPayment(tx, payment.id);
  if (tip?.state === 'pending') await moveTip(tx, tip.id, { state: 'failed' });
}
