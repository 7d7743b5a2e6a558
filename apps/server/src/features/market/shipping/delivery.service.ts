import type { ProductId } from '@souk/shared/ids.ts';
import { deliveryEstimate, type Going } from '@souk/shared/market/shipping/estimate.ts';
import { parcelPrice, reaches } from '@souk/shared/market/shipping/rules.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findHoldIn } from '../../identity/addresses/index.ts';
import { presentMethod, ruleOf } from './shipping.presenter.ts';
import { findMethods, findSentProduct, type MethodRow, type SentProduct } from './shipping.repo.ts';

interface ToDeliver {
  productId: ProductId;
  country: string;
  now: Date;
  /** Who would buy it; their default address may say before which day they want nothing. */
  reader: Actor;
  /** What goes in the same parcel and is paid already. */
  beside?: InParcel | null;
}

interface InParcel {
  grams: number;
  items: number;
  shipping: number;
}

/** What it takes to get one of a product to a country; null when there is no such product. */
export async function findDelivery(
  db: Db,
  { productId, country, now, reader, beside = null }: ToDeliver,
): Promise<Delivery | null> {
  const [product, holdUntil] = await Promise.all([
    findSentProduct(db, productId),
    reader.kind === 'user' ? findHoldIn(db, reader.userId, country) : null,
  ]);
  if (!product) return null;
  const rows = product.profileId ? await findMethods(db, [product.profileId]) : [];
  const ways = rows
    .filter((row) => reaches(ruleOf(row), country))
    .map((row) => wayOf(row, product, { country, now, holdUntil, beside: beside ?? nothing }))
    .sort((a, b) => a.price.amount - b.price.amount || a.to.localeCompare(b.to));
  return {
    country,
    shipsFrom: product.shipsFrom,
    handlingDays: product.handlingDays,
    cheapest: ways[0] ?? null,
    methods: ways,
    pickup: rows.flatMap(({ name, pickup_at: at }) => (at === null ? [] : [{ name, at }])),
  };
}

function wayOf(
  row: MethodRow,
  { price, currency, grams, handlingDays, shipsFrom }: SentProduct,
  { beside, ...going }: Going & { beside: InParcel },
): Delivery['methods'][number] {
  const rule = ruleOf(row);
  const parcel = { grams: grams + beside.grams, orderAmount: price + beside.items };
  const amount = Math.max(0, parcelPrice(rule, parcel) - beside.shipping);
  const handling = { days: handlingDays, shipsFrom: shipsFrom ?? going.country };
  const transit = rule.days ?? { min: 0, max: 0 };
  return {
    method: presentMethod(row, currency),
    price: { amount, currency },
    ...deliveryEstimate(handling, transit, going),
  };
}

const nothing: InParcel = { grams: 0, items: 0, shipping: 0 };
