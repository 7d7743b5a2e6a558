import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { readerOf } from './index.ts';

const url = '/api/notification-choices';

test('everyone starts alike, with nothing stored', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const { choices } = (await app.as(buyer).get(url)).body;
  expect(choices.outbid).toEqual({ 'in-app': true, email: false, push: true });
  expect(choices.order).toEqual({ 'in-app': true, email: true, push: true });
  expect((await readerOf(app.db, buyer.id, 'outbid'))?.wants('push')).toBe(true);
  expect((await readerOf(app.db, buyer.id, 'outbid'))?.wants('email')).toBe(false);
  expect(await app.db.selectFrom('notification_choices').selectAll().execute()).toEqual([]);
});

test('only what departs from the start is stored', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const choose = (chosen: boolean) =>
    app.as(buyer).put(url, {
      changes: [
        { kind: 'outbid', channel: 'email', chosen },
        { kind: 'message', channel: 'in-app', chosen: true },
      ],
    });
  expect((await choose(true)).body.choices.outbid.email).toBe(true);
  expect((await readerOf(app.db, buyer.id, 'outbid'))?.wants('email')).toBe(true);
  expect(await app.db.selectFrom('notification_choices').select(['kind', 'chosen']).execute()).toEqual([
    { kind: 'outbid', chosen: true },
  ]);
  await choose(false);
  expect(await app.db.selectFrom('notification_choices').selectAll().execute()).toEqual([]);
});

test('the confirmation of a purchase cannot be switched off, and nothing beside it either', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const { status, body } = await app.as(buyer).put(url, {
    changes: [
      { kind: 'message', channel: 'email', chosen: false },
      { kind: 'order', channel: 'email', chosen: false },
    ],
  });
  expect([status, body.error.details[0].field]).toEqual([400, 'changes.1.chosen']);
  expect((await app.as(buyer).get(url)).body.choices.message.email).toBe(true);
  expect((await readerOf(app.db, buyer.id, 'order'))?.wants('email')).toBe(true);
});

const tableApp = sharedTestApp();

test.each([
  [{}],
  [{ changes: [] }],
  [{ changes: [{ kind: 'weather', channel: 'email', chosen: true }] }],
  [{ changes: [{ kind: 'message', channel: 'pigeon', chosen: true }] }],
  [{ changes: [{ kind: 'message', channel: 'email', chosen: true, userId: 'x' }] }],
  [{ userId: 'x', changes: [{ kind: 'message', channel: 'email', chosen: true }] }],
])('%j is refused', async (body) => {
  const app = await tableApp();
  expect((await app.as(await buildUser(app.db)).put(url, body)).status).toBe(400);
});

test('one person’s choices are not another’s', async () => {
  await using app = await buildTestApp();
  const [one, other] = [await buildUser(app.db), await buildUser(app.db)];
  await app.as(one).put(url, { changes: [{ kind: 'message', channel: 'push', chosen: false }] });
  expect((await app.as(one).get(url)).body.choices.message.push).toBe(false);
  expect((await app.as(other).get(url)).body.choices.message.push).toBe(true);
});

test('tabs that save at the same time all end well', async () => {
  await using app = await buildTestApp();
  const buyer = app.as(await buildUser(app.db));
  const kinds = ['message', 'outbid', 'show-starting', 'lot-coming-up'];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const changes = kinds.map((kind) => ({ kind, channel: 'push', chosen: n % 2 === 0 }));
      return buyer.put(url, { changes: n % 3 === 0 ? changes.toReversed() : changes });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});
