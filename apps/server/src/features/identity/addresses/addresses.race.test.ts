import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { buildAddress } from './address.builder.ts';

const body = {
  name: 'Maya Okafor',
  country: 'US',
  street: '214 Lincoln Place',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11238',
  phone: '+17185550142',
};

test('whatever is added, chosen and deleted at once, one address is the default', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const buyer = await buildUser(app.db);
  const ids = [];
  for (let n = 0; n < 10; n += 1)
    ids.push((await buildAddress(app.db, { user_id: buyer.id, is_default: n === 0 })).id);

  const answers = await Promise.all(
    ids.flatMap((id, n) => {
      const at = (n % 2 === 0 ? app : other).as(buyer);
      return [
        at.put(`/api/addresses/${id}/default`),
        at.put(`/api/addresses/${id}`, { ...body, isDefault: true }),
        ...(n < 4 ? [at.delete(`/api/addresses/${id}`), at.post('/api/addresses', body)] : []),
      ];
    }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const kept = await app.db.selectFrom('addresses').select('is_default').execute();
  expect(kept).toHaveLength(10);
  expect(kept.filter((row) => row.is_default)).toHaveLength(1);
});

test('thirty first addresses at once become twenty, one of them the default', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const answers = await Promise.all(Array.from({ length: 30 }, () => buyer.post('/api/addresses', body)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  expect(answers.filter((answer) => answer.body.isDefault)).toHaveLength(1);
});
