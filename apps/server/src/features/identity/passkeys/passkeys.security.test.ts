import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { Authenticator, type Cbor, type Said } from '../../../testing/authenticator.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

const FIVE_MINUTES = 5 * 60_000;

const ask = async (app: TestApp) => (await app.post('/api/auth/passkey/options', {})).body.options;
const askToAdd = async (app: TestApp, userId: UserId) =>
  (await app.as(userId).post('/api/passkeys/options')).body.options;

async function buildHolder(app: TestApp, phone = new Authenticator()) {
  const { id } = await buildUser(app.db);
  const response = phone.create(await askToAdd(app, id));
  expect((await app.as(id).post('/api/passkeys', { response, name: 'Phone' })).status).toBe(201);
  return { id, phone };
}

const signIn = async (app: TestApp, response: unknown): Promise<string> => {
  const { status, body } = await app.post('/api/auth/passkey', { response });
  return status === 200 ? 'signed in' : `${status} ${body.error.code}`;
};
const refused = '401 passkey_refused';

test.each<[string, Partial<Said>]>([
  ['made for another site', { origin: 'http://localhost.evil.example' }],
  ['made for another port', { origin: 'http://localhost:4001' }],
  ['made for the same site without its lock', { origin: 'https://localhost:4000' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['to a question nobody asked', { challenge: 'A'.repeat(32) }],
  ['to no question', { challenge: '' }],
  ['that was made when adding', { type: 'webauthn.create' }],
  ['of a holder who was not verified', { userVerified: false }],
  ['whose counter went back', { counter: 1 }],
  ['from within another site’s frame', { crossOrigin: true }],
  ['of somebody else, as it says', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ['of nobody, as it says', { userHandle: undefined }],
])('an answer %s does not sign in', async (_what, lie) => {
  await using app = await buildTestApp();
  const { phone } = await buildHolder(app);
  expect(await signIn(app, phone.get(await ask(app)))).toBe('signed in');
  expect(await signIn(app, phone.get(await ask(app), lie))).toBe(refused);
  expect(await signIn(app, phone.get(await ask(app)))).toBe('signed in');
});

test('an answer works once, also when it is sent eight times at once', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const { phone } = await buildHolder(app);
  const response = phone.get(await ask(app), { counter: 0x7fff_ffff });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => signIn(n % 2 ? app : other, response)),
  );
  expect(answers.toSorted()).toEqual([...Array(7).fill(refused), 'signed in']);
  expect(await signIn(app, response)).toBe(refused);
});

test('a question is used up by a wrong answer too', async () => {
  await using app = await buildTestApp();
  const { phone } = await buildHolder(app);
  const asked = await ask(app);
  expect(await signIn(app, phone.get(asked, { userVerified: false }))).toBe(refused);
  expect(await signIn(app, phone.get(asked))).toBe(refused);
});

test('a question is too old after five minutes', async () => {
  await using app = await buildTestApp();
  const { phone } = await buildHolder(app);
  const asked = await ask(app);
  app.clock.forward(FIVE_MINUTES);
  expect(await signIn(app, phone.get(asked))).toBe(refused);
});

test('many who ask at once each get a question of their own', async () => {
  await using app = await buildTestApp();
  const holders = [await buildHolder(app), await buildHolder(app), await buildHolder(app)];
  const asked = await Promise.all(holders.map(() => ask(app)));
  const answers = await Promise.all(holders.map(({ phone }, n) => signIn(app, phone.get(asked[n]))));
  expect(answers).toEqual(['signed in', 'signed in', 'signed in']);
});

