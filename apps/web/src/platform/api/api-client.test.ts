import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallOptions, createApiClient, newIdempotencyKey } from './api-client.ts';
import { ApiError } from './api-error.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('a call', () => {
  test('carries the stored token, the language, and gives the answer', async () => {
    const { client, seen } = await serve((_, response) => json(response, 200, { _id: 'u1' }));
    await expect(
      client.get('/users/u1', { query: { full: true, tag: ['a', 'b'], none: undefined } }),
    ).resolves.toEqual({
      _id: 'u1',
    });
    expect(seen[0]?.url).toBe('/api/users/u1?full=true&tag=a&tag=b');
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'fr' });
  });

  test('says which browser it comes from only for somebody who is signed in', async () => {
    const [one, other] = [
      await serve((_, response) => json(response, 200, {})),
      await serve((_, response) => json(response, 200, {}), null),
    ];
    await one.client.get('/landing');
    await other.client.get('/landing');
    expect(one.seen[0]?.headers['souk-device']).toBe('this-one');
    expect(other.seen[0]?.headers['souk-device']).toBeUndefined();
  });

  test('without a stored token carries none', async () => {
    const { client, seen } = await serve((_, response) => json(response, 200, {}), null);
    await client.get('/landing');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('that moves money carries its idempotency key and its body', async () => {
    const { client, seen, bodies } = await serve((_, response) => json(response, 201, { ok: true }));
    const idempotencyKey = newIdempotencyKey();
    await client.post('/orders', { cart: 'c1' }, { idempotencyKey });
    expect(seen[0]?.headers['idempotency-key']).toBe(idempotencyKey);
    expect(bodies[0]).toBe('{"cart":"c1"}');
  });

  test('may send a file as it is, and receive one', async () => {
    const { client, seen, bodies } = await serve((request, response) => {
      if (request.method === 'PUT') json(response, 200, {});
      else response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
    });
    await client.put('/users/u1/picture', new Blob(['pixels'], { type: 'image/webp' }));
    expect([seen[0]?.headers['content-type'], bodies[0]]).toEqual(['image/webp', 'pixels']);
    const file = await client.file('/users/u1/export');
    expect([file.type, await file.text()]).toEqual(['application/zip', 'PK']);
  });

  test('that is answered with nothing gives nothing', async () => {
    const { client } = await serve((_, response) => void response.writeHead(204).end());
    await expect(client.delete('/favorites/product/1')).resolves.toBeUndefined();
  });
});

describe('a refusal', () => {
  test('keeps the code, the details and the request id', async () => {
    const error = { code: 'invalid_input', message: 'no', details: [{ field: 'email' }], requestId: 'r1' };
    const { client } = await serve((_, response) => json(response, 400, { error }));
    await expect(failure(client.post('/auth/login', {}))).resolves.toMatchObject({ ...error, status: 400 });
  });

  test('of a stored token ends the session; without a token it does not', async () => {
    const refuse: RequestListener = (_, response) =>
      json(response, 401, { error: { code: 'unauthenticated', message: 'no', requestId: 'r1' } });
    const signedIn = await serve(refuse);
    await failure(signedIn.client.get('/wallet'));
    expect(signedIn.ended).toEqual(['secret']);
    const visitor = await serve(refuse, null);
    await failure(visitor.client.post('/auth/login', {}));
    expect(visitor.ended).toEqual([]);
  });

  test('of a wrong password leaves whoever is signed in signed in', async () => {
    const { client, ended } = await serve((_, response) =>
      json(response, 401, { error: { code: 'wrong_credentials', message: 'no', requestId: 'r1' } }),
    );
    await expect(failure(client.post('/auth/confirm', {}))).resolves.toMatchObject({
      code: 'wrong_credentials',
    });
    expect(ended).toEqual([]);
  });

  test('for asking too often says how long to wait', async () => {
    const { client } = await serve((_, response) => {
      response.setHeader('retry-after', '90');
      json(response, 429, { error: { code: 'too_many_requests', message: 'no', requestId: 'r1' } });
    });
    await expect(failure(client.post('/auth/login', {}))).resolves.toMatchObject({ retryAfter: 90 });
  });

  test.each([
    [502, 'unavailable'],
    [503, 'unavailable'],
    [500, 'internal_error'],
    [200, 'internal_error'],
  ])('with %i and a page instead of JSON is %s', async (status, code) => {
    const { client } = await serve(
      (_, response) => void response.writeHead(status).end('<h1>Bad gateway</h1>'),
    );
    await expect(failure(client.get('/landing'))).resolves.toMatchObject({ code });
  });
});

