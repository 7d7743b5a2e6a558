import type { UserId } from '@souk/shared/ids.ts';
import { walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { topUpReturned } from '@souk/shared/money/ledger/wallet.ts';
import type { Refundable, WalletRefunded } from '@souk/shared/money/wallet/top-ups-schema.ts';
import { unusedTopUps } from '@souk/shared/money/wallet/unused-top-ups.ts';
import type { Money } from '@souk/shared/money.ts';
import { lastCardSum } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { balancesOf, type Entry, findMoves, postAll } from '../ledger/index.ts';
import {
  findPaidWith,
  type PaidLeft,
  refundPayment,
  refundTooMuch,
  refuseOddCoins,
} from '../payments/index.ts';
import { cardOf } from './top-up.purpose.ts';

export async function findRefundable(db: Db, userId: UserId): Promise<Refundable> {
  const items: Money[] = [];
  const credit: Money[] = [];
  for (const [currency, { wallet = 0 }] of await balancesOf(db, userId)) {
    const topUps = await findPaidWith(db, {
      ...{ buyerId: userId, purpose: 'top-up', currency },
      locks: false,
    });
    const amount = unusedOf(topUps, await findMoves(db, walletOf(userId), currency), currency);
    if (amount > 0) items.push({ amount, currency });
    if (wallet > amount) credit.push({ amount: wallet - amount, currency });
  }
  return { items, credit };
}

/** What was topped up and is not used, back to the cards it came from: the last one first. */
export async function returnTopUps(
  { db: tx, clock, actor }: UserCtx,
  { amount, currency }: Money,
): Promise<WalletRefunded> {
  if (amount <= 0) throw invalidInput([{ field: 'amount.amount', message: 'Is more than nothing.' }]);
  refuseOddCoins({ amount, currency });
  const now = clock.now();
  // Other refunds of the same payments wait here.
  const topUps = await findPaidWith(tx, { buyerId: actor.userId, purpose: 'top-up', currency, locks: true });
  const wallet = walletOf(actor.userId);
  const unused = unusedOf(topUps, await findMoves(tx, wallet, currency), currency);
  if (amount > unused) throw refundTooMuch({ amount: unused, currency });
  const parts: WalletRefunded['parts'] = [];
  const entries: Entry[] = [];
  let missing = amount;
  for (const { payment, left } of topUps) {
    const part = Math.min(onCard(left, currency), missing);
    if (part === 0) continue;
    missing -= part;
    const refund = await refundPayment(tx, { paymentId: payment.id, amount: part, about: {}, now });
    parts.push({
      amount: { amount: part, currency },
      card: { brand: payment.card_brand, last4: payment.card_last4 },
    });
    entries.push({
      key: `top-up-returned ${refund.id}`,
      kind: 'top-up-returned',
      at: now,
      currency,
      about: { paymentId: payment.id, card: cardOf(payment) },
      postings: topUpReturned(actor.userId, part),
    });
  }
  // What was spent in this moment is not there any more, and then nothing happens: the wallet stands still from here on.
  await postAll(tx, entries);
  const before = (await findMoves(tx, wallet, currency)).slice(0, -entries.length);
  if (amount > unusedTopUps(before)) throw refundTooMuch({ amount: unusedTopUps(before), currency });
  return { parts };
}

/**
 * What is left of the wallet may have come from elsewhere; a card never gets back more than it gave, and nothing that it
 * cannot take: of dinars the last decimal stays.
 */
const unusedOf = (
  topUps: readonly PaidLeft[],
  moves: Parameters<typeof unusedTopUps>[0],
  currency: string,
): number =>
  Math.min(
    topUps.reduce((sum, { left }) => sum + onCard(left, currency), 0),
    onCard(unusedTopUps(moves), currency),
  );

const onCard = (amount: number, currency: string): number => lastCardSum({ amount, currency }).amount;
