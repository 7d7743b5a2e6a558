import type { LotId } from '@souk/shared/ids.ts';
import type { Standing } from '@souk/shared/live/auctions/bidding.ts';
import {
  type ClockEntry,
  type LoggedBid,
  takeBack,
  takeBackMs,
} from '@souk/shared/live/auctions/taking-back.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { cannotTakeBack } from './bids.failures.ts';
import {
  type EntryRow,
  findBid,
  findBidders,
  findEntries,
  findHandle,
  holdLot,
  markTakenBack,
  writeBids,
} from './bids.repo.ts';
import { tellOfLots } from './lot.live.ts';
import { LotBook } from './lot-book.ts';

/** Takes a mistaken bid back, soon after it and while nobody bid over it. */
export function takeBidBack({ db, actor }: Pick<UserCtx, 'db' | 'actor'>, lotId: LotId, number: number) {
  return db.transaction().execute(async (tx) => {
    const lot = await holdLot(tx, lotId);
    if (!lot) throw notFound('lot');
    const by = (await findBidders(tx, lot.id, [actor.userId])).get(actor.userId)?.number;
    const bid = by && lot.state === 'running' ? await findBid(tx, lotId, number) : undefined;
    // Others wait for the lot; a long log is read only for who may be allowed to.
    if (!by || bid?.bidder !== by || lot.now - bid.at > takeBackMs) throw cannotTakeBack();
    const entries = await findEntries(tx, lotId);
    const book = new LotBook(lot);
    const bids = bidsThatStay(entries);
    const history = { terms: book.terms, opening: openingOf(entries), bids, clock: clockOf(entries) };
    const { announcedEnd } = book;
    const taken = takeBack(history, book.standing, { number, by, at: lot.now, announcedEnd });
    if (!taken.ok) throw cannotTakeBack();
    const { leader } = taken.standing;
    const leads = leader === null ? undefined : await findHandle(tx, lotId, leader);
    if (leads && leader !== null) {
      book.knows(leader, leads.id);
      book.bidsAs(leads.id, leads.aliasId);
    }
    const as = book.takeBack(by, number, taken.standing, lot.now);
    await writeBids(tx, {
      ...{ lots: [book.change], bidders: [], entries: book.entries, answers: [], asking: [] },
    });
    await markTakenBack(tx, lotId, number, as);
    await tellOfLots(tx, [book], () => leads?.handle ?? '', lot.now);
  });
}

function openingOf([first]: readonly EntryRow[]): Standing<number> {
  const { price = 0, leader = null, endsAt = 0, terms } = first ?? {};
  const maximum = leader === null ? 0 : price;
  return { price, leader, maximum, bidCount: terms?.bidCount ?? 0, extensions: 0, endsAt };
}

const bidsThatStay = (entries: readonly EntryRow[]): LoggedBid<number>[] =>
  entries.flatMap(({ kind, number, at, bidder, amount, takenBackBy }) => {
    if ((kind !== 'once' && kind !== 'maximum') || bidder === null || amount === null) return [];
    return takenBackBy === null ? [{ kind, number, at, bidder, amount }] : [];
  });

const clockOf = (entries: readonly EntryRow[]): ClockEntry[] =>
  entries.flatMap(({ kind, number, about, endsAt }): ClockEntry[] => {
    if (kind === 'lengthened') return [{ kind, number, seconds: Number(about) }];
    return kind === 'reopened' ? [{ kind, number, endsAt }] : [];
  });
