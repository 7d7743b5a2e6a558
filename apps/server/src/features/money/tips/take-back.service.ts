import type { ChargebackId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { balancesOf, type Entry } from '../ledger/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { type GivenTip, giveAgain, returnPart } from './return-part.ts';
import { findReturns, insertReturn, markGivenAgain } from './tip-returns.repo.ts';
import { findTipSides, lockTip, lockTipOfPayment, lockWaitingTipsOf, type TipRow } from './tips.repo.ts';

interface Charged {
  id: ChargebackId;
  amount: number;
}

/**
 * A bank takes back what a card paid into a wallet: what is booked before that, so that nobody earns by a card that was not
 * theirs. What it was a tip of itself comes back from its shop, as far as the bank takes it; of what its owner gave out of
 * the wallet since, what waits still does, the last first, as far as the wallet lacks it. The payment is locked.
 */
export async function entriesOfTakenBack(
  tx: Db,
  { id, buyer_id, currency, created_at }: PaymentRow,
  chargeback: Charged,
  now: Date,
): Promise<Entry[]> {
  const own = await lockTipOfPayment(tx, id);
  const since = await lockWaitingTipsOf(tx, { fromId: buyer_id, currency, since: created_at });
  let lacking = chargeback.amount - (await walletOf(tx, { buyer_id, currency })).wallet;
  const entries: Entry[] = [];
  for (const tip of [...(own ? [own] : []), ...since]) {
    const wanted = tip === own ? chargeback.amount : lacking;
    const amount = Math.min(wanted, tip.amount - tip.returned);
    if (amount <= 0 || !isGiven(tip)) continue;
    const key = `tip-charged-back ${chargeback.id} ${tip.id}`;
    entries.push(await returnPart(tx, tip, { amount, key, now }));
    await insertReturn(tx, { chargebackId: chargeback.id, tipId: tip.id, amount });
    await tell(tx, tip, { text: 'tipChargedBack', price: { amount, currency }, now });
    lacking -= amount;
  }
  return entries;
}

/**
 * The bank let the payment be: what came back of tips for it is given again, once its giver has paid what they owe, and as
 * far as they have it. Booked after the credit is there again.
 */
export async function entriesOfGivenAgain(
  tx: Db,
  { buyer_id, currency }: PaymentRow,
  chargeback: Charged,
  now: Date,
): Promise<Entry[]> {
  const { wallet, owed } = await walletOf(tx, { buyer_id, currency });
  let there = wallet + Math.max(0, chargeback.amount + owed);
  const entries: Entry[] = [];
  for (const back of await findReturns(tx, chargeback.id)) {
    const tip = await lockTip(tx, back.tipId);
    const amount = tip && tip.from_id !== null ? Math.min(back.amount, tip.returned, there) : 0;
    await markGivenAgain(tx, back, amount);
    if (amount === 0 || !tip || !hasGiver(tip)) continue;
    const key = `tip-again ${chargeback.id} ${tip.id}`;
    entries.push(await giveAgain(tx, tip, { amount, key, now }));
    await tell(tx, tip, { text: 'tipGivenAgain', price: { amount, currency }, now });
    there -= amount;
  }
  return entries;
}

const hasGiver = (tip: TipRow): tip is GivenTip => tip.from_id !== null;
const isGiven = (tip: TipRow): tip is GivenTip => tip.state === 'given' && hasGiver(tip);

async function walletOf(tx: Db, { buyer_id, currency }: Pick<PaymentRow, 'buyer_id' | 'currency'>) {
  const { wallet = 0, 'wallet-owed': owed = 0 } = (await balancesOf(tx, buyer_id)).get(currency) ?? {};
  return { wallet, owed };
}

async function tell(
  tx: Db,
  { id }: TipRow,
  { text, price, now }: { text: 'tipChargedBack' | 'tipGivenAgain'; price: Money; now: Date },
): Promise<void> {
  const { ownerId: to, show } = await findTipSides(tx, id);
  const notification = { text, params: { price, show }, about: id, to: '/wallet', picture: null } as const;
  await notifyAll(tx, [{ to, notification }], now);
}
