import type { Checkout, CheckoutShop } from '@souk/shared/money/checkout/schema.ts';
import { dueOf } from './stage.ts';

/** Something of it is bought. */
export const isPaid = ({ lines }: Pick<CheckoutShop, 'lines'>): boolean =>
  lines.some(({ total }) => total !== null);

type Paying = Pick<Checkout, 'shops' | 'summary' | 'payments'>;

/** Those that cannot be paid as things stand: the market takes no cards, and no other way was chosen. */
const unpayable = (checkout: Paying, takesCards: boolean): CheckoutShop[] =>
  takesCards || dueOf(checkout).every(({ amount }) => amount === 0)
    ? []
    : checkout.shops.filter((shop) => isPaid(shop) && shop.way === null);

/** Nobody here takes that money: at all, for tickets, or with the coupon that was typed. */
export type NoWay = 'payments-closed' | 'tickets-need-card' | 'coupon-stands';

/** What stands in the way of paying: nobody takes that money, or how has to be chosen. */
export function wayMissing(checkout: Paying, takesCards: boolean): NoWay | 'way' | null {
  const shops = unpayable(checkout, takesCards);
  const without = shops.filter(({ ways }) => ways.length === 0).map(({ cardOnly }) => cardOnly);
  if (without.includes(null)) return 'payments-closed';
  if (without.includes('tickets')) return 'tickets-need-card';
  if (without.includes('coupon')) return 'coupon-stands';
  return shops.length > 0 ? 'way' : null;
}

/** The market holds the money of some of it until that arrives. */
export const isProtected = ({ shops }: Pick<Checkout, 'shops'>): boolean => {
  const paid = shops.filter(isPaid);
  return paid.length === 0 || paid.some(({ way }) => way === null);
};
