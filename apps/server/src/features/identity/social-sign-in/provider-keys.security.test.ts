import type { RequestListener } from 'node:http';
import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { newSigningKey, sign } from '../../../testing/key-server.ts';
import { buildWorld, type World } from '../../../testing/social-world.ts';

async function statusOf(world: World, key = world.keys.google): Promise<[number, string?]> {
  const claims = world.claims('google');
  const credential = await sign(claims, key);
  const { status, body } = await world.signIn('google', { credential, nonce: claims.nonce });
  return status === 200 ? [status] : [status, body.error.code];
}

test('keys are asked for once, not with every sign-in', async () => {
  await using world = await buildWorld();
  for (let n = 0; n < 3; n += 1) expect(await statusOf(world)).toEqual([200]);
  expect(world.google.asked).toBe(1);
});

test('a new key is believed as soon as the provider tells it, and the old one while it is told', async () => {
  await using world = await buildWorld();
  const next = await newSigningKey('google-2');
  expect(await statusOf(world)).toEqual([200]);
  expect(await statusOf(world, next)).toEqual([401, 'credential_refused']);
  world.google.keys = [world.keys.google.told, next.told];
  expect(await statusOf(world, next)).toEqual([200]);
  expect(await statusOf(world)).toEqual([200]);
  world.google.keys = [next.told];
  const third = await newSigningKey('google-3');
  expect(await statusOf(world, third)).toEqual([401, 'credential_refused']);
  expect(await statusOf(world)).toEqual([401, 'credential_refused']);
});

test('credentials with made-up key names do not make the market ask again and again', async () => {
  await using world = await buildWorld({ cooldownMs: 60_000 });
  expect(await statusOf(world)).toEqual([200]);
  for (let n = 0; n < 5; n += 1) {
    const key = { ...world.keys.google, kid: `made up ${n}` };
    expect(await statusOf(world, key)).toEqual([401, 'credential_refused']);
  }
  expect(world.google.asked).toBe(1);
});

const troubles: Array<[string, RequestListener]> = [
  ['fails', (_request, response) => response.writeHead(500).end('broken')],
  ['is not there', (_request, response) => response.writeHead(404).end()],
  ['hangs up', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  ['stops in the middle', (_request, response) => response.writeHead(200).write('{"keys":[')],
  ['answers with a page', (_request, response) => response.writeHead(200).end('<html>maintenance</html>')],
  ['answers with nothing', (_request, response) => response.writeHead(200).end()],
  ['answers with no keys', (_request, response) => response.writeHead(200).end('{"keys":"none"}')],
  ['answers with a list', (_request, response) => response.writeHead(200).end('[]')],
  [
    'leads elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/keys' }).end(),
  ],
  [
    'answers with a broken key',
    (_request, response) =>
      response.writeHead(200).end('{"keys":[{"kty":"RSA","kid":"google-1","alg":"RS256","n":"!","e":7}]}'),
  ],
];

test.each(troubles)(
  'while the provider’s key address %s the sign-in is unavailable, and works again after',
  async (_what, instead) => {
    await using world = await buildWorld({ timeoutMs: 1_500 });
    world.app.log.allowErrors();
    world.google.instead = instead;
    expect(await statusOf(world)).toEqual([503, 'unavailable']);
    // One provider's trouble is not another's.
    expect((await world.arrive('apple')).status).toBe(200);
    world.google.instead = undefined;
    expect(await statusOf(world)).toEqual([200]);
    tried('services down', 1, 'keys to sign in by');
  },
);

test('an empty list of keys believes nobody', async () => {
  await using world = await buildWorld();
  world.google.keys = [];
  expect(await statusOf(world)).toEqual([401, 'credential_refused']);
});

test('while the key address is down, what was wrong anyway is still refused as such', async () => {
  await using world = await buildWorld();
  world.google.instead = (_request, response) => response.writeHead(500).end();
  const { status } = await world.signIn('google', { credential: 'not.a.credential' });
  expect(status).toBe(401);
});
