import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { HOUR_MS, ownAccount } from '../../../testing/payouts.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { payoutsPart } from './payouts.personal.ts';

const other = { ...ownAccount, number: '000222222227' };

test('a seller keeps a bank account, and nobody sees more of it than its last four digits', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db, { email: 'maya@mail.example' });
  const own = app.as(maya);
  expect((await own.get('/api/bank-account')).body).toEqual({ account: null });
  const saved = await own.put('/api/bank-account', ownAccount);
  expect(saved).toMatchObject({ status: 200, body: { account: { holder: 'Maya Okafor', last4: '6789' } } });
  const until = new Date(app.clock.now().getTime() + 48 * HOUR_MS).toISOString();
  expect(saved.body.account.pausedUntil).toBe(until);
  expect(JSON.stringify((await own.get('/api/bank-account')).body)).not.toContain('000123456789');
  expect((await app.as(await buildUser(app.db)).get('/api/bank-account')).body).toEqual({ account: null });

  const { locked } = await app.db.selectFrom('bank_accounts').select('locked').executeTakeFirstOrThrow();
  expect(String(locked)).not.toMatch(/000123456789|110000000|Okafor/);
  expect(JSON.stringify(app.log.lines)).not.toMatch(/000123456789/);
  const [mail] = await mailTo(app, 'maya@mail.example');
  expect(mail?.body).toContain('6789');
  expect(mail?.body).toContain('48 hours');
  expect(JSON.stringify(await payoutsPart.give(app.db, maya.id))).toContain('6789');

  app.clock.forward(48 * HOUR_MS);
  expect((await own.get('/api/bank-account')).body.account.pausedUntil).toBeNull();
});

test('the same account once more changes nothing; another one waits again', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db, { email: 'maya@mail.example' });
  const own = app.as(maya);
  const first = await own.put('/api/bank-account', ownAccount);
  app.clock.forward(5 * 60_000);
  const same = await own.put('/api/bank-account', { ...ownAccount, number: '000 123 456 789' });
  expect(same.body).toEqual(first.body);
  expect(await mailTo(app, 'maya@mail.example')).toHaveLength(1);
  const changed = await own.put('/api/bank-account', other);
  expect(Date.parse(changed.body.account.pausedUntil)).toBe(app.clock.now().getTime() + 48 * HOUR_MS);
  expect(await mailTo(app, 'maya@mail.example')).toHaveLength(2);
  const rows = await app.db.selectFrom('bank_accounts').select('last4').execute();
  expect(rows).toEqual([{ last4: '2227' }]);
  expect((await own.delete('/api/bank-account')).status).toBe(204);
  expect((await own.get('/api/bank-account')).body).toEqual({ account: null });
});

test('only who has just proved who they are changes where money goes', async () => {
  await using app = await buildTestApp();
  const own = app.as(await buildUser(app.db));
  await own.get('/api/bank-account');
  app.clock.forward(16 * 60_000);
  for (const call of [own.put('/api/bank-account', ownAccount), own.delete('/api/bank-account')])
    expect((await call).body.error.code).toBe('confirmation_required');
});

test('what no money could reach is refused by its field', async () => {
  await using app = await buildTestApp();
  const own = app.as(await buildUser(app.db));
  const slips: Array<[change: object, field: string]> = [
    [{ number: 'x' }, 'number'],
    [{ routing: '110000001' }, 'routing'],
    [{ routing: null }, 'routing'],
    [{ country: 'DE' }, 'number'],
    [{ country: 'XX' }, 'country'],
    [{ holder: 'A\u0000B' }, 'holder'],
    [{ holder: '' }, 'holder'],
  ];
  for (const [change, field] of slips) {
    const { status, body } = await own.put('/api/bank-account', { ...ownAccount, ...change });
    expect([status, body.error.code]).toEqual([400, 'invalid_input']);
    expect(body.error.details.map((one: { field: string }) => one.field)).toContain(field);
  }
});

test('of two changes at once one is the account, and each waits 48 hours', async () => {
  await using app = await buildTestApp();
  const maya = await buildUser(app.db);
  const own = app.as(maya);
  await own.put('/api/bank-account', ownAccount);
  const accounts = ['000222222227', '000333333335', '000444444440', '000555555559'];
  const answers = await Promise.all(
    accounts.map((number) => own.put('/api/bank-account', { ...ownAccount, number })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = await app.db.selectFrom('bank_accounts').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(accounts.some((number) => number.endsWith(rows[0]?.last4 ?? '-'))).toBe(true);
});
