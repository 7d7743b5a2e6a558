import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { nextMarch, onceOnly, seller } from '../../../testing/written-event.fixture.ts';
import { buildEvent } from './event.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const problemsIn = ({ body }: { body: { error: { details: unknown } } }) => body.error.details;

test('a seller writes an event with a picture, and visitors see it at its moment', async () => {
  await using app = await buildTestApp();
  const { shop, owner, add } = await seller(app);
  const picture = await storedPhoto(owner, 'event-image');
  const { status, body } = await add({ image: picture._id });
  expect(status).toBe(201);
  expect(body).toMatchObject({ version: 1, status: 'active', image: { _id: picture._id }, seatsTaken: 0 });
  const { year } = nextMarch(app);
  expect((await app.get(`/api/events/${body._id}`)).body).toMatchObject({
    startsAt: `${year}-03-05T00:00:00.000Z`,
    endsAt: `${year}-03-05T02:30:00.000Z`,
    timeZone: 'America/New_York',
    fromPrice: { amount: 4500, currency: shop.currency },
    image: { _id: picture._id },
    link: null,
  });
  expect((await app.get(`/api/shops/${shop.slug}/events`)).body.items).toHaveLength(1);
});

test('an event whose first save was not answered is sent again and is one event', async () => {
  await using app = await buildTestApp();
  const { owner, shop, written } = await seller(app);
  const key = onceOnly();
  const send = () => owner.post(`/api/shops/${shop.id}/events`, { ...written, status: 'draft' }, key);
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status, again.body._id]).toEqual([201, 201, first.body._id]);
  const { body } = await owner.get(`/api/shops/${shop.id}/events/mine?shelf=draft`);
  expect(body.total).toBe(1);
});

test('the clock on the wall is kept through the night on which the clocks change', async () => {
  await using app = await buildTestApp();
  const { add, owner } = await seller(app);
  const { clocksGoForward: spring, clocksGoBack: autumn } = nextMarch(app);
  const across = await add({ startsAt: `${spring}T01:30`, endsAt: `${spring}T03:30` });
  expect((await app.get(`/api/events/${across.body._id}`)).body).toMatchObject({
    startsAt: `${spring}T06:30:00.000Z`,
    endsAt: `${spring}T07:30:00.000Z`,
  });
  expect((await owner.get(`/api/events/${across.body._id}/edit`)).body).toMatchObject({
    startsAt: `${spring}T01:30`,
    endsAt: `${spring}T03:30`,
  });
  // 01:30 comes twice; it is the first one that is meant.
  const twice = await add({ startsAt: `${autumn}T01:30`, endsAt: `${autumn}T03:30` });
  expect((await app.get(`/api/events/${twice.body._id}`)).body).toMatchObject({
    startsAt: `${autumn}T05:30:00.000Z`,
    endsAt: `${autumn}T08:30:00.000Z`,
  });
});

test('a time that the clocks skip is refused at its field, with the next that comes', async () => {
  await using app = await buildTestApp();
  const { add } = await seller(app);
  const { clocksGoForward: spring } = nextMarch(app);
  const refused = await add({ startsAt: `${spring}T02:30`, endsAt: `${spring}T05:00`, status: 'draft' });
  expect(refused.status).toBe(400);
  expect(problemsIn(refused)).toMatchObject([
    { field: 'startsAt', message: expect.stringContaining(`${spring}T03:00`) },
  ]);
});

test('what contradicts itself is named on its field', async () => {
  await using app = await buildTestApp();
  const { add } = await seller(app);
  const seat = { name: 'One seat', note: '', price: usd(0), capacity: null };
  for (const [change, field] of [
    [{ title: 'ab' }, 'title'],
    [{ title: 'Bowl\u202Elwob' }, 'title'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ startsAt: '2027-02-30T10:00' }, 'startsAt'],
    [{ startsAt: '2020-01-01T10:00', endsAt: '2020-01-01T12:00' }, 'startsAt'],
    [{ endsAt: '2020-01-01T10:00' }, 'endsAt'],
    [{ categoryId: newId() }, 'categoryId'],
    [{ image: newId() }, 'image'],
    [{ online: true }, 'link'],
    [{ online: true, link: 'http://meet.example/room' }, 'link'],
    [{ capacity: 0 }, 'capacity'],
    [{ tickets: [] }, 'tickets'],
    [{ tickets: [{ ...seat, price: usd(-1) }] }, 'tickets.0.price.amount'],
    [{ tickets: [seat, { ...seat, name: 'one SEAT' }] }, 'tickets.1.name'],
    [{ tickets: [{ ...seat, capacity: 13 }] }, 'tickets.0.capacity'],
    [{ tickets: [{ ...seat, _id: newId() }] }, 'tickets.0._id'],
    [{ seatsTaken: 3 }, 'seatsTaken'],
  ] as const) {
    const answer = await add(change);
    expect([change, answer.status, problemsIn(answer)]).toMatchObject([change, 400, [{ field }]]);
  }
  expect(await app.db.selectFrom('events').select('id').execute()).toEqual([]);
});

