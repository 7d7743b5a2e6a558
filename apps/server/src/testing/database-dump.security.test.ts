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
import { startMailServer } from './mail-server.ts';
import { textsTo } from './mailbox.ts';

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

function base32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
