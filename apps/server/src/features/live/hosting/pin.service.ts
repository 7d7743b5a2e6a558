import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { putPinned, showNotLive, tellOfStage } from '../shows/index.ts';
import { notForTheList } from './hosting.failures.ts';
import { holdOwnShow } from './hosting.policy.ts';
import { findProductToShow } from './run-list.repo.ts';

/** Shows everyone in the room a product of the shop, to buy at once; or none any more. */
export function pinProduct(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  productId: ProductId | null,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdOwnShow(tx, actor, showId);
    if (productId) {
      if (show.state !== 'live') throw showNotLive();
      const variants = await findProductToShow(tx, show.shop.id, productId);
      if (!variants.some(({ available }) => available > 0)) throw notForTheList();
    }
    const now = clock.now();
    await putPinned(tx, showId, productId, now);
    await tellOfStage(tx, showId, now);
  });
}
