import { documentPath } from '@souk/live/paths.ts';
import type { InjectOptions, RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import { liveChannels, liveDeclarations } from '../market-live.ts';
import { liveDatabaseOf } from '../platform/live/index.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { sampleOf } from './sample-body.ts';
import { stringsIn } from './schema-strings.ts';
import { talker } from './talker.ts';

// Words that go to nobody but their writer, the market's staff, or a door that asks who they are.
const readByNoOther: Readonly<Record<string, string>> = {
  'POST /api/addresses': 'where what they buy is sent to',
  'PUT /api/addresses/:addressId': 'where what they buy is sent to',
  'POST /api/reports': 'to the staff',
  'POST /api/admin/reports/:reportId/decision': 'by the staff',
  'POST /api/admin/bid-signals/:suspicionId/decision': 'by the staff',
  'POST /api/admin/verifications/:checkId/decision': 'by the staff',
  'PATCH /api/admin/users/:userId': 'by the staff',
  'POST /api/admin/users/:userId/second-factor/off': 'by the staff',
  'POST /api/admin/shops/:shopId/debt-payments': 'by the staff',
  'POST /api/admin/debt-payments/:debtPaymentId/undo': 'to the shop, by the staff',
  'POST /api/users/:userId/verification/seller': 'to the staff',
  'POST /api/passkeys': 'the name of a device of one’s own',
  'PATCH /api/passkeys/:passkeyId': 'the name of a device of one’s own',
  'PUT /api/shops/:shopId/chat/blocked-words': 'nobody sees the list',
  'POST /api/events/:eventId/entries': 'the codes of tickets',
  'POST /api/shops/:shopId/imports': 'a file on its way; the start of the import speaks',
  'PATCH /api/files/:fileId': 'the bytes of a file; what it is put on speaks',
  'PUT /api/bank-account': 'to their bank',
  'PUT /api/orders/:orderId/chargeback/evidence': 'to the buyer’s bank, and staff',
  'POST /api/orders/find': 'to the one who bought it',
  'POST /api/checkouts/:checkoutId/pay': 'names what the market showed them',
  'PUT /api/lots/:lotId/win-coupon': 'a code, kept for themselves',
  'PATCH /api/imports/:importId': 'how the file is read; the start of the import speaks',
};
const readsWhoOneIs =
  /^\w+ \/api\/(auth|identities|second-factor|push|notification-choices)\b|\/(password|email|phone)\b/;

test('a route that takes words either refuses a muted user or is known to show them to nobody', async () => {
  await using app = await buildTestApp();
  const forgotten = app.app.routes
    .filter(({ schema, config }) => takesWords(schema?.body) && config?.speaks === false && !config.hidden)
    .map(nameOf)
    .filter((name) => !(name in readByNoOther) && !readsWhoOneIs.test(name));
  expect(forgotten).toEqual([]);
});

test('a muted seller says nothing on any route that others read', async () => {
  await using app = await buildTestApp();
  const [seller, shop] = await mutedSeller(app);
  const heard: string[] = [];
  let asked = 0;
  for (const route of app.app.routes.filter(({ config }) => config?.speaks === true)) {
    const { body } = route.schema ?? {};
    const answer = await app.as(seller).request({
      method: route.method as InjectOptions['method'],
      url: addressOf(route, seller.id, shop.id),
      ...(body instanceof z.ZodType ? { payload: sampleOf(body, () => shop.id) as object } : {}),
    });
    if (answer.body?.error?.code !== 'muted') heard.push(`${nameOf(route)}: ${answer.status}`);
    asked += 1;
  }
  expect(heard).toEqual([]);
  expect(asked).toBeGreaterThan(15);
});

type Tried = { silent: object; spoken: object };

const byInput: Readonly<Record<string, Tried>> = {
  'PATCH /api/users/:userId': { silent: { language: 'en' }, spoken: { bio: 'Read my words.' } },
  'POST /api/shops/:shopId/products/bulk': {
    silent: { action: 'archive', ids: ['0199aaaa-0000-7000-8000-000000000000'] },
    spoken: { action: 'publish', ids: ['0199aaaa-0000-7000-8000-000000000000'] },
  },
  'PUT /api/away-note': {
    silent: { on: false, text: '', until: null },
    spoken: { on: true, text: 'Read my words.', until: null },
  },
  'PUT /api/saved-replies': {
    silent: { items: [] },
    spoken: { items: [{ title: 'Hello', text: 'Read my words.' }] },
  },
  'PATCH /api/checkouts/:checkoutId': {
    silent: { delivery: [] },
    spoken: {
      notes: [{ shopId: '0199aaaa-0000-7000-8000-000000000000', note: 'Read my words.' }],
    },
  },
  'POST /api/orders/:orderId/call-off': { silent: {}, spoken: { reason: 'Read my words.' } },
  'POST /api/orders/:orderId/ask-to-cancel': { silent: {}, spoken: { reason: 'Read my words.' } },
  'POST /api/orders/:orderId/pack': { silent: {}, spoken: { note: 'Read my words.' } },
  'POST /api/orders/:orderId/ship': { silent: {}, spoken: { note: 'Read my words.' } },
  'PUT /api/orders/:orderId/parcels/:parcelId/tracking': {
    silent: { tracking: { carrier: 'DHL', number: '1' } },
    spoken: { tracking: { carrier: 'Read my words', number: '1' } },
  },
  'POST /api/orders/:orderId/cancel': { silent: {}, spoken: { reason: 'Read my words.' } },
  'POST /api/orders/:orderId/decline-to-cancel': { silent: {}, spoken: { reason: 'Read my words.' } },
  'POST /api/orders/:orderId/refunds': {
    silent: { of: { kind: 'all' } },
    spoken: { of: { kind: 'all' }, reason: 'Read my words.' },
  },
  'POST /api/orders/:orderId/disputes': {
    silent: { kind: 'problem', reason: 'damaged' },
    spoken: { kind: 'problem', reason: 'damaged', text: 'Read my words.' },
  },
  'POST /api/disputes/:disputeId/steps': {
    silent: { step: 'send-back' },
    spoken: { step: 'send-back', tracking: 'Read my words.' },
  },
  'PATCH /api/shops/:shopId/shipping-profiles/:profileId': {
    silent: { version: 1, handlingDays: 2 },
    spoken: { version: 1, name: 'Read my words' },
  },
};

test('where it depends on what is sent, a muted seller does the rest and says nothing', async () => {
  await using app = await buildTestApp();
  const [seller, shop] = await mutedSeller(app);
  const routes = app.app.routes.filter(({ config }) => typeof config?.speaks === 'function');
  expect(routes.map(nameOf).sort()).toEqual(Object.keys(byInput).sort());
  for (const route of routes) {
    const { silent, spoken } = byInput[nameOf(route)]!;
    const answered: string[] = [];
    for (const payload of [silent, spoken]) {
      const { status, body } = await app.as(seller).request({
        method: route.method as InjectOptions['method'],
        url: addressOf(route, seller.id, shop.id),
        payload,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      answered.push(body?.error?.code === 'muted' ? 'muted' : status < 500 ? 'let through' : `${status}`);
    }
    expect(answered, nameOf(route)).toEqual(['let through', 'muted']);
  }
});

test('a muted or suspended user writes and publishes nothing that others read', async () => {
  await using app = await buildTestApp();
  const [nour, maya] = [await buildUser(app.db), await buildUser(app.db)];
  const now = app.clock.now().getTime();
  for (const standing of [{ muted: true }, { suspended: true }]) {
    const writing = talker(app, nour, standing).send(maya, 'Read my words.');
    await expect(writing).rejects.toMatchObject({ code: 'permission-denied' });
    const actor = { kind: 'user', userId: nour.id, muted: false, suspended: false, ...standing } as never;
    const asked = { who: { id: nour.id, actor }, db: liveDatabaseOf(app.db), params: {}, now };
    for (const { path, write, speaks } of liveDeclarations.filter((one) => one.write && one.speaks)) {
      const trying = async () =>
        write?.({ ...asked, id: crypto.randomUUID(), op: 'set', before: null, after: {} } as never);
      await expect(trying(), `${path} ${speaks}`).rejects.toMatchObject({ code: 'permission-denied' });
    }
    for (const { path, publish } of liveChannels.filter((one) => one.publish)) {
      const trying = async () => publish?.({ ...asked, data: {} });
      await expect(trying(), path).rejects.toMatchObject({ code: 'permission-denied' });
    }
  }
  const own = documentPath(`conversations/${[nour.id, maya.id].sort().join('~')}/marks/${nour.id}`);
  const read = { op: 'set', path: own, data: { delivered: 0, read: 0 } } as const;
  await talker(app, nour, { muted: true }).write([read]);
});

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;

const takesWords = (schema: unknown): boolean =>
  schema instanceof z.ZodType &&
  stringsIn(schema).some(({ leaf }) => leaf.safeParse('Read my words.').success);

const addressOf = ({ url }: RouteOptions, userId: string, shopId: string) =>
  url.replace(/:(\w+)/g, (_hole, name: string) => (name === 'userId' ? userId : shopId));

async function mutedSeller(app: TestApp) {
  const seller = await buildUser(app.db, { muted: true });
  return [seller, await buildShop(app.db, { owner_id: seller.id })] as const;
}
