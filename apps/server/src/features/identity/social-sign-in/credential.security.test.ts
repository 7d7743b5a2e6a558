import { createHmac } from 'node:crypto';
import { exportSPKI } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSigningKey, type SigningKey, sign } from '../../../testing/key-server.ts';
import { buildWorld, clientId, type World } from '../../../testing/social-world.ts';

const MINUTE_MS = 60_000;
const HOUR = 3600;

let world: World;
let stranger: SigningKey;

beforeAll(async () => {
  stranger = await newSigningKey('stranger');
});
beforeEach(async () => {
  world = await buildWorld();
});
afterEach(() => world[Symbol.asyncDispose]());

type Provider = 'google' | 'apple';

const seconds = () => Math.floor(world.app.clock.now().getTime() / 1000);

async function expectRefused(provider: Provider, body: { credential: string; nonce?: unknown }) {
  const { status, body: answer } = await world.signIn(provider, body);
  expect([status, answer.error?.code]).toEqual([401, 'credential_refused']);
  expect(await world.app.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect(await world.app.db.selectFrom('users').select('id').execute()).toEqual([]);
}

/** A credential that is good but for the changes is refused. */
async function expectRefusedWith(provider: Provider, changes: Record<string, unknown>) {
  const claims = world.claims(provider, changes);
  const credential = await sign(claims, world.keys[provider]);
  await expectRefused(provider, { credential, nonce: claims.nonce });
}

const unsigned = (header: object, claims: object) =>
  `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;

test.each(['google', 'apple'] as const)('a good credential of %s signs in', async (provider) => {
  const { status, body } = await world.arrive(provider);
  expect([status, body.user.emailVerified]).toEqual([200, true]);
});

test('Google’s issuer without https is Google too, and the same account', async () => {
  const first = await world.arrive('google');
  const second = await world.arrive('google', { iss: 'accounts.google.com' });
  expect(second.body.user._id).toBe(first.body.user._id);
});

test('a signature that was changed is refused', async () => {
  const claims = world.claims('google');
  const credential = await sign(claims, world.keys.google);
  const [head, body, signature = ''] = credential.split('.');
  const changed = Buffer.from(signature, 'base64url');
  changed[10]! ^= 1;
  await expectRefused('google', {
    credential: `${head}.${body}.${changed.toString('base64url')}`,
    nonce: claims.nonce,
  });
});

test('claims that were changed after signing are refused', async () => {
  const claims = world.claims('google');
  const [head, , signature] = (await sign(claims, world.keys.google)).split('.');
  const body = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  await expectRefused('google', { credential: `${head}.${body}.${signature}`, nonce: claims.nonce });
});

test.each(['none', 'None', 'NONE', 'nOnE'])(
  'a credential signed by nobody ("%s") is refused',
  async (alg) => {
    const claims = world.claims('google');
    await expectRefused('google', {
      credential: `${unsigned({ alg, kid: 'google-1' }, claims)}.`,
      nonce: claims.nonce,
    });
  },
);

test('a signature that is empty is refused', async () => {
  const claims = world.claims('google');
  await expectRefused('google', {
    credential: `${unsigned({ alg: 'RS256', kid: 'google-1' }, claims)}.`,
    nonce: claims.nonce,
  });
});

test('the public key used as a shared secret is refused', async () => {
  const claims = world.claims('google');
  const publicKey = await crypto.subtle.importKey(
    'jwk',
    world.keys.google.told,
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    true,
    ['verify'],
  );
  for (const secret of [await exportSPKI(publicKey), JSON.stringify(world.keys.google.told)]) {
    const input = unsigned({ alg: 'HS256', kid: 'google-1' }, claims);
    const signature = createHmac('sha256', secret).update(input).digest('base64url');
    await expectRefused('google', { credential: `${input}.${signature}`, nonce: claims.nonce });
  }
});

test.each(['PS256', 'RS384', 'RS512'])('RSA in another way (%s) is refused', async (alg) => {
  const claims = world.claims('google');
  const signed = await sign(claims, world.keys.google);
  const credential = `${unsigned({ alg, kid: 'google-1' }, claims)}.${signed.split('.')[2]}`;
  await expectRefused('google', { credential, nonce: claims.nonce });
});

test('a key that the credential brings along is not used', async () => {
  const claims = world.claims('google');
  const credential = await sign(claims, stranger, { kid: 'google-1', jwk: stranger.told });
  await expectRefused('google', { credential, nonce: claims.nonce });
});

test('a key address that the credential brings along is not asked', async () => {
  const claims = world.claims('google');
  const before = world.apple.asked;
  world.apple.keys = [stranger.told];
  const credential = await sign(claims, stranger, { jku: world.apple.url, x5u: world.apple.url });
  await expectRefused('google', { credential, nonce: claims.nonce });
  expect(world.apple.asked).toBe(before);
});

test('a stranger’s key under the name of a known one is refused', async () => {
  const claims = world.claims('google');
  await expectRefused('google', {
    credential: await sign(claims, stranger, { kid: 'google-1' }),
    nonce: claims.nonce,
  });
});

test('a key of an unknown name is refused', async () => {
  const claims = world.claims('google');
  await expectRefused('google', { credential: await sign(claims, stranger), nonce: claims.nonce });
});

test('an extension that must be understood, and is not, is refused', async () => {
  const claims = world.claims('google');
  const credential = await sign(claims, world.keys.google);
  const header = { alg: 'RS256', kid: 'google-1', crit: ['market'], market: true };
  await expectRefused('google', {
    credential: `${unsigned(header, claims)}.${credential.split('.')[2]}`,
    nonce: claims.nonce,
  });
});

test('a credential of Apple is refused as one of Google, and the other way round', async () => {
  const [google, apple] = [world.claims('google'), world.claims('apple')];
  await expectRefused('google', { credential: await sign(apple, world.keys.apple), nonce: apple.nonce });
  await expectRefused('apple', { credential: await sign(google, world.keys.google), nonce: google.nonce });
});

test('Google’s key does not sign for Apple', async () => {
  const claims = world.claims('apple');
  await expectRefused('apple', { credential: await sign(claims, world.keys.google), nonce: claims.nonce });
});

test.each([
  'https://accounts.google.com.evil.example',
  'https://accounts.google.com/',
  'http://accounts.google.com',
  'https://evil.example',
  '',
  undefined,
])('the issuer %j is refused', async (iss) => {
  await expectRefusedWith('google', { iss });
});

test.each([
  ['another market', 'other.example'],
  ['a list with another market', [clientId, 'other.example']],
  ['a list of ours alone that names no party', [clientId]],
  ['nobody', undefined],
  ['an empty list', []],
  ['a list in a list', [[clientId]]],
])('a credential for %s is refused', async (_whom, aud) => {
  await expectRefusedWith('google', { aud });
});

test('a list of ours alone must name us as the party it was given to', async () => {
  await expectRefusedWith('google', { aud: [clientId], azp: 'other.example' });
  expect((await world.arrive('google', { aud: [clientId], azp: clientId })).status).toBe(200);
});

test('the nonce of another sign-in is refused', async () => {
  await expectRefused('google', { credential: await world.credential('google'), nonce: 'another nonce' });
});

test('a credential with a nonce is refused without it', async () => {
  await expectRefused('google', { credential: await world.credential('google') });
});

test('a credential without a nonce is refused where one was asked for', async () => {
  const credential = await world.credential('google', { nonce: undefined });
  await expectRefused('google', { credential, nonce: 'asked for' });
});

test.each([[['a nonce']], [{ is: 'a nonce' }], [0], [null], [true]])(
  'the nonce %j, which is no text, is refused',
  async (nonce) => {
    await expectRefused('google', {
      credential: await world.credential('google', { nonce }),
      nonce: 'a nonce',
    });
  },
);

test('a credential that was asked for without a nonce works, once', async () => {
  const credential = await world.credential('google', { nonce: undefined });
  expect((await world.signIn('google', { credential })).status).toBe(200);
  expect((await world.signIn('google', { credential })).status).toBe(401);
});

test('an expired credential is refused, but for a minute that clocks may differ', async () => {
  await expectRefusedWith('google', { exp: seconds() - 61, iat: seconds() - 120 });
  expect((await world.arrive('google', { exp: seconds() - 50, iat: seconds() - 120 })).status).toBe(200);
});

test('a credential that is not valid yet is refused', async () => {
  await expectRefusedWith('google', { nbf: seconds() + 120 });
});

test('a credential from the future is refused', async () => {
  await expectRefusedWith('google', { iat: seconds() + 120, exp: seconds() + HOUR });
});

test('a credential older than ten minutes is refused, however long it says it lives', async () => {
  await expectRefusedWith('google', { iat: seconds() - 12 * 60, exp: seconds() + 24 * HOUR });
});

test.each(['exp', 'iat', 'sub'])('a credential without %s is refused', async (claim) => {
  await expectRefusedWith('google', { [claim]: undefined });
});

test.each([
  ['exp', '9999999999'],
  ['exp', null],
  ['iat', 'now'],
  ['nbf', 'now'],
  ['sub', ''],
  ['sub', 12345],
  ['sub', null],
  ['sub', ['nour']],
  ['sub', 'x'.repeat(256)],
])('a credential whose %s is %j is refused', async (claim, value) => {
  await expectRefusedWith('google', { [claim]: value });
});

test('a credential works once', async () => {
  const claims = world.claims('google');
  const body = { credential: await sign(claims, world.keys.google), nonce: claims.nonce };
  expect((await world.signIn('google', body)).status).toBe(200);
  const { status, body: answer } = await world.signIn('google', body);
  expect([status, answer.error.code]).toEqual([401, 'credential_refused']);
});

test('a credential works once, also when its signature is spelt anew', async () => {
  const claims = world.claims('google');
  const credential = await sign(claims, world.keys.google);
  expect((await world.signIn('google', { credential, nonce: claims.nonce })).status).toBe(200);
  const last = credential.at(-1)!;
  // The last letter of a signature carries bits that mean nothing.
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    if (letter === last) continue;
    const again = await world.signIn('google', {
      credential: credential.slice(0, -1) + letter,
      nonce: claims.nonce,
    });
    expect(again.status).toBe(401);
  }
  expect(await world.app.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('of the same credential sent ten times at once, one signs in', async () => {
  const claims = world.claims('google');
  const body = { credential: await sign(claims, world.keys.google), nonce: claims.nonce };
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.signIn('google', body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
});

test('used credentials are forgotten once they would be too old anyway', async () => {
  await world.arrive('google');
  world.app.clock.forward(13 * MINUTE_MS);
  await world.arrive('apple');
  expect(await world.app.db.selectFrom('spent_credentials').select('hash').execute()).toHaveLength(1);
});

test.each(['', 'a.b', 'a.b.c.d.e', '..', 'not a credential', '{}', '💥.💥.💥', 'null.null.null'])(
  'what is no credential is refused: %j',
  async (credential) => {
    const { status } = await world.signIn('google', { credential });
    expect(status).toBe(credential === '' ? 400 : 401);
  },
);

test('an enormous credential is refused before it is looked at', async () => {
  const credential = await world.credential('google', { padding: 'x'.repeat(100_000) });
  const { status, body } = await world.signIn('google', { credential });
  expect([status, body.error.details[0].field]).toEqual([400, 'credential']);
});

test('what was wrong is in the log for the operator and in no answer, and the credential is in neither', async () => {
  const credential = await world.credential('google', { aud: 'other.example' });
  const { body } = await world.signIn('google', { credential });
  const noted = world.app.log.lines.find((line) => line.msg === 'a credential was refused');
  expect(noted?.reason).toMatch(/"aud"/);
  expect(JSON.stringify(body)).not.toMatch(/aud/);
  expect(JSON.stringify(world.app.log.lines)).not.toContain(credential.slice(0, 40));
});

test('a body that names a user, an issuer or an e-mail is refused by naming the field', async () => {
  for (const field of ['userId', 'email', 'issuer', 'email_verified']) {
    const { status, body } = await world.signIn('google', {
      credential: await world.credential('google'),
      [field]: 'x',
    });
    expect([status, body.error.details[0].field]).toEqual([400, field]);
  }
});

test('an unknown provider is not there', async () => {
  const { status } = await world.app.post('/api/test/api/auth/social/facebook', { credential: 'x' });
  expect(status).toBe(404);
});
