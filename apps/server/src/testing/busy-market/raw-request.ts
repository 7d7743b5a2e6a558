import type { Chance } from '@souk/live/testing/chance.ts';

/** What is sent to a port, byte by byte, and how its sender goes away. */
export interface RawRequest {
  kind: Kind;
  parts: string[];
  /** Between one part and the next. */
  gapMs: number;
  leaves: Leaving;
}

export type Leaving =
  /** Reads what comes, and goes when the other side does or nothing more is said. */
  | { how: 'read' }
  /** Cuts the line once so much of the answer came, or after so long. */
  | { how: 'reset'; afterBytes: number; afterMs: number }
  /** Never leaves, reading or not, and says that nothing more will come or does not. */
  | { how: 'stay'; reads: boolean; ends: boolean };

export interface Address {
  method: string;
  path: string;
  /** Of a person who may call it. */
  token?: string | undefined;
}

type Make = (chance: Chance, address: Address) => Omit<RawRequest, 'kind' | 'gapMs'> & { gapMs?: number };

const CRLF = '\r\n';
const read = { how: 'read' } as const;

export type Kind = keyof typeof kinds;

/** Any kind against any address; the same ones for the same seed. */
export function nextRawRequest(chance: Chance, addresses: readonly Address[]): RawRequest {
  const kind = chance.oneOf(kindNames);
  return { kind, gapMs: 0, ...kinds[kind](chance, chance.oneOf(addresses)) };
}

const kinds = {
  'malformed first line': (chance, { method, path }) => ({
    parts: [
      chance.oneOf([
        `${method} ${path}`,
        `${method} ${path} HTTP/9.9`,
        `${method}  ${path} HTTP/1.1`,
        `${method} ${noise(chance, 40)} HTTP/1.1`,
        `${noise(chance, 12)} ${path} HTTP/1.1`,
        `GET http://[ HTTP/1.1`,
        `GET http://elsewhere.example${path} HTTP/1.1`,
        `CONNECT elsewhere.example:443 HTTP/1.1`,
        `OPTIONS * HTTP/1.1`,
        `PRI * HTTP/2.0`,
        `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001`,
        noise(chance, 200),
      ]) +
        CRLF +
        headers({ host: 'souk' }),
    ],
    leaves: chance.oneOf([read, reset(chance)]),
  }),
  'bad target': (chance, { path }) => ({
    parts: [
      `GET ${chance.oneOf(['//[', '//', '/%', '/%00', '/\\', `/${'a/'.repeat(200)}`, `${path}?${'x='.repeat(500)}`, `${path}%zz`, `//${path}`, '/../../etc/passwd', `${path}/%2e%2e/`])} HTTP/1.1${CRLF}${headers({ host: 'souk' })}`,
    ],
    leaves: chance.oneOf([read, reset(chance)]),
  }),
  'cut off in its headers': (chance, address) => {
    const whole = request(address, { 'user-agent': noise(chance, 30) });
    return { parts: [whole.slice(0, chance.from(1, whole.length - 2))], leaves: reset(chance, 0) };
  },
  'cut off in its body': (chance, address) => ({
    parts: [
      request(
        { ...address, method: address.method === 'GET' ? 'POST' : address.method },
        typeOf(chance),
        5_000,
      ),
      'x'.repeat(chance.from(0, 4_000)),
    ],
    gapMs: chance.from(0, 5),
    leaves: reset(chance, 0),
  }),
  'reset in its answer': (chance, address) => ({
    parts: [request({ ...address, method: 'GET' })],
    leaves: reset(chance, chance.oneOf([1, 10, 100, 1_000, 10_000])),
  }),
  'upgrade where none is offered': (chance, { path }) => ({
    parts: [
      upgrade(
        chance.oneOf([path, '/x', '//[', '/live/x', '/Live', '/live?x', '//live', '/api/files']),
        chance,
      ),
    ],
    leaves: chance.oneOf([read, reset(chance), { how: 'reset', afterBytes: 1_000_000, afterMs: 50 }]),
  }),
  'upgrade refused to one who stays': (chance, { path }) => ({
    parts: [upgrade(chance.oneOf(['/x', path === '/live' ? '/y' : path, '//[']), chance)],
    leaves: { how: 'stay', reads: chance.is(0.5), ends: chance.is(0.5) },
  }),
  'socket that talks nonsense': (chance) => ({
    parts: [
      upgrade('/live', chance),
      ...Array.from({ length: chance.from(1, 4) }, () =>
        chance.oneOf([noise(chance, 60), '\u0081\u0085', '\u0088\u0080']),
      ),
    ],
    gapMs: chance.from(0, 4),
    leaves: chance.oneOf([read, reset(chance)]),
  }),
  'half open': (chance, address) => ({
    parts: [
      chance.oneOf(['', request(address), request({ ...address, method: 'POST' }, typeOf(chance), 100)]),
    ],
    leaves: { how: 'stay', reads: chance.is(0.5), ends: chance.is(0.5) },
  }),
  slow: (chance, address) => ({
    parts: request(address, { 'x-more': noise(chance, 20) }).split(''),
    gapMs: chance.from(40, 400),
    leaves: read,
  }),
  pipelined: (chance, address) => ({
    parts: [request({ ...address, method: 'GET' }).repeat(chance.from(2, 4))],
    leaves: chance.oneOf([read, reset(chance, chance.oneOf([0, 500, 5_000]))]),
  }),
  'oversized headers': (chance, address) => ({
    parts: [request(address, { cookie: 'c'.repeat(chance.from(16_000, 80_000)) })],
    leaves: chance.oneOf([read, reset(chance)]),
  }),
  'wrong length': (chance, { method, path }) => ({
    parts: [
      `${method} ${path} HTTP/1.1${CRLF}host: souk${CRLF}content-type: application/json${CRLF}${chance.oneOf([
        'content-length: -1',
        'content-length: many',
        `content-length: 5${CRLF}content-length: 6`,
        `content-length: 5${CRLF}transfer-encoding: chunked`,
        'content-length: 99999999999999999999',
        'content-length: 2',
      ])}${CRLF}${CRLF}{"a":1,"b":[2,3]}`,
    ],
    leaves: chance.oneOf([read, reset(chance)]),
  }),
  'chunked nonsense': (chance, { path }) => ({
    parts: [
      `POST ${path} HTTP/1.1${CRLF}host: souk${CRLF}content-type: application/json${CRLF}transfer-encoding: ${chance.oneOf(['chunked', 'chunked, chunked', 'gzip', 'x'])}${CRLF}${CRLF}`,
      chance.oneOf([
        `zz${CRLF}{}${CRLF}`,
        `ffffffffffff${CRLF}`,
        `2;${'e'.repeat(20_000)}${CRLF}{}`,
        `2${CRLF}{}${CRLF}0${CRLF}`,
        `1${CRLF}{${CRLF}`.repeat(50),
        noise(chance, 50),
      ]),
    ],
    gapMs: chance.from(0, 3),
    leaves: chance.oneOf([read, reset(chance)]),
  }),
  'waits to be let on': (chance, address) => ({
    parts: [request({ ...address, method: 'POST' }, { ...typeOf(chance), expect: '100-continue' }, 10)],
    leaves: reset(chance),
  }),
} satisfies Record<string, Make>;

