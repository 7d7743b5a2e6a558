import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { onceOnly } from '../../../testing/written-event.fixture.ts';
import { host } from '../../../testing/written-show.fixture.ts';
import { buildVariant } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { findToShow } from '../auctions/index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a host schedules a show with a cover and two lots, and visitors see it with its lots in order', async () => {
  await using app = await buildTestApp();
  const { owner, product, schedule, written } = await host(app);
  const [vase, bowl] = [await product({ price_amount: 4_500 }), await product()];
  const cover = await storedPhoto(owner, 'show-image');
  const closing = { kind: 'sudden-death' } as const;
  const { status, body } = await schedule({
    description: 'From the spring firing.',
    cover: cover._id,
    lots: [
      { productId: vase.id },
      { productId: bowl.id, start: usd(100), reserve: usd(900), seconds: 60, closing },
    ],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...written,
    ...{ version: 1, state: 'scheduled', cover: { _id: cover._id }, repeat: 'once', visibility: 'public' },
    lots: [
      {
        productId: vase.id,
        start: usd(4_500),
        reserve: null,
        seconds: 30,
        closing: { kind: 'reset', seconds: 10 },
      },
      { productId: bowl.id, start: usd(100), reserve: usd(900), seconds: 60, closing },
    ],
  });
  const { body: seen } = await app.get(`/api/shows/${body._id}`);
  expect(seen).toMatchObject({
    ...{ title: 'Night kiln', state: 'scheduled', lotCount: 2 },
    lots: [
      { number: 1, productId: vase.id },
      { number: 2, productId: bowl.id, reserve: 'not-met' },
    ],
  });
  // As a number of its own: an id may hold these digits too.
  expect(JSON.stringify(seen)).not.toMatch(/\b900\b/);
});

test('a show whose first save was not answered is sent again and is one show', async () => {
  await using app = await buildTestApp();
  const { owner, shop, written } = await host(app);
  const key = onceOnly();
  const send = () => owner.post(`/api/shops/${shop.id}/shows`, written, key);
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status, again.body._id]).toEqual([201, 201, first.body._id]);
});

test('what contradicts itself is named on its field', async () => {
  await using app = await buildTestApp();
  const { at, product, schedule } = await host(app);
  const mine = await product();
  const foreign = await (await host(app)).product();
  const [draft, alone] = [await product({ status: 'draft' }), await product({ listing_kind: 'auction' })];
  const lot = { productId: mine.id };
  const glazes = await product();
  await buildVariant(app.db, { product_id: glazes.id, price_amount: 900, options: { Glaze: 'Sea' } });
  for (const [change, field] of [
    [{ title: 'ab' }, 'title'],
    [{ title: 'Kiln\u202Enlik' }, 'title'],
    [{ language: 'English' }, 'language'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ startsAt: '2027-02-30T10:00' }, 'startsAt'],
    [{ startsAt: at(0) }, 'startsAt'],
    [{ startsAt: at(24 * 400) }, 'startsAt'],
    [{ startsAt: '2027-03-28T01:30' }, 'startsAt'],
    [{ categoryId: newId() }, 'categoryId'],
    [{ cover: newId() }, 'cover'],
    [{ repeat: 'monthly' }, 'repeat'],
    [{ lots: [lot, { productId: newId() }] }, 'lots.1.productId'],
    [{ lots: [{ productId: foreign.id }] }, 'lots.0.productId'],
    [{ lots: [{ productId: draft.id }] }, 'lots.0.productId'],
    [{ lots: [{ productId: alone.id }] }, 'lots.0.productId'],
    [{ lots: [{ ...lot, variantId: newId() }] }, 'lots.0.variantId'],
    [{ lots: [{ productId: glazes.id }] }, 'lots.0.variantId'],
    [{ lots: [{ ...lot, seconds: 4 }] }, 'lots.0.seconds'],
    [{ lots: [{ ...lot, start: usd(0) }] }, 'lots.0.start.amount'],
    [{ lots: [{ ...lot, start: usd(900), reserve: usd(800) }] }, 'lots.0.reserve'],
    [{ lots: [{ ...lot, seconds: 5, closing: { kind: 'add', seconds: 6, most: null } }] }, 'lots.0.closing'],
    [{ lots: Array(301).fill(lot) }, 'lots'],
  ] as const) {
    const { status, body } = await schedule(change);
    expect([field, status, body.error?.details?.[0]?.field]).toEqual([field, 400, field]);
  }
  const { rows } = { rows: await app.db.selectFrom('shows').select('id').execute() };
  expect(rows).toEqual([]);
});

