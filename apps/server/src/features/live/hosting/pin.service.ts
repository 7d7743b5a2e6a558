import type { ProductId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findCoHostSelling } from '../co-hosts/index.ts';
import { findStage, type HeldShow, putPinned, showNotLive, tellOfStage } from '../shows/index.ts';
import { notForTheList } from './hosting.failures.ts';
import { holdShowToSell } from './hosting.policy.ts';
import { findProductToShow, isOfShop } from './run-list.repo.ts';

/**
 * Shows everyone in the room a product, to buy at once; or none any more. The host holds up what is sold in their show, a
 * co-host what is their own.
 */
export function pinProduct(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  productId: ProductId | null,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdShowToSell(tx, actor, showId);
    if (productId) {
      if (show.state !== 'live') throw showNotLive();
      const variants = await findProductToShow(tx, await sellerOf(tx, show, productId), productId);
      if (!variants.some(({ available }) => available > 0)) throw notForTheList();
    } else if (!(await mayUnpin(tx, show))) throw forbidden();
    const now = clock.now();
    await putPinned(tx, showId, productId, now);
    await tellOfStage(tx, showId, now);
  });
}

type Seller = HeldShow & { seller: ShopId };

/** Whose product it has to be. */
async function sellerOf(tx: Db, { id, shop, seller }: Seller, productId: ProductId): Promise<ShopId> {
  return seller === shop.id ? ((await findCoHostSelling(tx, id, productId)) ?? seller) : seller;
}

async function mayUnpin(tx: Db, { id, shop, seller }: Seller): Promise<boolean> {
  if (seller === shop.id) return true;
  const { pinned } = await findStage(tx, id);
  return pinned === null || (await isOfShop(tx, pinned, seller));
}
