import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oneRequestBytes } from '@souk/shared/files/limits.ts';
import type { FileRefusal } from '@souk/shared/files/schema.ts';

export type Seen = {
  method: string;
  id: string | null;
  bytes: number;
  /** Of a part: where in the file it begins. */
  offset: number;
  bearer: string | undefined;
  url: string;
};
export type Fault = (seen: Seen, response: ServerResponse) => boolean;

type StoredUpload = { bytes: Buffer; size: number; refusal: FileRefusal | null; isPrivate?: boolean };

export type TusLikeServer = Awaited<ReturnType<typeof startTusLikeServer>>;

/** The market's file routes in memory, with faults on request; each fault is asked until it says it acted. */
export async function startTusLikeServer() {
  const files = new Map<string, StoredUpload>();
  const seen: Seen[] = [];
  const faults: Fault[] = [];
  const tokens = new Set(['secret']);
  let next = 1;
  let refusal: FileRefusal | null = null;
  /** Bytes of one request after which the line breaks. */
  const cuts: number[] = [];

  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    const id = /^\/api\/files\/(.+)$/.exec(url.pathname)?.[1] ?? null;
    const one: Seen = {
      method: request.method ?? '',
      id,
      bytes: Number(request.headers['content-length'] ?? 0),
      offset: Number(request.headers['upload-offset'] ?? 0),
      bearer: request.headers.authorization?.replace('Bearer ', ''),
      url: url.pathname + url.search,
    };
    seen.push(one);
    if (faults[0]?.(one, response)) return void faults.shift();
    if (!one.bearer || !tokens.has(one.bearer)) return refuse(response, 401, 'unauthenticated');
    if (one.method === 'POST') return await create(request, response, url);
    const saved = id === null ? undefined : files.get(id);
    if (!saved || id === null) return refuse(response, 404, 'object-not-found');
    if (one.method === 'PATCH' && request.headers['content-type'] === 'application/json') {
      await request.toArray();
      give(response, 200, described(id, saved));
    } else if (one.method === 'HEAD')
      response.writeHead(200, { 'upload-offset': saved.bytes.length, 'upload-length': saved.size }).end();
    else if (one.method === 'PATCH') await append(request, response, saved);
    else if (one.method === 'DELETE') {
      files.delete(id);
      response.writeHead(204).end();
    } else give(response, 200, described(id, saved));
  }

  async function create(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const id = `file-${next++}`;
    if (request.headers['tus-resumable']) {
      files.set(id, { bytes: Buffer.alloc(0), size: Number(request.headers['upload-length']), refusal });
      response.writeHead(201, { location: `http://elsewhere.example/api/files/${id}` }).end();
      return;
    }
    const bytes = Buffer.concat(await request.toArray());
    if (bytes.length > oneRequestBytes) return refuse(response, 413, 'quota-exceeded');
    if (!url.searchParams.get('purpose')) return refuse(response, 400, 'invalid_input');
    const isPrivate = url.searchParams.get('purpose') === 'message-image';
    const saved = { bytes, size: bytes.length, refusal, isPrivate };
    files.set(id, saved);
    give(response, 201, described(id, saved));
  }

  async function append(
    request: IncomingMessage,
    response: ServerResponse,
    saved: StoredUpload,
  ): Promise<void> {
    if (Number(request.headers['upload-offset']) !== saved.bytes.length)
      return refuse(response, 409, 'invalid-format');
    const cut = cuts.shift() ?? Number.POSITIVE_INFINITY;
    let taken = 0;
    try {
      for await (const piece of request as AsyncIterable<Buffer>) {
        const part = piece.subarray(0, Math.max(0, cut - taken));
        saved.bytes = Buffer.concat([saved.bytes, part]);
        taken += part.length;
        if (taken >= cut) return void request.destroy();
      }
    } catch {
      return;
    }
    response.writeHead(204, { 'upload-offset': saved.bytes.length }).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/api/files`,
    files,
    seen,
    faults,
    cuts,
    tokens,
    refuseContent: (why: FileRefusal) => {
      refusal = why;
    },
    methods: () => seen.map(({ method }) => method).join(' '),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function refuse(response: ServerResponse, status: number, code: string): void {
  give(response, status, { error: { code, message: 'no', requestId: 'r1' } });
}

function give(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function described(id: string, { bytes, size, refusal, isPrivate }: StoredUpload): object {
  const whole = bytes.length === size;
  const state = whole ? (refusal ? 'refused' : 'ready') : 'uploading';
  const image = state === 'ready' && !isPrivate ? { _id: id } : null;
  return { _id: id, size, received: bytes.length, state, refusal: whole ? refusal : null, alt: '', image };
}
