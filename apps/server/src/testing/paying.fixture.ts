import { randomUUID } from 'node:crypto';
import type { CardId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildAddress } from '../features/identity/addresses/address.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { buildShippingProfile } from '../features/market/shipping/shipping.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import { buildCartLine } from '../features/money/cart/cart.builder.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tables } from '../platform/db/schema.ts';
import { newId } from '../platform/ids.ts';
import type { Answer, Caller } from './build-test-app.ts';

export const key = () => ({ 'idempotency-key': randomUUID() });

interface Market {
  db: Kysely<Tables>;
  clock: Clock;
  as(user: { id: UserId } | UserId): Caller;
}

/** A buyer's saved card at the provider: `pm_card_visa`, `pm_card_chargeDeclined`. */
export async function buildCard(
  db: Kysely<Tables>,
  stripe: Stripe,
  userId: UserId,
  card = 'pm_card_visa',
): Promise<CardId> {
  const known = await db
    .selectFrom('customers')
    .select('provider_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const customer = known?.provider_id ?? (await stripe.customers.create({})).id;
  if (!known) {
    await db
      .insertInto('customers')
      .values({ user_id: userId, provider_id: customer, created_at: new Date() })
      .execute();
  }
  const method = await stripe.paymentMethods.attach(card, { customer });
  const id = newId<CardId>();
  await db
    .insertInto('cards')
    .values({
      id,
      user_id: userId,
      provider_id: method.id,
      brand: method.card?.brand ?? 'visa',
      last4: method.card?.last4 ?? '4242',
      expires_month: 12,
      expires_year: 2040,
      created_at: new Date(),
    })
    .execute();
  await db
    .updateTable('users')
    .set({ default_payment_method: id })
    .where('id', '=', userId)
    .where('default_payment_method', 'is', null)
    .execute();
  return id;
}

/** A shop with a vase for 64 dollars, sent for 6.50, and a buyer in Brooklyn who wants it. */
export async function vaseAndBuyer(
  app: Market,
  { name = 'Halden & Moor', price = 6_400, available = 5 } = {},
) {
  const owner = await buildUser(app.db, { name: 'Ana Halden' });
  const shop = await shopThatSends(app, { owner_id: owner.id, name });
  const product = await buildProduct(app.db, {
    shop_id: shop.id,
    title: 'Bottle vase',
    price_amount: price,
    available,
  });
  const variantId = await variantOf(app.db, product);
  const maya = await buyerIn(app);
  return { owner, shop, product, variantId, maya, buyer: app.as(maya), seller: app.as(owner) };
}

/** It sends everywhere, for 6.50. */
export async function shopThatSends(app: Market, input: Parameters<typeof buildShop>[1]) {
  const shop = await buildShop(app.db, input);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  return shop;
}

export async function buyerIn(app: Market, name = 'Maya Okafor') {
  const user = await buildUser(app.db, { name });
  await buildAddress(app.db, { user_id: user.id, country: 'US', is_default: true });
  return user;
}

export async function variantOf(db: Kysely<Tables>, { id }: { id: ProductId }): Promise<VariantId> {
  const variant = await db
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', '=', id)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return variant.id;
}

export const inCart = (
  { db, clock }: Pick<Market, 'db' | 'clock'>,
  user: { id: UserId },
  product: { id: ProductId },
  quantity = 1,
) => buildCartLine(db, { user_id: user.id, product_id: product.id, quantity, added_at: clock.now() });

type Answered<Body> = Omit<Answer, 'body'> & { body: Body };

export const openCheckout = (
  buyer: Caller,
  body: { from: 'cart' } | { from: 'product'; variantId: VariantId; quantity: number } = { from: 'cart' },
): Promise<Answered<Checkout>> => buyer.post('/api/checkouts', body, key());

export const payFor = (
  buyer: Caller,
  { _id, seen }: Pick<Checkout, '_id' | 'seen'>,
  cardId: CardId | null,
  headers = key(),
): Promise<Answer> => buyer.post(`/api/checkouts/${_id}/pay`, { seen, cardId }, headers);

/** Bought and paid: the orders as their buyer sees them. */
export async function buy(
  app: Market,
  { user, cardId }: { user: { id: UserId }; cardId: CardId | null },
  things: ReadonlyArray<{ product: { id: ProductId }; quantity?: number }>,
): Promise<Order[]> {
  for (const { product, quantity } of things) await inCart(app, user, product, quantity);
  const buyer = app.as(user);
  const { body: opened } = await openCheckout(buyer);
  const { status, body } = await payFor(buyer, opened, cardId);
  if (status !== 200 || body.state !== 'paid') throw new Error(`not paid: ${JSON.stringify(body)}`);
  const orders: Order[] = [];
  for (const { order } of (body as Checkout).shops)
    orders.push((await buyer.get(`/api/orders/${order?._id}`)).body);
  return orders;
}

export const stockOf = async (db: Kysely<Tables>, variantId: VariantId): Promise<number> =>
  (
    await db
      .selectFrom('product_variants')
      .select('available')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).available;

/** What the books say a shop has. */
export async function booksOf(db: Kysely<Tables>, shopId: ShopId): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('shop_id', '=', shopId)
    .execute();
  return Object.fromEntries(
    rows.filter(({ balance }) => balance !== 0).map(({ kind, balance }) => [kind, balance]),
  );
}
