import type { IncomingMessage } from 'node:http';
import type { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../errors/failure.ts';
import { unavailable } from '../errors/failures.ts';
import { type Asked, type AskedChecksum, asking } from './asked.ts';
import {
  badUpload,
  beyondTheEnd,
  noSuchFile,
  otherOffset,
  otherTusVersion,
  unknownChecksum,
  uploadBusy,
  uploadExpired,
} from './files.failures.ts';

export const TUS = { 'tus-resumable': '1.0.0' } as const;

export const sendsParts = ({ headers }: FastifyRequest): boolean => headers['tus-resumable'] !== undefined;

/** The one type that parts come with. */
export const isPart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type'] === 'application/offset+octet-stream';

export interface TusAnswer {
  asked: Asked;
  answer: { headers: Headers } | { error: unknown };
}

/** Hands a request to the tus server, and its answer to ours; a refusal becomes one of our own. */
export async function askTus(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TusAnswer> {
  if (request.headers['tus-resumable'] !== TUS['tus-resumable']) throw otherTusVersion();
  const asked: Asked = {
    ctx: request.userCtx,
    checksum: checksumOf(request.headers['upload-checksum']),
  };
  const body = bringsBody(request) ? bodyOf(request.raw) : undefined;
  const { status, headers } = await asking(asked, () => server.handleWeb(webRequest(request, body?.stream)));
  body?.throwAway();
  if (status >= 400) return { asked, answer: { error: toFailure(status, asked.error) } };
  for (const [name, value] of headers) if (passedOn.has(name)) reply.header(name, value);
  reply.code(status);
  return { asked, answer: { headers } };
}

// Who asks and from where is none of the library's business.
const handedOver = [
  'content-type',
  'content-length',
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-offset',
  'upload-metadata',
  'upload-concat',
];

const passedOn = new Set([
  'tus-resumable',
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'cache-control',
]);

const bringsBody = ({ method }: FastifyRequest): boolean => method === 'PATCH' || method === 'POST';

function webRequest(
  { method, url, headers: sent }: FastifyRequest,
  body: ReadableStream<Uint8Array> | null = null,
): Request {
  const headers = new Headers();
  for (const name of handedOver) {
    const value = sent[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(url.split('?')[0] ?? url, 'http://files'), {
    method,
    headers,
    body,
    duplex: 'half',
  });
}

interface Body {
  stream: ReadableStream<Uint8Array>;
  /** What was not read, so that the connection can be used again. */
  throwAway: () => void;
}

/** Reads only when someone wants more, so that a refusal leaves the rest where it is. */
function bodyOf(raw: IncomingMessage): Body {
  const chunks = raw.iterator({ destroyOnReturn: false });
  const letGo = async () => void (await chunks.return?.());
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: letGo,
    },
    { highWaterMark: 0 },
  );
  // While it is still listened to for the next piece, telling it to flow would be forgotten.
  const flow = () => void raw.resume();
  return { stream, throwAway: () => void letGo().then(flow, flow) };
}

export const checksumAlgorithms = ['md5', 'sha1', 'sha256'] as const;

function checksumOf(header: string | string[] | undefined): AskedChecksum | undefined {
  if (header === undefined) return undefined;
  const [name, value = ''] = String(header).split(' ');
  const algorithm = checksumAlgorithms.find((known) => known === name);
  if (!algorithm) throw unknownChecksum();
  return { algorithm, value: Buffer.from(value, 'base64') };
}

function toFailure(status: number, error: unknown): unknown {
  if (error instanceof Failure) return error;
  const known = failures[status];
  if (known) return known();
  if (status < 500) return badUpload(status);
  // The library's own words for a turn that was not got in time.
  if (JSON.stringify(error)?.includes('lock')) return uploadBusy();
  return error instanceof Error ? error : unavailable();
}

const failures: Readonly<Record<number, () => Failure>> = {
  403: () => badUpload(),
  404: noSuchFile,
  409: otherOffset,
  410: uploadExpired,
  412: otherTusVersion,
  413: beyondTheEnd,
  501: () => badUpload(),
};
