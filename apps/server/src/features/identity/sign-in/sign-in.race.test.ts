import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, resetTokenTo } from '../../../testing/mail-reading.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buildUser } from '../accounts/user.builder.ts';

const email = 'nour@example.com';
const password = 'three goats on a roof';
const other = 'nine boats in a bottle';

const signUp = async (app: TestApp, name: string, to = email) => {
  const { body } = await app.post('/api/auth/signup', { email: to, password, name });
  return { id: body.user._id as string, bearer: { authorization: `Bearer ${body.token}` } };
};
const proved = async (app: TestApp) =>
  await app.db.selectFrom('users').select('id').where('email_verified_at', 'is not', null).execute();
const statusesOf = async (answers: Array<Promise<{ status: number }>>) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

test('many who sign up with one e-mail at the same time each have an account, and none has the address', async () => {
  await using app = await buildTestApp();
  const signUps = Array.from({ length: 5 }, (_, n) =>
    app.post('/api/auth/signup', { email, password, name: `Nour ${n}` }),
  );
  expect(await statusesOf(signUps)).toEqual(Array(5).fill(201));
  expect(await app.db.selectFrom('sessions').select('id').execute()).toHaveLength(5);
  expect(await proved(app)).toEqual([]);
});

test('of two who prove one address at the same time one has it, and the other is told so', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  for (let round = 0; round < 5; round += 1) {
    const address = `nour${round}@example.com`;
    const first = await signUp(app, 'First', address);
    const second = await signUp(app, 'Second', address);
    // Both codes lie in one mailbox, the first person's before the second's.
    await codeTo(app, address, 'verify-email');
    const codes = await codesTo(app, address);
    const prove = (at: TestApp, { id, bearer }: typeof first, code: string) =>
      at.post(`/api/users/${id}/verification/email/confirm`, { code }, bearer);
    const answers = await Promise.all([prove(app, first, codes[0]!), prove(beside, second, codes[1]!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('email_belongs_elsewhere');
    expect(await proved(app)).toHaveLength(round + 1);
  }
});

test('a code that comes twice at the same time opens one session', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  await buildUser(app.db, { email });
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  const logIns = [app, beside, app, beside].map((at) => at.post('/api/auth/code/login', { email, code }));
  expect(await statusesOf(logIns)).toEqual([200, 401, 401, 401]);
  expect(await app.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('a reset link that comes twice at the same time sets one password', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  await buildUser(app.db, { email });
  await app.post('/api/auth/password/forgotten', { email });
  const token = await resetTokenTo(app, email);
  const wanted = [password, other];
  const answers = await Promise.all(
    [app, beside].map((at, n) => at.post('/api/auth/password/reset', { token, password: wanted[n] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const logIn = async (given: string) =>
    (await app.post('/api/auth/login', { email, password: given })).status;
  expect([await logIn(wanted[winner]!), await logIn(wanted[1 - winner]!)]).toEqual([200, 401]);
});

test('signing in with the old password while it is being reset leaves no session behind', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const passwordHash = await hashPassword(password);
  for (let round = 0; round < 4; round += 1) {
    const address = `nour${round}@example.com`;
    const nour = await buildUser(app.db, { email: address, password_hash: passwordHash });
    await app.post('/api/auth/password/forgotten', { email: address });
    const token = await resetTokenTo(app, address);
    const [reset] = await Promise.all([
      app.post('/api/auth/password/reset', { token, password: other }),
      beside.post('/api/auth/login', { email: address, password }),
      beside.post('/api/auth/login', { email: address, password }),
    ]);
    expect(reset.status).toBe(200);
    const ways = await app.db.selectFrom('sessions').select('way').where('user_id', '=', nour.id).execute();
    expect(ways).toEqual([{ way: 'reset' }]);
  }
});

test('moving to an address while somebody signs up with it and proves it: one of the two has it', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  for (let round = 0; round < 5; round += 1) {
    const address = `wanted${round}@example.com`;
    const mover = await buildUser(app.db, { email: `mover${round}@example.com` });
    await app.as(mover).put(`/api/users/${mover.id}/email`, { email: address });
    const moving = await codeTo(app, address, 'change-email');
    const newcomer = await signUp(app, 'Newcomer', address);
    const proving = await codeTo(app, address, 'verify-email');
    const answers = [
      app.as(mover).post(`/api/users/${mover.id}/email/confirm`, { code: moving }),
      beside.post(`/api/users/${newcomer.id}/verification/email/confirm`, { code: proving }, newcomer.bearer),
    ];
    expect(await statusesOf(answers)).toEqual([200, 409]);
    const owners = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', address)
      .where('email_verified_at', 'is not', null)
      .execute();
    expect(owners).toHaveLength(1);
  }
});

async function codesTo(app: TestApp, address: string): Promise<string[]> {
  const mails = (await mailTo(app, address)).filter(({ template }) => template === 'verify-email');
  return mails.map(({ body }) => /\b\d{6}\b/.exec(body)![0]);
}
