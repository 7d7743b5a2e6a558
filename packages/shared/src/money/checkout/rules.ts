const MINUTE_MS = 60_000;

/** How long the things of a checkout are held for its buyer, and how much one extension adds. */
export const heldForMs = 10 * MINUTE_MS;

/**
 * So many things one person may be about to buy at once, each in a checkout of its own beside that of their cart: it bounds
 * how much of the stock they can hold without paying. With one more, what was begun first is given up.
 */
export const mostBoughtNow = 3;

/** How long before the end its buyer is told of it. */
export const endingMs = 2 * MINUTE_MS;

/** `paying` waits for the provider; what is `left` or `expired` holds nothing any more. */
export const checkoutStates = ['open', 'paying', 'paid', 'left', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** Where a checkout began. */
export const checkoutSources = ['cart', 'product', 'lot', 'giveaway'] as const;
export type CheckoutSource = (typeof checkoutSources)[number];

/** What was won costs what was settled there, and stands beside whatever its buyer is about to buy. */
export const isWon = (source: CheckoutSource): boolean => source === 'lot' || source === 'giveaway';

/** Why a line is not part of what is paid. */
export const checkoutLineTroubles = ['gone', 'sold-out', 'not-sent', 'few-left', 'limit'] as const;

/** What stands between a checkout and its payment. */
export const checkoutTroubles = [
  'address-missing',
  'delivery-missing',
  'nothing-to-buy',
  /** Less than a card can be charged. */
  'total-too-small',
  /** More than a card can be charged. */
  'total-too-large',
] as const;
export type CheckoutTrouble = (typeof checkoutTroubles)[number];

/** What keeps something that was won from its buyer: the shop may have no way to be paid, too. */
export const wonHindrances = [
  'address-missing',
  'delivery-missing',
  'nothing-to-buy',
  'payment-missing',
] as const;
export type WonHindrance = (typeof wonHindrances)[number];

export const noteLength = 500;
