import type {
  Checkout,
  CheckoutLine,
  CheckoutShop,
  CheckoutSummary,
} from '@souk/shared/money/checkout/schema.ts';
import type { SummaryLine } from '@souk/shared/money/orders/schema.ts';
import type { Money } from '@souk/shared/money.ts';

/** Whether what is to be paid holds the taxes without naming them. */
export const hasTaxInside = ({ lines }: CheckoutSummary): boolean =>
  !lines.some(({ kind }) => kind === 'tax');

/** What was agreed on is for one piece: it is the price of a line only where no other piece is paid. */
export const agreedForAll = ({ agreed }: Pick<CheckoutLine, 'agreed'>, pieces: number): Money | null =>
  pieces === 1 ? agreed : null;

/** What a shop sends: only what is paid, and no tickets. */
export const piecesOf = ({ lines }: Pick<CheckoutShop, 'lines'>): number =>
  lines.reduce((sum, { total, quantity, event }) => sum + (total && !event ? quantity : 0), 0);

/** Something goes to an address. */
export const isSent = ({ shops }: Pick<Checkout, 'shops'>): boolean =>
  shops.some((shop) => piecesOf(shop) > 0);

export const parcelsOf = ({ shops }: Pick<Checkout, 'shops'>): number =>
  shops.reduce((sum, { parcels }) => sum + parcels.length, 0);

/** From which amount on a shop’s orders go free, where this one does not or just does. */
export function freeFromOf({ parcels }: Pick<CheckoutShop, 'parcels'>): Money | null {
  const known = parcels.flatMap(({ choices }) => choices.flatMap(({ freeFrom }) => freeFrom ?? []));
  return known.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}

/** A row that is always there is no news; one of nothing is left out. */
export const shownLines = ({ lines }: CheckoutSummary): SummaryLine[] =>
  lines.filter(({ kind, amount }) => kind === 'items' || kind === 'shipping' || amount.amount !== 0);
