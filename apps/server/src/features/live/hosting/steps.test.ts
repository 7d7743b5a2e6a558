import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { host as seller } from '../../../testing/written-show.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { putForSale } from './for-sale.repo.ts';
import { putSteps } from './steps.repo.ts';

test('a host puts products and breaks between the lots of a show, and finds them there again', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const { owner, product, schedule } = await seller(app);
  const [jug, cup] = [await product(), await product()];
  const steps = [
    { kind: 'product', productId: cup.id, afterLots: 0 },
    { kind: 'talk', title: 'Questions', minutes: 10, afterLots: 1 },
  ];
  const { status, body: show } = await schedule({ lots: [{ productId: jug.id }], steps });
  expect([status, show.steps]).toEqual([201, steps]);
  expect((await app.get(`/api/shows/${show._id}/steps`)).body.items).toMatchObject([
    { kind: 'product', state: 'waiting', productId: cup.id },
    { kind: 'talk', state: 'waiting', title: 'Questions', minutes: 10 },
  ]);
  // What is shown at its price is sold in the show.
  expect((await app.get(`/api/shows/${show._id}/products`)).body.items).toMatchObject([{ _id: cup.id }]);
  const { body: changed } = await owner.patch(`/api/shows/${show._id}`, { version: 1, steps: [steps[1]] });
  expect(changed.steps).toEqual([steps[1]]);
  expect((await app.get(`/api/shows/${show._id}/products`)).body.items).toEqual([]);
});

test('a step that is none is named', async () => {
  await using app = await buildTestApp();
  const { schedule } = await seller(app);
  const foreign = await (await seller(app)).product();
  const talk = { kind: 'talk', title: 'Questions', minutes: 10, afterLots: 0 };
  for (const [step, field] of [
    [{ kind: 'product', productId: foreign.id, afterLots: 0 }, 'steps.1.productId'],
    [{ ...talk, minutes: 0 }, 'steps.1.minutes'],
    [{ ...talk, minutes: 61 }, 'steps.1.minutes'],
    [{ ...talk, title: ' ' }, 'steps.1.title'],
    [{ ...talk, afterLots: -1 }, 'steps.1.afterLots'],
  ] as const) {
    const { status, body } = await schedule({ steps: [talk, step] });
    expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
  }
});

test('a break begins for everyone in the room and ends with the next lot; a product of the list is pinned', async () => {
  await using app = await buildTestApp();
  const { show, shop, host, viewer, lots } = await openStage(app, { lots: 1 });
  const cup = await buildProduct(app.db, { shop_id: shop.id, available: 2 });
  await putSteps(app.db, show.id, [
    { kind: 'talk', title: 'Questions', minutes: 10, afterLots: 0 },
    { kind: 'product', productId: cup.id, afterLots: 0 },
  ]);
  const url = `/api/shows/${show.id}/steps`;
  const { body } = await app.get(url);
  const [talk, product] = body.items;
  using noor = await speaker(app, viewer);
  await noor.read(`rooms/${show.id}/state`);
  const stage = async (wanted: (data: Record<string, unknown>) => boolean) =>
    (await noor.until((docs) => docs.some(({ id, data }) => id === 'stage' && wanted(data)))).find(
      ({ id }) => id === 'stage',
    )?.data;

  expect((await app.as(host).post(`${url}/${talk._id}/start`)).status).toBe(204);
  const until = app.clock.now().getTime() + 10 * 60_000;
  expect(await stage(({ talk: on }) => on !== null)).toMatchObject({ talk: { title: 'Questions', until } });
  expect((await app.as(host).post(`/api/lots/${lots[0]?.id}/start`, {})).status).toBe(204);
  await stage(({ talk: on }) => on === null);
  expect((await app.as(host).post(`${url}/${talk._id}/start`)).body.error.code).toBe('lot_running');

  expect((await app.as(host).post(`${url}/${product._id}/start`)).status).toBe(204);
  await stage(({ pinned }) => pinned === cup.id);
  expect((await app.get(url)).body.items.map(({ state }: { state: string }) => state)).toEqual([
    'done',
    'done',
  ]);
});

test('only who leads a show goes through its steps, and only while it is live', async () => {
  await using app = await buildTestApp();
  const { show, host } = await openStage(app, { lots: 0, state: 'scheduled' });
  await putSteps(app.db, show.id, [{ kind: 'talk', title: 'Questions', minutes: 10, afterLots: 0 }]);
  const [talk] = (await app.get(`/api/shows/${show.id}/steps`)).body.items;
  const url = `/api/shows/${show.id}/steps/${talk._id}`;
  expect((await app.as(await buildUser(app.db)).post(`${url}/start`)).status).toBe(403);
  expect((await app.as(host).post(`${url}/start`)).body.error.code).toBe('show_not_live');
  expect((await app.as(host).post(`${url}/pass`)).status).toBe(204);
});

