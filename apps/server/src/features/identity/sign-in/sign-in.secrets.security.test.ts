import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, resetTokenTo } from '../../../testing/mail-reading.ts';

const email = 'nour@example.com';
const password = 'three goats on a roof';

/** All that a thief of the database would have, without the mails that stayed here in place of being sent. */
async function everythingIn(app: TestApp): Promise<string> {
  const { rows } = await sql<{ everything: string }>`
    select (select string_agg(t::text, '') from users t) || (select string_agg(t::text, '') from sessions t)
      || (select string_agg(t::text, '') from one_time_secrets t) as everything`.execute(app.db);
  return rows[0]!.everything;
}

test('neither password nor token nor code nor link is in the database, nor the e-mail among the limits', async () => {
  await using app = await buildTestApp();
  const { body } = await app.post('/api/auth/signup', { email, password, name: 'Nour' });
  await app.post('/api/auth/password/forgotten', { email });
  await app.post('/api/auth/code', { email });
  const secrets = [
    password,
    body.token,
    await resetTokenTo(app, email),
    `\t${await codeTo(app, email, 'sign-in-code')}`,
    `,${await codeTo(app, email, 'verify-email')}`,
  ];
  const everything = await everythingIn(app);
  for (const secret of secrets) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(Buffer.from(secret).toString('hex'));
  }
  const limits = await app.db.selectFrom('rate_limits').select('key').execute();
  expect(limits.length).toBeGreaterThan(0);
  expect(JSON.stringify(limits)).not.toContain('nour');
});

test('nothing that opens an account is in the log', async () => {
  await using app = await buildTestApp();
  const { body } = await app.post('/api/auth/signup', { email, password, name: 'Nour' });
  await app.post('/api/auth/login', { email, password, secondFactor: '654321' });
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  await app.post('/api/auth/code/login', { email, code, secondFactor: '654321' });
  const log = JSON.stringify(app.log.lines);
  for (const secret of [password, body.token, `"${code}"`, '654321', email])
    expect(log).not.toContain(secret);
});
