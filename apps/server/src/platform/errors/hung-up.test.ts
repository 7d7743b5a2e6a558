import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { Feature } from '../http/http-server.ts';

const answering: Feature = async (app) => {
  app.get('/t/stream', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('text/plain').send(Readable.from(endless())),
  );
};

async function* endless() {
  for (;;) yield 'x'.repeat(50_000);
}

test('whoever hangs up in the middle is no failure of the market', async () => {
  await using app = await buildTestApp({ extra: answering });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const nour = await buildUser(app.db);
  const bearer = `Authorization: Bearer ${await app.tokenOf(nour)}`;
  const [json, form] = ['Content-Type: application/json', 'Content-Type: application/x-www-form-urlencoded'];
  const { headers } = await app.as(nour).post('/api/files', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '1000',
    'upload-metadata': `purpose ${btoa('profile-picture')},filename ${btoa('a.png')}`,
  });
  const upload = new URL(String(headers.location), 'http://souk').pathname;
  const tus = ['Tus-Resumable: 1.0.0', 'Upload-Offset: 0', 'Content-Type: application/offset+octet-stream'];
  const sent: [line: string, headers: string[]][] = [
    ['POST /api/addresses', [json]],
    ['POST /api/auth/login', [json]],
    ['POST /live/poll', [json]],
    [`PUT /api/users/${nour.id}/picture`, ['Content-Type: image/png']],
    [`PATCH ${upload}`, tus],
    ['POST /api/auth/social/apple/return', [form]],
    ['GET /api/t/stream', []],
    ['GET /healthz', []],
  ];
  const before = app.log.lines.length;
  for (const [line, more] of sent) {
    const client = connect(port, '127.0.0.1');
    const length = line.startsWith('GET') ? [] : ['Content-Length: 500'];
    const head = [`${line} HTTP/1.1`, 'Host: souk', bearer, ...more, ...length];
    const asked = once(app.app.server, 'request');
    client.write(`${head.join('\r\n')}\r\n\r\n${length.length > 0 ? '{"half":' : ''}`);
    await asked;
    client.resetAndDestroy();
  }
  const since = () => app.log.lines.slice(before);
  // The parts of an upload are read by its library, which keeps what came.
  const bodies = sent.filter(([line]) => /^(POST|PUT)/.test(line));
  const left = () => since().filter(({ msg }) => msg === 'the client hung up');
  await expect.poll(left).toHaveLength(bodies.length);
  await app.app.close();
  expect(since().filter(({ level }) => level !== 'info')).toEqual([]);
});

test('what fails while its reader is leaving is still told', async () => {
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const failing: Feature = async (app) => {
    app.get('/t/fails', { config: { access: 'public' } }, async () => {
      entered.resolve();
      await left.promise;
      throw new Error('a mistake of ours');
    });
  };
  await using app = await buildTestApp({ extra: failing });
  app.log.allowErrors();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /api/t/fails HTTP/1.1\r\nHost: souk\r\n\r\n');
  await entered.promise;
  client.resetAndDestroy();
  left.resolve();
  const errors = () => app.log.lines.filter(({ level }) => level === 'error');
  await expect.poll(errors).toMatchObject([{ err: { message: 'a mistake of ours' } }]);
});
