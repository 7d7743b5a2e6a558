import type { ProductId } from '@souk/shared/ids.ts';
import { deliveryEstimate } from '@souk/shared/market/shipping/estimate.ts';
import { parcelPrice, reaches } from '@souk/shared/market/shipping/rules.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { presentMethod, ruleOf } from './shipping.presenter.ts';
import { findMethods, findSentProduct, type MethodRow, type SentProduct } from './shipping.repo.ts';

/** What it takes to get one of a product to a country; null when there is no such product. */
export async function findDelivery(
  db: Db,
  { productId, country, now }: { productId: ProductId; country: string; now: Date },
): Promise<Delivery | null> {
  const product = await findSentProduct(db, productId);
  if (!product) return null;
  const rows = product.profileId ? await findMethods(db, [product.profileId]) : [];
  const ways = rows
    .filter((row) => reaches(ruleOf(row), country))
    .map((row) => wayOf(row, product, country, now))
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
  country: string,
  now: Date,
): Delivery['methods'][number] {
  const rule = ruleOf(row);
  const amount = parcelPrice(rule, { grams, orderAmount: price });
  const handling = { days: handlingDays, shipsFrom: shipsFrom ?? country };
  const transit = rule.days ?? { min: 0, max: 0 };
  return {
    method: presentMethod(row, currency),
    price: { amount, currency },
    ...deliveryEstimate(handling, transit, country, now),
  };
}
