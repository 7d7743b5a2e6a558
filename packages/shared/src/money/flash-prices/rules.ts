/** What a flash sale takes off: a share of each price, or so much of it in minor units. */
export type FlashCut = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: number };

/** What a piece costs in the sale; null where it would cost nothing, or nothing less. */
export function flashPrice(price: number, cut: FlashCut): number | null {
  const off = cut.kind === 'percent' ? Math.round((price * cut.percent) / 100) : cut.amount;
  const lower = price - off;
  return off > 0 && lower > 0 ? lower : null;
}

/** A sale as it was announced. */
export interface AnnouncedSale {
  cut: FlashCut;
  /** What each variant that there was costs in it. */
  prices: Readonly<Record<string, number>>;
  /** The least of these. */
  least: number;
}

/**
 * What a piece of a variant costs in a sale, whatever the usual price has become since; null where that is nothing less.
 * One that came since is never cheaper than what was announced.
 */
export function priceInSale({ prices, cut, least }: AnnouncedSale, variantId: string, price: number) {
  const lower = prices[variantId] ?? Math.max(least, flashPrice(price, cut) ?? price);
  return lower < price ? lower : null;
}

/** How many of the pieces that a buyer holds are theirs at the sale price. */
export function piecesAtFlashPrice(given: {
  held: number;
  /** That nobody has at its price. */
  left: number;
  perPerson: number;
  /** They have already, bought or held. */
  own: number;
}): number {
  const { held, left, perPerson, own } = given;
  return Math.max(0, Math.min(held, left, perPerson - own));
}
