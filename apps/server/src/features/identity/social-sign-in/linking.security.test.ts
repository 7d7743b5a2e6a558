import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buildWorld, type World } from '../../../testing/social-world.ts';
import { buildUser } from '../accounts/user.builder.ts';

const PROVED = new Date('2026-01-01T00:00:00Z');

const users = (world: World) =>
  world.app.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at'])
    .orderBy('created_at')
    .execute();

const identities = (world: World) =>
  world.app.db.selectFrom('identities').select(['issuer', 'subject', 'user_id', 'email']).execute();

async function expectExists(world: World, provider: 'google' | 'apple', changes: Record<string, unknown>) {
  const { status, body } = await world.arrive(provider, changes);
  expect([status, body.error?.code]).toEqual([409, 'account_exists']);
  expect(await identities(world)).toEqual([]);
}

test('a newcomer gets an account with a proved e-mail and the name the provider tells', async () => {
  await using world = await buildWorld();
  const { status, body } = await world.arrive('google');
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    name: 'Nour Haddad',
    email: 'nour@gmail.com',
    emailVerified: true,
    hasPassword: false,
    picture: null,
  });
  const me = await world.app.get(`/api/users/${body.user._id}`, { authorization: `Bearer ${body.token}` });
  expect(me.body.email).toBe('nour@gmail.com');
});

test('who comes again is the same person, also with another e-mail', async () => {
  await using world = await buildWorld();
  const first = await world.arrive('google');
  const second = await world.arrive('google', { email: 'nour.new@gmail.com', name: 'Other Name' });
  expect(second.body.user._id).toBe(first.body.user._id);
  expect(second.body.user).toMatchObject({ email: 'nour@gmail.com', name: 'Nour Haddad' });
  expect((await identities(world))[0]?.email).toBe('nour.new@gmail.com');
});

test('the same number at another provider is another person', async () => {
  await using world = await buildWorld();
  const google = await world.arrive('google', { sub: 'same', email: 'one@gmail.com' });
  const apple = await world.arrive('apple', { sub: 'same', email: 'two@icloud.com' });
  expect(apple.body.user._id).not.toBe(google.body.user._id);
});

test('who gets an address that someone else had before does not get their account', async () => {
  await using world = await buildWorld();
  const before = await world.arrive('google', {
    sub: 'first',
    email: 'desk@shop.example',
    hd: 'shop.example',
  });
  const { status, body } = await world.arrive('google', {
    sub: 'second',
    email: 'desk@shop.example',
    hd: 'shop.example',
  });
  expect(before.status).toBe(200);
  expect([status, body.error.code]).toEqual([409, 'account_exists']);
});

test.each([
  ['google', { email: 'nour@gmail.com' }],
  ['google', { email: 'Nour@GMail.com' }],
  ['google', { email: 'nour@googlemail.com' }],
  ['google', { email: 'nour@haddad.example', hd: 'haddad.example' }],
  ['apple', { email: 'nour@icloud.com' }],
  ['apple', { email: 'nour@me.com', email_verified: true }],
  ['apple', { email: 'nour@mac.com' }],
  ['apple', { email: 'abc@privaterelay.appleid.com' }],
] as const)('%s opens the account that proved the same e-mail: %j', async (provider, changes) => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db, {
    email: changes.email.toLowerCase(),
    email_verified_at: PROVED,
    name: 'Nour',
  });
  const { status, body } = await world.arrive(provider, changes);
  expect([status, body.user?._id]).toEqual([200, user.id]);
  expect((await identities(world)).map(({ user_id }) => user_id)).toEqual([user.id]);
  const mails = await mailTo(world.app, user.email);
  expect(mails.map(({ template }) => template)).toContain('identity-linked');
});

test.each<['google' | 'apple', { email: string; [claim: string]: unknown }, string]>([
  ['google', { email: 'nour@mail.example' }, 'an address Google does not give out'],
  [
    'google',
    { email: 'nour@mail.example', hd: 'other.example' },
    'an organisation that is not the address’s',
  ],
  ['google', { email: 'nour@mail.example', hd: ['mail.example'] }, 'an organisation that is no text'],
  ['google', { email: 'nour@gmail.com.evil.example' }, 'a domain that only begins like Google’s'],
  ['google', { email: 'nour@icloud.com' }, 'an address of Apple'],
  ['google', { email: 'nour@gmail.com', email_verified: false }, 'an e-mail that is not verified'],
  ['google', { email: 'nour@gmail.com', email_verified: 'true' }, 'the word "true" from Google'],
  ['google', { email: 'nour@gmail.com', email_verified: 1 }, 'the number 1'],
  ['google', { email: 'nour@gmail.com', email_verified: undefined }, 'no word on whether it is verified'],
  ['apple', { email: 'nour@icloud.com', email_verified: 'false' }, 'the word "false" from Apple'],
  ['apple', { email: 'nour@icloud.com', email_verified: false }, 'an e-mail that Apple did not verify'],
  ['apple', { email: 'nour@icloud.com', email_verified: 'TRUE' }, 'another spelling of true'],
  ['apple', { email: 'nour@gmail.com' }, 'an address of Google'],
  ['apple', { email: 'nour@mail.example', hd: 'mail.example' }, 'an organisation at Apple, which has none'],
])('%s with %j opens nobody’s account: %s', async (provider, changes) => {
  await using world = await buildWorld();
  await buildUser(world.app.db, { email: changes.email, email_verified_at: PROVED });
  await expectExists(world, provider, changes);
});

