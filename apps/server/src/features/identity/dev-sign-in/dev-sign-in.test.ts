import { decodeCredential } from '@souk/shared/identity/social-sign-in/decode-credential.ts';
import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { demoBrowser } from '../../../testing/demo-browser.ts';

const MINUTE_MS = 60_000;

test('someone chooses an account of Google, agrees, and is signed in to the market', async () => {
  await using app = await buildTestApp();
  const browser = demoBrowser(app);
  const chooser = await browser.ask('google', { state: 'my state', nonce: 'my nonce' });
  expect(chooser.page).toContain('nour.haddad@gmail.com');
  const consent = await browser.send({ person: '0' });
  expect(consent.page).toContain('Share your details with localhost:4000?');
  const { credential, state } = browser.returned(
    await browser.send({
      person: 'agreed',
      agreed: 'yes',
      name: 'Nour Haddad',
      email: 'nour.haddad@gmail.com',
    }),
  );
  expect(state).toBe('my state');
  expect(decodeCredential(credential ?? '')).toMatchObject({
    email: 'nour.haddad@gmail.com',
    email_verified: true,
    given_name: 'Nour',
    family_name: 'Haddad',
    name: 'Nour Haddad',
  });
  const { status, body } = await app.post('/api/auth/social/google', { credential, nonce: 'my nonce' });
  expect([status, body.user?.name, body.user?.email, body.user?.emailVerified]).toEqual([
    200,
    'Nour Haddad',
    'nour.haddad@gmail.com',
    true,
  ]);
});

test('who was there before is not asked to agree again, and finds their account again', async () => {
  await using app = await buildTestApp();
  const first = await signInAs(app, 'google', { person: '1' });
  const again = demoBrowser(app);
  await again.ask('google', { nonce: 'another nonce' });
  const { credential } = again.returned(await again.send({ person: '1' }));
  const { body } = await app.post('/api/auth/social/google', { credential, nonce: 'another nonce' });
  expect(body.user._id).toBe(first.user._id);
});

test('at Apple a hidden e-mail is a private address, booleans are words and the name is told once', async () => {
  await using app = await buildTestApp();
  const browser = demoBrowser(app);
  await browser.ask('apple');
  const consent = await browser.send({ person: '0' });
  expect(consent.page).toContain('Hide my email');
  const agreed = { person: 'agreed', agreed: 'yes', name: 'Kenji Sato', email: 'kenji.sato@icloud.com' };
  const first = browser.returned(await browser.send({ ...agreed, 'email-choice': 'hide' }));
  expect(decodeCredential(first.credential ?? '')).toEqual({
    email: expect.stringMatching(/^[0-9a-f]{10}@privaterelay\.appleid\.com$/),
    email_verified: 'true',
    hd: null,
    family_name: null,
    given_name: null,
    name: null,
    picture: null,
    id: expect.stringMatching(/^001234\./),
  });
  expect(JSON.parse(first.user ?? '{}').name).toEqual({ firstName: 'Kenji', lastName: 'Sato' });

  const again = demoBrowser(app);
  await again.ask('apple');
  const second = again.returned(await again.send({ person: '0' }));
  expect(second.user).toBeNull();
  expect(decodeCredential(second.credential ?? '').email).toBe(
    decodeCredential(first.credential ?? '').email,
  );
});

test('an account of one’s own is any name and address; what is no address is asked for again', async () => {
  await using app = await buildTestApp();
  const browser = demoBrowser(app);
  await browser.ask('apple');
  const wrong = await browser.send({ person: 'other', name: 'Ida', email: 'nowhere' });
  expect(wrong.page).toContain('an email like maya@mail.com');
  const consent = await browser.send({ person: 'other', name: 'Ida <b>Holm', email: 'ida@holm.example' });
  expect(consent.page).toContain('Ida &lt;b&gt;Holm');
  const { credential } = browser.returned(
    await browser.send({ person: 'agreed', agreed: 'yes', name: 'Ida Holm', email: 'ida@holm.example' }),
  );
  expect(decodeCredential(credential ?? '').email).toBe('ida@holm.example');
});

test.each([
  ['google', 'access_denied'],
  ['apple', 'user_cancelled_authorize'],
] as const)('who cancels at %s comes back with %s and no credential', async (provider, word) => {
  await using app = await buildTestApp();
  const browser = demoBrowser(app);
  await browser.ask(provider, { state: 's' });
  const returned = browser.returned(await browser.send({ person: 'nobody' }));
  expect(returned).toEqual({ credential: null, state: 's', error: word, user: null });
});

test('the keys change, and credentials of the old and the new key are both believed', async () => {
  await using app = await buildTestApp();
  const before = await credentialOf(app, 'google', '0');
  app.clock.forward(5 * MINUTE_MS);
  const after = await credentialOf(app, 'google', '1');
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  for (const credential of [after, before]) {
    const { status } = await app.post('/api/auth/social/google', { credential, nonce: 'a nonce' });
    expect(status).toBe(200);
  }
  const { keys } = JSON.parse((await app.get('/dev/sign-in/google/keys')).body);
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key).not.toHaveProperty('d');
});

test('both describe themselves as OpenID providers do', async () => {
  await using app = await buildTestApp();
  for (const name of ['google', 'apple']) {
    const issuer = `http://localhost:4000/dev/sign-in/${name}`;
    const { body } = await app.get(`/dev/sign-in/${name}/.well-known/openid-configuration`);
    expect(body).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      jwks_uri: `${issuer}/keys`,
    });
  }
});

test('a page of a sign-in that is over leads back to the sign-in of the market', async () => {
  await using app = await buildTestApp();
  const { status, headers } = await app.get('/dev/sign-in/google/choose/gone');
  expect([status, headers.location]).toEqual([303, '/login']);
});

test('nobody is sent back to anywhere but the market', async () => {
  await using app = await buildTestApp();
  const query = new URLSearchParams({
    client_id: 'souk-demo',
    redirect_uri: 'https://thief.example/signed-in',
    response_type: 'id_token',
    scope: 'openid',
    nonce: 'n',
  });
  const { status, headers } = await app.get(`/dev/sign-in/google/authorize?${query}`);
  expect([status, headers.location]).toEqual([400, undefined]);
});

test('where it is switched off there is nothing', async () => {
  await using app = await buildTestApp({ env: { SOUK_DEV_SIGN_IN: '0' } });
  expect((await app.get('/dev/sign-in/google/keys')).status).toBe(404);
});

async function signInAs(app: TestApp, provider: 'google' | 'apple', chosen: { person: string }) {
  const credential = await credentialOf(app, provider, chosen.person);
  const { body } = await app.post(`/api/auth/social/${provider}`, { credential, nonce: 'a nonce' });
  return body;
}

async function credentialOf(app: TestApp, provider: 'google' | 'apple', person: string): Promise<string> {
  const browser = demoBrowser(app);
  await browser.ask(provider);
  const { page } = await browser.send({ person });
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const agreed = { person: 'agreed', agreed: 'yes', name: field('name'), email: field('email') };
  return browser.returned(await browser.send(agreed)).credential ?? '';
}
