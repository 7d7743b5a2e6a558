import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Received } from '../received/receiving.ts';
import type { MediaKind } from '../relay/received-stream.ts';
import { statisticsOf } from '../relay/statistics.ts';
import { type Answer, json, Refusal, readBody, refuse, send } from './answer.ts';
import { authorize } from './authorize.ts';
import { eventStream } from './events.ts';
import { prometheusText } from './prometheus.ts';
import { recordingRoutes } from './recording.routes.ts';
import {
  addCandidates,
  closeSession,
  type Door,
  openSession,
  preflight,
  type WhipParts,
} from './whip.routes.ts';

/** Doors of the relay over HTTP. It listens to this machine, and the market stands before it. */
export async function listen(
  parts: WhipParts,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    // Errors: who hung up needs no answer.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    respond(parts, request).then(
      (answer) => send(response, answer),
      (error: unknown) => refuse(response, error instanceof Refusal ? error : failed(error)),
    );
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 5_000;
  // Longer than the market keeps its connections, so that none is closed while it sends on it.
  server.keepAliveTimeout = 75_000;
  // As many as come back at once when it was away; Node’s own 511 would leave the rest to knock again.
  server.listen({ port, host, backlog: 4_096 });
  await once(server, 'listening');
  server.on('error', () => undefined);
  return server;
}

function failed(error: unknown): Refusal {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  return new Refusal(500, 'the relay failed');
}

async function respond(parts: WhipParts, request: IncomingMessage): Promise<Answer> {
  const { method = '' } = request;
  const [door = '', show = '', session, ...more] = pathOf(request);
  if (door === 'control') return await control(parts, request, [show, session, ...more]);
  if ((door !== 'whip' && door !== 'whep') || !show || more.length > 0)
    throw new Refusal(404, 'there is nothing');
  if (method === 'OPTIONS') return preflight();
  if (session === undefined) return await atDoor(parts, request, { door, show });
  if (method === 'PATCH') return await addCandidates(parts, request, { door, show, session });
  if (method === 'DELETE') return closeSession(parts, request, { door, show, session });
  throw new Refusal(405, 'a session takes PATCH and DELETE', { allow: 'OPTIONS, PATCH, DELETE' });
}

async function atDoor(
  parts: WhipParts,
  request: IncomingMessage,
  path: { door: Door; show: string },
): Promise<Answer> {
  if (request.method === 'POST') return await openSession(parts, request, path);
  throw new Refusal(405, 'a show takes POST', { allow: 'OPTIONS, POST' });
}

const readKinds = (text: string): Set<MediaKind> =>
  new Set((['audio', 'video'] as const).filter((kind) => (JSON.parse(text) as string[]).includes(kind)));

/** What the market alone asks: how it goes, that a show ends, and for what is recorded of it. */
async function control(
  { relay, gate, receiving }: WhipParts,
  request: IncomingMessage,
  [what, show, ...more]: ReadonlyArray<string | undefined>,
): Promise<Answer> {
  authorize(request, gate, { may: 'control' });
  if (what === 'statistics' && request.method === 'GET') return json(statisticsOf(relay));
  if (what === 'metrics' && request.method === 'GET') {
    return {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: prometheusText(statisticsOf(relay)),
    };
  }
  if (what === 'events' && request.method === 'GET') return eventStream(relay);
  if (what === 'shows' && show && more.length === 0 && request.method === 'DELETE') {
    relay.endShow(show, whoIn(request));
    return { status: 204 };
  }
  if (what === 'shows' && show && more.join() === 'withheld' && request.method === 'PUT') {
    relay.withhold(show, readKinds(await readBody(request)));
    return { status: 204 };
  }
  if (what === 'received' && request.method === 'PUT') {
    receiving?.want(JSON.parse(await readBody(request)) as Received[]);
    return { status: 204 };
  }
  if (what === 'recordings') return await recordingRoutes(relay, request, [show, ...more]);
  throw new Refusal(404, 'there is nothing');
}

const whoIn = ({ url = '/' }: IncomingMessage): string | undefined =>
  new URL(url, 'http://relay').searchParams.get('who') ?? undefined;

function pathOf({ url = '/' }: IncomingMessage): string[] {
  try {
    return new URL(url, 'http://relay').pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new Refusal(400, 'the address is malformed');
  }
}
