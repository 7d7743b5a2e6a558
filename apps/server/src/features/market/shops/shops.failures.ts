import type { ShopId } from '@souk/shared/ids.ts';
import type { OpenMatter } from '@souk/shared/market/shops/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const ownShopNotFollowed = (): Failure =>
  new Failure({ code: 'own_shop', status: 409, message: 'This is your own shop.' });

export const haveShop = (shopId: ShopId): Failure =>
  new Failure({
    code: 'have_shop',
    status: 409,
    message: 'You already have a shop.',
    details: { shopId },
  });

export const shopSuspended = (): Failure =>
  new Failure({
    code: 'shop_suspended',
    status: 403,
    message: 'This shop is suspended. Contact support to ask for a review.',
  });

export const shopChanged = (now: { version: number; updated_at: Date }): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This has changed in the meantime.',
    details: { version: now.version, changedAt: now.updated_at.toISOString() },
  });

export const openOrders = (matters: OpenMatter[]): Failure =>
  new Failure({
    code: 'open_orders',
    status: 409,
    message: 'The shop still has open orders or other commitments.',
    details: matters,
  });
