import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { eachInTurn, setsInTurn } from '../../../platform/jobs/in-turn.ts';
import { holdForLots } from '../../money/stock/index.ts';
import { announceLots } from './auctions.facts.ts';
import { beginLots } from './begin-lots.service.ts';
import { holdLotsToStart } from './bids.repo.ts';

// A document each, of which a hundred are written together.
const MOST_TOGETHER = 100;

/** Begins auctions that stand alone: once they are on sale, and not before the time that was chosen. Gives how many. */
export async function startLotsDue(db: Kysely<Tables>): Promise<number> {
  let begun = 0;
  await eachInTurn(
    [
      { most: MOST_TOGETHER, hasPreBids: false },
      // Who bids is asked for their own limits, which are locked in one order within a lot and not within several.
      { most: 1, hasPreBids: true },
    ],
    async (which) => {
      begun += await startSets(db, which);
    },
  );
  return begun;
}

function startSets(
  db: Kysely<Tables>,
  { most, hasPreBids }: { most: number; hasPreBids: boolean },
): Promise<number> {
  const due = {
    most,
    next: (tx: Db, passed: readonly string[], some: number) =>
      holdLotsToStart(tx, { most: some, hasPreBids, passed }),
  };
  return setsInTurn(db, due, async (tx, held) => {
    const lots = await beginLots(tx, held);
    const [first] = lots;
    if (!first) return;
    await holdForLots(
      tx,
      lots.map(({ id, productId }) => ({ lotId: id, productId, variantId: null })),
      new Date(first.now),
    );
    await announceLots(tx, 'lots.started', { lotIds: lots.map(({ id }) => id) });
  });
}
