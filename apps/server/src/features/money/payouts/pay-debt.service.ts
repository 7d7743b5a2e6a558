import type { ShopId } from '@souk/shared/ids.ts';
import { shopAccount, walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { debtPaid } from '@souk/shared/money/ledger/shop-money.ts';
import type { Money } from '@souk/shared/money.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { balanceOf, post } from '../ledger/index.ts';
import { lockPayable } from './payout.repo.ts';

/**
 * An owner pays out of their wallet what their shop owes, so that one that sells no more can be closed. In the transaction of
 * its caller.
 */
export async function payDebt(
  { db: tx, clock }: UserCtx,
  shopId: ShopId,
  { amount: asked, currency }: Money,
): Promise<{ paid: Money }> {
  const shop = await lockPayable(tx, shopId);
  if (!shop) throw notFound('shop');
  const { ownerId } = shop;
  const owed = await balanceOf(tx, shopAccount('shop-owed', shopId), currency);
  const wallet = await balanceOf(tx, walletOf(ownerId), currency);
  const amount = Math.min(asked, Math.abs(owed.amount), wallet.amount);
  if (amount > 0) {
    await post(tx, {
      ...{ key: `debt-paid ${newId()}`, kind: 'debt-paid', at: clock.now(), currency, about: {} },
      postings: debtPaid(shopId, { ownerId, amount }),
    });
  }
  return { paid: { amount, currency } };
}