test('a tampered signature and an unknown passkey get the same answer', async () => {
  await using app = await buildTestApp();
  const { phone } = await buildHolder(app);
  const tampered = phone.get(await ask(app));
  const signature = Buffer.from(tampered.response.signature, 'base64url');
  signature[signature.length - 1]! ^= 1;
  tampered.response.signature = signature.toString('base64url');
  const stranger = new Authenticator();
  stranger.userHandle = phone.userHandle;
  const garbled = phone.get(await ask(app));
  garbled.response.signature = 'AAAA';
  const answers = [];
  for (const response of [tampered, garbled, stranger.get(await ask(app))]) {
    const { status, body } = await app.post('/api/auth/passkey', { response });
    answers.push(JSON.stringify([status, body.error.code, body.error.message]));
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('passkey_refused');
});

test('one’s own passkey does not sign in as somebody else', async () => {
  await using app = await buildTestApp();
  const [nour, mallory] = [await buildHolder(app), await buildHolder(app)];
  const lie = mallory.phone.get(await ask(app), { userHandle: nour.phone.userHandle });
  expect(await signIn(app, lie)).toBe(refused);
  // Mallory's signature under Nour's passkey.
  const { id, rawId } = nour.phone.get(await ask(app));
  expect(await signIn(app, { ...mallory.phone.get(await ask(app)), id, rawId })).toBe(refused);
});

test('a suspended holder does not get in', async () => {
  await using app = await buildTestApp();
  const { id, phone } = await buildHolder(app);
  await app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();
  expect(await signIn(app, phone.get(await ask(app)))).toBe('403 suspended');
});

test('a suspended holder who is still signed in confirms that it is them, and nothing more opens', async () => {
  await using app = await buildTestApp();
  const { id, phone } = await buildHolder(app);
  await app.tokenOf(id);
  app.clock.forward(15 * 60_000);
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', id).execute();
  const { options } = (await app.as(id).post('/api/auth/passkey/options', {})).body;
  const { status } = await app.as(id).post('/api/auth/passkey', { response: phone.get(options) });
  expect(status).toBe(200);
  expect((await app.as(id).get(`/api/users/${id}/export`)).status).toBe(200);
  expect((await app.as(id).post('/api/passkeys/options')).body.error.code).toBe('suspended');
});

test('another’s passkey does not confirm this session', async () => {
  await using app = await buildTestApp();
  const [nour, mallory] = [await buildHolder(app), await buildHolder(app)];
  app.clock.forward(15 * 60_000);
  const response = mallory.phone.get(await ask(app));
  const answer = await app.as(nour.id).post('/api/auth/passkey', { response });
  expect([answer.status, answer.body.error.code]).toEqual([401, 'passkey_refused']);
  expect((await app.as(nour.id).post('/api/passkeys/options')).body.error.code).toBe('confirmation_required');
});

test.each<[string, Partial<Said> & { attestation?: [string, Cbor] }]>([
  ['made for another site', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['to a question nobody asked', { challenge: 'A'.repeat(32) }],
  ['that was made for signing in', { type: 'webauthn.get' }],
  ['of a holder who was not verified', { userVerified: false }],
  ['from within another site’s frame', { crossOrigin: true }],
  // Checking the certificates would mean fetching from where they say.
  ['with certificates of its maker', { attestation: ['packed', new Map([['x5c', [Buffer.from('der')]]])] }],
  ['of a kind that was not asked for', { attestation: ['tpm', new Map()] }],
])('a new passkey %s is not added', async (_what, lie) => {
  await using app = await buildTestApp();
  const { id } = await buildUser(app.db);
  const response = new Authenticator().create(await askToAdd(app, id), lie);
  const { status, body } = await app.as(id).post('/api/passkeys', { response, name: 'Phone' });
  expect([status, body.error.code]).toEqual([400, 'passkey_not_added']);
  expect(await app.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

test('a passkey is added once, and by whom it was asked for', async () => {
  await using app = await buildTestApp();
  const [nour, mallory] = [await buildUser(app.db), await buildUser(app.db)];
  const add = async (userId: UserId, response: unknown) => {
    const { status, body } = await app.as(userId).post('/api/passkeys', { response, name: 'Phone' });
    return status === 201 ? 'added' : body.error.code;
  };
  const phone = new Authenticator();
  const forNour = phone.create(await askToAdd(app, nour.id));
  expect(await add(mallory.id, forNour)).toBe('passkey_not_added');
  expect(await add(nour.id, forNour)).toBe('added');
  expect(await add(nour.id, forNour)).toBe('passkey_not_added');
  // The same key under another account would sign in to either.
  expect(await add(mallory.id, phone.create(await askToAdd(app, mallory.id)))).toBe('passkey_exists');
  const asked = await ask(app);
  expect(await add(nour.id, new Authenticator().create(asked))).toBe('passkey_not_added');
});

test('a question for adding signs nobody in', async () => {
  await using app = await buildTestApp();
  const { id, phone } = await buildHolder(app);
  expect(await signIn(app, phone.get(await askToAdd(app, id)))).toBe(refused);
});

test('nobody names or removes another’s passkey', async () => {
  await using app = await buildTestApp();
  const { id } = await buildHolder(app);
  const mallory = await buildUser(app.db);
  const [passkey] = (await app.as(id).get('/api/passkeys')).body.items;
  expect((await app.as(mallory).patch(`/api/passkeys/${passkey._id}`, { name: 'Mine' })).status).toBe(404);
  expect((await app.as(mallory).delete(`/api/passkeys/${passkey._id}`)).status).toBe(404);
  expect((await app.as(mallory).get('/api/passkeys')).body.items).toEqual([]);
  expect((await app.as(id).get('/api/passkeys')).body.items).toEqual([passkey]);
});

test('adding and removing a passkey needs a recent proof of who one is', async () => {
  await using app = await buildTestApp();
  const { id } = await buildHolder(app);
  const options = await askToAdd(app, id);
  const [passkey] = (await app.as(id).get('/api/passkeys')).body.items;
  app.clock.forward(15 * 60_000);
  const response = new Authenticator().create(options);
  const answers = [
    await app.as(id).post('/api/passkeys/options'),
    await app.as(id).post('/api/passkeys', { response, name: 'Phone' }),
    await app.as(id).delete(`/api/passkeys/${passkey._id}`),
  ];
  expect(answers.map(({ body }) => body.error.code)).toEqual(Array(3).fill('confirmation_required'));
});

test('a device just signed out elsewhere adds no passkey, though it is remembered for two seconds', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const { id } = await buildUser(app.db);
  const response = new Authenticator().create(await askToAdd(app, id));
  expect((await other.as(id).delete('/api/sessions')).status).toBe(204);
  const { status, body } = await app.as(id).post('/api/passkeys', { response, name: 'Phone' });
  expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
});
