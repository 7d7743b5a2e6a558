import { randomUUID } from 'node:crypto';
import type { LotId } from '@souk/shared/ids.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { bidTooLate, buyNowGone } from './bids.failures.ts';
import { holdLot } from './bids.repo.ts';
import { decideBids } from './decide-bids.ts';
import { closeLotNow } from './running-lot.service.ts';

interface BuyCtx extends Pick<UserCtx, 'db' | 'actor'> {
  takesCards: boolean;
}

/**
 * Ends a lot that nobody has bid on for its buy-it-now price: a bid of that much, by all rules of bids, and the close.
 * Buying again what one has bought so changes nothing.
 */
export async function buyNow({ db, actor, takesCards }: BuyCtx, lotId: LotId): Promise<void> {
  const receivedAt = performance.now();
  const refused = await db.transaction().execute(async (tx) => {
    const lot = await holdLot(tx, lotId);
    if (!lot) throw notFound('lot');
    if (lot.state === 'sold' && lot.leaderId === actor.userId) return null;
    if (lot.state !== 'running') throw bidTooLate();
    if (lot.buyNow === null || lot.bidCount > 0) throw buyNowGone();
    const bid = {
      ...({ id: randomUUID(), userId: actor.userId, kind: 'once', receivedAt } as const),
      ...{ amount: lot.buyNow, currency: lot.currency, confirmed: true, needsCard: takesCards },
    };
    const [outcome] = await decideBids(tx, lotId, [bid]);
    // Who has to be approved first has asked for it by this, which stays.
    if (outcome && 'refused' in outcome) return outcome.refused;
    await closeLotNow(tx, lotId);
    return null;
  });
  if (refused) throw refused;
}
