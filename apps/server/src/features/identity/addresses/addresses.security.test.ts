import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { buildAddress } from './address.builder.ts';

const body = {
  name: 'Mallory',
  country: 'US',
  street: '1 Stolen Street',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11238',
  phone: '+17185550142',
};

test('someone else’s address is no address: not read, changed, chosen or deleted', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db);
  const own = await buildAddress(app.db, { user_id: maya.id, is_default: true });
  const other = await buildAddress(app.db, { user_id: maya.id });
  const mallory = app.as(await buildUser(app.db));
  const before = await app.db.selectFrom('addresses').selectAll().orderBy('id').execute();

  for (const { id } of [own, other]) {
    const url = `/api/addresses/${id}`;
    const answers = [
      await mallory.put(url, body),
      await mallory.put(`${url}/default`),
      await mallory.delete(url),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.error.code])).toEqual(
      Array(3).fill([404, 'not_found']),
    );
  }
  expect((await mallory.get('/api/addresses')).body.items).toEqual([]);
  expect(await app.db.selectFrom('addresses').selectAll().orderBy('id').execute()).toEqual(before);
});

test('a body that names another person or address changes nothing', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db);
  const own = await buildAddress(app.db, { user_id: maya.id, is_default: true });
  const mallory = await buildUser(app.db);
  const hers = await buildAddress(app.db, { user_id: mallory.id, is_default: true });
  const before = await app.db.selectFrom('addresses').selectAll().orderBy('id').execute();

  for (const naming of [{ userId: maya.id }, { user_id: maya.id }, { _id: own.id }, { id: own.id }]) {
    const changed = await app.as(mallory).put(`/api/addresses/${hers.id}`, { ...body, ...naming });
    const added = await app.as(mallory).post('/api/addresses', { ...body, ...naming });
    expect([changed.status, added.status]).toEqual([400, 400]);
  }
  expect(await app.db.selectFrom('addresses').selectAll().orderBy('id').execute()).toEqual(before);
});
