import type { IncomingMessage } from 'node:http';
import type { Receiving } from '../received/receiving.ts';
import { type Relay, RelayFull, TooMuchSent } from '../relay/relay.ts';
import type { SessionRecord } from '../relay/session.ts';
import { BadOffer } from '../sdp/bad-offer.ts';
import { readFragment } from '../sdp/connection.ts';
import { type Answer, json, Refusal, readBody } from './answer.ts';
import { authorize, type Gate } from './authorize.ts';
import { type IceServer, iceLinks } from './ice-servers.ts';

export interface WhipParts {
  relay: Relay;
  gate: Gate;
  iceServers: readonly IceServer[];
  /** Where shows come from another engine. */
  receiving?: Receiving | undefined;
}

/** The two doors: `whip` takes shows in (RFC 9725), `whep` gives them out in the same manner. */
const doors = {
  whip: { may: 'publish', open: 'publish' },
  whep: { may: 'watch', open: 'watch' },
} as const;

export type Door = keyof typeof doors;

const OFFER = 'application/sdp';
const FRAGMENT = 'application/trickle-ice-sdpfrag';
/** Of one connection there is one ICE session: libjuice knows no restart, and a new connection takes no longer. */
const ETAG = '"1"';

/** `POST /whip/{show}`: an offer for an answer. */
export async function openSession(
  { relay, gate, iceServers }: WhipParts,
  request: IncomingMessage,
  { door, show }: { door: Door; show: string },
): Promise<Answer> {
  const { who, from, mayPause } = authorize(request, gate, { may: doors[door].may, show });
  expectType(request, OFFER);
  const sdp = await readBody(request);
  const answered = await refusing(() => relay[doors[door].open]({ show, who, sdp, from, mayPause }));
  return {
    status: 201,
    headers: {
      'content-type': OFFER,
      location: `/${door}/${encodeURIComponent(show)}/${answered.session.id}`,
      etag: ETAG,
      'accept-patch': FRAGMENT,
      link: iceLinks(iceServers),
    },
    body: answered.sdp,
  };
}

export interface SessionPath {
  door: Door;
  show: string;
  session: string;
}

/** `PATCH`: more ways to reach the other side. */
export async function addCandidates(
  parts: WhipParts,
  request: IncomingMessage,
  path: SessionPath,
): Promise<Answer> {
  const session = findSession(parts, request, path);
  if (session.closedFor) return gone(session);
  expectType(request, FRAGMENT);
  const match = request.headers['if-match'];
  const body = await readBody(request);
  if (match === undefined) throw new Refusal(428, 'If-Match has to name the ETag of the answer');
  if (match === '"*"' || match === '*') throw noRestart();
  if (match !== ETAG) throw new Refusal(412, 'this is not the ICE session that there is');
  const { credentials, candidates } = await refusing(async () => readFragment(body));
  if (credentials && credentials.user !== session.iceUser) throw noRestart();
  parts.relay.sessions.get(session.id)?.addCandidates(candidates);
  return { status: 204 };
}

/** `DELETE`: who leaves says so. Who was closed from here learns why, and whether to come back. */
export function closeSession(parts: WhipParts, request: IncomingMessage, path: SessionPath): Answer {
  const session = findSession(parts, request, path);
  // Of a page that closes, the line is often gone before what it says over HTTP has come.
  if (session.closedFor && session.closedFor !== 'line-lost') return gone(session);
  parts.relay.sessions.get(session.id)?.close('left');
  return { status: 200 };
}

/** `OPTIONS`, which browsers ask before all others. */
export function preflight(): Answer {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'OPTIONS, POST, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, if-match',
      'access-control-max-age': '7200',
      'accept-post': OFFER,
      'accept-patch': FRAGMENT,
    },
  };
}

const gone = ({ closedFor }: SessionRecord): Answer => ({ ...json({ reason: closedFor }), status: 410 });

const noRestart = () => new Refusal(422, 'ICE is not restarted here: send a new offer by POST instead');

function findSession({ relay, gate }: WhipParts, request: IncomingMessage, path: SessionPath): SessionRecord {
  const { may } = doors[path.door];
  const { who } = authorize(request, gate, { may, show: path.show, evenExpired: true });
  const session = relay.find(path.session);
  if (session?.kind !== may || session.show !== path.show || session.who !== who) {
    throw new Refusal(404, 'there is no such session');
  }
  return session;
}

function expectType({ headers }: IncomingMessage, type: string): void {
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new Refusal(415, `the body has to be ${type}`, { 'accept-post': OFFER });
}

async function refusing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BadOffer) throw new Refusal(400, error.message);
    if (error instanceof RelayFull) throw new Refusal(503, error.message, { 'retry-after': '5' });
    if (error instanceof TooMuchSent) throw new Refusal(429, error.message, { 'retry-after': '5' });
    throw error;
  }
}
