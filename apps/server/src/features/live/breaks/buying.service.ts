import type { LotId } from '@souk/shared/ids.ts';
import type { BreakId } from '@souk/shared/live/breaks/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { sellAtPrice } from '../auctions/index.ts';
import { findShow, findStage, holdShow, maySeeShow, showNotLive } from '../shows/index.ts';
import { breakOver, spotTaken } from './breaks.failures.ts';
import { findBreak, findSaleOf, lockBreak } from './breaks.repo.ts';

interface Wanted {
  id: BreakId;
  /** Counted from 1. */
  spot: number;
  takesCards: boolean;
}

/**
 * A spot with a fixed price goes to the first buyer. Show and break are locked, as they are when the host
 * ends, closes or draws them. A buyer who has it already gets the same answer. Within a transaction of the
 * call’s key.
 */
export async function buySpot(
  { db: tx, actor }: Pick<UserCtx, 'db' | 'actor'>,
  { id, spot, takesCards }: Wanted,
): Promise<LotId> {
  const found = await findBreak(tx, id);
  const show = found && (await findShow(tx, found.showId));
  if (!show || !maySeeShow(actor, show)) throw notFound('break');
  const held = await holdShow(tx, found.showId);
  const one = await lockBreak(tx, id);
  if (!held || !one) throw notFound('break');
  const wanted = one.spots[spot - 1];
  if (!wanted || wanted.price === null) throw notFound('spot');
  const sale = await findSaleOf(tx, wanted.productId);
  if (sale && sale.leaderId === actor.userId) return sale.id;
  if (one.state !== 'open' || one.isClosed) throw breakOver();
  if (held.state !== 'live') throw showNotLive();
  if (sale) throw spotTaken();
  const { needsApproval } = await findStage(tx, one.showId);
  const { productId, price } = wanted;
  return sellAtPrice(tx, one.showId, {
    ...{ productId, price, currency: one.currency, needsApproval, buyerId: actor.userId, takesCards },
  });
}
