import type { ProductId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox, publish } from '../../../platform/outbox/outbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildFavorite } from './favorite.builder.ts';

const DAY_MS = 86_400_000;

/** Says what the catalog would say, and lets the market hear it. */
async function announce(app: TestApp, topic: string, payload: object) {
  await publish(app.db, topic, payload);
  await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
}

async function reprice(app: TestApp, id: ProductId, from: number, to: number) {
  await app.db.updateTable('products').set({ price_amount: to }).where('id', '=', id).execute();
  await announce(app, 'product.price-dropped', { productId: id, from, to });
}

const subjects = async (app: TestApp, { email }: { email: string }) =>
  (await mailTo(app, email)).map(({ subject }) => subject);

test('who keeps a product hears that its price went down, once a day, and sees it among favourites', async () => {
  await using app = await buildTestApp();
  const ines = await buildUser(app.db);
  const product = await buildProduct(app.db, { title: 'Bottle vase', price_amount: 8_400 });
  await buildFavorite(app.db, { user_id: ines.id, kind: 'product', target_id: product.id });
  await reprice(app, product.id, 8_400, 6_900);
  expect(await subjects(app, ines)).toEqual(['Now $69, down from $84']);
  await reprice(app, product.id, 6_900, 6_500);
  expect(await subjects(app, ines)).toHaveLength(1);

  const { body } = await app.as(ines).get('/api/favorites');
  expect(body.items[0].news).toEqual({ kind: 'price-drop', before: { amount: 8_400, currency: 'USD' } });
  expect((await app.as(ines).get('/api/favorites/counts')).body).toEqual({
    product: 1,
    event: 0,
    show: 0,
    shop: 0,
    news: 1,
  });
  app.clock.forward(DAY_MS);
  await reprice(app, product.id, 6_500, 6_000);
  expect((await subjects(app, ines)).at(-1)).toBe('Now $60, down from $65');
});

test('who waits for something hears that it is back', async () => {
  await using app = await buildTestApp();
  const ines = await buildUser(app.db, { language: 'fr' });
  const product = await buildProduct(app.db, { title: 'Bottle vase' });
  await buildFavorite(app.db, { user_id: ines.id, kind: 'product', target_id: product.id });
  await announce(app, 'product.back-in-stock', { productId: product.id });
  expect(await subjects(app, ines)).toEqual(['Un de vos favoris est de retour']);
  expect((await app.as(ines).get('/api/favorites')).body.items[0].news).toEqual({ kind: 'back-in-stock' });
  await app.db.updateTable('product_variants').set({ available: 0 }).execute();
  await app.db.updateTable('products').set({ status: 'out-of-stock' }).execute();
  expect((await app.as(ines).get('/api/favorites')).body.items[0].news).toBeNull();
  expect((await app.as(ines).get('/api/favorites/counts')).body.news).toBe(0);
});

test('neither its seller, nor who switched it off, nor anybody about what is no longer so', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { price_amount: 8_400 });
  const { owner_id } = await app.db.selectFrom('shops').select('owner_id').executeTakeFirstOrThrow();
  const seller = await app.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  const [quiet, ines] = [await buildUser(app.db), await buildUser(app.db)];
  for (const { id } of [seller, quiet, ines]) {
    await buildFavorite(app.db, { user_id: id, kind: 'product', target_id: product.id });
  }
  const changes = [{ kind: 'price-drop', channel: 'email', chosen: false }];
  await app.as(quiet).put('/api/notification-choices', { changes });
  await reprice(app, product.id, 8_400, 6_900);
  expect(await subjects(app, seller)).toEqual([]);
  expect(await subjects(app, quiet)).toEqual([]);
  expect(await subjects(app, ines)).toHaveLength(1);
  app.clock.forward(DAY_MS);
  await announce(app, 'product.back-in-stock', { productId: product.id });
  expect(await subjects(app, quiet)).toHaveLength(1);
  expect(await subjects(app, ines)).toHaveLength(2);

  app.clock.forward(DAY_MS);
  await app.db.updateTable('products').set({ price_amount: 9_000 }).execute();
  await announce(app, 'product.price-dropped', { productId: product.id, from: 6_900, to: 6_000 });
  await app.db.updateTable('products').set({ status: 'archived' }).execute();
  await announce(app, 'product.back-in-stock', { productId: product.id });
  expect(await subjects(app, ines)).toHaveLength(2);
});

test('a thing that hundreds keep is told to each of them once, also when the job runs twice', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { price_amount: 8_400 });
  for (let n = 0; n < 130; n += 1) {
    const { id } = await buildUser(app.db);
    await buildFavorite(app.db, { user_id: id, kind: 'product', target_id: product.id });
  }
  await app.db.updateTable('products').set({ price_amount: 6_900 }).execute();
  for (const _ of [1, 2])
    await announce(app, 'product.price-dropped', { productId: product.id, from: 8_400 });
  await mailTo(app, 'nobody@mail.example');
  const mails = await app.db.selectFrom('kept_messages').select('recipient').execute();
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(130);
  expect(mails).toHaveLength(130);
});
