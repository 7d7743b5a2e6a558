import type { DebtPaymentId, ShopId } from '@souk/shared/ids.ts';
import { shopAccount } from '@souk/shared/money/ledger/accounts.ts';
import { debtBooked } from '@souk/shared/money/ledger/shop-money.ts';
import type { ReceivedDebt } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { record } from '../../../platform/audit/record.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { balanceOf, isInsufficientFunds, post } from '../ledger/index.ts';
import { bookedKey } from './admin-payouts.repo.ts';
import { tellOfDebt } from './payout.facts.ts';
import { lockPayable } from './payout.repo.ts';
import { moreThanOwed } from './payouts.failures.ts';

/**
 * An admin books what a shop paid the market by bank transfer or in cash, as one that takes no cards cannot be paid otherwise.
 * In the transaction of its caller.
 */
export async function bookDebt(
  { db: tx, clock, actor }: UserCtx,
  shopId: ShopId,
  { amount: { amount, currency }, reference }: ReceivedDebt,
): Promise<{ owed: Money }> {
  const shop = await lockPayable(tx, shopId);
  if (!shop) throw notFound('shop');
  if (shop.ownerId === actor.userId) throw forbidden('This shop is your own.');
  const owed = () => balanceOf(tx, shopAccount('shop-owed', shopId), currency);
  const [id, now] = [newId<DebtPaymentId>(), clock.now()];
  const before = await owed();
  if (amount > Math.abs(before.amount)) throw moreThanOwed(before);
  await post(tx, {
    ...{ key: bookedKey(id), kind: 'debt-booked', at: now, currency, about: { title: reference } },
    postings: debtBooked(shopId, amount),
  }).catch((error) => {
    // A sale paid some of it in this moment.
    throw isInsufficientFunds(error) ? moreThanOwed(before) : error;
  });
  await record(tx, {
    ...{ actorId: actor.userId, action: 'debt.booked', subject: { kind: 'shop', id: shopId }, now },
    details: { amount, currency, about: reference },
  });
  await tellOfDebt(tx, shop.ownerId, {
    ...{ text: 'debtBooked', about: shopId, price: { amount, currency }, now },
  });
  const { amount: left } = await owed();
  return { owed: { amount: Math.abs(left), currency } };
}
