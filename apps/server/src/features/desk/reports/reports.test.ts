import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildEvent } from '../../market/events/event.builder.ts';
import { buildReview } from '../../market/reviews/review.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

const someone = (app: TestApp) => buildUser(app.db);
const fake = (target: { kind: string; _id: string }) => ({ target, reason: 'fraud', note: 'A cast.' });

test('anything one can see can be reported, and staff see what it is, whose, and where', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { title: 'Bottle vase' });
  const author = await buildUser(app.db, { name: 'Nour' });
  const review = await buildReview(app.db, {
    product_id: product.id,
    author_id: author.id,
    body: 'Buy elsewhere!',
  });
  const starts_at = new Date(app.clock.now().getTime() + 3_600_000);
  const targets = [
    { kind: 'product', _id: product.id },
    { kind: 'shop', _id: product.shop_id },
    { kind: 'event', _id: (await buildEvent(app.db, { starts_at })).id },
    { kind: 'show', _id: (await buildShow(app.db, { starts_at })).id },
    { kind: 'review', _id: review.id },
    { kind: 'person', _id: author.id },
  ];
  const reporter = app.as(await someone(app));
  for (const target of targets) {
    const given = { target, reason: 'other', note: 'Please look.' };
    expect((await reporter.post('/api/reports', given)).status, target.kind).toBe(201);
    app.clock.forward(1_000);
  }
  const staff = app.as(await buildUser(app.db, { role: 'support' }));
  const { body } = await staff.get('/api/admin/reports?state=open');
  expect([body.total, body.open]).toEqual([6, 6]);
  expect(body.items.map(({ target }: { target: { kind: string } }) => target.kind)).toEqual(
    targets.map(({ kind }) => kind),
  );
  expect(body.items[0].target).toMatchObject({
    title: 'Bottle vase',
    seenAt: { kind: 'product', _id: product.id },
  });
  expect(body.items[4].target).toMatchObject({
    title: 'Buy elsewhere!',
    owner: { name: 'Nour' },
    seenAt: { kind: 'product', _id: product.id },
  });
  expect((await staff.get('/api/admin/reports?kind=review')).body.total).toBe(1);
});

test('a report is made once while it is open, decided once, and written down', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db, { title: 'Rolex' });
  const target = { kind: 'product', _id: product.id };
  const [one, other] = [app.as(await someone(app)), app.as(await someone(app))];
  const { body: sent } = await one.post('/api/reports', fake(target));
  expect((await one.post('/api/reports', fake(target))).body.error.code).toBe('already_reported');
  await other.post('/api/reports', fake(target));

  const grace = await buildUser(app.db, { role: 'support', name: 'Grace' });
  const staff = app.as(grace);
  const url = `/api/admin/reports/${sent._id}/decision`;
  const decided = await staff.post(url, { decision: 'resolved', note: 'Taken down.', alike: true });
  expect(decided.body).toMatchObject({
    state: 'resolved',
    openAlike: 0,
    decidedBy: { name: 'Grace' },
    decision: 'Taken down.',
  });
  expect((await staff.post(url, { decision: 'dismissed' })).body.error.code).toBe('report_decided');
  expect((await staff.get('/api/admin/reports')).body).toMatchObject({ total: 2, open: 0 });
  const audit = await app.db.selectFrom('audit_log').select(['action', 'actor_id', 'details']).execute();
  expect(audit).toMatchObject([
    { action: 'report.resolved', actor_id: grace.id, details: { about: 'Rolex', reason: 'Taken down.' } },
  ]);
  expect((await one.post('/api/reports', fake(target))).status).toBe(201);
});

test('a review that breaks the rules is taken away with the decision, and no longer counts', async () => {
  await using app = await buildTestApp();
  const review = await buildReview(app.db, { rating: 1, body: 'Thieves!' });
  const target = { kind: 'review', _id: review.id };
  const { body } = await app.as(await someone(app)).post('/api/reports', { target, reason: 'offensive' });
  const staff = app.as(await buildUser(app.db, { role: 'admin' }));
  const decision = { decision: 'resolved', removeReview: true };
  const decided = await staff.post(`/api/admin/reports/${body._id}/decision`, decision);
  expect(decided.body.target).toMatchObject({ title: null, owner: null, seenAt: null });
  expect((await app.get(`/api/shops/${review.shop_id}/reviews`)).body.total).toBe(0);
  const audit = await app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .orderBy('action')
    .execute();
  expect(audit).toEqual([
    { action: 'report.resolved', subject_id: review.author_id },
    { action: 'review.removed', subject_id: review.author_id },
  ]);
});

