import { outcomeOf } from '@souk/shared/live/auctions/bidding.ts';
import { reopenedUntil } from '@souk/shared/live/auctions/closing.ts';
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { setsInTurn } from '../../../platform/jobs/in-turn.ts';
import { announceLots } from './auctions.facts.ts';
import { type HeldLot, holdLotsEnded, holdLotsOver, writeBids } from './bids.repo.ts';
import { lookAgain, timeToNextEnd } from './clock.repo.ts';
import { tellOfLots } from './lot.live.ts';
import { LotBook } from './lot-book.ts';

/** A bid that came in time may still be on its way to its lot for so long. */
export const graceMs = 250;
// A document each, of which a hundred are written together.
const MOST_TOGETHER = 100;

/** Closes what has been over for this long, each once, however many look; gives how many. */
export function closeLotsOver(db: Kysely<Tables>, afterMs = graceMs): Promise<number> {
  const over = {
    most: MOST_TOGETHER,
    next: (tx: Db, passed: readonly string[], most: number) =>
      holdLotsOver(tx, { graceMs: afterMs, most, passed }),
  };
  return setsInTurn(db, over, async (tx, lots) => {
    await writeAbout(tx, lots, (book, { now }) => {
      const { terms, standing } = book;
      // No log says that its lot was closed before its end, also where one is asked to look ahead.
      book.close(outcomeOf(terms, standing).state, Math.max(now, standing.endsAt));
    });
    await announceLots(tx, 'lots.closed', { lotIds: lots.map(({ id }) => id) });
  });
}

/**
 * Opens again what ran out while nobody looked for longer than so many milliseconds: nobody could bid in its last
 * seconds. Of several who come back, one does it.
 */
export function reopenMissed(db: Kysely<Tables>, awayMs: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { before, now } = await lookAgain(tx);
    if (before === null || now - before < awayMs) return 0;
    const lots = await holdLotsEnded(tx, { from: before, to: now });
    for (let at = 0; at < lots.length; at += MOST_TOGETHER) {
      await writeAbout(tx, lots.slice(at, at + MOST_TOGETHER), (book) =>
        book.reopen(reopenedUntil(book.terms.closing, now), now),
      );
    }
    return lots.length;
  });
}

/** Writes down what was done to lots that are locked, and tells it. */
export async function writeAbout(
  tx: Db,
  lots: readonly HeldLot[],
  act: (book: LotBook, lot: HeldLot) => void,
): Promise<void> {
  const [first] = lots;
  if (!first) return;
  const books = lots.map((lot) => {
    const book = new LotBook(lot);
    act(book, lot);
    return book;
  });
  await writeBids(tx, {
    lots: books.map(({ change }) => change),
    bidders: books.flatMap(({ newBidders }) => newBidders),
    entries: books.flatMap(({ entries }) => entries),
    ...{ answers: [], asking: [] },
  });
  const handles = new Map(lots.map(({ leaderId, leaderHandle }) => [leaderId, leaderHandle]));
  await tellOfLots(tx, books, (userId) => handles.get(userId) ?? '', first.now);
}

/** Until the next lot is over, counting the grace; null where none runs. */
export async function untilNextClose(db: Db): Promise<number | null> {
  const left = await timeToNextEnd(db);
  return left === null ? null : left + graceMs;
}
