import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { firstAdminLink } from '../features/identity/first-admin/index.ts';
import { stepAt, totp } from '../features/identity/second-factor/totp.ts';
import { marketJobs } from '../market-jobs.ts';
import { runWorker } from '../platform/jobs/run-worker.ts';
import { freePort } from '../platform/postgres/free-port.ts';
import { openText } from '../platform/secrets/locked-text.ts';
import { buildTestApp } from './build-test-app.ts';
import { dumpOf, formsOf } from './database-dump.ts';
import { sendAtOnce, table } from './files.fixture.ts';
import { openStage } from './hosting.fixture.ts';
import { startMailServer } from './mail-server.ts';
import { mailTo, textsTo } from './mailbox.ts';
import { buy } from './paying.fixture.ts';
import { openPayingMarket } from './paying-market.fixture.ts';
import { ownAccount } from './payouts.fixture.ts';
import { pushBrowser, startPushService } from './push-service.ts';
import { openVideoMarket } from './video-market.fixture.ts';

const email = 'nour@example.com';
const newEmail = 'nour.haddad@example.com';
const password = 'three goats on a roof';
const phone = '+14155552671';

/** Six digits that stand by themselves, and are not a part of a time or an id. */
const standsIn = (dump: string, code: string) => new RegExp(`(?<![\\w.-])${code}(?![\\w.+-])`).test(dump);

/**
 * What a code could be found by: with its hash and no key in it, an attacker tries all there are in a second.
 */
const keylessHashes = (code: string) =>
  ['verify-email', 'sign-in', 'change-email', 'confirm', 'verify-phone'].flatMap((purpose) =>
    [`${purpose}:${code}`, code].map((text) => createHash('sha256').update(text).digest('hex')),
  );

test('a copy of the database opens nothing: neither while messages wait nor after they were delivered', async () => {
  const port = await freePort(undefined);
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const worker = runWorker({
    url: app.database.url,
    db: app.db,
    clock: app.clock,
    log: app.log.log,
    jobs: marketJobs(app),
  });
  await worker.ready;

  const secrets = new Map<string, string>([['a password', password]]);
  const { body: signedUp } = await app.post('/api/auth/signup', { email, password, name: 'Nour' });
  secrets.set('a session token', signedUp.token);
  const nour = app.as(signedUp.user._id);
  const own = `/api/users/${signedUp.user._id}`;
  const link = await firstAdminLink(app, 'http://market.example');
  secrets.set('the link of the first admin', new URL(link ?? '').searchParams.get('token') ?? '');

  // An account without a second factor asks for each mail there is with a code or a link.
  await app.post('/api/auth/code', { email });
  await app.post('/api/auth/password/forgotten', { email });
  await nour.post('/api/auth/confirm/code');
  await nour.put(`${own}/email`, { email: newEmail });
  expect((await nour.post(`${own}/verification/phone`, { phone })).status).toBe(202);

  const other = await buildUser(app.db);
  const { body: setup } = await app.as(other).post('/api/second-factor/setup');
  secrets.set('the secret of an authenticator app', setup.secret);
  const code = totp(base32(setup.secret), stepAt(app.clock.now()));
  const { body: enabled } = await app.as(other).post('/api/second-factor/enable', { code });
  for (const recovery of enabled.recoveryCodes) secrets.set(`the recovery code ${recovery}`, recovery);

  expect((await nour.get('/api/push/key')).status).toBe(200);
  const { body: file } = await sendAtOnce(nour, { bytes: table(2_000) });
  const { body: address } = await nour.get(`/api/files/${file._id}/url`);
  secrets.set('a signed address', new URL(address.url, 'http://x').searchParams.get('signature') ?? '');
  const { secret } = await app.db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
  const signingKey = app.secrets.open(secret, 'signing-key:files') as Buffer;
  const { private_key } = await app.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
  secrets.set('the key of pushes', openText(app.secrets, private_key, 'push-key'));

  const delayed = () => app.log.lines.filter(({ msg }) => String(msg).includes('is tried again')).length;
  await expect.poll(delayed).toBeGreaterThanOrEqual(5);
  const whileWaiting = await dumpOf(app.db);

  await using server = await startMailServer({ port });
  const codes = new Map<string, string>();
  const readMails = () => {
    for (const { email: mail } of server.received) {
      const text = `${mail.subject} ${mail.text}`;
      const reset = /[?&]reset=([\w-]+)/.exec(text)?.[1];
      const mailed = /\b\d{6}\b/.exec(text)?.[0];
      if (reset) secrets.set('the link to set a password', reset);
      else if (mailed) codes.set(String(mail.subject), mailed);
    }
    return { codes: codes.size, hasLink: secrets.has('the link to set a password') };
  };
  await expect.poll(readMails, { timeout: 30_000 }).toEqual({ codes: 4, hasLink: true });
  codes.set('by text message', /\b\d{6}\b/.exec((await textsTo(app, phone)).at(-1)?.body ?? '')?.[0] ?? '');
  const afterwards = await dumpOf(app.db);
  await worker.stop();

  for (const [when, dump] of Object.entries({ whileWaiting, afterwards })) {
    for (const table of ['outbox', 'pgboss.job', 'kept_messages', email]) expect(dump).toContain(table);
    for (const [what, one] of secrets) {
      expect(one.length, what).toBeGreaterThan(10);
      for (const form of formsOf(one)) expect(dump.includes(form), `${what} ${when}`).toBe(false);
    }
    for (const [what, one] of codes) {
      expect(one, what).toMatch(/^\d{6}$/);
      expect(standsIn(dump, one), `the code ${what} ${when}`).toBe(false);
      for (const hash of keylessHashes(one)) expect(dump.includes(hash), `${what} ${when}`).toBe(false);
    }
    expect(dump.includes(signingKey.toString('hex')), `the key of signed addresses ${when}`).toBe(false);
  }
}, 90_000);

