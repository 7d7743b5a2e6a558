import type { SocialDoor } from '@souk/shared/identity/social-sign-in/schema.ts';
import { expect, test } from 'vitest';
import { AskError, type Asked, addressOf, credentialIn, newAsking } from './asked.ts';

const asked: Asked = { provider: 'google', state: 'ours', nonce: 'once' };

const google: SocialDoor = {
  provider: 'google',
  clientId: 'market.example',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  scope: 'openid email profile',
  responseType: 'id_token',
  responseMode: 'fragment',
  redirectUri: 'https://market.example/signed-in',
};

test('Google is asked for an ID token with our state and nonce, and to let people choose an account', () => {
  const { origin, pathname, searchParams } = new URL(addressOf(google, asked));
  expect(origin + pathname).toBe(google.authorizationUrl);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'market.example',
    redirect_uri: 'https://market.example/signed-in',
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
    state: 'ours',
    nonce: 'once',
    prompt: 'select_account',
  });
});

test('Apple is asked for name and e-mail, by a form', () => {
  const apple: SocialDoor = {
    ...google,
    provider: 'apple',
    scope: 'name email',
    responseType: 'code id_token',
    responseMode: 'form_post',
  };
  const { searchParams } = new URL(addressOf(apple, { ...asked, provider: 'apple' }));
  expect([searchParams.get('scope'), searchParams.get('response_mode'), searchParams.has('prompt')]).toEqual([
    'name email',
    'form_post',
    false,
  ]);
});

test('no two askings share a state or a nonce, and both are long', () => {
  const words = Array.from({ length: 50 }, () => newAsking('apple')).flatMap(({ state, nonce }) => [
    state,
    nonce,
  ]);
  expect(new Set(words).size).toBe(100);
  for (const word of words) expect(word).toMatch(/^[0-9a-f]{32}$/);
});

test('the answer to our asking gives its credential and name', () => {
  expect(credentialIn({ state: 'ours', credential: 'a.b.c', name: 'Nour' }, asked)).toEqual({
    credential: 'a.b.c',
    name: 'Nour',
  });
});

const problemOf = (answer: Parameters<typeof credentialIn>[0]) => {
  try {
    credentialIn(answer, asked);
    return null;
  } catch (error) {
    return error instanceof AskError ? error.problem : error;
  }
};

test('an answer to somebody else’s asking is refused, whatever it brings', () => {
  expect(problemOf({ state: 'theirs', credential: 'a.b.c' })).toBe('refused');
  expect(problemOf({ state: '', credential: 'a.b.c' })).toBe('refused');
});

test.each(['access_denied', 'user_cancelled_authorize'])(
  '"%s" is someone who changed their mind',
  (error) => {
    expect(problemOf({ state: 'ours', error })).toBe('cancelled');
  },
);

test('another error, or no credential, is a sign-in that did not work', () => {
  expect(problemOf({ state: 'ours', error: 'server_error' })).toBe('refused');
  expect(problemOf({ state: 'ours' })).toBe('refused');
});