test('nobody of the staff decides about something of their own, nor about what others say of it', async () => {
  await using app = await buildTestApp();
  const seller = await buildUser(app.db, { role: 'admin' });
  const shop = await buildShop(app.db, { owner_id: seller.id });
  const product = await buildProduct(app.db, { shop_id: shop.id });
  const review = await buildReview(app.db, {
    product_id: product.id,
    shop_id: shop.id,
    rating: 1,
    body: 'Thieves!',
  });
  const reporter = app.as(await someone(app));
  const own = [
    (await reporter.post('/api/reports', fake({ kind: 'product', _id: product.id }))).body,
    (
      await app
        .as(seller)
        .post('/api/reports', { target: { kind: 'review', _id: review.id }, reason: 'offensive' })
    ).body,
  ];
  for (const { _id } of own) {
    const decision = { decision: 'resolved', removeReview: _id === own[1]._id };
    const refused = await app.as(seller).post(`/api/admin/reports/${_id}/decision`, decision);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
  }
  expect((await app.get(`/api/shops/${shop.id}/reviews`)).body.total).toBe(1);
  const isOwn = async (user: { id: UserId }) =>
    (await app.as(user).get('/api/admin/reports')).body.items.map((one: { isOwn: boolean }) => one.isOwn);
  expect(await isOwn(seller)).toEqual([true, true]);
  const other = await buildUser(app.db, { role: 'support' });
  expect(await isOwn(other)).toEqual([false, false]);
  const decided = await app
    .as(other)
    .post(`/api/admin/reports/${own[0]._id}/decision`, { decision: 'dismissed' });
  expect(decided.status).toBe(200);
});

test('two of the staff decide in the same instant, and one of them is told', async () => {
  await using app = await buildTestApp();
  const product = await buildProduct(app.db);
  const sent = [];
  for (let n = 0; n < 4; n += 1) {
    const reporter = app.as(await someone(app));
    sent.push((await reporter.post('/api/reports', fake({ kind: 'product', _id: product.id }))).body);
  }
  const staff = app.as(await buildUser(app.db, { role: 'support' }));
  const answers = await Promise.all(
    sent.map(({ _id }) =>
      staff.post(`/api/admin/reports/${_id}/decision`, { decision: 'dismissed', alike: true }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await app.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(1);
});

test('what is wrong with a report is named, and one’s own and hidden things cannot be reported', async () => {
  await using app = await buildTestApp();
  const ana = await buildUser(app.db);
  const product = await buildProduct(app.db);
  const hidden = await buildProduct(app.db, { status: 'draft' });
  const by = app.as(ana);
  const target = { kind: 'product', _id: product.id };
  for (const [given, field] of [
    [{ target, reason: 'ugly' }, 'reason'],
    [{ target, reason: 'spam' }, 'reason'],
    [{ target, reason: 'other', note: '  ' }, 'note'],
    [{ target, reason: 'fraud', note: 'x'.repeat(1_001) }, 'note'],
    [{ target: { kind: 'order', _id: product.id }, reason: 'fraud' }, 'target.kind'],
    [{ target: { kind: 'product', _id: "'; drop" }, reason: 'fraud' }, 'target._id'],
    [{ target, reason: 'fraud', reporterId: ana.id }, 'reporterId'],
  ] as const) {
    const { status, body } = await by.post('/api/reports', given);
    expect([status, JSON.stringify(body.error.details)]).toEqual([400, expect.stringContaining(field)]);
  }
  for (const _id of [hidden.id, newId()]) {
    expect((await by.post('/api/reports', fake({ kind: 'product', _id }))).status).toBe(404);
  }
  const self = { target: { kind: 'person', _id: ana.id }, reason: 'fraud' };
  expect((await by.post('/api/reports', self)).body.error.code).toBe('yourself');
});

test('who reports without end is slowed down', async () => {
  await using app = await buildTestApp();
  const by = app.as(await someone(app));
  const statuses = await Promise.all(
    Array.from({ length: 23 }, () => by.post('/api/reports', fake({ kind: 'product', _id: newId() }))),
  );
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(3);
});
