import { stepAt, stepsOf } from '@souk/shared/live/auctions/rules.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { minorDigits } from '@souk/shared/money.ts';
import type { LotRow, ShowLotRow } from './lot.repo.ts';

export function presentLot(row: LotRow): LotStatus {
  const price = { amount: row.price, currency: row.currency };
  return {
    _id: row.id,
    showId: row.showId,
    number: row.number,
    state: row.state,
    variant: row.variant && { _id: row.variant.id, options: row.variant.options },
    price,
    nextBid: { ...price, amount: nextBidOf(row) },
    bidCount: row.bidCount,
    reserve: row.reserve,
    ...(row.isStopped ? { stopped: true } : {}),
    startsAt: row.startsAt === null ? null : new Date(row.startsAt).toISOString(),
    endsAt: row.endsAt === null ? null : new Date(row.endsAt).toISOString(),
    durationSeconds: row.durationSeconds,
  };
}

export function presentShowLot(row: ShowLotRow): ShowLot {
  const { productId, title, image, listed, seller } = row;
  return {
    ...presentLot(row),
    ...{ productId, title, image },
    ...(listed ? {} : { unlisted: true }),
    ...(seller ? { seller } : {}),
  };
}

/** The start price until the first bid, then a step above what it stands at. */
function nextBidOf({ price, bidCount, currency, steps, stepsUp }: LotRow): number {
  if (bidCount === 0) return price;
  return price + stepsUp * stepAt(price, steps ?? stepsOf(minorPerMain(currency)));
}

// Asking Intl costs more than the rest of a card, and a market has few currencies.
const known = new Map<string, number>();

function minorPerMain(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  const value = 10 ** minorDigits(currency);
  known.set(currency, value);
  return value;
}
