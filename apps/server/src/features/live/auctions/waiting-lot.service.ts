import type { Db } from '../../../platform/db/database.ts';
import type { ProductFacts } from '../../market/catalog/index.ts';
import { type AuctionFacts, announceLots } from './auctions.facts.ts';
import { addWaitingLots, changeWaitingLot, findSoldAlone, findTerms, isRunning } from './lots.repo.ts';
import { findWaitingTerms } from './taking-down.repo.ts';
import { takeDownAuction } from './taking-down.service.ts';
import { tellOfNewStart } from './telling-of-pre-bids.service.ts';

/**
 * An auction on sale waits as a lot with its terms, and not any longer once it is off sale. What the product is by now
 * counts, so that a message that comes late, or twice, does no harm.
 */
export async function followProduct(
  tx: Db,
  { productId, isPutUp }: ProductFacts['product.auction-changed'],
): Promise<void> {
  const terms = (await findTerms(tx, [productId])).get(productId);
  if (!terms) return void (await takeDownAuction(tx, productId));
  if (await isRunning(tx, productId)) return;
  const before = await findWaitingTerms(tx, productId);
  if (!(await changeWaitingLot(tx, productId, terms)) && isPutUp)
    await addWaitingLots(tx, [[productId, terms]]);
  if (before && before.start !== terms.start) await tellOfNewStart(tx, before.id);
  if (before && before.startsAt?.getTime() !== terms.startsAt?.getTime())
    await announceLots(tx, 'pre-bids.moved', { lotId: before.id });
}

/** Of what there are several, the next one waits for its turn as one is sold, which begins at once. */
export async function putUpNext(tx: Db, { lotIds }: AuctionFacts['lots.closed']): Promise<void> {
  const terms = await findTerms(tx, await findSoldAlone(tx, lotIds));
  await addWaitingLots(
    tx,
    [...terms].map(([productId, asOffered]) => [productId, { ...asOffered, startsAt: null }]),
  );
}
