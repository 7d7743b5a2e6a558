import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/probe.ts';
import { startS3Store } from '../../testing/s3-store.ts';
import { readConfig } from '../config/config.ts';
import type { S3Settings } from '../config/s3-settings.ts';
import { s3Storage } from './s3-storage.ts';

const unavailable = { code: 'unavailable', status: 503 };

/** A store of ours that answers as told. */
async function playedStore(answer: RequestListener): Promise<AsyncDisposable & { settings: S3Settings }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      bucket: 'market',
      credentials: { accessKeyId: 'KEYID', secretAccessKey: 'secret' },
      publicUrl: undefined,
      pathStyle: true,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

test('on the wire a file is its plain bytes, signed and with its length, in no framing of the client', async () => {
  const seen: Array<{ request: IncomingMessage; body: Buffer }> = [];
  await using store = await playedStore(async (request, reply) => {
    seen.push({ request, body: await buffer(request) });
    reply.writeHead(200, { etag: '"x"' }).end();
  });
  await using folder = temporaryFolder();
  const storage = s3Storage(store.settings);
  const path = join(folder.path, 'sent');
  await writeFile(path, 'the plain bytes of a file');
  await storage.put('images/a/original.webp', Buffer.from('the plain bytes'));
  await storage.putFile('images/b/original.webp', path);

  expect(seen.map(({ request }) => `${request.method} ${request.url?.split('?')[0]}`)).toEqual([
    'PUT /market/images/a/original.webp',
    'PUT /market/images/b/original.webp',
  ]);
  expect(seen.map(({ body }) => String(body))).toEqual(['the plain bytes', 'the plain bytes of a file']);
  for (const { request, body } of seen) {
    const { headers } = request;
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=KEYID\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/,
    );
    expect(headers['x-amz-date']).toMatch(/^\d{8}T\d{6}Z$/);
    expect(headers['x-amz-content-sha256']).toMatch(/^([0-9a-f]{64}|UNSIGNED-PAYLOAD)$/);
    for (const name of [
      'content-encoding',
      'transfer-encoding',
      'x-amz-decoded-content-length',
      'x-amz-trailer',
    ])
      expect(headers[name], name).toBeUndefined();
  }
});

test('a file that goes before it is sent fails its upload and nothing else', async () => {
  await using store = await playedStore(async (request, reply) => {
    await buffer(request).catch(() => undefined);
    reply.writeHead(200, { etag: '"x"' }).end();
  });
  await using folder = temporaryFolder();
  const path = join(folder.path, 'sent');
  await mkdir(path);
  // A folder can be looked at, and fails as soon as it is read.
  await expect(s3Storage(store.settings).putFile('files/a', path)).rejects.toThrow();
});

test('a store that is down is told as unavailable, and has everything when it is back', async () => {
  await using store = await startS3Store();
  await using folder = temporaryFolder();
  const storage = s3Storage(store.settings);
  await storage.put('files/a', Buffer.from('kept'));
  await store.stop();
  const path = join(folder.path, 'sent');
  await writeFile(path, 'sent');
  for (const attempt of [
    () => storage.put('files/b', Buffer.from('x')),
    () => storage.putFile('files/c', path),
    () => storage.read('files/a'),
    () => storage.stream('files/a'),
    () => storage.size('files/a'),
    () => storage.delete('files/a'),
  ])
    await expect(attempt()).rejects.toMatchObject({ ...unavailable, cause: { code: 'ECONNREFUSED' } });
  await store.start();
  expect(String(await storage.read('files/a'))).toBe('kept');
  await storage.putFile('files/c', path);
  expect(await storage.size('files/c')).toBe(4);
  tried('services down', 1, 'files in S3');
});

test.each([
  [507, 'InsufficientStorage'],
  [503, 'SlowDown'],
  [500, 'InternalError'],
  [403, 'SignatureDoesNotMatch'],
  [404, 'NoSuchBucket'],
])(
  'a store that answers %i %s is told as unavailable, the reason for the log alone',
  async (status, code) => {
    await using store = await playedStore((request, reply) => {
      request.resume();
      reply
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret words</Message></Error>`);
    });
    const storage = s3Storage(store.settings);
    for (const attempt of [() => storage.put('files/a', Buffer.from('x')), () => storage.read('files/a')]) {
      const failure: Error = await attempt().then(
        () => expect.fail('it went well'),
        (error) => error,
      );
      expect(failure).toMatchObject({ ...unavailable, cause: { name: code } });
      expect(failure.message).not.toContain('secret');
    }
    tried('services down', 1, 'files in S3');
  },
);

test('a store that was asked and says nothing is given up', async () => {
  await using store = await playedStore(() => undefined);
  const storage = s3Storage(store.settings, 100);
  const began = performance.now();
  await expect(storage.read('files/a')).rejects.toMatchObject(unavailable);
  await expect(storage.put('files/a', Buffer.from('x'))).rejects.toMatchObject(unavailable);
  expect(performance.now() - began).toBeLessThan(4_000);
  tried('services down', 1, 'files in S3');
});

test('a store that stumbles once is asked again', async () => {
  let times = 0;
  await using store = await playedStore((request, reply) => {
    request.resume().on('end', () => {
      times += 1;
      reply.writeHead(times % 2 ? 503 : 200, { etag: '"x"' }).end();
    });
  });
  await using folder = temporaryFolder();
  const storage = s3Storage(store.settings);
  await storage.put('files/a', Buffer.from('x'));
  const path = join(folder.path, 'sent');
  await writeFile(path, 'sent');
  await storage.putFile('files/b', path);
  expect(times).toBe(4);
  tried('services down', 1, 'files in S3');
});

test('a signed address gives the file to whoever has it, under its name, for ten minutes', async () => {
  await using store = await startS3Store();
  const storage = s3Storage(store.settings);
  await storage.put('documents/a', Buffer.from('%PDF'));
  const url = await storage.url!('documents/a', {
    seconds: 600,
    name: "Bill (May) 'قائمة'.pdf",
    contentType: 'application/pdf',
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF']);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Bill%20%28May%29%20%27%D9%82%D8%A7%D8%A6%D9%85%D8%A9%27.pdf",
  );
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    'X-Amz-Expires': '600',
    'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('downloads are signed for the address that browsers know', async () => {
  const { s3 } = readConfig({
    S3_BUCKET: 'market',
    S3_ENDPOINT: 'http://store.internal:9000',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hush',
    S3_PUBLIC_URL: 'https://files.market.example/',
  });
  const url = await s3Storage(s3!).url!('images/a', { seconds: 60, name: 'a', contentType: 'image/webp' });
  expect(url).toMatch(/^https:\/\/files\.market\.example\/market\/images\/a\?/);
});
