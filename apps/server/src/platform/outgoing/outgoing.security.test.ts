import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openOutgoing } from './outgoing.ts';

const limits = { most: 1_000, milliseconds: 2_000, accept: 'image/*' };

const names: Record<string, string[]> = {
  'inside.example': ['10.1.2.3'],
  'half.example': ['93.184.215.14', '192.168.0.7'],
  'metadata.example': ['169.254.169.254'],
  'six.example': ['fd00::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nobody.example': [],
};
const resolve = async (host: string) => names[host] ?? ['127.0.0.1'];

test.each([
  'http://127.0.0.1/a.png',
  'http://127.1/a.png',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://localhost./',
  'http://sub.localhost/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[2001:db8::1]/',
  'http://inside.example/',
  'http://half.example/',
  'http://metadata.example/',
  'http://six.example/',
  'http://mapped.example/',
  'https://user:secret@example.com/',
  'http://example.com:22/',
  'http://example.com:6379/',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'gopher://example.com/',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'not an address',
  '//127.0.0.1/a.png',
])('nothing is asked of %s', async (address) => {
  await expect(openOutgoing({ resolve }).get(address, limits)).rejects.toMatchObject({
    trouble: 'refused-address',
  });
});

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://market.example:${port}`,
    /** Only the addresses of this very server, as the market allows itself. */
    outgoing: openOutgoing({
      resolve,
      isOwn: (url) => url.port === String(port) && url.hostname === 'market.example',
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('a redirect is looked at like the first address, and some are too many', async () => {
  await using inside = await serve((_request, response) => response.end('secret'));
  await using server = await serve((request, response) => {
    const to =
      request.url === '/loop'
        ? '/loop'
        : request.url === '/out'
          ? `${inside.url.replace('market', 'other')}/`
          : '/there';
    if (request.url === '/there') response.end('there');
    else response.writeHead(302, { location: to }).end();
  });
  expect(String(await server.outgoing.get(`${server.url}/begin`, limits))).toBe('there');
  await expect(server.outgoing.get(`${server.url}/out`, limits)).rejects.toMatchObject({
    trouble: 'refused-address',
  });
  await expect(server.outgoing.get(`${server.url}/loop`, limits)).rejects.toMatchObject({
    trouble: 'unreachable',
  });
});

test('a name that changes its mind is asked once, and the connection goes where it was looked', async () => {
  let asked = 0;
  const rebinding = async () => {
    asked += 1;
    return asked === 1 ? ['10.0.0.1'] : ['93.184.215.14'];
  };
  await expect(
    openOutgoing({ resolve: rebinding }).get('http://mind.example/', limits),
  ).rejects.toMatchObject({
    trouble: 'refused-address',
  });
  expect(asked).toBe(1);
  // The other way round: public when looked at, this machine when the system is asked.
  await using server = await serve((_request, response) => response.end('secret'));
  const { port } = new URL(server.url);
  const seen: string[] = [];
  const outgoing = openOutgoing({
    resolve: async (host) => {
      seen.push(host);
      return ['127.0.0.1'];
    },
    isOwn: (url) => url.port === port,
  });
  expect(String(await outgoing.get(`http://never-resolved.invalid:${port}/`, limits))).toBe('secret');
  expect(seen).toEqual(['never-resolved.invalid']);
});

test('what is too large, too slow, not there or cut off is told apart', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/large') response.end(Buffer.alloc(5_000));
    else if (request.url === '/endless') {
      response.writeHead(200);
      for (let i = 0; i < 50; i += 1) response.write(Buffer.alloc(100));
    } else if (request.url === '/slow') response.write('a');
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '500' });
      response.write('a', () => response.destroy());
    } else if (request.url === '/busy') response.writeHead(503).end();
    else response.writeHead(404).end();
  });
  const trouble = (path: string, milliseconds = 2_000) =>
    server.outgoing.get(`${server.url}${path}`, { ...limits, milliseconds }).catch((error) => error.trouble);
  expect(await trouble('/large')).toBe('too-large');
  expect(await trouble('/endless')).toBe('too-large');
  expect(await trouble('/slow', 150)).toBe('too-slow');
  expect(await trouble('/cut')).toBe('unreachable');
  expect(await trouble('/busy')).toBe('unreachable');
  expect(await trouble('/gone')).toBe('not-found');
});

test('something is handed over under the same rules, and a redirect is not followed', async () => {
  const came: string[] = [];
  await using server = await serve(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    came.push(`${request.method} ${request.url} ${request.headers.topic} ${text}`);
    if (request.url === '/out') response.writeHead(307, { location: 'http://127.0.0.1/' }).end();
    else response.writeHead(201).end();
  });
  const what = { headers: { topic: 'news' }, body: Buffer.from('hello'), milliseconds: 2_000 };
  expect(await server.outgoing.post(`${server.url}/in`, what)).toMatchObject({ status: 201 });
  expect(await server.outgoing.post(`${server.url}/out`, what)).toMatchObject({ status: 307 });
  expect(came).toEqual(['POST /in news hello', 'POST /out news hello']);
  for (const act of [
    () => openOutgoing({ resolve }).post('https://inside.example/', what),
    () => openOutgoing({ resolve }).check('https://inside.example/'),
  ])
    await expect(act()).rejects.toMatchObject({ trouble: 'refused-address' });
  await expect(openOutgoing({ resolve }).check('https://8.8.8.8/')).resolves.toBeUndefined();
});