/** None of them stands in a copy of the database, in whatever form. */
function expectNowhere(dump: string, secrets: Record<string, string>): void {
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(8);
    for (const form of formsOf(secret)) expect(dump.includes(form), what).toBe(false);
  }
}

test('a copy of the database opens no show: neither to send pictures nor to see them, from a telephone or an encoder', async () => {
  await using market = await openVideoMarket();
  const { app } = market;
  const { show, host } = await openStage(app);
  const asHost = app.as(host);
  const url = `/api/shows/${show.id}`;
  const { body: streamKey } = await asHost.post(`${url}/video/key`);
  const { body: sending } = await asHost.post(`${url}/video/publish`);
  const { body: link } = await asHost.post(`${url}/phone-camera`);
  const { body: phone } = await app.post('/api/phone-cameras/open', { code: link.code });
  const { body: unopened } = await asHost.post(`${url}/phone-camera`);
  const { secret } = await app.db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
  const signingKey = app.secrets.open(secret, 'signing-key:broadcast') as Buffer;

  const dump = await dumpOf(app.db);
  for (const kept of ['stream_keys', show.id]) expect(dump).toContain(kept);
  expectNowhere(dump, {
    'the key of an encoder': streamKey.key,
    'a token to send': sending.token,
    'the link for a telephone': link.code,
    'the key of a telephone': phone.key,
    'the link for the next telephone': unopened.code,
    'the key of tokens': signingKey.toString('base64url'),
  });
  expect(dump.includes(signingKey.toString('hex'))).toBe(false);
});

test('a copy of the database holds no account number, no key of a device, no mailed link', async () => {
  await using service = await startPushService();
  await using market = await openPayingMarket({ outgoing: service.outgoing });
  const { app, maya, buyer, seller, product, cardId, sandbox } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity: 1 }]);
  expect((await app.post('/api/orders/find', { number: order?.number, email: maya.email })).status).toBe(202);
  const mails = (await mailTo(app, maya.email)).map(({ body }) => body).join('\n');
  const links = [...mails.matchAll(/[?&]key=([\w-]+)/g)].map(([, key = '']) => key);
  expect(links.length).toBeGreaterThan(0);
  const browser = pushBrowser(maya.handle).subscription;
  expect((await buyer.post('/api/push/subscriptions', browser)).status).toBe(204);
  const iban = 'DE89370400440532013000';
  // The last one stays; what was changed is nowhere either.
  for (const account of [{ ...ownAccount, country: 'DE', number: iban, routing: null }, ownAccount])
    expect((await seller.put('/api/bank-account', account)).status).toBe(200);
  const { body: card } = await buyer.post('/api/payment-methods/setup');

  const dump = await dumpOf(app.db);
  for (const kept of ['push_subscriptions', 'bank_accounts', browser.endpoint]) expect(dump).toContain(kept);
  expectNowhere(dump, {
    ...Object.fromEntries(links.map((key, at) => [`link ${at} to an order`, key])),
    'an account number': ownAccount.number,
    'an IBAN': iban,
    'what a device opens pushes with': browser.keys.auth,
    'what a card is added with': card.clientSecret,
    'the key of the provider': sandbox.keys.secretKey,
    'what the provider signs with': sandbox.keys.webhookSecret,
  });
}, 60_000);

function base32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