describe('of a backend that is busy for a moment', () => {
  const busyOnce = () => {
    let asked = 0;
    return serve((_, response) => {
      asked += 1;
      json(response, asked === 1 ? 503 : 200, { asked });
    });
  };

  test('a reader asks once more', async () => {
    const { client } = await busyOnce();
    await expect(client.get('/landing')).resolves.toEqual({ asked: 2 });
  });

  test('a writer is told, and nothing is sent twice', async () => {
    const { client, seen } = await busyOnce();
    await expect(failure(client.post('/offers', {}))).resolves.toMatchObject({ code: 'unavailable' });
    expect(seen).toHaveLength(1);
  });
});

describe('before an answer', () => {
  test('a backend that cannot be reached is a network error', async () => {
    const { client, close } = await serve((_, response) => json(response, 200, {}));
    await close();
    await expect(failure(client.get('/landing'))).resolves.toMatchObject({
      code: 'network_error',
      status: 0,
    });
  });

  test('an answer cut off in the middle is a network error', async () => {
    const { client } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"a":', () => response.destroy());
    });
    await expect(failure(client.get('/landing'))).resolves.toMatchObject({ code: 'network_error' });
  });

  test.each([undefined, new Error('left the page')])(
    'a call its caller stops is aborted (%s)',
    async (reason) => {
      const stop = new AbortController();
      const { client } = await serve(() => stop.abort(reason));
      await expect(failure(client.get('/landing', { signal: stop.signal }))).resolves.toMatchObject({
        code: 'request_aborted',
      });
    },
  );

  test('a call may be given a time it must end in, together with a way to stop it', async () => {
    const { client } = await serve(() => {});
    const options: CallOptions = { timeout: 30, signal: new AbortController().signal };
    await expect(failure(client.get('/landing', options))).resolves.toMatchObject({
      code: 'timeout_exceeded',
    });
  });

  test('an address that is not http is an unsupported protocol, and nothing is sent', async () => {
    const send = () => Promise.reject(new Error('must not be called'));
    const client = createApiClient({
      base: 'ftp://souk.example/api',
      fetch: send,
      token: () => null,
      onUnauthenticated: () => {},
    });
    await expect(failure(client.get('/landing'))).resolves.toMatchObject({
      code: 'unsupported_protocol',
      status: 0,
    });
  });
});

async function serve(answer: RequestListener, token: string | null = 'secret') {
  const seen: IncomingMessage[] = [];
  const bodies: string[] = [];
  const ended: string[] = [];
  const server = createServer(async (request, response) => {
    seen.push(request);
    bodies.push(Buffer.concat(await request.toArray()).toString());
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  closers.push(close);
  const { port } = server.address() as AddressInfo;
  const client = createApiClient({
    base: `http://127.0.0.1:${port}/api`,
    fetch: (url, init) => fetch(url, init),
    token: () => token,
    device: () => 'this-one',
    language: () => 'fr',
    onUnauthenticated: (refused) => ended.push(refused),
  });
  return { client, seen, bodies, ended, close };
}

function json(response: Parameters<RequestListener>[1], status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error('the call did not fail as it should', { cause: thrown });
  return thrown;
}
