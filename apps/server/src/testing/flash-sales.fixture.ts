import { randomUUID } from 'node:crypto';
import type { FlashSaleId, UserId } from '@souk/shared/ids.ts';
import type { NewFlashSale } from '@souk/shared/live/flash-sales/schema.ts';
import { sql } from 'kysely';
import { insertFlashSale } from '../features/live/flash-sales/flash-sales.repo.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import type { Db } from '../platform/db/database.ts';
import type { Row } from '../platform/db/insert-all.ts';
import { newId } from '../platform/ids.ts';
import { openPayingMarket } from './paying-market.fixture.ts';

/** A product at half its price in a live show of its shop, this many pieces for any buyer. */
export async function buildFlashSale(
  db: Db,
  { product, pieces, endsAt }: { product: Row<'products'>; pieces: number; endsAt: Date },
): Promise<FlashSaleId> {
  const now = new Date();
  const show = await buildShow(db, { shop_id: product.shop_id, state: 'live', starts_at: now });
  const id = newId<FlashSaleId>(now.getTime());
  await insertFlashSale(db, {
    ...{ id, show_id: show.id, product_id: product.id, currency: product.currency },
    ...{
      percent: 50,
      amount: null,
      price_amount: Math.round(product.price_amount / 2),
      was_amount: null,
      pieces,
      per_person: pieces,
      left_told: pieces,
    },
    ...{ seconds: 300, started_at: now, ends_at: endsAt },
  });
  return id;
}

/** How many pieces are held or were sold at the price of a flash sale. */
export async function takenOf(db: Db, id?: FlashSaleId): Promise<number> {
  const { taken } = await db
    .selectFrom('stock_holds')
    .select(sql<number>`coalesce(sum(flash_pieces), 0)::int`.as('taken'))
    .where('released_at', 'is', null)
    .$if(id !== undefined, (all) => all.where('flash_sale_id', '=', id as FlashSaleId))
    .executeTakeFirstOrThrow();
  return taken;
}

/**
 * The live show of a shop that sells vases for 64 dollars, twenty of them at a quarter less for quick buyers.
 */
export async function openFlashSales({ available = 20 } = {}) {
  const market = await openPayingMarket();
  const { app, shop, product, variantId, owner } = market;
  await app.db.updateTable('product_variants').set({ available }).where('id', '=', variantId).execute();
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const start = (input: object = {}, who: { id: UserId } = owner) =>
    app.as(who).post(
      `/api/shows/${show.id}/flash-sales`,
      {
        ...{ productId: product.id, cut: { kind: 'percent', percent: 25 }, seconds: 60 },
        ...{ pieces: available, perPerson: 1 },
        ...input,
      },
      { 'idempotency-key': randomUUID() },
    );
  return {
    ...{ ...market, show, start },
    async open(input: Partial<NewFlashSale> = {}): Promise<FlashSaleId> {
      const { status, body } = await start(input);
      if (status !== 201) throw new Error(`could not be started: ${JSON.stringify(body)}`);
      return body.flashSaleId;
    },
    buying: { from: 'product', variantId, quantity: 1 } as const,
    taken: (id: FlashSaleId) => takenOf(app.db, id),
    /** Everybody leaves their checkout. */
    async giveBackAll() {
      app.clock.forward(11 * 60_000);
      await market.expire();
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}
