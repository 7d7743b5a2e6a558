import type { Money } from '../../money.ts';
import { addMoney } from '../../money-rules.ts';

/** Different things in one cart, and how many of each. */
export const cartLimits = { lines: 50, quantity: 99 } as const;

/**
 * What a line is of. An event is a listing, and a kind of ticket is to it what a variant is to a product: of a ticket,
 * `variantId` names its kind and `productId` its event.
 */
export const lineKinds = ['product', 'ticket'] as const;
export type LineKind = (typeof lineKinds)[number];

const stockTroubles = ['gone', 'sold-out', 'not-sent', 'few-left', 'limit'] as const;
export type StockTrouble = (typeof stockTroubles)[number];

/** Why a line cannot be bought as it stands; all there is may be held for its buyer by what they buy beside their cart. */
export const lineTroubles = [...stockTroubles, 'elsewhere'] as const;

interface Wanted {
  quantity: number;
  /** How many there are; null when it is not for sale any more. */
  available: number | null;
  /** Whether its buyer can get it where they live. */
  sent: boolean;
  /** How many more of it one person may have; as many as there are without. */
  allowed?: number | null;
}

export function troubleOf({ quantity, available, sent, allowed }: Wanted): StockTrouble | null {
  if (available === null) return 'gone';
  if (available === 0) return 'sold-out';
  if (!sent) return 'not-sent';
  if (typeof allowed === 'number' && allowed < quantity && allowed <= available) return 'limit';
  return available < quantity ? 'few-left' : null;
}

/** How many of what someone wants could be bought now. */
export function buyable({ quantity, available, sent, allowed }: Wanted): number {
  return sent ? Math.min(quantity, available ?? 0, allowed ?? quantity) : 0;
}

/** How many of one thing may be asked for. */
export function mostOf(available: number): number {
  return Math.min(available, cartLimits.quantity);
}

/** One sum for each currency, in the order in which they first appear. */
export function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const amount of amounts) {
    const sum = sums.get(amount.currency);
    sums.set(amount.currency, sum ? addMoney(sum, amount) : amount);
  }
  return [...sums.values()];
}
