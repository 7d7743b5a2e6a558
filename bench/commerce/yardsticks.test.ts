import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { buildProduct } from '../../apps/server/src/features/market/catalog/product.builder.ts';
import { variantOf } from '../../apps/server/src/testing/paying.fixture.ts';
import { cloneDatabase } from '../../apps/server/src/testing/test-database.ts';
import { fillBoard } from './board.ts';
import { openHandWritten } from './hand-written.ts';

test('the rows that a checkout is measured against fit the tables as they are', async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const product = await buildProduct(db, { available: 3 });
  const thing = { shopId: product.shop_id, productId: product.id, variantId: await variantOf(db, product) };
  await using byHand = await openHandWritten(database.url, [thing]);
  const { id } = await buildUser(db);
  await byHand.buy({ id, token: '', cardId: randomUUID() }, thing);
  expect(await db.selectFrom('orders').select(['state', 'total']).execute()).toEqual([
    { state: 'paid', total: 7_050 },
  ]);
});

test('a board of orders is filled as the tables are', async () => {
  await using database = await cloneDatabase();
  await fillBoard(database.db, 40);
  const { orders } = await database.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  expect(orders).toBe(40);
});
