import { nextMinimumBid } from '@souk/shared/live/auctions/rules.ts';

/** The least next bid on a lot that stands at so many cents. */
export function nextBid(amount: number, bidCount: number): number {
  return nextMinimumBid({ price: { amount, currency: 'USD' }, bidCount }).amount;
}

/** How many bids, each one step above the last, lead from the start to the price. */
export function bidsBetween(start: number, price: number): number {
  let count = 1;
  for (let amount = start; amount < price; count++) amount = nextBid(amount, 1);
  return count;
}
