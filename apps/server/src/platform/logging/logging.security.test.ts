import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { cleanError } from './clean-error.ts';
import { withoutSecrets } from './without-secrets.ts';

test('the log of a sign-up, a sign-in and a failure holds nothing personal or secret', async () => {
  await using app = await buildTestApp({ env: { SOUK_TRUSTED_PROXIES: '127.0.0.1' } });
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const nour = { email: 'nour@example.com', password: 'a long enough secret', name: 'Nour Haddad' };
  const { body } = await app.post('/api/auth/signup', nour, from);
  await app.post('/api/auth/login', { email: nour.email, password: nour.password }, from);
  await app.get(`/api/users/${body.user._id}?email=nour@example.com&code=481516`, {
    ...from,
    authorization: `Bearer ${body.token}`,
  });
  const log = JSON.stringify(app.log.lines);
  for (const secret of ['nour', 'Nour', 'long enough', body.token, '203.0.113', '481516']) {
    expect(log).not.toContain(secret);
  }
});

test('each request leaves one line: its route, status, time and request id', async () => {
  await using app = await buildTestApp();
  const { headers } = await app.get('/api/users/nobody?name=x');
  expect(app.log.lines).toEqual([
    expect.objectContaining({
      level: 'info',
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/users/:userId',
      status: 404,
      ms: expect.any(Number),
    }),
  ]);
});

test('a secret is struck from a line wherever it stands, and the line itself is left as it was', () => {
  const line = {
    job: 'mail',
    to: { Email: 'a@b.example', deep: [{ token: 'x', n: 1 }] },
    Authorization: 'Bearer x',
  };
  expect(withoutSecrets(line)).toEqual({
    job: 'mail',
    to: { Email: '[redacted]', deep: [{ token: '[redacted]', n: 1 }] },
    Authorization: '[redacted]',
  });
  expect(line.to.Email).toBe('a@b.example');
  const harmless = { job: 'mail', count: 3 };
  expect(withoutSecrets(harmless)).toBe(harmless);
});

test.each([
  ['https://maya:pa55@shop.example/mug.jpg?key=5ecret#t', 'https://shop.example/mug.jpg'],
  ['https://maya:pa/55@w0rd@shop.example:8443/a/b.jpg', 'https://shop.example:8443/a/b.jpg'],
  ['postgres://souk:pa55@db.example/souk', 'postgres://db.example/souk'],
  [
    'no answer from https://x.example/a?sig=5ecret, tried 3 times',
    'no answer from https://x.example/a tried 3 times',
  ],
  ['https://shop.example/mug.jpg', 'https://shop.example/mug.jpg'],
  ['half past 5://', 'half past 5://'],
])('of the address in %s a log keeps where it leads, not what opens it', (text, kept) => {
  expect(withoutSecrets({ url: text, of: { many: [text] } })).toEqual({ url: kept, of: { many: [kept] } });
  const error = new Error('failed', { cause: new Error(text) });
  expect(JSON.stringify(cleanError(error))).not.toMatch(/pa55|5ecret|w0rd/);
});

test('what a library copied of an error is logged as that error, without what it came with', () => {
  const { message, stack } = new Error('nobody answers for nour@example.com');
  expect(cleanError({ message, stack, queue: 'mail', password: 'pa55' })).toEqual({
    type: 'Error',
    message: 'nobody answers for [e-mail]',
    stack: expect.stringContaining('nobody answers for [e-mail]'),
  });
});

test('an error of Postgres is logged without the row it complains about', () => {
  const error = Object.assign(new Error('duplicate key for nour@example.com'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (lower(email))=(nour@example.com) already exists.',
    where: 'nour',
  });
  const clean = cleanError(error);
  expect(clean).toMatchObject({ code: '23505', constraint: 'users_email_key' });
  expect(JSON.stringify(clean)).not.toContain('nour');
});
