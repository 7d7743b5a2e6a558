import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import type { Checkout, CheckoutShop, CheckoutSummary } from '@souk/shared/money/checkout/schema.ts';
import { presentAddress } from '../../identity/addresses/index.ts';
import { orderNumber, summaryOf } from '../orders/index.ts';
import type { Quote, QuotedChoice, QuotedLine, QuotedShop } from './quote.ts';

export interface Shown {
  quote: Quote;
  orders: ReadonlyMap<ShopId, { id: OrderId; number: number }>;
  payments: Checkout['payments'];
  now: Date;
}

export function presentCheckout({ quote, orders, payments, now }: Shown): Checkout {
  const { checkout, address, shops } = quote;
  const { id, state, source, expires_at, extended } = checkout;
  const isOver = state === 'open' && expires_at <= now;
  const lines = shops.flatMap((shop) => shop.lines);
  return {
    _id: id,
    state: isOver ? 'expired' : state,
    from: source,
    expiresAt: expires_at.toISOString(),
    now: now.toISOString(),
    canExtend: state === 'open' && !isOver && !extended,
    seen: quote.seen,
    address: address && presentAddress(address, now),
    shops: shops.map((shop) => presentShop(shop, orders)),
    summary: presentSummary(shops, quote.coupon?.refusal === null ? quote.coupon.code : null),
    coupon: quote.coupon,
    troubles: quote.troubles,
    changed: lines.some((line) => wasOf(line) !== null),
    payments,
  };
}

function presentShop(quoted: QuotedShop, orders: Shown['orders']): CheckoutShop {
  const { currency, lines, parcels, note } = quoted;
  const order = orders.get(quoted.id);
  const { id, name, slug, logo, verified } = (lines[0] as QuotedLine).row.shop;
  return {
    shop: { _id: id, name, slug, logo, verified },
    lines: lines.map(presentLine),
    parcels: parcels.map(({ profileId, lines: own, choices, chosen }) => ({
      profileId,
      lines: own,
      choices: choices.map((choice) => presentChoice(choice, currency)),
      chosen: chosen?.way.id ?? null,
    })),
    note,
    order: order ? { _id: order.id, number: orderNumber(order.number) } : null,
  };
}

function presentLine(line: QuotedLine): CheckoutShop['lines'][number] {
  const { row, quantity, trouble, price, agreed, total } = line;
  const { now, variantId, productId, wanted, taken, state } = row;
  const currency = now?.currency ?? row.seenCurrency;
  return {
    variantId,
    productId,
    title: now?.title ?? row.seenTitle,
    options: now?.options ?? {},
    image: now?.image ?? null,
    quantity: state === 'sold' ? taken : quantity,
    wanted,
    price: now && { amount: price, currency },
    was: wasOf(line),
    agreed: agreed === null ? null : { amount: agreed, currency },
    trouble,
    total: quantity > 0 ? { amount: total, currency } : null,
  };
}

function wasOf({ row, quantity }: QuotedLine) {
  const { now, seenPrice, seenCurrency } = row;
  if (!now || quantity === 0) return null;
  const same = now.price === seenPrice && now.currency === seenCurrency;
  return same ? null : { amount: seenPrice, currency: seenCurrency };
}

function presentChoice({ way, price, full, arrives }: QuotedChoice, currency: string) {
  return {
    methodId: way.id,
    name: way.name,
    kind: way.kind,
    price: { amount: price, currency },
    instead: full > price ? { amount: full, currency } : null,
    freeFrom: way.freeFrom === null ? null : { amount: way.freeFrom, currency },
    arrives,
    pickupAt: way.pickupAt,
  };
}

/** One for each currency, with what all its orders come to. */
function presentSummary(shops: readonly QuotedShop[], coupon: string | null): CheckoutSummary[] {
  const paid = shops.flatMap(({ currency, sums, parcels }) => (sums ? [{ currency, sums, parcels }] : []));
  return [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, own]) => {
    const add = (of: (one: (typeof own)[number]) => number) => own.reduce((sum, one) => sum + of(one), 0);
    const total = add(({ sums }) => sums.total);
    const lines = summaryOf({
      currency,
      items: add(({ sums }) => sums.items),
      discount: add(({ sums }) => sums.discount),
      shipping: add(({ sums }) => sums.shipping),
      parcels: add(({ parcels }) => parcels.length),
      tax: add(({ sums }) => sums.total - sums.items + sums.discount - sums.shipping),
      credit: 0,
      coupon,
    });
    return { currency, lines, total: { amount: total, currency }, orders: own.length };
  });
}
