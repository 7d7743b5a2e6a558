import type { LotId, ProductId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { Hammer, RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import type { Practice } from './practice.ts';

/** What is put up for practice: like the show's first lot, where it has one. */
export interface PracticeLot {
  title: string;
  image: Image | null;
  start: number;
  currency: string;
}

export function practiceLotOf(show: Pick<Show, 'lots'>, title: string): PracticeLot {
  const [first] = show.lots;
  if (!first) return { title, image: null, start: 1_000, currency: 'USD' };
  const { amount, currency } = first.price;
  return { title: first.title, image: first.image, start: amount, currency };
}

/** How the last lot ended, as a room shows it. */
export function hammerOf({ result, number, terms }: Practice, lot: PracticeLot): Hammer | null {
  if (!result) return null;
  const state = result === 'passed' ? 'passed' : 'sold';
  const price = result === 'passed' ? terms.start : result.price;
  const leader = result === 'passed' ? null : { id: result.winner, handle: result.winner };
  const bidCount = leader ? 1 : 0;
  const told: LotDocument = {
    ...{ state, currency: lot.currency, price: asBareSum(price), nextBid: asBareSum(price) },
    ...{ bidCount, leader, reserve: 'none' },
    ...{ endsAt: 0, extensions: 0, number: 0, head: '' },
  };
  const money = { amount: price, currency: lot.currency };
  const closed: RoomLot = {
    ...{ _id: '' as LotId, productId: '' as ProductId, showId: null, variant: null },
    ...{ number, state, told, title: lot.title, image: lot.image, price: money, nextBid: money, bidCount },
    ...{ reserve: 'none', startsAt: null, endsAt: null, durationSeconds: 0 },
  };
  return { lot: closed, result: state };
}