test('an account that only claims the e-mail is never opened: its owner may be a squatter', async () => {
  await using world = await buildWorld();
  const squatter = await buildUser(world.app.db, {
    email: 'nour@gmail.com',
    email_verified_at: null,
    password_hash: await hashPassword('squatters password'),
  });
  const { status, body } = await world.arrive('google');
  expect([status, body.user.emailVerified]).toEqual([200, true]);
  expect(body.user._id).not.toBe(squatter.id);
  const claims = await users(world);
  expect(claims.filter(({ email_verified_at }) => email_verified_at !== null).map(({ id }) => id)).toEqual([
    body.user._id,
  ]);
});

test.each([[{ email: 'nour@mail.example' }], [{ email: 'nour@gmail.com', email_verified: false }]])(
  'a newcomer with %j gets an account whose e-mail is still to be proved',
  async (changes) => {
    await using world = await buildWorld();
    const { status, body } = await world.arrive('google', changes);
    expect([status, body.user.emailVerified]).toEqual([200, false]);
  },
);

test('Apple’s name, told beside the credential, is the newcomer’s and nobody’s afterwards', async () => {
  await using world = await buildWorld();
  const first = await world.arrive('apple', {}, { name: 'Kenji Sato' });
  expect(first.body.user.name).toBe('Kenji Sato');
  const again = await world.arrive('apple', {}, { name: 'Someone Else' });
  expect(again.body.user.name).toBe('Kenji Sato');
});

test('who told no name is called by the address, or something kind when the address is hidden', async () => {
  await using world = await buildWorld();
  const open = await world.arrive('apple', { sub: 'a', email: 'kenji.sato+market@icloud.com' });
  const hidden = await world.arrive('apple', { sub: 'b', email: 'x7k2p@privaterelay.appleid.com' });
  expect([open.body.user.name, hidden.body.user.name]).toEqual(['kenji sato', 'New member']);
});

test('a name nobody could have is not taken over', async () => {
  await using world = await buildWorld();
  const { body } = await world.arrive('google', { name: 'x'.repeat(500) });
  expect(body.user.name).toBe('nour');
});

test.each([[undefined], [''], ['nonsense'], [['nour@gmail.com']]])(
  'without an e-mail (%j) there is no new account, but an old one is found',
  async (email) => {
    await using world = await buildWorld();
    const { status, body } = await world.arrive('google', { email });
    expect([status, body.error.code]).toEqual([422, 'email_not_shared']);
    expect(await users(world)).toEqual([]);
    await world.arrive('google');
    expect((await world.arrive('google', { email })).status).toBe(200);
  },
);

test('two first sign-ins at the same time make one account', async () => {
  await using world = await buildWorld();
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.arrive('google')));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
  expect(await users(world)).toHaveLength(1);
});

test('of two people who come with one address at the same time, one gets it', async () => {
  await using world = await buildWorld();
  const desk = { email: 'desk@shop.example', hd: 'shop.example' };
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((sub) => world.arrive('google', { ...desk, sub })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await users(world)).toHaveLength(1);
});

test('a suspended user is not let in, and nothing is connected', async () => {
  await using world = await buildWorld();
  await buildUser(world.app.db, { email: 'nour@gmail.com', suspended_at: new Date() });
  const { status, body } = await world.arrive('google');
  expect([status, body.error.code]).toEqual([403, 'suspended']);
  expect(await identities(world)).toEqual([]);
});

test('the second factor is asked for, the same credential then goes through, and only then is it connected', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db, { email: 'nour@gmail.com' });
  await world.app.db
    .insertInto('second_factors')
    .values({ user_id: user.id, secret: Buffer.alloc(20, 7), enabled_at: new Date() })
    .execute();
  const credential = await world.credential('google', { nonce: undefined });
  const first = await world.signIn('google', { credential });
  expect([first.status, first.body.error.code]).toEqual([401, 'second_factor_required']);
  const wrong = await world.signIn('google', { credential, secondFactor: '000000' });
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'wrong_second_factor']);
  expect(await identities(world)).toEqual([]);
  await world.app.db.deleteFrom('second_factors').execute();
  expect((await world.signIn('google', { credential })).body.user._id).toBe(user.id);
  expect(await identities(world)).toHaveLength(1);
});

test('the way someone came in is kept with the session', async () => {
  await using world = await buildWorld();
  await world.arrive('google');
  await world.arrive('apple');
  const ways = await world.app.db.selectFrom('sessions').select('way').orderBy('way').execute();
  expect(ways.map(({ way }) => way)).toEqual(['apple', 'google']);
});
