import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { sumIn } from '@souk/shared/money-rules.ts';

type Over = Pick<HostedLot, 'state' | 'price'> & { stopped: HostedLot['stopped'] | true };
type Told = Pick<LotDocument, 'currency' | 'settlement' | 'soldTo'>;

/** What became of a lot that is over: the hammer says only who won it first. */
export function outcomeOf(
  { state, stopped, price }: Over,
  told: Told | null,
):
  | { words: 'hosting.unpaid' | 'hosting.offered' | 'hosting.passed' | 'hosting.stopped' }
  | { words: 'live.soldFor'; price: Money } {
  const settlement = told?.settlement;
  if (settlement === 'failed') return { words: 'hosting.unpaid' };
  if (settlement === 'second-chance') return { words: 'hosting.offered' };
  if (settlement === 'unsold') return { words: 'hosting.passed' };
  // Below its reserve it was passed, and may be sold to who led.
  if (state !== 'sold' && !settlement) return { words: stopped ? 'hosting.stopped' : 'hosting.passed' };
  return { words: 'live.soldFor', price: told?.soldTo ? sumIn(told, told.soldTo.price) : price };
}

/** Its seller is null where it is one’s own shop. */
type Done = Pick<HostedLot, 'bidCount' | 'available' | 'seller'> & Pick<Over, 'state' | 'stopped'>;

/** What can still be done about it. Whom another shop’s lot is sold to is for that shop, whose it is. */
export function choicesAbout(
  { state, stopped, bidCount, available, seller }: Done,
  settlement: LotDocument['settlement'],
  secondsLeft: number,
) {
  const isUnpaid = settlement === 'failed' && secondsLeft <= 0;
  const isLapsed = seller === null && isUnpaid;
  const isPassed = state === 'passed' && !settlement;
  return {
    /** The shop that decides about it instead. */
    decides: isUnpaid ? seller : null,
    nextBidder: isLapsed && bidCount > 1,
    relist: isLapsed,
    /** To who led below its reserve. */
    accept: isPassed && seller === null && !stopped && bidCount > 0,
    handOver: seller === null && settlement === 'paid' && bidCount > 1,
    runAgain: (isPassed || (state === 'passed' && settlement === 'unsold')) && available > 0,
  };
}
