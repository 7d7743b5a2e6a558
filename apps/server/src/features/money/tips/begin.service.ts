import type { CardId, ShopId, ShowId, TipId, UserId } from '@souk/shared/ids.ts';
import { feesOf } from '@souk/shared/money/fees/rules.ts';
import { tipAmounts } from '@souk/shared/money/tips/amounts.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { guardSpending } from '../../identity/self-limits/index.ts';
import { feesOfShop } from '../fees/index.ts';
import { postAll } from '../ledger/index.ts';
import { committedSince } from '../orders/index.ts';
import { beginPayment, type Charge, type Payments, refuseOddCoins } from '../payments/index.ts';
import { markGiven, tipEntry } from './give.service.ts';
import { insertTip } from './tips.repo.ts';

// A challenge that nobody meets is over by then.
const AWAITED_MS = 15 * 60_000;

export interface NewTip {
  showId: ShowId;
  shopId: ShopId;
  fromId: UserId;
  amount: Money;
  /** Null is from the wallet. */
  cardId: CardId | null;
}

export interface TipBegun {
  tipId: TipId;
  /** Null where the wallet paid it, which is done by then. */
  charge: Charge | null;
}

/** Gives a tip out of its giver’s wallet, or writes down what their card is to be charged for it. */
export async function beginTip(
  { db: tx, clock }: { db: Db; clock: Clock },
  payments: Payments,
  { showId, shopId, fromId, amount, cardId }: NewTip,
): Promise<TipBegun> {
  refuseAmount(amount);
  if (cardId !== null) {
    payments.refuseWithoutProvider();
    refuseOddCoins(amount);
  }
  const now = clock.now();
  await guardSpending(tx, fromId, [amount], now, committedSince());
  const { commission: rate, paymentFee } = await feesOfShop({ db: tx, clock }, shopId, {});
  const { currency } = amount;
  const byCard = cardId === null ? 0 : amount.amount;
  const lines = [{ sold: amount.amount, rate }];
  const fees = feesOf({ currency, lines, paid: amount.amount, byCard, tax: 0, paymentFee });
  const charge = cardId && (await charging(tx, { fromId, amount, cardId, now }));
  const tip = await insertTip(tx, {
    ...{ id: newId<TipId>(now.getTime()), show_id: showId, shop_id: shopId, from_id: fromId },
    ...{ ...amount, commission: fees.commission, payment_fee: fees.paymentFee },
    ...{ payment_id: charge ? charge.paymentId : null, state: charge ? 'pending' : 'failed' },
    ...{ created_at: now, given_at: null, sent_back_at: null },
    ...{ free_at: null, freed_at: null, returned: 0, commission_returned: 0 },
  });
  if (!charge) {
    await postAll(tx, tipEntry(await markGiven(tx, tip, now), now));
  }
  return { tipId: tip.id, charge: charge || null };
}

const charging = (
  tx: Db,
  { fromId, amount, cardId, now }: { fromId: UserId; amount: Money; cardId: CardId; now: Date },
): Promise<Charge> =>
  beginPayment(tx, {
    buyerId: fromId,
    purpose: 'top-up',
    amount,
    cardId,
    awaitedUntil: new Date(now.getTime() + AWAITED_MS),
    now,
  });

function refuseAmount({ amount, currency }: Money): void {
  const { least, most } = tipAmounts(currency);
  if (amount < least.amount || amount > most.amount)
    throw invalidInput([
      { field: 'amount.amount', message: `Is between ${least.amount} and ${most.amount}.` },
    ]);
}
