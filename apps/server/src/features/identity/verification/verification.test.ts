import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketJobs } from '../../../market-jobs.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { handIn, pdf, png, putPaper, sellerUrl } from '../../../testing/seller-papers.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildUser } from '../accounts/user.builder.ts';

const DAY_MS = 86_400_000;
const name = { legalName: 'Nour El Amrani', country: 'MA' };

const filesIn = (app: TestApp) => {
  const folder = join(app.folder, 'files', 'documents');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const clean = async (app: TestApp) => {
  const job = marketJobs(app).find((one) => one.name === 'document-cleaning') as unknown as Job<object>;
  await job.run({ db: app.db, clock: app.clock, log: app.log.log }, {});
};
const decide = (app: TestApp, admin: Person, id: string, decision: string, reason?: string) =>
  app.as(admin).post(`/api/admin/verifications/${id}/decision`, { decision, ...(reason ? { reason } : {}) });
type Person = Awaited<ReturnType<typeof buildUser>>;

test('a seller hands in their name and papers, and an admin approves them', async () => {
  await using app = await buildTestApp();
  const [nour, admin] = [await buildUser(app.db), await buildUser(app.db, { role: 'admin' })];
  const shop = await buildShop(app.db, { owner_id: nour.id, verified_at: null });
  const seller = app.as(nour);
  const begun = await seller.post(sellerUrl(nour.id), name);
  expect(begun.body).toMatchObject({ state: 'draft', ...name, documents: [], sentAt: null });
  await putPaper(app, nour, { kind: 'identity-front', bytes: png('front') });
  const added = await putPaper(app, nour, { kind: 'business', bytes: pdf('deed'), type: 'application/pdf' });
  expect(added.body.documents).toMatchObject([
    { kind: 'identity-front', contentType: 'image/png', bytes: png('front').length },
    { kind: 'business', contentType: 'application/pdf' },
  ]);
  expect((await seller.post(`${sellerUrl(nour.id)}/send`)).body.state).toBe('waiting');

  const queue = await app.as(admin).get('/api/admin/verifications?state=waiting');
  expect(queue.body).toMatchObject({ total: 1, waiting: 1 });
  const [row] = queue.body.items;
  expect(row).toMatchObject({ legalName: name.legalName, documentCount: 2, person: { _id: nour.id } });
  const decided = await decide(app, admin, row._id, 'approve');
  expect(decided.body).toMatchObject({ state: 'approved', decidedBy: { _id: admin.id } });

  const after = await seller.get(`/api/users/${nour.id}/verification`);
  expect(after.body.seller).toMatchObject({ verified: true, check: { state: 'approved' } });
  expect((await app.get(`/api/shops/${shop.id}`)).body.verified).toBe(true);
  expect((await mailTo(app, nour.email)).at(-1)).toMatchObject({ template: 'seller-approved' });
  const log = await app.as(admin).get('/api/admin/audit?action=seller.approved');
  expect(log.body.items).toMatchObject([{ actor: { _id: admin.id }, subject: { _id: nour.id } }]);
});

test('a refusal says why, and the next try is a new check', async () => {
  await using app = await buildTestApp();
  const [nour, admin] = [await buildUser(app.db), await buildUser(app.db, { role: 'admin' })];
  const id = await handIn(app, nour);
  expect((await decide(app, admin, id, 'refuse')).status).toBe(400);
  expect((await decide(app, admin, id, 'refuse', 'too short')).body.error.details[0].field).toBe('reason');
  const reason = 'The photo of the passport cannot be read.';
  expect((await decide(app, admin, id, 'refuse', reason)).body.state).toBe('refused');
  const { body } = await app.as(nour).get(`/api/users/${nour.id}/verification`);
  expect(body.seller).toMatchObject({ verified: false, check: { state: 'refused', reason } });
  const mail = (await mailTo(app, nour.email)).at(-1);
  expect(mail?.template).toBe('seller-refused');
  expect(mail?.body).toContain(reason);

  app.clock.forward(1_000);
  const again = await app.as(nour).post(sellerUrl(nour.id), name);
  expect(again.body).toMatchObject({ state: 'draft', documents: [] });
  expect(again.body._id).not.toBe(id);
  await putPaper(app, nour);
  await app.as(nour).post(`${sellerUrl(nour.id)}/send`);
  const detail = await app.as(admin).get(`/api/admin/verifications/${again.body._id}`);
  expect(detail.body.earlier).toMatchObject([{ _id: id, state: 'refused', reason }]);
});

test('without the front of an identity paper or a proved e-mail nothing is handed in', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email_verified_at: null });
  const seller = app.as(nour);
  expect((await seller.post(`${sellerUrl(nour.id)}/send`)).status).toBe(404);
  await seller.post(sellerUrl(nour.id), name);
  await putPaper(app, nour, { kind: 'address' });
  expect((await seller.post(`${sellerUrl(nour.id)}/send`)).body.error.code).toBe('email_not_verified');
  await app.db.updateTable('users').set({ email_verified_at: app.clock.now() }).execute();
  const { body } = await seller.post(`${sellerUrl(nour.id)}/send`);
  expect(body.error).toMatchObject({ code: 'documents_missing', details: ['identity-front'] });
});

test('what was handed in stays as it is until it is decided or taken back', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await handIn(app, nour);
  const seller = app.as(nour);
  const moved = [
    await seller.post(sellerUrl(nour.id), name),
    await putPaper(app, nour),
    await seller.delete(`${sellerUrl(nour.id)}/documents/identity-front`),
    await seller.post(`${sellerUrl(nour.id)}/send`),
  ];
  expect(moved.map(({ body }) => body.error?.code)).toEqual(Array(4).fill('check_moved_on'));
  expect((await seller.post(`${sellerUrl(nour.id)}/withdraw`)).body.state).toBe('withdrawn');
  expect((await seller.post(`${sellerUrl(nour.id)}/withdraw`)).status).toBe(409);
});

