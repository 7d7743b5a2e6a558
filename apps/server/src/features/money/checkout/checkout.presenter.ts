import type { ShopId } from '@souk/shared/ids.ts';
import type { Checkout, CheckoutShop, CheckoutSummary } from '@souk/shared/money/checkout/schema.ts';
import { presentAddress } from '../../identity/addresses/index.ts';
import { orderNumber, summaryOf } from '../orders/index.ts';
import type { OrderOfCheckout } from './checkout.repo.ts';
import { needsAddress, type Quote, type QuotedChoice, type QuotedLine, type QuotedShop } from './quote.ts';

export interface Shown {
  quote: Quote;
  orders: ReadonlyMap<ShopId, OrderOfCheckout>;
  payments: Checkout['payments'];
  now: Date;
}

export function presentCheckout({ quote, orders, payments, now }: Shown): Checkout {
  const { checkout, address, shops } = quote;
  const { id, state, source, expires_at, extended } = checkout;
  const isOver = state === 'open' && expires_at <= now;
  const lines = shops.flatMap((shop) => shop.lines);
  const parcelsPaid = shops.flatMap(({ parcels }) => parcels);
  return {
    _id: id,
    state: isOver ? 'expired' : state,
    from: source,
    expiresAt: expires_at.toISOString(),
    now: now.toISOString(),
    canExtend: state === 'open' && !isOver && !extended,
    seen: quote.seen,
    address: address && presentAddress(address, now),
    isPickedUp: parcelsPaid.length > 0 && !shops.some((shop) => shop.sums && needsAddress(shop)),
    shops: shops.map((shop) => presentShop(shop, orders)),
    summary: presentSummary(quote),
    coupon: quote.coupon,
    wallet: {
      pays: checkout.use_credit,
      credit: quote.credit.map(({ currency, available, used }) => ({
        available: { amount: available, currency },
        used: { amount: used, currency },
      })),
      spent: spentOf([...orders.values()]),
    },
    leftOut: checkout.left_out,
    troubles: quote.troubles,
    changed: lines.some((line) => wasOf(line) !== null),
    payments,
  };
}

function spentOf(orders: readonly OrderOfCheckout[]): Checkout['wallet']['spent'] {
  const paid = orders.filter(({ paid_at, credit }) => paid_at !== null && credit > 0);
  return [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, own]) => ({
    amount: own.reduce((sum, { credit }) => sum + credit, 0),
    currency,
  }));
}

function presentShop(quoted: QuotedShop, orders: Shown['orders']): CheckoutShop {
  const { currency, lines, parcels, note } = quoted;
  const order = orders.get(quoted.id);
  const { id, name, slug, logo, verified } = (lines[0] as QuotedLine).row.shop;
  return {
    shop: { _id: id, name, slug, logo, verified },
    lines: lines.map(presentLine),
    parcels: parcels.map(({ profileId, lines: own, isSendable, choices, chosen }) => ({
      ...{ profileId, isSendable },
      lines: own,
      choices: choices.map((choice) => presentChoice(choice, currency)),
      chosen: chosen?.way.id ?? null,
    })),
    note,
    ways: quoted.ways.map(({ way, words }) => ({ way, words })),
    way: quoted.way,
    cardOnly: quoted.cardOnly,
    order: order
      ? {
          _id: order.id,
          number: orderNumber(order.number),
          payBy: order.pay_until?.toISOString() ?? null,
        }
      : null,
  };
}

function presentLine(line: QuotedLine): CheckoutShop['lines'][number] {
  const { row, quantity, trouble, price, agreed, agreedPieces, flashSaleId, total } = line;
  const { now, variantId, productId, wanted, taken, state } = row;
  const currency = now?.currency ?? row.seenCurrency;
  return {
    variantId,
    productId,
    event: row.event,
    title: now?.title ?? row.seenTitle,
    options: now?.options ?? {},
    image: now?.image ?? null,
    quantity: state === 'sold' ? taken : quantity,
    wanted,
    price: now && { amount: price, currency },
    was: wasOf(line),
    agreed: agreed === null || flashSaleId !== null ? null : { amount: agreed, currency },
    flash:
      agreed === null || flashSaleId === null || !row.flash
        ? null
        : { price: { amount: agreed, currency }, pieces: agreedPieces, until: row.flash.until },
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

/** One for each currency, with what is left of all its orders for a card. */
function presentSummary({ shops, coupon, credit }: Quote): CheckoutSummary[] {
  const paid = shops.flatMap(({ currency, sums, parcels, way }) =>
    sums ? [{ currency, sums, parcels, way }] : [],
  );
  return [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, own]) => {
    const add = (of: (one: (typeof own)[number]) => number) => own.reduce((sum, one) => sum + of(one), 0);
    const used = credit.find((one) => one.currency === currency)?.used ?? 0;
    const total = add(({ sums }) => sums.total) - used;
    const lines = summaryOf({
      currency,
      items: add(({ sums }) => sums.items),
      discount: add(({ sums }) => sums.discount),
      shipping: add(({ sums }) => sums.shipping),
      parcels: add(({ parcels }) => parcels.length),
      tax: add(({ sums }) => sums.total - sums.items + sums.discount - sums.shipping),
      credit: used,
      coupon: coupon?.refusal === null ? coupon.code : null,
    });
    const arranged = add(({ sums, way }) => (way ? sums.total : 0));
    return {
      ...{ currency, lines, orders: own.length },
      total: { amount: total, currency },
      arranged: { amount: arranged, currency },
    };
  });
}
