import type { ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type Stripe from 'stripe';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { buildAddress } from '../../apps/server/src/features/identity/addresses/address.builder.ts';
import { buildProduct } from '../../apps/server/src/features/market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../apps/server/src/features/market/shipping/shipping.builder.ts';
import { buildShop } from '../../apps/server/src/features/market/shops/shop.builder.ts';
import { buildCartLine } from '../../apps/server/src/features/money/cart/cart.builder.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { buildCard, variantOf } from '../../apps/server/src/testing/paying.fixture.ts';

export interface Thing {
  shopId: ShopId;
  productId: ProductId;
  variantId: VariantId;
}

export interface Buyer {
  id: UserId;
  token: string;
  cardId: string;
}

export interface Trade {
  /** Of which there is always enough. */
  things: Thing[];
  buyers: Buyer[];
  /** Of which there are a hundred. */
  scarce: Thing;
  crowd: Buyer[];
}

const plenty = 10_000_000;
export const scarceUnits = 100;

/** Shops that send everywhere, people with an address, a card and something in the cart, and one thing that many want. */
export async function buildTrade({ db }: Pick<Database, 'db'>, stripe: Stripe): Promise<Trade> {
  const thing = async (available: number): Promise<Thing> => {
    const shop = await buildShop(db);
    await buildShippingProfile(db, { shop_id: shop.id });
    const product = await buildProduct(db, { shop_id: shop.id, price_amount: 6_400, available });
    return { shopId: shop.id, productId: product.id, variantId: await variantOf(db, product) };
  };
  const buyer = async (): Promise<Buyer> => {
    const { id } = await buildUser(db);
    await buildAddress(db, { user_id: id, country: 'US', is_default: true });
    const session = { userId: id, userAgent: 'bench', way: 'password', now: new Date() } as const;
    return { id, token: await startSession(db, session), cardId: await buildCard(db, stripe, id) };
  };
  const things = await manyOf(50, () => thing(plenty));
  const buyers = await manyOf(32, buyer);
  for (const [nth, { id }] of buyers.entries())
    await buildCartLine(db, { user_id: id, product_id: things[nth]?.productId as ProductId });
  return { things, buyers, scarce: await thing(scarceUnits), crowd: await manyOf(500, buyer) };
}

const atOnce = 8;

async function manyOf<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const makeOn = async () => {
    while (made.length < count) made.push(await make());
  };
  await Promise.all(Array.from({ length: atOnce }, makeOn));
  return made.slice(0, count);
}
