import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type OutgoingTrouble = 'refused-address' | 'unreachable' | 'not-found' | 'too-large' | 'too-slow';

/** Why something could not be had from elsewhere. */
export class OutgoingFailure extends Error {
  readonly trouble: OutgoingTrouble;

  constructor(trouble: OutgoingTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

export interface OutgoingLimits {
  /** In bytes. */
  most: number;
  /** For all of it: names, redirects, bytes. */
  milliseconds: number;
  accept: string;
  /** Ends it earlier. */
  signal?: AbortSignal;
}

export interface OutgoingPost {
  headers: Record<string, string>;
  body: Buffer;
  milliseconds: number;
}

export interface OutgoingAnswer {
  status: number;
  /** Seconds or a date, as it was sent. */
  retryAfter: string | undefined;
}

export interface Outgoing {
  /** What is at an address that a person gave us. */
  get(address: string, limits: OutgoingLimits): Promise<Buffer>;
  /** Hands something over there, and says how it was answered. Redirects are not followed. */
  post(address: string, what: OutgoingPost): Promise<OutgoingAnswer>;
  /** Throws where nothing would be asked of this address. */
  check(address: string): Promise<void>;
}

export interface OutgoingOptions {
  /** The addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /** What may be reached though it is not public: of the market itself. */
  isOwn?: (url: URL) => boolean;
}

const MOST_REDIRECTS = 5;
const CHECK_MS = 5_000;
const webPorts = new Set(['', '80', '443', '8080', '8443']);

/**
 * Requests to addresses that people write down. A name is resolved here, all it leads to must be public, and the
 * connection goes to that very address: what the name says a moment later does not count. Each redirect is looked at
 * like the first address.
 */
export function openOutgoing({ resolve = resolveName, isOwn = () => false }: OutgoingOptions = {}): Outgoing {
  async function addressesOf(url: URL): Promise<string[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const own = isOwn(url);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || url.username !== '' || url.password !== '') throw new OutgoingFailure('refused-address');
    if (!own && !webPorts.has(url.port)) throw new OutgoingFailure('refused-address');
    let addresses: string[];
    try {
      addresses = isIP(host) ? [host] : await resolve(host);
    } catch (error) {
      throw new OutgoingFailure('unreachable', error);
    }
    if (addresses.length === 0) throw new OutgoingFailure('unreachable');
    if (!own && !addresses.every(isPublicAddress)) throw new OutgoingFailure('refused-address');
    return addresses;
  }

  async function follow(address: string, limits: OutgoingLimits, signal: AbortSignal): Promise<Buffer> {
    let url = parse(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, await within(signal, addressesOf(url)), getting(limits), signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 200 && statusCode < 300) return await read(answer, limits.most);
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
        throw new OutgoingFailure(statusCode >= 500 || statusCode === 429 ? 'unreachable' : 'not-found');
      url = parse(headers.location, url);
    }
    throw new OutgoingFailure('unreachable');
  }

  async function timed<Result>(
    milliseconds: number,
    act: (signal: AbortSignal) => Promise<Result>,
    earlier?: AbortSignal,
  ) {
    const late = AbortSignal.timeout(milliseconds);
    const signal = earlier ? AbortSignal.any([late, earlier]) : late;
    try {
      return await act(signal);
    } catch (error) {
      if (error instanceof OutgoingFailure) throw error;
      throw new OutgoingFailure(signal.aborted ? 'too-slow' : 'unreachable', error);
    }
  }

  return {
    get: (address, limits) =>
      timed(limits.milliseconds, (signal) => follow(address, limits, signal), limits.signal),
    post: (address, { headers, body, milliseconds }) =>
      timed(milliseconds, async (signal) => {
        const url = parse(address);
        const sent = { method: 'POST', headers: { ...headers, 'user-agent': 'Souk/1' }, body } as const;
        const answer = await ask(url, await within(signal, addressesOf(url)), sent, signal);
        answer.destroy();
        return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
      }),
    async check(address) {
      await timed(CHECK_MS, (signal) => within(signal, addressesOf(parse(address))));
    },
  };
}

interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Buffer;
}

const getting = ({ accept }: OutgoingLimits): Sent => ({
  method: 'GET',
  headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Souk/1 (picture import)' },
});

async function resolveName(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutgoingFailure('refused-address');
  return new URL(address, base);
}

/** The answer of the first of these addresses that can be reached at all. */
async function ask(
  url: URL,
  addresses: readonly string[],
  sent: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let last: unknown;
  for (const address of addresses) {
    try {
      return await askAt(url, address, sent, signal);
    } catch (error) {
      signal.throwIfAborted();
      last = error;
    }
  }
  throw new OutgoingFailure('unreachable', last);
}

function askAt(
  url: URL,
  address: string,
  { method, headers, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const isSecure = url.protocol === 'https:';
  const request = (isSecure ? https : http).request({
    method,
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    // The name is what the certificate is checked against, and which of its sites the server shows.
    ...(isSecure && !isIP(url.hostname) ? { servername: url.hostname } : {}),
    headers: { ...headers, host: url.host },
    agent: false,
    signal,
  });
  request.on('response', resolve);
  request.on('error', reject);
  request.end(body);
  return promise;
}

async function read(answer: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = Number(answer.headers['content-length'] ?? 0);
  if (length > most) {
    answer.destroy();
    throw new OutgoingFailure('too-large');
  }
  length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new OutgoingFailure('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Looking a name up cannot be cut off; one need not wait for it though. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}