test('a host changes what comes next: one lot goes, one comes, the others change places', async () => {
  await using app = await buildTestApp();
  const { owner, product, schedule } = await host(app);
  const [a, b, c] = [await product(), await product(), await product()];
  const { body: show } = await schedule({
    lots: [{ productId: a.id }, { productId: b.id, start: usd(700) }],
  });
  const [, second] = show.lots;
  const { status, body } = await owner.patch(`/api/shows/${show._id}`, {
    version: 1,
    title: 'Night kiln, second firing',
    lots: [{ productId: c.id }, { _id: second._id, productId: b.id, start: usd(800) }],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ version: 2, title: 'Night kiln, second firing', startsAt: show.startsAt },
    lots: [{ productId: c.id }, { _id: second._id, start: usd(800) }],
  });
  const numbers = await app.db
    .selectFrom('lots')
    .select(['number', 'product_id'])
    .orderBy('number')
    .execute();
  expect(numbers).toEqual([
    { number: 1, product_id: c.id },
    { number: 2, product_id: b.id },
  ]);
});

test('the hash of a random close stays with each save and in the studio, until its lot closes otherwise', async () => {
  await using app = await buildTestApp();
  const { owner, product, schedule } = await host(app);
  const [a, b] = [await product(), await product()];
  const random = { kind: 'random', seconds: 10 } as const;
  let { body: show } = await schedule({
    lots: [
      { productId: a.id, closing: random },
      { productId: b.id, closing: random },
    ],
  });
  const [url, ids] = [`/api/shows/${show._id}`, show.lots.map(({ _id }: { _id: string }) => _id)];
  const hashes = async () =>
    await Promise.all(ids.map(async (id: string) => (await app.get(`/api/lots/${id}`)).body.closing.hash));
  const [first, second] = await hashes();
  expect(new Set([first, second]).size).toBe(2);
  const save = async (change: (lot: object) => object = (lot) => lot) => {
    const lots = show.lots.map(({ _id, productId, start, seconds, closing }: typeof show) =>
      change({ _id, productId, start, seconds, closing }),
    );
    ({ body: show } = await owner.patch(url, { version: show.version, lots }));
  };
  await save();
  await save((lot) => ({ ...lot, start: usd(200), seconds: 60 }));
  expect(await hashes()).toEqual([first, second]);
  const terms = (closing: object) => owner.patch(`/api/lots/${ids[0]}/terms`, { closing, seconds: 45 });
  expect((await terms(random)).status).toBe(204);
  expect(await hashes()).toEqual([first, second]);
  expect((await terms({ kind: 'random', seconds: 20 })).status).toBe(204);
  const [drawnAnew] = await hashes();
  expect(drawnAnew).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashes()).not.toContain(first);
  ({ body: show } = await owner.get(`${url}/edit`));
  await save((lot) => ({ ...lot, closing: { kind: 'sudden-death' } }));
  expect(await hashes()).toEqual([undefined, undefined]);
});

test('of two who change a show, the second is told; a show that is live or called off is not changed', async () => {
  await using app = await buildTestApp();
  const { owner, schedule } = await host(app);
  const { body: show } = await schedule();
  const url = `/api/shows/${show._id}`;
  expect((await owner.patch(url, { version: 1, title: 'First' })).status).toBe(200);
  const late = await owner.patch(url, { version: 1, title: 'Second' });
  expect([late.status, late.body.error.code, late.body.error.details]).toEqual([
    409,
    'edit_conflict',
    { version: 2 },
  ]);
  // Rehearsing it changes nothing of that.
  expect((await owner.put(`${url}/rehearsal`)).status).toBe(204);
  expect((await owner.patch(url, { version: 2, title: 'Rehearsed' })).status).toBe(200);
  const { body: next } = await schedule();
  expect((await owner.put(`/api/shows/${next._id}/rehearsal`)).status).toBe(204);
  expect((await owner.post(`/api/shows/${next._id}/cancel`, { version: 1 })).body.state).toBe('cancelled');
  await app.db.updateTable('shows').set({ state: 'live' }).execute();
  for (const answer of [
    await owner.patch(url, { version: 3, title: 'Third' }),
    await owner.post(`${url}/cancel`, { version: 3 }),
  ])
    expect([answer.status, answer.body.error.code]).toEqual([409, 'show_status']);
});