test('a verified seller is not checked again', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { seller_verified_at: new Date() });
  expect((await app.as(nour).post(sellerUrl(nour.id), name)).body.error.code).toBe('already_verified');
});

test('a document that is replaced or taken out leaves no file behind', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const seller = app.as(nour);
  await seller.post(sellerUrl(nour.id), name);
  await putPaper(app, nour, { bytes: png('first') });
  await putPaper(app, nour, { bytes: png('second') });
  const read = await seller.request({
    method: 'GET',
    url: `${sellerUrl(nour.id)}/documents/identity-front`,
  });
  expect(read.body).toContain('second');
  await clean(app);
  expect(filesIn(app)).toHaveLength(1);
  const { body } = await seller.delete(`${sellerUrl(nour.id)}/documents/identity-front`);
  expect(body.documents).toEqual([]);
  await clean(app);
  expect(filesIn(app)).toEqual([]);
});

test('documents and names are gone when the days after the decision are over, and not before', async () => {
  await using app = await buildTestApp({ env: { SOUK_DOCUMENT_DAYS: '10' } });
  const [nour, admin] = [await buildUser(app.db), await buildUser(app.db, { role: 'admin' })];
  const id = await handIn(app, nour);
  app.clock.forward(20 * DAY_MS);
  await clean(app);
  expect(filesIn(app)).toHaveLength(1);
  const { body } = await decide(app, admin, id, 'refuse', 'The paper is out of date.');
  expect(Date.parse(body.documentsUntil) - app.clock.now().getTime()).toBe(10 * DAY_MS);
  app.clock.forward(10 * DAY_MS - 1_000);
  await clean(app);
  expect(filesIn(app)).toHaveLength(1);
  app.clock.forward(1_000);
  await clean(app);
  expect(filesIn(app)).toEqual([]);
  const check = await app.db.selectFrom('seller_checks').selectAll().executeTakeFirstOrThrow();
  expect(check).toMatchObject({ state: 'refused', legal_name: '', reason: null });
  expect(await app.db.selectFrom('seller_documents').selectAll().execute()).toEqual([]);
  const gone = await app.as(admin).get(`/api/admin/verifications/${id}/documents/identity-front`);
  expect(gone.status).toBe(404);
});

test('a document that cannot be deleted keeps no other here, and goes the next time', async () => {
  await using app = await buildTestApp();
  for (const one of [await buildUser(app.db), await buildUser(app.db)]) {
    await handIn(app, one);
    await app.as(one).post(`${sellerUrl(one.id)}/withdraw`);
  }
  app.clock.forward(30 * DAY_MS);
  const { storage_key: stuck } = await app.db
    .selectFrom('seller_documents')
    .select('storage_key')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const { documentCleaning } = await import('./documents.job.ts');
  const deleted: string[] = [];
  const never = { put: unused, putFile: unused, read: unused, stream: unused, size: unused };
  const storage = { ...never, delete: async (key: string) => void deleted.push(key) };
  const cutOff = {
    ...storage,
    delete: (key: string) =>
      key === stuck ? Promise.reject(new Error('the file cannot be deleted')) : storage.delete(key),
  };
  const run = (over: typeof storage) =>
    documentCleaning({ storage: over, documentDays: 30 }).run(
      { db: app.db, clock: app.clock, log: app.log.log },
      {},
    );
  app.log.allowErrors();
  await expect(run(cutOff)).rejects.toThrow('the file cannot be deleted');
  expect(deleted).toHaveLength(1);
  expect(await app.db.selectFrom('seller_documents').select('storage_key').execute()).toEqual([
    { storage_key: stuck },
  ]);
  await run(storage);
  expect(deleted).toHaveLength(2);
  expect(await app.db.selectFrom('seller_documents').select('id').execute()).toEqual([]);
});
const unused = () => Promise.reject(new Error('is not asked'));

test('a draft nobody comes back to is gone after a week, papers and all', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post(sellerUrl(nour.id), name);
  await putPaper(app, nour);
  app.clock.forward(7 * DAY_MS - 1_000);
  await clean(app);
  expect(filesIn(app)).toHaveLength(1);
  app.clock.forward(1_000);
  await clean(app);
  expect(filesIn(app)).toEqual([]);
  const { body } = await app.as(nour).get(`/api/users/${nour.id}/verification`);
  expect(body.seller.check).toBeNull();
});

test('a draft that someone still adds papers to stays, however long ago it was begun', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post(sellerUrl(nour.id), name);
  app.clock.forward(6 * DAY_MS);
  await putPaper(app, nour);
  app.clock.forward(2 * DAY_MS);
  await clean(app);
  expect(filesIn(app)).toHaveLength(1);
});

test('an upload cut off in the middle leaves nothing to see, and is cleaned away', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { body: check } = await app.as(nour).post(sellerUrl(nour.id), name);
  const { announceDocument } = await import('./documents.repo.ts');
  await announceDocument(app.db, {
    id: check._id,
    check_id: check._id,
    kind: 'identity-front',
    content_type: 'image/png',
    bytes: 10,
    storage_key: 'documents/half',
    created_at: app.clock.now(),
  });
  const { body } = await app.as(nour).get(`/api/users/${nour.id}/verification`);
  expect(body.seller.check.documents).toEqual([]);
  app.clock.forward(3_600_000);
  await clean(app);
  expect(await app.db.selectFrom('seller_documents').select('id').execute()).toEqual([]);
});
