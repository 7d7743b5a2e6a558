import { tried } from '@souk/live/testing/tried.ts';
import type { UserId, VariantId } from '@souk/shared/ids.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openFlashSales } from '../../../testing/flash-sales.fixture.ts';
import { buyerIn, openCheckout, stockOf } from '../../../testing/paying.fixture.ts';
import { leaveCheckout } from '../../money/checkout/checkout.service.ts';
import { openCheckout as open } from '../../money/checkout/open.service.ts';
import { endFlashSale } from './hosting.service.ts';
import { lookAfterFlashSales } from './index.ts';

const BUYERS = 200;
const PIECES = 20;
const ROUNDS = process.env.FIGURES === 'long' ? 20 : 1;

/** By the door of one process; not over HTTP, which lets a crowd wait. */
const ctxOf = (app: TestApp, tx: Db, userId: UserId) =>
  ({ ...app, db: tx, actor: { userId } }) as unknown as Parameters<typeof open>[0];

const openBy = (app: TestApp, userId: UserId, variantId: VariantId): Promise<Checkout> =>
  app.db
    .transaction()
    .execute((tx) => open(ctxOf(app, tx, userId), { from: 'product', variantId, quantity: 1 }));

const leaveBy = (app: TestApp, userId: UserId, id: Checkout['_id']) =>
  app.db.transaction().execute((tx) => leaveCheckout(ctxOf(app, tx, userId), id));

const flashOf = (body: Checkout) => body.shops?.[0]?.lines[0]?.flash ?? null;

test('of two hundred buyers in the last second of a flash sale twenty have its price, through two processes', {
  timeout: ROUNDS * 180_000,
}, async () => {
  await using market = await openFlashSales({ available: BUYERS });
  const { app, variantId } = market;
  await using beside = await buildTestApp({ beside: app });
  const people = await Promise.all(Array.from({ length: BUYERS }, (_, n) => buyerIn(app, `Guest ${n}`)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await market.open({ pieces: PIECES, seconds: 10 });
    app.clock.forward(9_500);
    const coming = people.entries();
    const answers: Checkout[] = [];
    // Sixteen at once, and some of them by two tabs.
    await Promise.all(
      Array.from({ length: 16 }, async (_, lane) => {
        for (const [n, who] of coming) {
          const door = lane % 2 ? app : beside;
          const asked = n % 10 === 0 ? [door, app] : [door];
          const [got] = await Promise.all(asked.map((one) => openBy(one, who.id, variantId)));
          if (got) answers.push(got);
          // A buyer who leaves makes room for the next.
          if (got && n % 25 === 0) await leaveBy(door, who.id, got._id);
          if (n % 50 === 0) await lookAfterFlashSales(lane % 2 ? app : beside);
        }
      }),
    );
    expect(await market.taken(id)).toBe(PIECES);
    expect(answers.filter((body) => flashOf(body)?.price.amount === 4_800).length).toBeGreaterThanOrEqual(
      PIECES,
    );
    expect(await stockOf(app.db, variantId)).toBe(BUYERS / 25);
    app.clock.forward(1_000);
    await lookAfterFlashSales(app);
    await market.giveBackAll();
  }
  tried('flash sales', ROUNDS, '200 buyers for 20 pieces in the last second, over two processes');
});

test('who comes in the moment in which the host ends it has the price or has not, and nobody has it after that', async () => {
  await using market = await openFlashSales({ available: 100 });
  const { app, owner } = market;
  const people = await Promise.all(Array.from({ length: 24 }, (_, n) => buyerIn(app, `Guest ${n}`)));
  const id = await market.open({ pieces: 100 });
  const ctx = { ...app, actor: { userId: owner.id, kind: 'user', shopId: market.shop.id } };
  const [, ...opened] = await Promise.all([
    endFlashSale(ctx as unknown as Parameters<typeof endFlashSale>[0], id),
    ...people.map((who) => openCheckout(app.as(who), market.buying)),
  ]);
  const lucky = opened.filter(({ body }) => flashOf(body) !== null).length;
  expect(await market.taken(id)).toBe(lucky);
  const [late] = people;
  if (!late) throw new Error('nobody came');
  const { state, taken_told } = await app.db
    .selectFrom('flash_sales')
    .select(['state', 'taken_told'])
    .executeTakeFirstOrThrow();
  expect([state, taken_told]).toEqual(['over', lucky]);
});