test('a draft needs only a title, is nobody else’s to see, and is published once it says everything', async () => {
  await using app = await buildTestApp();
  const { shop, owner, written } = await seller(app);
  const draft = await owner.post(
    `/api/shops/${shop.id}/events`,
    { title: 'Something with clay', timeZone: 'Europe/Berlin', status: 'draft' },
    onceOnly(),
  );
  expect(draft).toMatchObject({ status: 201, body: { status: 'draft', startsAt: null, version: 1 } });
  const url = `/api/events/${draft.body._id}`;
  expect((await app.get(url)).status).toBe(404);
  expect((await owner.get(url)).status).toBe(404);

  const early = await owner.patch(url, { version: 1, status: 'active' });
  expect(early.status).toBe(400);
  expect(problemsIn(early)).toEqual(
    ['description', 'categoryId', 'startsAt', 'endsAt', 'place', 'city', 'tickets'].map((field) => ({
      field,
      message: 'Is required for a public event.',
    })),
  );
  const published = await owner.patch(url, { ...written, version: 1 });
  expect(published).toMatchObject({ status: 200, body: { status: 'active', version: 2 } });
  expect((await app.get(url)).body).toMatchObject({ title: 'Throw your first bowl', can: { buy: true } });
});

test('a draft goes for good; what was public does not', async () => {
  await using app = await buildTestApp();
  const { owner, add } = await seller(app);
  const { body: draft } = await add({ status: 'draft' });
  const { body: open } = await add();
  expect((await owner.delete(`/api/events/${draft._id}`)).status).toBe(204);
  expect((await owner.get(`/api/events/${draft._id}/edit`)).status).toBe(404);
  expect(await owner.delete(`/api/events/${open._id}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'event_status' } },
  });
});

test('a kind of ticket keeps its id and what was sold of it through every change', async () => {
  await using app = await buildTestApp();
  const { shop, owner, written } = await seller(app);
  const event = await buildEvent(app.db, {
    shop_id: shop.id,
    category_id: written.categoryId,
    starts_at: new Date(app.clock.now().getTime() + 86_400_000),
    capacity: 12,
    seats_taken: 5,
    ticket: { name: 'One seat', sold: 5, capacity: 8 },
  });
  const { body: own } = await owner.get(`/api/events/${event.id}/edit`);
  const [seat] = own.tickets;
  const asSent = { _id: seat._id, name: seat.name, note: seat.note, price: seat.price, capacity: 8 };
  const url = `/api/events/${event.id}`;

  const added = await owner.patch(url, {
    version: 1,
    tickets: [
      { name: 'Two seats', note: '', price: usd(8000), capacity: null },
      { ...asSent, name: 'A seat', price: usd(5000) },
    ],
  });
  expect(added.body.tickets).toMatchObject([
    { name: 'Two seats', sold: 0 },
    { _id: seat._id, name: 'A seat', price: { amount: 5000 }, sold: 5 },
  ]);
  for (const [change, field] of [
    [
      {
        tickets: [added.body.tickets[0]].map(({ name, note }) => ({
          name,
          note,
          price: usd(1),
          capacity: null,
        })),
      },
      'tickets',
    ],
    [{ tickets: [{ ...asSent, capacity: 4 }] }, 'tickets.0.capacity'],
    [{ capacity: 4, tickets: [{ ...asSent, capacity: null }] }, 'capacity'],
  ] as const) {
    const answer = await owner.patch(url, { version: 2, ...change });
    expect([answer.status, problemsIn(answer)]).toMatchObject([400, [{ field }]]);
  }
});

test('an event that is called off says so to everyone, and is not for sale', async () => {
  await using app = await buildTestApp();
  const { shop, owner, add } = await seller(app);
  const { body: event } = await add();
  const url = `/api/events/${event._id}`;
  expect((await owner.post(`${url}/cancel`, { version: 1 })).body).toMatchObject({
    status: 'cancelled',
    version: 2,
  });
  expect((await app.get(url)).body).toMatchObject({ status: 'cancelled', can: { buy: false, edit: false } });
  expect((await app.get(`/api/shops/${shop.slug}/events`)).body.items).toEqual([]);
  for (const [path, body] of [
    ['cancel', { version: 2 }],
    ['restore', { version: 2 }],
  ] as const)
    expect((await owner.post(`${url}/${path}`, body)).body.error.code).toBe('event_status');
  expect((await owner.patch(url, { version: 2, title: 'On again' })).body.error.code).toBe('event_status');
});

test('what is over or called off is put away and taken out again as what it was', async () => {
  await using app = await buildTestApp();
  const { owner, shop, add } = await seller(app);
  const { body: off } = await add();
  await owner.post(`/api/events/${off._id}/cancel`, { version: 1 });
  const over = await buildEvent(app.db, {
    shop_id: shop.id,
    starts_at: new Date(app.clock.now().getTime() - 86_400_000),
  });
  const soon = await add({ title: 'Still to come' });
  expect((await owner.post(`/api/events/${soon.body._id}/archive`, { version: 1 })).status).toBe(409);

  await owner.post(`/api/events/${off._id}/archive`, { version: 2 });
  await owner.post(`/api/events/${over.id}/archive`, { version: 1 });
  expect((await app.get(`/api/events/${over.id}`)).status).toBe(404);
  const shelf = async (name: string) =>
    (await owner.get(`/api/shops/${shop.id}/events/mine?shelf=${name}`)).body;
  expect((await shelf('archived')).items).toHaveLength(2);

  await owner.post(`/api/events/${off._id}/restore`, { version: 3 });
  await owner.post(`/api/events/${over.id}/restore`, { version: 2 });
  expect(await shelf('past')).toMatchObject({
    items: [{ _id: over.id, shelf: 'past' }],
    total: 1,
    counts: { upcoming: 1, draft: 0, past: 1, cancelled: 1, archived: 0 },
  });
});

test('a copy is a draft on the same weekday and time of a week to come, with nothing sold', async () => {
  await using app = await buildTestApp();
  const { shop, owner } = await seller(app);
  const event = await buildEvent(app.db, {
    shop_id: shop.id,
    starts_at: new Date(app.clock.now().getTime() - 400 * 86_400_000),
    capacity: 12,
    seats_taken: 5,
    status: 'cancelled',
    cancelled_at: app.clock.now(),
  });
  const { status, body } = await owner.post(`/api/events/${event.id}/duplicate`);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'draft', version: 1, seatsTaken: 0, tickets: [{ sold: 0 }] });
  const was = event.starts_local ?? '';
  const apart = (Date.parse(`${body.startsAt}Z`) - Date.parse(`${was}Z`)) / 86_400_000;
  expect([apart % 7, body.startsAt.slice(11)]).toEqual([0, was.slice(11)]);
  expect((await owner.patch(`/api/events/${body._id}`, { version: 1, status: 'active' })).status).toBe(200);
});

test('an event that has begun can have its words changed, not its start', async () => {
  await using app = await buildTestApp();
  const { shop, owner } = await seller(app);
  const event = await buildEvent(app.db, {
    shop_id: shop.id,
    starts_at: new Date(app.clock.now().getTime() - 3_600_000),
  });
  const url = `/api/events/${event.id}`;
  expect((await owner.patch(url, { version: 1, description: 'We are in the yard.' })).status).toBe(200);
  const moved = await owner.patch(url, { version: 2, startsAt: '2020-01-01T10:00' });
  expect(problemsIn(moved)).toMatchObject([{ field: 'startsAt', message: 'Is in the past.' }]);
});

test('an event goes into a calendar by its address alone', async () => {
  await using app = await buildTestApp();
  const { owner, add } = await seller(app);
  const { body: event } = await add();
  const file = await app.get(`/api/events/${event._id}.ics`);
  expect(file.status).toBe(200);
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.body).toContain(`DTSTART:${nextMarch(app).year}0305T000000Z\r\n`);
  expect(file.body.replaceAll('\r\n ', '')).toContain(`/event-view/${event._id}\r\n`);
  await owner.post(`/api/events/${event._id}/cancel`, { version: 1 });
  expect((await app.get(`/api/events/${event._id}.ics`)).body).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect((await app.get(`/api/events/${newId()}.ics`)).status).toBe(404);
});
