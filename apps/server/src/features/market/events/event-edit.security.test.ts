import { expect, test } from 'vitest';
import { userChanged } from '../../../platform/session/user-changed.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { onceOnly, seller } from '../../../testing/written-event.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

test('the event of another shop is not there to be read, changed, called off, copied or deleted', async () => {
  await using app = await buildTestApp();
  const { add, shop, written } = await seller(app);
  const { body: event } = await add({ status: 'draft' });
  const rival = app.as((await buildShop(app.db)).owner_id);
  const url = `/api/events/${event._id}`;
  const answers = [
    await rival.get(`${url}/edit`),
    await rival.patch(url, { version: 1, title: 'Mine now' }),
    await rival.delete(url),
    await rival.post(`${url}/duplicate`),
    await rival.post(`${url}/cancel`, { version: 1 }),
    await rival.post(`${url}/archive`, { version: 1 }),
    await rival.get(`${url}.ics`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
  expect((await rival.post(`/api/shops/${shop.id}/events`, written, onceOnly())).status).toBe(403);
  expect((await rival.get(`/api/shops/${shop.id}/events/mine`)).status).toBe(403);
});

test('the link of an online event is its host’s alone', async () => {
  await using app = await buildTestApp();
  const { owner, shop, add } = await seller(app);
  const { body: event } = await add({ online: true, link: 'https://meet.example/secret-room' });
  expect(event.link).toBe('https://meet.example/secret-room');
  const url = `/api/events/${event._id}`;
  expect((await owner.get(url)).body.link).toBe('https://meet.example/secret-room');
  const strangers = [
    app,
    app.as(await buildUser(app.db)),
    app.as(await buildUser(app.db, { role: 'admin' })),
  ];
  for (const stranger of strangers) {
    for (const path of [url, `${url}.ics`, '/api/events', `/api/shops/${shop.slug}/events`, '/api/landing']) {
      const { status, body } = await stranger.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toContain('secret-room');
    }
  }
});

test('a muted seller writes nothing new but may call an event off; a suspended one does nothing', async () => {
  await using app = await buildTestApp();
  const { owner, shop, add, written } = await seller(app);
  const { body: event } = await add();
  const url = `/api/events/${event._id}`;
  const become = async (change: { muted: boolean } | { suspended_at: Date }) => {
    await app.db.updateTable('users').set(change).where('id', '=', shop.owner_id).execute();
    userChanged(app.db, shop.owner_id);
  };
  await become({ muted: true });
  for (const refused of [
    await owner.post(`/api/shops/${shop.id}/events`, written, onceOnly()),
    await owner.patch(url, { version: 1, title: 'Louder' }),
    await owner.post(`${url}/duplicate`),
  ])
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'muted' } } });
  expect((await owner.post(`${url}/cancel`, { version: 1 })).status).toBe(200);
  expect((await owner.post(`${url}/archive`, { version: 2 })).status).toBe(200);
  expect((await owner.post(`${url}/restore`, { version: 3 })).body.error.code).toBe('muted');
  await become({ suspended_at: app.clock.now() });
  expect((await owner.post(`${url}/archive`, { version: 2 })).body.error.code).toBe('suspended');
});

test('nothing becomes public in a shop that is not open', async () => {
  await using app = await buildTestApp();
  const { owner, shop, add } = await seller(app);
  const { body: draft } = await add({ status: 'draft' });
  for (const status of ['suspended', 'closed'] as const) {
    await app.db.updateTable('shops').set({ status }).where('id', '=', shop.id).execute();
    expect((await add()).body.error.code).toBe('shop_not_open');
    expect(
      (await owner.patch(`/api/events/${draft._id}`, { version: 1, status: 'active' })).body.error.code,
    ).toBe('shop_not_open');
    expect((await owner.patch(`/api/events/${draft._id}`, { version: 1, status: 'draft' })).status).toBe(400);
  }
});

test('only one’s own picture, sent for an event, stands at an event', async () => {
  await using app = await buildTestApp();
  const { owner, add } = await seller(app);
  const theirs = await storedPhoto(app.as(await buildUser(app.db)), 'event-image');
  const other = await storedPhoto(owner, 'product-image');
  for (const image of [theirs._id, other._id])
    expect((await add({ image })).body.error.details).toMatchObject([{ field: 'image' }]);
});

test('a script in any text is kept as the text that it is, and a calendar gets no lines of its own from it', async () => {
  await using app = await buildTestApp();
  const { add } = await seller(app);
  const script = '<img src=x onerror=alert(1)>';
  const { body } = await add({
    title: script,
    description: `${script}\nDTSTART:20200101T000000Z`,
    place: script,
    city: script,
    address: script,
    tickets: [{ name: script, note: script, price: { amount: 0, currency: 'USD' }, capacity: null }],
  });
  const shown = (await app.get(`/api/events/${body._id}`)).body;
  expect([shown.title, shown.place, shown.address, shown.tickets[0].name]).toEqual(Array(4).fill(script));
  expect((await app.get(`/api/events/${body._id}.ics`)).body).not.toMatch(/^DTSTART:2020/m);
});
