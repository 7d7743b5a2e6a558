import { documentLimit } from '@souk/shared/identity/verification/limits.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { handIn, pdf, png, putPaper, sellerUrl } from '../../../testing/seller-papers.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

const front = 'documents/identity-front';

test('a document is read by its owner and by admins, and by nobody else', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const id = await handIn(app, nour);
  const own = `${sellerUrl(nour.id)}/${front}`;
  const forStaff = `/api/admin/verifications/${id}/${front}`;
  const [admin, support, other] = [
    await buildUser(app.db, { role: 'admin' }),
    await buildUser(app.db, { role: 'support' }),
    await buildUser(app.db),
  ];
  const statuses = async (url: string) =>
    [
      await app.as(nour).get(url),
      await app.as(admin).get(url),
      await app.as(support).get(url),
      await app.as(other).get(url),
      await app.get(url),
    ].map(({ status }) => status);
  expect(await statuses(own)).toEqual([200, 403, 403, 403, 401]);
  expect(await statuses(forStaff)).toEqual([403, 200, 403, 403, 401]);
  expect((await app.as(other).get(`${sellerUrl(other.id)}/${front}`)).status).toBe(404);
  expect((await app.as(support).get('/api/admin/verifications')).status).toBe(403);
});

test('each look of an admin is in the audit log, a look of the owner is not', async () => {
  await using app = await buildTestApp();
  const [nour, admin] = [await buildUser(app.db), await buildUser(app.db, { role: 'admin' })];
  const id = await handIn(app, nour);
  await app.as(nour).get(`${sellerUrl(nour.id)}/${front}`);
  await app.as(admin).get(`/api/admin/verifications/${id}/${front}`);
  await app.as(admin).get(`/api/admin/verifications/${id}/${front}`);
  const { body } = await app.as(admin).get('/api/admin/audit?action=seller.document-read');
  expect(body.total).toBe(2);
  expect(body.items[0]).toMatchObject({
    actor: { _id: admin.id },
    subject: { kind: 'user', _id: nour.id },
    details: { check: id, document: 'identity-front' },
  });
});

test('a document leaves as a file in which nothing can run and of which no copy stays', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post(sellerUrl(nour.id), { legalName: 'Nour', country: 'MA' });
  await putPaper(app, nour, {
    kind: 'business',
    bytes: pdf('<script>alert(1)</script>'),
    type: 'text/html',
  });
  const { headers } = await app.as(nour).get(`${sellerUrl(nour.id)}/documents/business`);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="business.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

const tableApp = sharedTestApp();

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/jpeg'],
  ['a page with a picture inside', Buffer.concat([Buffer.from('<html>'), png('x')]), 'image/png'],
  ['a zip', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'application/pdf'],
  ['a GIF', Buffer.from('GIF89a....'), 'image/png'],
  ['half a beginning', Buffer.from([0x89, 0x50]), 'image/png'],
  ['nothing', Buffer.alloc(0), 'image/png'],
  ['words', Buffer.from('{"a":1}'), 'application/json'],
])('%s is no document, whatever it is called', async (_what, bytes, type) => {
  const app = await tableApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post(sellerUrl(nour.id), { legalName: 'Nour', country: 'MA' });
  const { status, body } = await putPaper(app, nour, { bytes, type });
  expect([status, body.error.code]).toEqual([415, 'unreadable_document']);
  expect(await app.db.selectFrom('seller_documents').select('id').execute()).toEqual([]);
});

test('eight megabytes are taken, and one byte more is not', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post(sellerUrl(nour.id), { legalName: 'Nour', country: 'MA' });
  const full = Buffer.concat([pdf(''), Buffer.alloc(documentLimit - pdf('').length)]);
  expect((await putPaper(app, nour, { bytes: full, type: 'application/pdf' })).status).toBe(200);
  const over = Buffer.concat([full, Buffer.alloc(1)]);
  expect((await putPaper(app, nour, { bytes: over, type: 'application/pdf' })).body.error.code).toBe(
    'payload_too_large',
  );
});

test.each(['..%2f..%2f..%2fetc%2fpasswd', '..%5c..%5cpasswd', 'identity-front%00', 'other', '__proto__'])(
  'the kind "%s" leads to no file',
  async (kind) => {
    await using app = await buildTestApp();
    const [nour, admin] = [await buildUser(app.db), await buildUser(app.db, { role: 'admin' })];
    const id = await handIn(app, nour);
    const asked = [
      await app.as(nour).get(`${sellerUrl(nour.id)}/documents/${kind}`),
      await putPaper(app, nour, { kind }),
      await app.as(admin).get(`/api/admin/verifications/${id}/documents/${kind}`),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
  },
);

test('pictures that everyone may see are no way to a document', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await handIn(app, nour);
  const { id, storage_key } = await app.db
    .selectFrom('seller_documents')
    .select(['id', 'storage_key'])
    .executeTakeFirstOrThrow();
  for (const url of [`/media/${id}/640.webp`, `/media/${storage_key}`, `/files/${storage_key}`]) {
    expect((await app.get(url)).status).toBe(404);
  }
});

test('somebody who sends forty documents a day has to wait for the next', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const nour = await buildUser(app.db);
  await app.as(nour).post(sellerUrl(nour.id), { legalName: 'Nour', country: 'MA' });
  for (let nth = 0; nth < 40; nth += 1) {
    expect((await putPaper(nth % 2 ? app : other, nour)).status).toBe(200);
  }
  expect((await putPaper(other, nour)).status).toBe(429);
});
