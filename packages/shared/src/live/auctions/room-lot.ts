import type { ShowLot } from '../../market/showcase/show-card.ts';
import { sumIn } from '../../money-rules.ts';
import type { LotDocument } from './schema.ts';

/** A lot of a show as its room knows it. */
export interface RoomLot extends ShowLot {
  /** What was told of it live; null before anything was. */
  told: LotDocument | null;
}

/** A lot as the server listed it, with what was told of it since. */
export function asTold(lot: ShowLot, told: LotDocument | null): RoomLot {
  if (!told) return { ...lot, told };
  const { price, nextBid, bidCount, reserve, endsAt } = told;
  return {
    ...lot,
    ...{ told, state: cameTo(told), bidCount, reserve },
    price: sumIn(told, told.soldTo?.price ?? price),
    nextBid: sumIn(told, nextBid),
    endsAt: new Date(endsAt).toISOString(),
  };
}

/** The hammer says only who won it first: nobody may have paid, or its seller sold it below the reserve. */
export function cameTo({ state, settlement }: LotDocument): LotDocument['state'] {
  if (state === 'sold' && settlement === 'unsold') return 'passed';
  return state === 'passed' && (settlement === 'charging' || settlement === 'paid') ? 'sold' : state;
}

/** Whose a lot is that is over: who won it, unless it went to another. */
export const buyerOf = ({ leader, soldTo }: Pick<LotDocument, 'leader' | 'soldTo'>): LotDocument['leader'] =>
  soldTo === undefined ? leader : soldTo && { id: soldTo.id, handle: soldTo.handle };

/** What these ids have to pay for soon, or to say whether they still want, and for how much. */
export function dueTo(
  lots: readonly RoomLot[],
  ids: readonly string[],
): { lot: RoomLot; isOffered: boolean; price: ShowLot['price']; payBy: number } | null {
  for (const lot of lots) {
    const { told } = lot;
    if (!told?.payBy) continue;
    const { settlement, payBy, offeredTo = null } = told;
    const offer = settlement === 'second-chance' ? offeredTo : null;
    const asked = settlement === 'failed' ? buyerOf(told) : offer;
    if (!asked || !ids.includes(asked.id)) continue;
    return { lot, isOffered: offer !== null, price: offer ? sumIn(told, offer.price) : lot.price, payBy };
  }
  return null;
}

/** The lot under the hammer, or the one that comes next: the one the host chose, else the first in line. */
export function lotInHand<Lot extends ShowLot>(
  lots: readonly Lot[],
  upNext: string | null = null,
): Lot | null {
  const running = lots.find(({ state }) => state === 'running');
  if (running) return running;
  const waiting = lots.filter(({ state }) => state === 'queued');
  const chosen = waiting.find(({ _id }) => _id === upNext);
  return chosen ?? waiting.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))[0] ?? null;
}

/** A lot that closed while the viewer watched. */
export interface Hammer<Lot = RoomLot> {
  lot: Lot;
  result: 'sold' | 'passed';
}

/** What fell under the hammer between two looks at a room. */
export function hammerBetween<Lot extends ShowLot>(
  before: readonly Lot[],
  after: readonly Lot[],
): Hammer<Lot> | null {
  const ran = new Set(before.filter(({ state }) => state === 'running').map(({ _id }) => _id));
  const lot = after.find(({ _id, state }) => ran.has(_id) && (state === 'sold' || state === 'passed'));
  return lot ? { lot, result: lot.state === 'sold' ? 'sold' : 'passed' } : null;
}

/** A bid as people in the room hear of it. */
export interface HeardBid {
  lotId: string;
  /** Who leads by it; null where several bid at once. */
  by: { id: string; handle: string } | null;
  count: number;
  price: ShowLot['price'];
}

/** What was bid between two looks at a room: nothing of what was bid before one came. */
export function bidsBetween(before: readonly RoomLot[], after: readonly RoomLot[]): HeardBid[] {
  const known = new Map(before.map((lot) => [lot._id, lot]));
  return after.flatMap((lot) => {
    const was = known.get(lot._id);
    const count = lot.bidCount - (was?.bidCount ?? lot.bidCount);
    if (!lot.told || lot.told.number <= (was?.told?.number ?? 0) || count < 1) return [];
    return [{ lotId: lot._id, by: count === 1 ? lot.told.leader : null, count, price: lot.price }];
  });
}