test('the calendar file of a show that was called off says so', async () => {
  await using app = await buildTestApp();
  const { owner, schedule } = await host(app);
  const { body: show } = await schedule();
  const file = async () => (await owner.get(`/api/shows/${show._id}.ics`)).body;
  expect(await file()).toContain('\r\nSTATUS:CONFIRMED\r\n');
  const { status } = await owner.post(`/api/shows/${show._id}/cancel`, { version: 1 });
  expect(status).toBe(200);
  expect(await file()).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('the show of another shop is not there to be read, changed or called off', async () => {
  await using app = await buildTestApp();
  const { schedule, shop, written } = await host(app);
  const { body: show } = await schedule();
  const rival = (await host(app)).owner;
  const answers = [
    await rival.get(`/api/shows/${show._id}/edit`),
    await rival.patch(`/api/shows/${show._id}`, { version: 1, title: 'Mine now' }),
    await rival.post(`/api/shows/${show._id}/cancel`, { version: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await rival.post(`/api/shops/${shop.id}/shows`, written, onceOnly())).status).toBe(403);
});

test('a lot of another show cannot be taken over by its id', async () => {
  await using app = await buildTestApp();
  const { owner, product, schedule } = await host(app);
  const { id } = await product();
  const { body: first } = await schedule({ lots: [{ productId: id }] });
  const { body: second } = await schedule();
  const [lot] = first.lots;
  await owner.patch(`/api/shows/${second._id}`, { version: 1, lots: [{ _id: lot._id, productId: id }] });
  const { body: before } = await owner.get(`/api/shows/${first._id}/edit`);
  expect(before.lots).toMatchObject([{ _id: lot._id }]);
});

test('a shop that is not open schedules nothing', async () => {
  await using app = await buildTestApp();
  const { shop, schedule } = await host(app);
  await app.db.updateTable('shops').set({ status: 'closed' }).where('id', '=', shop.id).execute();
  const { status, body } = await schedule();
  expect([status, body.error.code]).toEqual([409, 'shop_not_open']);
});

test('slow mode set with a show holds in its room once it is live, and what its host set there is what they edit', async () => {
  await using app = await buildTestApp();
  const { owner, schedule } = await host(app);
  const { body: show } = await schedule({ slowSeconds: 30 });
  const chat = () => app.get(`/api/shows/${show._id}/chat`);
  expect(show.slowSeconds).toBe(30);
  expect((await owner.post(`/api/shows/${show._id}/live`)).status).toBe(204);
  expect((await chat()).body).toMatchObject({ takesChat: true, slowSeconds: 30 });

  const { body: next } = await schedule({ slowSeconds: 30 });
  await owner.put(`/api/shows/${next._id}/chat/slow-mode`, { seconds: 5 });
  // What is not said stays.
  await owner.patch(`/api/shows/${next._id}`, { version: 1, title: 'Later' });
  expect((await owner.get(`/api/shows/${next._id}/edit`)).body.slowSeconds).toBe(5);
  expect((await schedule({ slowSeconds: 7 })).status).toBe(400);
});

test('saving a show makes no lot dearer that was bid on beforehand, nor another variant of it, and keeps its quick lots', async () => {
  await using app = await buildTestApp();
  const { owner, shop, product, schedule } = await host(app);
  const [vase, bowl] = [await product(), await product()];
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const { body: show } = await schedule({
    lots: [
      { productId: vase.id, start: usd(500), reserve: usd(900) },
      { productId: bowl.id, start: usd(500) },
    ],
  });
  const [vases, bowls] = show.lots;
  const amount = usd(1_200);
  const noor = await buildBidder(app);
  const bid = await app.as(noor).put(`/api/lots/${vases._id}/pre-bid`, { id: randomUUID(), amount });
  expect(bid.status).toBe(204);
  await app.db.updateTable('products').set({ status: 'archived' }).where('id', '=', bowl.id).execute();
  await app.db.updateTable('lots').set({ is_quick: true }).where('id', '=', bowls._id).execute();
  const { variantIds } = (await findToShow(app.db, shop.id, [vase.id])).get(vase.id) ?? {};
  const lot = { _id: vases._id, productId: vase.id, start: usd(500), reserve: usd(900) };
  const save = (version: number, more: object) =>
    owner.patch(`/api/shows/${show._id}`, { version, lots: [{ ...lot, ...more }] });
  for (const more of [{ start: usd(600) }, { reserve: usd(1_000) }, { variantId: variantIds?.[0] }]) {
    const { status, body } = await save(show.version, more);
    expect([status, body.error.code]).toEqual([409, 'lot_has_pre_bids']);
  }
  const cheaper = await save(show.version, { start: usd(400), reserve: null });
  expect(cheaper).toMatchObject({ status: 200, body: { lots: [{ _id: vases._id, start: usd(400) }] } });
  const rows = await app.db.selectFrom('lots').select(['id', 'number']).orderBy('number').execute();
  expect(rows).toEqual([
    { id: vases._id, number: 1 },
    { id: bowls._id, number: 2 },
  ]);
});
