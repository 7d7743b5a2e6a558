import type { DebtPaymentId } from '@souk/shared/ids.ts';
import { debtUnbooked } from '@souk/shared/money/ledger/shop-money.ts';
import type { UndoDebtBody } from '@souk/shared/money/payouts/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findBookedKeys, ofShop, post } from '../ledger/index.ts';
import { findDebtPayment, undoneKey } from './admin-payouts.repo.ts';
import { tellOfDebt } from './payout.facts.ts';
import { lockPayable } from './payout.repo.ts';
import { debtPaymentUndone } from './payouts.failures.ts';

/**
 * An admin takes back what was booked by mistake as paid directly: the shop owes it again, and what it has ready pays it
 * first. In the transaction of its caller.
 */
export async function undoDebt(
  { db: tx, clock, actor }: UserCtx,
  id: DebtPaymentId,
  { reason }: UndoDebtBody,
): Promise<void> {
  const booked = await findDebtPayment(tx, id);
  if (!booked) throw notFound('debt-payment');
  const { shopId, amount, currency } = booked;
  const shop = await lockPayable(tx, shopId);
  if (!shop) throw notFound('shop');
  if (shop.ownerId === actor.userId) throw forbidden('This shop is your own.');
  const key = undoneKey(id);
  // The first to do it held the shop until it was in the books.
  if ((await findBookedKeys(tx, [key])).has(key)) throw debtPaymentUndone();
  const now = clock.now();
  await post(tx, {
    ...{ key, kind: 'debt-unbooked', at: now, currency, about: { title: reason } },
    postings: ofShop(shopId, debtUnbooked, amount),
  });
  await record(tx, {
    ...{ actorId: actor.userId, action: 'debt.unbooked', subject: { kind: 'shop', id: shopId }, now },
    details: { amount, currency, about: booked.reference, reason },
  });
  const price = { amount, currency };
  await tellOfDebt(tx, shop.ownerId, { text: 'debtUnbooked', about: id, price, now });
}
