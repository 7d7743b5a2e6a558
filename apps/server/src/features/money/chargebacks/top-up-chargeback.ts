import {
  topUpChargedBack,
  topUpChargeLost,
  topUpChargeReturned,
  topUpChargeWon,
} from '@souk/shared/money/ledger/wallet-debt.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { type Entry, ofWallet, postAll } from '../ledger/index.ts';
import { lockPayment, type PaymentRow } from '../payments/index.ts';
import { entriesOfGivenAgain, entriesOfTakenBack } from '../tips/index.ts';
import { cardOf } from '../wallet/index.ts';
import { topUpNews } from './chargeback.facts.ts';
import { type ChargebackRow, closeChargeback, countTurn, findByProviderId } from './chargeback.repo.ts';
import type { SaidChargeback } from './hear-chargeback.ts';
import { feeEntries, keyOf, writeChargeback } from './open-chargeback.ts';

/**
 * A bank took a top-up back: its credit stands still until the bank has decided, and what was spent of it is owed. What it
 * gave as a tip comes back first.
 */
export async function openTopUpChargeback(
  tx: Db,
  payment: PaymentRow,
  said: SaidChargeback,
  now: Date,
): Promise<ChargebackRow> {
  // Another process that hears of the same one, or refunds the payment, waits here.
  await lockPayment(tx, payment.id);
  const known = await findByProviderId(tx, said.providerId);
  if (known) return known;
  const chargeback = await writeChargeback(tx, payment, said, now);
  const taken: Entry = {
    ...{ key: `top-up-charged-back:${chargeback.id}`, kind: 'top-up-charged-back' },
    ...aboutTopUp(payment, now),
    postings: ofWallet(payment.buyer_id, topUpChargedBack, chargeback.amount),
  };
  const tips = await entriesOfTakenBack(tx, payment, chargeback, now);
  await postAll(tx, [...feeEntries(chargeback, said.fee, now), ...tips, taken]);
  await notifyAll(tx, [topUpNews(payment, chargeback.amount, 'opened')], now);
  return chargeback;
}

/** The bank has decided about it: the credit is there again, and with it what it gave as tips; or it is gone for good. */
export async function endTopUpChargeback(
  tx: Db,
  payment: PaymentRow,
  chargeback: ChargebackRow,
  state: 'won' | 'lost',
  now: Date,
): Promise<void> {
  await closeChargeback(tx, chargeback.id, state, now);
  const { buyer_id: userId } = payment;
  const isWon = state === 'won';
  const decided: Entry = {
    key: `top-up-charge-decided:${chargeback.id}`,
    kind: isWon ? 'top-up-charge-won' : 'top-up-charge-lost',
    ...aboutTopUp(payment, now),
    postings: (isWon ? topUpChargeWon : topUpChargeLost)(userId, chargeback.amount),
  };
  const again = isWon ? await entriesOfGivenAgain(tx, payment, chargeback, now) : [];
  await postAll(tx, [decided, ...again]);
  await notifyAll(tx, [topUpNews(payment, chargeback.amount, state)], now);
}

/**
 * It was decided the other way after it was over. What it gave as tips is given again, as where it is won at once; where it
 * is lost after all the shops keep those, and their giver owes what they lack.
 */
export async function turnTopUpChargeback(
  tx: Db,
  payment: PaymentRow,
  decided: ChargebackRow,
  state: 'won' | 'lost',
  now: Date,
): Promise<void> {
  const chargeback = await countTurn(tx, decided.id);
  await closeChargeback(tx, chargeback.id, state, now);
  const { buyer_id: userId } = payment;
  const entry = { key: `top-up-charge-decided:${keyOf(chargeback)}`, ...aboutTopUp(payment, now) };
  if (state === 'won') {
    const postings = topUpChargeReturned(userId, chargeback.amount);
    const again = await entriesOfGivenAgain(tx, payment, chargeback, now);
    await postAll(tx, [{ ...entry, kind: 'top-up-charge-won', postings }, ...again]);
  } else {
    const taken = ofWallet(userId, topUpChargedBack, chargeback.amount);
    await postAll(tx, [
      {
        ...{ ...entry, key: `top-up-charged-back:${keyOf(chargeback)}`, kind: 'top-up-charged-back' },
        postings: taken,
      },
      { ...entry, kind: 'top-up-charge-lost', postings: topUpChargeLost(userId, chargeback.amount) },
    ]);
  }
  await notifyAll(tx, [topUpNews(payment, chargeback.amount, state)], now);
}

const aboutTopUp = (payment: PaymentRow, at: Date): Pick<Entry, 'at' | 'currency' | 'about'> => ({
  ...{ at, currency: payment.currency },
  about: { paymentId: payment.id, card: cardOf(payment) },
});
