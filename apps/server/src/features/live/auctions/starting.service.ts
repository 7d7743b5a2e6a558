import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { holdForLots } from '../../money/stock/index.ts';
import { announceLots } from './auctions.facts.ts';
import { holdLotsToStart, writeBids } from './bids.repo.ts';
import { tellOfLots } from './lot.live.ts';
import { LotBook } from './lot-book.ts';

// A document each, of which a hundred are written together.
const MOST_TOGETHER = 100;

/** Begins auctions that stand alone: once they are on sale, and not before the time that was chosen. Gives how many. */
export async function startLotsDue(db: Kysely<Tables>): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const lots = await holdLotsToStart(tx, MOST_TOGETHER);
    const [first] = lots;
    if (!first) return 0;
    const books = lots.map((lot) => {
      const { now, durationSeconds } = lot;
      const book = new LotBook({ ...lot, startsAt: now, endsAt: now + durationSeconds * 1_000 });
      book.start(now);
      return book;
    });
    await writeBids(tx, {
      lots: books.map(({ change }) => change),
      entries: books.flatMap(({ entries }) => entries),
      ...{ bidders: [], answers: [], asking: [] },
    });
    await holdForLots(
      tx,
      lots.map(({ id, productId }) => ({ lotId: id, productId, variantId: null })),
      new Date(first.now),
    );
    await tellOfLots(tx, books, () => '', first.now);
    await announceLots(tx, 'lots.started', { lotIds: lots.map(({ id }) => id) });
    return lots.length;
  });
}
