import type { Db } from '../../../platform/db/database.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { balancesOf, type Entry } from '../ledger/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { entriesOfSentBack } from './send-back.service.ts';
import { findTipSides, lockTipOfPayment, lockWaitingTipsOf, type TipRow } from './tips.repo.ts';

/**
 * A bank takes back what a card paid into a wallet: what is booked before that, so that nobody earns by a card that was not
 * theirs. What it was a tip of itself comes back from its shop; of what its owner gave out of the wallet since, what waits
 * still does, the last first, as far as the wallet lacks it. The payment is locked.
 */
export async function entriesOfTakenBack(
  tx: Db,
  { id, buyer_id, currency, created_at }: PaymentRow,
  amount: number,
  now: Date,
): Promise<Entry[]> {
  const own = await lockTipOfPayment(tx, id);
  const since = await lockWaitingTipsOf(tx, { fromId: buyer_id, currency, since: created_at });
  const { wallet = 0 } = (await balancesOf(tx, buyer_id)).get(currency) ?? {};
  let lacking = amount - wallet;
  const entries: Entry[] = [];
  for (const tip of [...(own ? [own] : []), ...since]) {
    if (tip !== own && lacking <= 0) break;
    const back = await entriesOfSentBack(tx, tip, now);
    if (back.length === 0) continue;
    await tell(tx, tip, now);
    entries.push(...back);
    lacking -= tip.amount;
  }
  return entries;
}

async function tell(tx: Db, { id, amount, currency }: TipRow, now: Date): Promise<void> {
  const { ownerId: to, show } = await findTipSides(tx, id);
  const params = { price: { amount, currency }, show };
  const notification = { text: 'tipChargedBack', params, about: id, to: '/wallet', picture: null } as const;
  await notifyAll(tx, [{ to, notification }], now);
}
