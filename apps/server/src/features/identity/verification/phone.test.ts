import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { textsTo } from '../../../testing/mailbox.ts';
import { buildUser } from '../accounts/user.builder.ts';

const number = '+14155552671';
type Person = Awaited<ReturnType<typeof buildUser>>;

const ask = (app: TestApp, person: Person, phone = number) =>
  app.as(person).post(`/api/users/${person.id}/verification/phone`, { phone });
const confirm = (app: TestApp, person: Person, code: string, phone = number) =>
  app.as(person).post(`/api/users/${person.id}/verification/phone/confirm`, { phone, code });
const codeIn = async (app: TestApp, phone = number) =>
  /\b\d{6}\b/.exec((await textsTo(app, phone)).at(-1)?.body ?? '')?.[0] ?? 'none';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a person proves their number with the code that reaches it', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const asked = await ask(app, nour, '+1 (415) 555-2671');
  expect(asked).toMatchObject({ status: 202, body: {} });
  const confirmed = await confirm(app, nour, await codeIn(app));
  expect(confirmed).toMatchObject({ status: 200, body: { phone: number, phoneVerified: true } });
  const { body } = await app.as(nour).get(`/api/users/${nour.id}/verification`);
  expect(body.phone).toEqual({ number, verified: true });
});

test('a wrong code, a used code and a code for another number prove nothing', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await ask(app, nour);
  const code = await codeIn(app);
  expect((await confirm(app, nour, wrong(code))).body.error.code).toBe('wrong_code');
  expect((await confirm(app, nour, code, '+14155552672')).body.error.code).toBe('wrong_code');
  expect((await confirm(app, nour, code)).status).toBe(200);
  expect((await confirm(app, nour, code)).body.error.code).toBe('wrong_code');
});

test('somebody else’s code proves nothing for oneself', async () => {
  await using app = await buildTestApp();
  const [nour, omar] = [await buildUser(app.db), await buildUser(app.db)];
  await ask(app, nour);
  expect((await confirm(app, omar, await codeIn(app))).body.error.code).toBe('wrong_code');
});

test('asking for a number another account has proved is answered as for any other', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { phone: number, phone_verified_at: app.clock.now() });
  const omar = await buildUser(app.db);
  expect(await ask(app, omar)).toMatchObject({ status: 202, body: {} });
  expect(await codeIn(app)).toMatch(/^\d{6}$/);
});

test('a number belongs to whoever showed last that messages reach them', async () => {
  await using app = await buildTestApp();
  const before = await buildUser(app.db, { phone: number, phone_verified_at: app.clock.now() });
  const now = await buildUser(app.db);
  await ask(app, now);
  expect((await confirm(app, now, await codeIn(app))).body.phoneVerified).toBe(true);
  const { body } = await app.as(before).get(`/api/users/${before.id}/verification`);
  expect(body.phone).toEqual({ number: null, verified: false });
});

test('two people who prove the same number at once do not both have it', async () => {
  await using app = await buildTestApp();
  const people = [await buildUser(app.db), await buildUser(app.db)];
  const codes: string[] = [];
  for (const person of people) {
    await ask(app, person);
    codes.push(await codeIn(app));
  }
  const answers = await Promise.all(people.map((person, nth) => confirm(app, person, codes[nth]!)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const holders = await app.db.selectFrom('users').select('id').where('phone', '=', number).execute();
  expect(holders).toHaveLength(1);
});

test('two people who swap their numbers at once both end up with the other’s', async () => {
  await using app = await buildTestApp();
  const other = '+14155552672';
  const nour = await buildUser(app.db, { phone: number, phone_verified_at: app.clock.now() });
  const omar = await buildUser(app.db, { phone: other, phone_verified_at: app.clock.now() });
  await ask(app, nour, other);
  await ask(app, omar, number);
  const [forNour, forOmar] = [await codeIn(app, other), await codeIn(app, number)];
  const answers = await Promise.all([
    confirm(app, nour, forNour, other),
    confirm(app, omar, forOmar, number),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await app.db.selectFrom('users').select(['id', 'phone']).execute();
  expect(new Map(rows.map(({ id, phone }) => [id, phone]))).toEqual(
    new Map([
      [nour.id, other],
      [omar.id, number],
    ]),
  );
});

test.each(['12', 'not a number', '+999 1234567', '+1 555', '+44 909 879 0000', '+1 900 234 5678'])(
  '"%s" is no number that gets text messages',
  async (phone) => {
    await using app = await buildTestApp();
    const nour = await buildUser(app.db);
    const { status, body } = await ask(app, nour, phone);
    expect([status, body.error.details[0].field]).toEqual([400, 'phone']);
  },
);

test('one number gets five codes a day, whoever asks, over two processes', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const statuses = [];
  for (let nth = 0; nth < 6; nth += 1) {
    statuses.push((await ask(nth % 2 ? app : other, await buildUser(app.db))).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

test('one person asks for four codes an hour and eight a day, whatever the numbers', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const statuses = [];
  for (let nth = 0; nth < 12; nth += 1) {
    if (nth === 5) app.clock.forward(3_600_000);
    if (nth === 10) app.clock.forward(3_600_000);
    statuses.push((await ask(app, nour, `+1415555267${nth % 10}`)).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 429, 202, 202, 202, 429, 429, 429, 429]);
});
