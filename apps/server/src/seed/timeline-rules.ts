import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { LotStanding } from '../features/live/auctions/index.ts';
import { nextBid } from './bidding.ts';
import { chanceOf } from './random.ts';

/** A lot as the demo's clock sees it. Amounts in cents. */
export interface DemoLot extends LotStanding {
  showId: ShowId | null;
  number: number | null;
  start: number;
  durationSeconds: number;
  /** What the thing costs in the shop. */
  worth: number;
  /** The same thing is under another hammer. */
  taken: boolean;
  /** Somebody bid on it, so that it takes its own course. */
  bidOn: boolean;
}

/** In a show, each bid leaves at least so many seconds. */
const SHOW_RESET_SECONDS = 10;

/** What becomes of a running lot in this second; null when nothing does. */
export function decideLot(lot: DemoLot, now: Date, bidders: readonly UserId[]): DemoLot | null {
  if (lot.endsAt && lot.endsAt <= now) return lot.showId ? closed(lot) : opened(lot, now);
  return bidOn(lot, now, bidders);
}

export function closed(lot: DemoLot): DemoLot {
  return { ...lot, state: lot.bidCount > 0 ? 'sold' : 'passed' };
}

/** From its start price, for its whole length. */
function opened(lot: DemoLot, now: Date): DemoLot {
  const endsAt = new Date(now.getTime() + lot.durationSeconds * 1000);
  return { ...lot, ...fresh(lot), state: 'running', startsAt: now, endsAt };
}

export function requeued(lot: DemoLot): DemoLot {
  return { ...lot, ...fresh(lot), state: 'queued', startsAt: null, endsAt: null };
}

const fresh = (lot: DemoLot) => ({ price: lot.start, bidCount: 0, leaderId: null });

/** The lot that comes under the hammer next; after the last one, all come round again. */
export function nextInShow(lots: readonly DemoLot[], now: Date): DemoLot[] {
  const inOrder = lots
    .filter((lot) => !lot.taken && !lot.bidOn)
    .sort((one, other) => (one.number ?? 0) - (other.number ?? 0));
  const next = inOrder.find((lot) => lot.state === 'queued');
  if (next) return [opened(next, now)];
  const [first, ...rest] = inOrder;
  return first ? [...rest.map(requeued), opened(first, now)] : [];
}

/** Bids come at moments that only the lot and the second decide, until the lot has fetched enough. */
function bidOn(lot: DemoLot, now: Date, bidders: readonly UserId[]): DemoLot | null {
  const enough = lot.worth * (0.62 + 0.46 * chanceOf(`${lot.id}:${lot.startsAt?.getTime()}`).next());
  const least = nextBid(lot.price, lot.bidCount);
  if (least > enough) return null;
  const chance = chanceOf(`${lot.id}:${Math.floor(now.getTime() / 1000)}`);
  const perSecond = lot.showId ? 0.36 : 22 / lot.durationSeconds;
  if (!chance.happens(perSecond)) return null;
  const others = bidders.filter((bidder) => bidder !== lot.leaderId);
  if (others.length === 0) return null;
  return {
    ...lot,
    price: raised(lot, least, enough, chance.next()),
    bidCount: lot.bidCount + 1,
    leaderId: chance.pick(others),
    endsAt: extended(lot, now),
  };
}

/** One step up, or a bold jump of up to a fifth of what is still missing, in whole dollars. */
function raised(lot: DemoLot, least: number, enough: number, boldness: number): number {
  const jump = lot.price + Math.round(((enough - lot.price) * boldness * 0.2) / 100) * 100;
  return Math.max(least, jump);
}

function extended(lot: DemoLot, now: Date): Date | null {
  if (!lot.showId || !lot.endsAt) return lot.endsAt;
  return new Date(Math.max(lot.endsAt.getTime(), now.getTime() + SHOW_RESET_SECONDS * 1000));
}

/** Drifts towards the usual audience, which itself swells and ebbs every five minutes. */
export function audienceAt(show: { id: string; usual: number; current: number }, now: Date): number {
  const slot = Math.floor(now.getTime() / 1000);
  const tide = 0.85 + 0.3 * chanceOf(`${show.id}:${Math.floor(slot / 300)}`).next();
  const wave = chanceOf(`${show.id}:${slot}`).next() - 0.5;
  const missing = show.usual * tide - show.current;
  return Math.max(1, Math.round(show.current + missing * 0.06 + wave * Math.sqrt(show.current) * 0.5));
}

export interface DemoShow {
  id: ShowId;
  shopId: string;
  state: 'live' | 'scheduled' | 'replay';
  startsAt: Date;
}

export interface ProgrammeChange {
  goLive: ShowId[];
  end: ShowId[];
  /** Earlier shows that are announced anew, so that there is always something to look forward to. */
  announce: ShowId[];
}

/** How many shows are on air at most before the longest-running one ends. */
export const MOST_ON_AIR = 11;

/** Shows whose time has come go live, one a shop; what runs longest makes room. */
export function decideProgramme(shows: readonly DemoShow[], now: Date): ProgrammeChange {
  const byStart = [...shows].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const live = byStart.filter((show) => show.state === 'live');
  const due = onePerShop(byStart.filter((show) => show.state === 'scheduled' && show.startsAt <= now));
  const replaced = live.filter((show) => due.some((other) => other.shopId === show.shopId));
  const staying = live.filter((show) => !replaced.includes(show));
  const tooMany = Math.max(0, staying.length + due.length - MOST_ON_AIR);
  const ended = [...replaced, ...staying.slice(0, tooMany)];
  const busy = new Set([...due, ...staying.slice(tooMany)].map((show) => show.shopId));
  const rested = onePerShop(byStart.filter((show) => show.state === 'replay' && !busy.has(show.shopId)));
  return {
    goLive: due.map((show) => show.id),
    end: ended.map((show) => show.id),
    announce: rested.slice(0, due.length).map((show) => show.id),
  };
}

function onePerShop(shows: readonly DemoShow[]): DemoShow[] {
  return shows.filter((show, i) => shows.findIndex((other) => other.shopId === show.shopId) === i);
}
