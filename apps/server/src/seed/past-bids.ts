import type { UserId } from '@souk/shared/ids.ts';
import { applyBid, leastBid } from '@souk/shared/live/auctions/bidding.ts';
import { momentOfSecret } from '@souk/shared/live/auctions/closing.ts';
import type { ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import type { HeldLot } from '../features/live/auctions/bids.repo.ts';
import { graceMs } from '../features/live/auctions/closing.service.ts';
import type { NewLot } from '../features/live/auctions/lot.builder.ts';
import { LotBook } from '../features/live/auctions/lot-book.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { chanceOf } from './random.ts';

interface WithBids {
  lots: NewLot[];
  lot_bidders: Array<NewRow<'lot_bidders'>>;
  lot_entries: Array<NewRow<'lot_entries'>>;
}

/**
 * Lots that run or were sold, with the bids that led there: each by the rules, in a log that anyone can check. Where no
 * bids lead to a price it is the nearest that some do.
 */
export function withPastBids(lots: readonly NewLot[], bidders: readonly UserId[], now: number): WithBids {
  const all = lots.map((lot) => bidUp(lot, bidders, now));
  return {
    lots: all.map(({ lot }) => lot),
    lot_bidders: all.flatMap((each) => each.bidders),
    lot_entries: all.flatMap((each) => each.entries),
  };
}

function bidUp(lot: NewLot, crowd: readonly UserId[], now: number) {
  if (lot.state === 'queued') return { lot: withoutBids(lot), bidders: [], entries: [] };
  const chance = chanceOf(`bids:${lot.id}`);
  const startsAt = new Date(lot.starts_at ?? now).getTime();
  const endsAt = new Date(lot.ends_at ?? now).getTime();
  const book = new LotBook(heldOf(lot, { startsAt, endsAt }));
  book.start(startsAt);
  const isOver = lot.state !== 'running';
  const leader = lot.leader_id as UserId;
  const people = [
    ...chance.some(
      crowd.filter((id) => id !== leader),
      chance.between(2, 5),
    ),
    leader,
  ];
  const count = Number(lot.bid_count);
  const amounts = count === 0 ? [] : amountsOf(book, Number(lot.price_amount), count);
  const until = Math.min(endsAt, now) - 1_500;
  const moments = amounts
    .map(() => startsAt + 900 + chance.next() * (until - startsAt - 900))
    .sort((a, b) => a - b);
  let before: UserId | undefined;
  for (const [i, amount] of amounts.entries()) {
    const others = people.filter((id) => id !== before && (id !== leader || i % 2 === 0));
    const who =
      i === amounts.length - 1
        ? leader
        : chance.pick(others.filter((id) => i < amounts.length - 2 || id !== leader));
    const number = book.numberOf({ id: who, number: numberIn(book, who) });
    const offer = { bidder: number, kind: 'once' as const, amount, at: Math.floor(moments[i] ?? startsAt) };
    book.bid(who, offer, applyBid(book.terms, book.standing, offer).standing);
    before = who;
  }
  const { standing } = book;
  const closedAt = standing.endsAt + graceMs;
  if (lot.state === 'sold' || lot.state === 'passed') book.close(lot.state, closedAt);
  const { change } = book;
  return {
    lot: {
      ...lot,
      ...{ price_amount: change.price, bid_count: change.bidCount, leader_id: change.leaderId },
      ...{
        leader_number: change.leaderNumber,
        leader_maximum: change.leaderMaximum,
        extensions: change.extensions,
      },
      ...{
        ends_at: new Date(change.endsAt),
        closes_at: change.closesAt === null ? null : new Date(change.closesAt),
        highest_amount: change.highest,
        bidder_count: change.bidderCount,
      },
      ...{ last_number: change.lastNumber, head_hash: change.head },
      closed_at: isOver ? new Date(closedAt) : null,
      // What was sold before this market began has no order.
      run_by: isOver ? ('demo' as const) : ('clock' as const),
    },
    bidders: book.newBidders.map(({ lotId, userId, number }) => ({ lot_id: lotId, user_id: userId, number })),
    entries: book.entries.map(({ lotId, endsAt: end, at, terms, ...entry }) => ({
      ...{ ...entry, lot_id: lotId, at: new Date(at), ends_at: new Date(end) },
      terms: terms && JSON.stringify(terms),
    })),
  };
}

const numberIn = (book: LotBook, who: UserId): number | null =>
  book.newBidders.find(({ userId }) => userId === who)?.number ?? null;

/** From the start to the price in about so many bids, none of them below the least. */
function amountsOf(book: LotBook, price: number, count: number): number[] {
  const { start } = book.terms;
  const amounts: number[] = [];
  let { standing } = book;
  for (let least = start; least <= price; least = leastBid(book.terms, standing)) {
    const share = Math.min(1, (amounts.length + 1) / count);
    const wanted = Math.round((start + (price - start) * share ** 1.3) / 100) * 100;
    // What would leave less than a step to the price is the price.
    const amount = amounts.length + 1 >= count ? price : Math.min(Math.max(least, wanted), price);
    amounts.push(amount);
    standing = { ...standing, price: amount, leader: 1, maximum: amount, bidCount: amounts.length };
  }
  return amounts;
}

const heldOf = (lot: NewLot, { startsAt, endsAt }: { startsAt: number; endsAt: number }): HeldLot =>
  ({
    ...{
      id: lot.id,
      showId: lot.show_id,
      productId: lot.product_id,
      state: 'queued',
      currency: lot.currency,
    },
    ...{
      start: Math.max(1, Number(lot.start_amount)),
      reserve: lot.reserve_amount,
      steps: null,
      closing: closingOf(lot),
    },
    ...{ secret: lot.secret, startsAt, endsAt, closesAt: secretEndOf(lot, endsAt) },
    ...{ durationSeconds: lot.duration_seconds },
    ...{
      price: Number(lot.start_amount),
      bidCount: 0,
      leaderId: null,
      leaderHandle: null,
      leaderAliasId: null,
    },
    ...{
      leaderNumber: null,
      leaderMaximum: null,
      extensions: 0,
      highest: 0,
      bidderCount: 0,
      lastNumber: null,
      head: null,
    },
  }) as unknown as HeldLot;

const closingOf = ({ closing }: NewLot): ClosingRule => JSON.parse(String(closing));

function secretEndOf(lot: NewLot, endsAt: number): number | null {
  const closing = closingOf(lot);
  if (closing.kind !== 'random' || !lot.secret) return null;
  return momentOfSecret(lot.secret, { endsAt, seconds: closing.seconds });
}

/** All rows of a table name the same columns. */
const withoutBids = (lot: NewLot): NewLot => ({
  ...lot,
  ...{ leader_number: null, leader_maximum: null, extensions: 0, highest_amount: 0, bidder_count: 0 },
  ...{ last_number: null, head_hash: null, closes_at: null, closed_at: null, run_by: 'clock' },
});
