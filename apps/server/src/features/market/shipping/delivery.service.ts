import type { ProductId } from '@souk/shared/ids.ts';
import { deliveryEstimate } from '@souk/shared/market/shipping/estimate.ts';
import { parcelPrice, reaches } from '@souk/shared/market/shipping/rules.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { presentMethod } from './shipping.presenter.ts';
import { findMethods, findSentProduct, type SentProduct } from './shipping.repo.ts';

/** What it takes to get one of a product to a country; null when there is no such product. */
export async function findDelivery(
  db: Db,
  { productId, country, now }: { productId: ProductId; country: string; now: Date },
): Promise<Delivery | null> {
  const product = await findSentProduct(db, productId);
  if (!product) return null;
  const rows = product.profileId ? await findMethods(db, [product.profileId]) : [];
  const methods = rows.map(presentMethod);
  const ways = methods
    .filter((method) => reaches(method, country))
    .map((method) => wayOf(method, product, country, now))
    .sort((a, b) => a.price.amount - b.price.amount || a.to.localeCompare(b.to));
  return {
    country,
    shipsFrom: product.shipsFrom,
    handlingDays: product.handlingDays,
    cheapest: ways[0] ?? null,
    methods: ways,
    pickup: methods.flatMap(({ name, pickupAt }) => (pickupAt === null ? [] : [{ name, at: pickupAt }])),
  };
}

function wayOf(
  method: Delivery['methods'][number]['method'],
  { price, currency, grams, handlingDays, shipsFrom }: SentProduct,
  country: string,
  now: Date,
): Delivery['methods'][number] {
  const amount = parcelPrice(method, { grams, orderAmount: price });
  const handling = { days: handlingDays, shipsFrom: shipsFrom ?? country };
  const transit = method.days ?? { min: 0, max: 0 };
  return {
    method,
    price: { amount, currency },
    ...deliveryEstimate(handling, transit, country, now),
  };
}
