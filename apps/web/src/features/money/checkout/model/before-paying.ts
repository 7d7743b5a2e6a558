import type { ShopId } from '@souk/shared/ids.ts';
import type { CheckoutTrouble } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout, CheckoutLine } from '@souk/shared/money/checkout/schema.ts';
import type { MissedCoupon } from '@souk/shared/money/coupons/schema.ts';
import { leastCharge, mostCharge } from '@souk/shared/money/payments/charge-limits.ts';
import type { Money } from '@souk/shared/money.ts';
import { type NoWay, wayMissing } from './paid-to-shop.ts';
import { dueOf } from './stage.ts';

/** What is different from when someone chose it: another price, fewer than wanted, none; or what was chosen holds no more. */
export type News = LineNews | LeftOutNews;

export type LeftOutNews =
  | { kind: 'coupon-out'; coupon: MissedCoupon }
  | { kind: 'delivery-out' | 'way-out'; shop: string };

export type LineNews =
  | { kind: 'price'; line: CheckoutLine; from: Money; to: Money }
  | { kind: NonNullable<CheckoutLine['trouble']>; line: CheckoutLine };

export const newsOf = (checkout: Pick<Checkout, 'shops' | 'leftOut'>): News[] => [
  ...newsOfLines(checkout),
  ...newsOfLeftOut(checkout),
];

function newsOfLeftOut({ shops, leftOut }: Pick<Checkout, 'shops' | 'leftOut'>): LeftOutNews[] {
  const { coupon = null, delivery = [], ways = [] } = leftOut ?? {};
  const nameOf = (id: ShopId) => shops.find(({ shop }) => shop._id === id)?.shop.name ?? [];
  return [
    ...(coupon ? [{ kind: 'coupon-out' as const, coupon }] : []),
    ...delivery.flatMap(nameOf).map((shop) => ({ kind: 'delivery-out' as const, shop })),
    ...ways.flatMap(nameOf).map((shop) => ({ kind: 'way-out' as const, shop })),
  ];
}

function newsOfLines({ shops }: Pick<Checkout, 'shops'>): LineNews[] {
  return shops
    .flatMap(({ lines }) => lines)
    .flatMap((line): LineNews[] => [
      ...(line.trouble ? [{ kind: line.trouble, line }] : []),
      ...(line.was && line.price && line.total
        ? [{ kind: 'price' as const, line, from: line.was, to: line.price }]
        : []),
    ]);
}

/** What has to be done before it can be paid, in the order of the page. */
export type Missing = CheckoutTrouble | NoWay | 'news-unread' | 'address-open' | 'way' | 'card';

interface Doing {
  /** The `seen` of what its buyer agreed to. */
  agreedTo: string | null;
  /** An address is being chosen or written. */
  choosingAddress: boolean;
  /** A card is chosen, and where it is a new one its fields are filled in. */
  hasCard: boolean;
  /** Whether the market takes cards at all. */
  takesCards: boolean;
}

export function missingOf(checkout: Checkout, doing: Doing): Missing | null {
  const { agreedTo, choosingAddress, hasCard, takesCards } = doing;
  const way = wayMissing(checkout, takesCards);
  const lacks = (trouble: CheckoutTrouble) => checkout.troubles.includes(trouble);
  if (way && way !== 'way') return way;
  if (lacks('nothing-to-buy')) return 'nothing-to-buy';
  if (agreedTo !== checkout.seen && newsOf(checkout).length > 0) return 'news-unread';
  if (lacks('address-missing')) return 'address-missing';
  if (choosingAddress) return 'address-open';
  if (lacks('delivery-missing')) return 'delivery-missing';
  if (way) return way;
  if (lacks('total-too-small')) return 'total-too-small';
  if (lacks('total-too-large')) return 'total-too-large';
  return needsCard(checkout) && !hasCard ? 'card' : null;
}

/** Not where everything is free or paid for already. */
export const needsCard = (checkout: Pick<Checkout, 'summary' | 'payments'>): boolean =>
  dueOf(checkout).some(({ amount }) => amount > 0);

/** Something is to be paid, and its buyer's wallet pays all of it. */
export const paidByWallet = ({ wallet }: Pick<Checkout, 'wallet'>): boolean =>
  wallet.credit.some(({ used }) => used.amount > 0);

/** What a card can be charged at least or at most, where what is to be paid is beyond that. */
export function brokenBound(
  due: readonly Money[],
  write: (bound: Money) => string,
): { least: string } | { most: string } | undefined {
  for (const { amount, currency } of due) {
    const [least, most] = [leastCharge(currency), mostCharge(currency)];
    if (amount > 0 && amount < least) return { least: write({ amount: least, currency }) };
    if (amount > most) return { most: write({ amount: most, currency }) };
  }
  return undefined;
}
