import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from './shop.builder.ts';

const body = { city: 'Porto', country: 'PT' };

test('of ten people who want one name in the same moment, one gets it', async () => {
  await using app = await buildTestApp();
  const people = await Promise.all(Array.from({ length: 10 }, () => buildUser(app.db)));
  const answers = await Promise.all(
    people.map((person) => app.as(person).post('/api/shops', { ...body, name: 'Halden & Moor' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
});

test('ten impatient taps open one shop', async () => {
  await using app = await buildTestApp();
  const ana = await buildUser(app.db);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tap) =>
      app.as(ana).post('/api/shops', { ...body, name: `Shop of ${tap}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect((await app.get('/api/shops')).body.items).toHaveLength(1);
});

test('people whose names make one address each get an address of their own', async () => {
  await using app = await buildTestApp();
  const people = await Promise.all(Array.from({ length: 5 }, () => buildUser(app.db)));
  const answers = await Promise.all(
    people.map((person, place) =>
      app.as(person).post('/api/shops', { ...body, name: `Kiln${'!'.repeat(place)} house` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(new Set(answers.map(({ body: shop }) => shop.slug)).size).toBe(5);
});

test('of two windows that change a shop at once one is told', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const owner = app.as(shop.owner_id);
  const answers = await Promise.all(
    ['One', 'Two'].map((story) => owner.patch(`/api/shops/${shop.id}`, { story, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200);
  expect((await app.get(`/api/shops/${shop.id}`)).body.story).toBe(kept?.body.story);
});