const kindNames = Object.keys(kinds) as Kind[];

const reset = (chance: Chance, afterBytes = chance.oneOf([0, 1, 1_000])): Leaving => ({
  how: 'reset',
  afterBytes,
  afterMs: chance.from(0, 60),
});

const headers = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}${CRLF}`)
    .join('') + CRLF;

function request(
  { method, path, token }: Address,
  more: Record<string, string> = {},
  bodyBytes?: number,
): string {
  return `${method} ${path} HTTP/1.1${CRLF}${headers({
    host: 'souk',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(bodyBytes === undefined ? {} : { 'content-length': String(bodyBytes) }),
    'idempotency-key': 'one-and-the-same',
    ...more,
  })}`;
}

const upgrade = (path: string, chance: Chance): string =>
  `GET ${path} HTTP/1.1${CRLF}${headers({
    host: 'souk',
    connection: 'Upgrade',
    upgrade: chance.oneOf(['websocket', 'websocket', 'h2c', 'x']),
    'sec-websocket-version': chance.oneOf(['13', '13', '1']),
    'sec-websocket-key': chance.oneOf(['dGhlIHNhbXBsZSBub25jZQ==', 'x']),
  })}`;

const typeOf = (chance: Chance) => ({
  'content-type': chance.oneOf([
    'application/json',
    'application/octet-stream',
    'application/offset+octet-stream',
    'multipart/form-data; boundary=x',
    'nonsense',
  ]),
});

/** Any bytes but those that end a line. */
const noise = (chance: Chance, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(chance.from(14, 255))).join('');
