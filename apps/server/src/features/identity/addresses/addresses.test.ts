import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { buildAddress } from './address.builder.ts';

const maya = {
  name: ' Maya Okafor ',
  country: 'us',
  street: '214 Lincoln Place',
  extra: 'Apt 3R',
  city: 'Brooklyn',
  region: 'New York',
  postalCode: '112380142',
  phone: '(718) 555-0142',
};

test('an address is kept as a parcel needs it', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const { status, body } = await buyer.post('/api/addresses', { ...maya, holdUntil: '2099-12-03' });
  expect([status, body]).toEqual([
    201,
    {
      _id: expect.any(String),
      name: 'Maya Okafor',
      country: 'US',
      street: '214 Lincoln Place',
      extra: 'Apt 3R',
      city: 'Brooklyn',
      region: 'NY',
      postalCode: '11238-0142',
      phone: '+17185550142',
      holdUntil: '2099-12-03',
      isDefault: true,
    },
  ]);
  expect((await buyer.get('/api/addresses')).body).toEqual({ items: [body] });
});

const tableApp = sharedTestApp();

test.each([
  [{ street: '' }, ['street']],
  [{ postalCode: '1123' }, ['postalCode']],
  [{ region: 'Bavaria' }, ['region']],
  [{ phone: '12' }, ['phone']],
  [{ country: 'XX', phone: '+17185550142' }, ['country']],
  [{ holdUntil: '2020-01-01' }, ['holdUntil']],
  [{ holdUntil: '2026-02-30' }, ['holdUntil']],
  [{ name: 'a\u0000b' }, ['name']],
  [{ street: '', postalCode: '1123' }, ['street', 'postalCode']],
  [{ _id: 'x', userId: 'y' }, ['_id', 'userId']],
])('with %j the fields that need a look are named, and nothing is kept', async (change, fields) => {
  const app = await tableApp();
  const buyer = app.as(await buildUser(app.db));
  const { status, body } = await buyer.post('/api/addresses', { ...maya, ...change });
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual(fields);
  expect((await buyer.get('/api/addresses')).body.items).toEqual([]);
});

test('the first is the default, and stays it until another is chosen', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const first = (await buyer.post('/api/addresses', maya)).body;
  app.clock.forward(1_000);
  const second = (await buyer.post('/api/addresses', { ...maya, name: 'At work' })).body;
  expect([first.isDefault, second.isDefault]).toEqual([true, false]);

  const unticked = await buyer.put(`/api/addresses/${first._id}`, { ...maya, isDefault: false });
  expect(unticked.body.isDefault).toBe(true);

  expect((await buyer.put(`/api/addresses/${second._id}/default`)).body.isDefault).toBe(true);
  const { items } = (await buyer.get('/api/addresses')).body;
  expect(items.map((item: typeof first) => [item.name, item.isDefault])).toEqual([
    ['At work', true],
    ['Maya Okafor', false],
  ]);
});

test('deleting the default makes the newest of the others the default', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    app.clock.forward(1_000);
    ids.push((await buyer.post('/api/addresses', { ...maya, name })).body._id);
  }
  expect((await buyer.delete(`/api/addresses/${ids[0]}`)).status).toBe(204);
  const { items } = (await buyer.get('/api/addresses')).body;
  expect(items.map((item: { name: string; isDefault: boolean }) => [item.name, item.isDefault])).toEqual([
    ['Third', true],
    ['Second', false],
  ]);
  expect((await buyer.delete(`/api/addresses/${ids[0]}`)).status).toBe(404);
  for (const id of ids.slice(1)) await buyer.delete(`/api/addresses/${id}`);
  expect((await buyer.get('/api/addresses')).body.items).toEqual([]);
});

test('twenty addresses are enough', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  for (let n = 0; n < 19; n += 1) await buildAddress(app.db, { user_id: buyer.id, is_default: n === 0 });
  expect((await app.as(buyer).post('/api/addresses', maya)).status).toBe(201);
  const { status, body } = await app.as(buyer).post('/api/addresses', maya);
  expect([status, body.error.code]).toEqual([409, 'too_many_addresses']);
});

test('a hold that is over is no longer shown', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, is_default: true, hold_until: '2020-01-01' });
  expect((await app.as(buyer).get('/api/addresses')).body.items[0].holdUntil).toBeNull();
});
