import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { handIn, putPaper, sellerUrl } from '../../../testing/seller-papers.ts';
import { buildUser } from '../accounts/user.builder.ts';

const refuse = { decision: 'refuse', reason: 'The paper is out of date.' };
const approve = { decision: 'approve' };

test('of two admins who decide at once, one decides and the other is told it moved on', async () => {
  await using app = await buildTestApp();
  for (let round = 0; round < 5; round += 1) {
    const nour = await buildUser(app.db);
    const id = await handIn(app, nour);
    const admins = await Promise.all([1, 2].map(() => buildUser(app.db, { role: 'admin' })));
    const answers = await Promise.all(
      admins.map((admin, nth) =>
        app.as(admin).post(`/api/admin/verifications/${id}/decision`, nth ? refuse : approve),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    const won = answers.find(({ status }) => status === 200)!;
    expect(lost.body.error).toMatchObject({ code: 'check_moved_on', details: { state: won.body.state } });
    const user = await app.db
      .selectFrom('users')
      .select('seller_verified_at')
      .where('id', '=', nour.id)
      .executeTakeFirstOrThrow();
    expect(user.seller_verified_at !== null).toBe(won.body.state === 'approved');
  }
  const { body } = await app.as(await buildUser(app.db, { role: 'admin' })).get('/api/admin/audit');
  expect(body.total).toBe(5);
});

test('a check that is withdrawn while it is decided ends one way only', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  for (let round = 0; round < 5; round += 1) {
    const nour = await buildUser(app.db);
    const id = await handIn(app, nour);
    const [withdrawn, decided] = await Promise.all([
      app.as(nour).post(`${sellerUrl(nour.id)}/withdraw`),
      app.as(admin).post(`/api/admin/verifications/${id}/decision`, approve),
    ]);
    expect([withdrawn.status, decided.status].sort()).toEqual([200, 409]);
  }
});

test('of two checks begun at once there is one, and of two files of a kind one stays', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const begin = () => app.as(nour).post(sellerUrl(nour.id), { legalName: 'Nour', country: 'MA' });
  const begun = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(begun.map(({ body }) => body._id)).size).toBe(1);
  const put = await Promise.all([putPaper(app, nour), putPaper(app, nour), putPaper(app, nour)]);
  expect(put.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await app.as(nour).get(`/api/users/${nour.id}/verification`);
  expect(body.seller.check.documents).toHaveLength(1);
});

test('nobody decides about themselves', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  const id = await handIn(app, admin);
  const { body } = await app.as(admin).post(`/api/admin/verifications/${id}/decision`, approve);
  expect(body.error.code).toBe('own_check');
});

test('two admins who decide about each other at once both get an answer', async () => {
  await using app = await buildTestApp();
  const [one, two] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db, { role: 'admin' })];
  const [ofOne, ofTwo] = [await handIn(app, one), await handIn(app, two)];
  const answers = await Promise.all([
    app.as(one).post(`/api/admin/verifications/${ofTwo}/decision`, approve),
    app.as(two).post(`/api/admin/verifications/${ofOne}/decision`, refuse),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
