import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { holdForLots } from '../../money/stock/index.ts';
import { announceLots } from './auctions.facts.ts';
import { beginLots } from './begin-lots.service.ts';
import { holdLotsToStart } from './bids.repo.ts';

// A document each, of which a hundred are written together.
const MOST_TOGETHER = 100;

/** Begins auctions that stand alone: once they are on sale, and not before the time that was chosen. Gives how many. */
export async function startLotsDue(db: Kysely<Tables>): Promise<number> {
  let begun = await startSome(db, { most: MOST_TOGETHER, hasPreBids: false });
  // Who bids is asked for their own limits, which are locked in one order within a lot and not within several.
  while ((await startSome(db, { most: 1, hasPreBids: true })) === 1) begun += 1;
  return begun;
}

const startSome = (
  db: Kysely<Tables>,
  { most, hasPreBids }: { most: number; hasPreBids: boolean },
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const lots = await beginLots(tx, await holdLotsToStart(tx, { most, hasPreBids }));
    const [first] = lots;
    if (!first) return 0;
    await holdForLots(
      tx,
      lots.map(({ id, productId }) => ({ lotId: id, productId, variantId: null })),
      new Date(first.now),
    );
    await announceLots(tx, 'lots.started', { lotIds: lots.map(({ id }) => id) });
    return lots.length;
  });
