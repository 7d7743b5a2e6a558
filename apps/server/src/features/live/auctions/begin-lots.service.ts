import { momentOfSecret } from '@souk/shared/live/auctions/closing.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type HeldLot, writeBids } from './bids.repo.ts';
import { tellOfLots } from './lot.live.ts';
import { LotBook } from './lot-book.ts';
import { applyPreBids } from './pre-bid.service.ts';

/**
 * Lots that wait begin now, each for its length, and what was bid on them beforehand is decided; in a show as apart from
 * any. They are locked. Gives them as they began.
 */
export async function beginLots(tx: Db, lots: readonly HeldLot[]): Promise<HeldLot[]> {
  const begun = lots.map((lot) => ({ ...lot, ...timesOf(lot) }));
  const [first] = begun;
  if (!first) return [];
  const books = begun.map((lot) => {
    const book = new LotBook(lot);
    book.start(lot.now);
    return book;
  });
  await writeBids(tx, {
    lots: books.map(({ change }) => change),
    entries: books.flatMap(({ entries }) => entries),
    ...{ bidders: [], answers: [], asking: [] },
  });
  await tellOfLots(tx, books, () => '', first.now);
  await applyPreBids(
    tx,
    begun.map(({ id }) => id),
  );
  return begun;
}

/** From now on for its length; where a random close ends it earlier, that moment is a secret. */
function timesOf({ now, durationSeconds, closing, secret }: HeldLot) {
  const endsAt = now + durationSeconds * 1_000;
  const closesAt =
    closing.kind === 'random' && secret !== null
      ? momentOfSecret(secret, { endsAt, seconds: closing.seconds })
      : null;
  return { startsAt: now, endsAt, closesAt };
}
