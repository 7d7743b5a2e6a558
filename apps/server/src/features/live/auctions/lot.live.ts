import { documentPath } from '@souk/live/paths.ts';
import type { Asked } from '@souk/live/server/declaration.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { isCanonicalId } from '@souk/shared/ids.ts';
import { leastBid } from '@souk/shared/live/auctions/bidding.ts';
import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveAsker, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import type { HeldLot } from './bids.repo.ts';
import type { LotBook } from './lot-book.ts';

/** What becomes of lots, as all who watch them see it. */
export const auctionsLive: readonly LiveDeclaration[] = [
  { path: 'rooms/{showId}/lots', read: seesShow },
  // Those that people bid on before they begin.
  { path: 'rooms/{showId}/waiting', read: seesShow },
  {
    path: 'auctions/{productId}/lots',
    // No more than its page says to everyone.
    read: ({ params }) => isCanonicalId(params.productId ?? ''),
  },
  { path: 'auctions/{productId}/waiting', read: ({ params }) => isCanonicalId(params.productId ?? '') },
];

async function seesShow({ who, params, db }: Asked<LiveAsker>): Promise<boolean> {
  const id = params.showId ?? '';
  const show = isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
  return show !== null && maySeeShow(who?.actor ?? visitor, show);
}

type At = Pick<HeldLot, 'id' | 'showId' | 'productId'>;

const placeOf = ({ showId, productId }: At) => (showId ? `rooms/${showId}` : `auctions/${productId}`);

export const lotPath = (lot: At) => documentPath(`${placeOf(lot)}/lots/${lot.id}`);

export const waitingPath = (lot: At) => documentPath(`${placeOf(lot)}/waiting/${lot.id}`);

/** In the transaction in which they changed. */
export async function tellOfLots(
  tx: Db,
  books: readonly LotBook[],
  handleOf: (userId: UserId) => string,
  now: number,
  tried: ReadonlySet<UserId> = new Set(),
): Promise<void> {
  const writes = books.map((book) => ({
    op: 'set' as const,
    path: lotPath(book.lot),
    data: { ...documentOf(book, handleOf, tried) },
  }));
  await writeLive(tx, writes, new Date(now));
}

/** Everyone in the room is sent them. */
const MOST_TRIED = 4;

function documentOf(
  book: LotBook,
  handleOf: (userId: UserId) => string,
  tried: ReadonlySet<UserId>,
): LotDocument {
  const { lot, standing, terms, state } = book;
  const leader = book.userOf(standing.leader);
  const others = [...tried].filter((userId) => userId !== leader).slice(0, MOST_TRIED);
  const isMet = leader !== null && standing.price >= (lot.reserve ?? 0);
  return {
    ...{ state, currency: lot.currency, price: asBareSum(standing.price) },
    nextBid: asBareSum(leastBid(terms, standing)),
    bidCount: standing.bidCount,
    leader: leader && { id: book.shownIdOf(leader), handle: handleOf(leader) },
    reserve: lot.reserve === null ? 'none' : isMet ? 'met' : 'not-met',
    ...(others.length > 0 ? { tried: others.map((userId) => book.shownIdOf(userId)) } : {}),
    ...{ endsAt: book.announcedEnd, extensions: standing.extensions },
    ...(book.isReopened ? { reopened: true } : {}),
    ...(book.stopReason ? { stopped: book.stopReason } : {}),
    closing: {
      kind: terms.closing.kind,
      ...('seconds' in terms.closing ? { seconds: terms.closing.seconds } : {}),
    },
    ...{ number: book.lastNumber, head: book.headHash },
  };
}
