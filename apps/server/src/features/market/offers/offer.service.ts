import type { ProductId, ShopId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import {
  countWaiting,
  findLatestOffer,
  findOffersTo,
  findStandingOffers,
  type OfferRow,
} from './offer.repo.ts';

/** What one offered last for a product, whatever became of it. */
export async function getOwnOffer(
  { db, clock, actor }: UserCtx,
  productId: ProductId,
): Promise<OfferRow | null> {
  return (await findLatestOffer(db, actor.userId, productId, clock.now())) ?? null;
}

const standingLimit = 50;

/** Those of one's own that matter still, the latest first. */
export const listOwnOffers = ({ db, clock, actor }: UserCtx): Promise<OfferRow[]> =>
  findStandingOffers(db, actor.userId, clock.now(), standingLimit);

interface Asked {
  cursor?: string | undefined;
  limit: number;
  of: 'waiting' | 'decided';
  product?: ProductId | undefined;
}

/** The offers to a shop, the latest first. */
export async function listOffersTo(
  { db, clock }: UserCtx,
  shopId: ShopId,
  { cursor, limit, of, product }: Asked,
): Promise<{ rows: OfferRow[]; nextCursor: string | null; waiting: number }> {
  const place = readCursor(cursor, z.tuple([z.literal(of), cursorMoment, z.uuid()]));
  const now = clock.now();
  const after = place && { createdAt: place[1], id: place[2] };
  const [found, waiting] = await Promise.all([
    findOffersTo(db, shopId, { of, product, after, limit: limit + 1 }, now),
    countWaiting(db, shopId, now),
  ]);
  return { ...pageOf(found, limit, (row) => [of, row.place, row.id]), waiting };
}
