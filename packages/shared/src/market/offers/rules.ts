import type { Money } from '../../money.ts';

export const offerStates = ['open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/** `open` waits for the seller, `countered` for the buyer. */
export const offerMoves: Readonly<Record<OfferState, readonly OfferState[]>> = {
  open: ['accepted', 'declined', 'countered', 'withdrawn', 'expired'],
  countered: ['accepted', 'declined', 'withdrawn', 'expired'],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
};

const HOUR_MS = 3_600_000;

/** How long the other side has to answer. */
export const answerWithinMs = 48 * HOUR_MS;
/** How long an agreed price holds. */
export const priceHoldsMs = 24 * HOUR_MS;

export const isWaiting = (state: OfferState): state is 'open' | 'countered' =>
  state === 'open' || state === 'countered';

export const mayMove = (from: OfferState, to: OfferState): boolean => offerMoves[from].includes(to);

/** What stands between an amount and an offer, if anything. */
export function offerTrouble(amount: number, price: number): 'too-little' | 'not-below' | null {
  if (amount < 1) return 'too-little';
  return amount < price ? null : 'not-below';
}

/** Under a fifth of the price; who offers so little is asked whether they mean it. */
export const isFarBelow = (amount: number, price: number): boolean => amount * 5 < price;

/** A counter lies between what was offered and what is asked. */
export function counterTrouble(
  counter: number,
  offered: number,
  price: number,
): 'not-above' | 'not-below' | null {
  if (counter <= offered) return 'not-above';
  return counter < price ? null : 'not-below';
}

/** What the two agreed on, or would. */
export const agreedPrice = (offer: { amount: Money; counter: Money | null }): Money =>
  offer.counter ?? offer.amount;

/** One that nobody answered in time has expired, also before the market has noted it. */
export const stateAt = (offer: { state: OfferState; expiresAt: string }, now: number): OfferState =>
  isWaiting(offer.state) && Date.parse(offer.expiresAt) <= now ? 'expired' : offer.state;

export interface Turn {
  by: 'buyer' | 'seller';
  price: Money;
  /** What became of it. */
  state: OfferState;
}

/** The prices that were named, in their order, and how each stands. */
export function turnsOf({
  amount,
  counter,
  state,
}: {
  amount: Money;
  counter: Money | null;
  state: OfferState;
}): Turn[] {
  if (!counter) return [{ by: 'buyer', price: amount, state }];
  return [
    { by: 'buyer', price: amount, state: 'countered' },
    { by: 'seller', price: counter, state: state === 'countered' ? 'open' : state },
  ];
}
