import type { ShopId } from '@souk/shared/ids.ts';
import { shopAccount } from '@souk/shared/money/ledger/accounts.ts';
import { toOwnersWallet } from '@souk/shared/money/ledger/shop-money.ts';
import type { Money } from '@souk/shared/money.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { balanceOf, ofShop, post } from '../ledger/index.ts';
import { lockPayable } from './payout.repo.ts';
import { notEnoughAvailable, notPayable } from './payouts.failures.ts';

/** What a shop earned becomes its owner's to spend here, at once and for good. In the transaction of its caller. */
export async function moveToWallet(
  { db: tx, clock }: UserCtx,
  shopId: ShopId,
  { amount, currency }: Money,
): Promise<{ moved: Money }> {
  const shop = await lockPayable(tx, shopId);
  if (!shop) throw notFound('shop');
  if (shop.status === 'suspended') throw notPayable('shop_suspended');
  const available = await balanceOf(tx, shopAccount('shop-available', shopId), currency);
  if (amount > available.amount) throw notEnoughAvailable(available);
  await post(tx, {
    ...{ key: `to-wallet ${newId()}`, kind: 'to-wallet', at: clock.now(), currency, about: {} },
    postings: ofShop(shopId, toOwnersWallet, { ownerId: shop.ownerId, amount }),
  });
  return { moved: { amount, currency } };
}