test('while the show is live a host adds a break and a product, and moves them between what waits', async () => {
  await using app = await buildTestApp();
  const { show, shop, host, viewer, lots } = await openStage(app, { lots: 3 });
  const cup = await buildProduct(app.db, { shop_id: shop.id, available: 2 });
  const [first, second, third] = lots.map(({ id }) => id);
  const url = `/api/shows/${show.id}`;
  await app.as(host).post(`/api/lots/${first}/start`, {});
  const add = (step: object, who: { id: UserId } = host) =>
    app.as(who).post(`${url}/steps`, step, { 'idempotency-key': randomUUID() });
  const talk = { kind: 'talk', title: 'Questions', minutes: 5, afterLots: 1 };
  const { status, body: added } = await add(talk);
  expect(status).toBe(201);
  const { body: pinned } = await add({ kind: 'product', productId: cup.id, afterLots: 1 });
  expect((await app.get(`${url}/products`)).body.items).toMatchObject([{ _id: cup.id }]);
  const places = async () =>
    (await app.get(`${url}/steps`)).body.items.map((one: { _id: string; afterLots: number }) => [
      one._id,
      one.afterLots,
    ]);
  expect(await places()).toEqual([
    [added.stepId, 1],
    [pinned.stepId, 1],
  ]);
  const order = {
    lots: [third, second],
    steps: [
      { _id: pinned.stepId, lotsBefore: 0 },
      { _id: added.stepId, lotsBefore: 2 },
    ],
  };
  expect((await app.as(host).put(`${url}/order`, order)).status).toBe(204);
  expect(await places()).toEqual([
    [pinned.stepId, 1],
    [added.stepId, 3],
  ]);
  // What is going on, or was, stays where it is.
  await app.as(host).post(`${url}/steps/${pinned.stepId}/pass`);
  await app.as(host).put(`${url}/order`, { lots: [], steps: [{ _id: pinned.stepId, lotsBefore: 2 }] });
  expect((await places())[0]).toEqual([pinned.stepId, 1]);

  expect((await add(talk, viewer)).status).toBe(403);
  const foreign = await buildProduct(app.db);
  const refused = await add({ kind: 'product', productId: foreign.id, afterLots: 0 });
  expect(refused.body.error.code).toBe('not_for_the_list');
  const over = await openStage(app, { lots: 0 });
  await app.as(over.host).post(`/api/shows/${over.show.id}/end`);
  const late = await app
    .as(over.host)
    .post(`/api/shows/${over.show.id}/steps`, talk, { 'idempotency-key': randomUUID() });
  expect(late.body.error.code).toBe('show_over');
});

test('the steps of one show are not moved by the host of another, nor beyond how many there may be', async () => {
  await using app = await buildTestApp();
  const [one, other] = [await openStage(app, { lots: 1 }), await openStage(app, { lots: 1 })];
  await putSteps(
    app.db,
    one.show.id,
    Array.from({ length: 100 }, () => ({ kind: 'talk', title: 'Questions', minutes: 5, afterLots: 0 })),
  );
  const [step] = (await app.get(`/api/shows/${one.show.id}/steps`)).body.items;
  await app
    .as(other.host)
    .put(`/api/shows/${other.show.id}/order`, { lots: [], steps: [{ _id: step._id, lotsBefore: 1 }] });
  const [after] = (await app.get(`/api/shows/${one.show.id}/steps`)).body.items;
  expect(after).toEqual(step);
  const talk = { kind: 'talk', title: 'One more', minutes: 5, afterLots: 0 };
  const full = await app
    .as(one.host)
    .post(`/api/shows/${one.show.id}/steps`, talk, { 'idempotency-key': randomUUID() });
  expect(full.body.error.code).toBe('run_list_full');
});

test('a product among the steps is one more that a show sells, and counts as one', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const { host, show } = await openStage(app, { lots: 1 });
  const products = await Promise.all(
    Array.from({ length: 101 }, () => buildProduct(app.db, { shop_id: show.shop_id })),
  );
  const ids = products.map(({ id }) => id);
  await app.db.transaction().execute((tx) => putForSale(tx, show.id, ids.slice(0, 99)));
  const add = (productId?: string) =>
    app
      .as(host)
      .post(
        `/api/shows/${show.id}/steps`,
        { kind: 'product', productId, afterLots: 0 },
        { 'idempotency-key': randomUUID() },
      );
  expect((await add(ids[99])).status).toBe(201);
  expect((await add(ids[0])).status).toBe(201);
  expect((await add(ids[100])).body.error.code).toBe('run_list_full');
});
