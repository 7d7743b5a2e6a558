import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildShop } from '../shops/shop.builder.ts';
import { buildEvent, type EventInput } from './event.builder.ts';

const day = 86_400_000;

const eventIn = (app: TestApp, days: number, more: EventInput = {}) =>
  buildEvent(app.db, { ...more, starts_at: new Date(app.clock.now().getTime() + days * day) });

test('a visitor looks through the events to come, the soonest first, each once', async () => {
  await using app = await buildTestApp();
  const { id: shop_id } = await buildShop(app.db, { slug: 'brine-rye' });
  for (const days of [5, 1, 3, 1, 2]) await eventIn(app, days, { shop_id, title: `in ${days}` });
  await eventIn(app, -1, { shop_id, title: 'over' });
  await eventIn(app, 1, { shop_id, title: 'not yet public', status: 'draft' });
  await eventIn(app, 1, { shop_id, title: 'called off', status: 'cancelled' });
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await app.get(`/api/shops/brine-rye/events?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items.map((event: { title: string }) => event.title));
    cursor = body.nextCursor;
  } while (cursor);
  expect(seen).toEqual(['in 1', 'in 1', 'in 2', 'in 3', 'in 5']);
});

test('events are looked for where one is, or from home', async () => {
  await using app = await buildTestApp();
  await eventIn(app, 1, { city: 'Porto', title: 'in Porto' });
  await eventIn(app, 2, { city: 'porto', title: 'also there' });
  await eventIn(app, 3, { city: 'Lisboa', title: 'in Lisboa' });
  await eventIn(app, 4, { city: null, place: null, online_url: 'https://meet.example/1', title: 'at home' });
  await eventIn(app, -2, { city: 'Faro', title: 'over' });
  expect((await app.get('/api/events/facets')).body).toEqual({
    cities: [
      { city: expect.stringMatching(/^porto$/i), count: 2 },
      { city: 'Lisboa', count: 1 },
    ],
    online: 1,
  });
  const titles = async (query: string) =>
    (await app.get(`/api/events?${query}`)).body.items.map(({ title }: { title: string }) => title);
  expect(await titles('city=PORTO')).toEqual(['in Porto', 'also there']);
  expect(await titles('online=true')).toEqual(['at home']);
  expect(await titles('online=false&city=Lisboa')).toEqual(['in Lisboa']);
});

test('events can be asked for between two moments', async () => {
  await using app = await buildTestApp();
  await eventIn(app, 1, { title: 'soon' });
  await eventIn(app, 9, { title: 'later' });
  const inThreeDays = new Date(app.clock.now().getTime() + 3 * day).toISOString();
  const before = await app.get(`/api/events?to=${inThreeDays}`);
  expect(before.body.items).toMatchObject([{ title: 'soon' }]);
  const after = await app.get(`/api/events?from=${inThreeDays}`);
  expect(after.body.items).toMatchObject([{ title: 'later' }]);
  expect((await app.get('/api/events?from=tomorrow')).body.error.details[0].field).toBe('from');
});

test('an event says what it costs, how many seats are left and what else is on', async () => {
  await using app = await buildTestApp();
  const event = await eventIn(app, 1, { capacity: 12, seats_taken: 6 });
  await eventIn(app, 2, { title: 'in another shop' });
  await eventIn(app, 3, { title: 'in the same shop', shop_id: event.shop_id });
  const { status, body } = await app.get(`/api/events/${event.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    fromPrice: { amount: 4500, currency: 'USD' },
    seatsLeft: 6,
    capacity: 12,
    tickets: [{ name: 'One seat', left: 6 }],
    seller: { _id: event.shop_id },
    more: [{ title: 'in the same shop' }, { title: 'in another shop' }],
    can: { edit: false, buy: true },
  });
});

test('tickets cannot be bought of what is full or over, nor by the host', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const full = await eventIn(app, 1, { capacity: 6, seats_taken: 6, shop_id: shop.id });
  const over = await eventIn(app, -2);
  const open = await eventIn(app, 1, { shop_id: shop.id });
  expect((await app.get(`/api/events/${full.id}`)).body).toMatchObject({ seatsLeft: 0, can: { buy: false } });
  expect((await app.get(`/api/events/${over.id}`)).body.can.buy).toBe(false);
  const own = await app.as(shop.owner_id).get(`/api/events/${open.id}`);
  expect(own.body.can).toEqual({ edit: true, buy: false });
});

test('a draft is there for its seller alone; unknown and suspended ones are not found', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const suspended = await buildShop(app.db, { status: 'suspended' });
  const draft = await eventIn(app, 1, { shop_id: shop.id, status: 'draft' });
  const gone = await eventIn(app, 1, { shop_id: suspended.id });
  for (const id of [draft.id, gone.id, newId(), 'bowl']) {
    expect((await app.get(`/api/events/${id}`)).status).toBe(404);
  }
  expect((await app.as(shop.owner_id).get(`/api/events/${draft.id}`)).status).toBe(200);
});
