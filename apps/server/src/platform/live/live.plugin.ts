import { denied, LiveError } from '@souk/live/errors.ts';
import { mostFrameBytes } from '@souk/live/protocol.ts';
import type { Connection } from '@souk/live/server/connection.ts';
import { type Crowd, Hub } from '@souk/live/server/hub.ts';
import { Polls } from '@souk/live/server/polls.ts';
import { serveSocket } from '@souk/live/server/socket.ts';
import fp from 'fastify-plugin';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../errors/failure.ts';
import { trusts, visitorsAddress } from '../http/trusted-proxies.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
import { addressKey } from '../rate-limit/address-key.ts';
import { isThisMachine } from '../rate-limit/this-machine.ts';
import { guardCall } from './guard-call.ts';
import type { Attendance, LiveAsker, LiveCall, LiveChannel, LiveDeclaration } from './live-asker.ts';
import { liveDatabaseOf } from './live-database.ts';

interface LiveParts {
  config: Pick<Config, 'url' | 'corsOrigins' | 'trustedProxies' | 'socketsPerAddress'>;
  database: Database;
  clock: Clock;
  declarations: readonly LiveDeclaration[];
  channels: readonly LiveChannel[];
  calls: readonly LiveCall[];
  attendance: Attendance;
  /** As by the limits of calls. */
  sparesThisMachine: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How many clients listen to live documents here. */
    liveConnections(): number;
    /** Who listens to each collection here. */
    liveListeners(): ReadonlyMap<string, Crowd>;
  }
}

const path = '/live';
/** Those who are sent away at a stop come back within this time, not all at once. */
const RETURN_MS = 3_000;
const GOODBYE_MS = 500;

/** The live role: documents that are listened to, over sockets and over polls (architecture §5). */
export const live = fp(
  async (
    app,
    { config, database, clock, declarations, channels, calls, attendance, sparesThisMachine }: LiveParts,
  ) => {
    const connections = new Set<Connection<LiveAsker>>();
    const leaving = new WeakMap<Connection<LiveAsker>, () => void>();
    app.decorate('liveConnections', () => connections.size);

    // Opened by the first who comes, so that a process nobody listens to keeps no connection open for it.
    let opened: ReturnType<typeof open> | undefined;
    const open = () => {
      const onError = (err: unknown) => app.log.error({ err }, 'live documents met a failure');
      const hub = new Hub<LiveAsker>({
        db: liveDatabaseOf(database.db),
        declarations,
        channels,
        calls: calls.map(guardCall),
        bus: app.liveBus,
        now: () => clock.now().getTime(),
        onError,
      });
      const parts = { hub, recognise, ended };
      app.liveSpread = (changed) => hub.spread(changed);
      return { hub, parts, polls: new Polls<LiveAsker>(parts) };
    };
    app.decorate('liveListeners', () => opened?.hub.crowds() ?? new Map());
    const hall = () => {
      opened ??= open();
      return opened;
    };

    async function recognise(token: string, connection: Connection<LiveAsker>): Promise<LiveAsker> {
      connections.add(connection);
      let asker: LiveAsker | undefined;
      const joined = await app.connections.add(token, {
        changed(user) {
          if (asker) asker.actor = user;
          connection.recheck().catch((err) => app.log.error({ err }, 'a live connection was not looked at'));
        },
        ended: () => connection.end('signed-out'),
      });
      if ('ended' in joined) {
        leave(connection);
        if (joined.ended === 'suspended') throw denied('This account is suspended.');
        throw new LiveError('unauthenticated', 'Sign in again.');
      }
      const { userId } = joined.user;
      if (connection.isOver) {
        joined.leave();
        throw new LiveError('cancelled', 'It is over.');
      }
      attendance.came(userId);
      leave(connection);
      leaving.set(connection, () => {
        joined.leave();
        attendance.left(userId);
      });
      asker = { id: userId, actor: joined.user };
      return asker;
    }

    function ended(connection: Connection<LiveAsker>): void {
      connections.delete(connection);
      leave(connection);
    }

    function leave(connection: Connection<LiveAsker>): void {
      leaving.get(connection)?.();
      leaving.delete(connection);
    }

    const sockets = new WebSocketServer({
      noServer: true,
      // Longer ones are refused by their code first.
      maxPayload: 4 * mostFrameBytes,
      perMessageDeflate: false,
    });
    const allowed = new Set([new URL(config.url).origin, ...config.corsOrigins]);
    const isTrusted = trusts(config.trustedProxies);
    /** How many are open, by the address they come from: one that opens them without end would take all memory. */
    const openFrom = new Map<string, number>();
    const countFrom = (address: string, more: 1 | -1) => {
      const count = (openFrom.get(address) ?? 0) + more;
      if (count > 0) openFrom.set(address, count);
      else openFrom.delete(address);
    };
    app.upgrades.offer(path, (request, socket, head) => {
      const { origin, host } = request.headers;
      const isOurs = origin === undefined || allowed.has(origin) || originHost(origin) === host;
      if (!isOurs) return refuseUpgrade(socket, '403 Forbidden');
      const isSpared = sparesThisMachine && isThisMachine(request);
      const address = isSpared ? null : addressKey(visitorsAddress(request, isTrusted) ?? '');
      if (address !== null && (openFrom.get(address) ?? 0) >= config.socketsPerAddress)
        return refuseUpgrade(socket, '429 Too Many Requests');
      sockets.handleUpgrade(request, socket, head, (client) => {
        if (address !== null) {
          countFrom(address, 1);
          client.once('close', () => countFrom(address, -1));
        }
        const parts = { ...hall().parts, wire: socket, from: address ?? undefined };
        connections.add(serveSocket<LiveAsker>(client, parts));
      });
    });

    app.post(
      `${path}/poll`,
      {
        // Many may poll from one address; each session is slowed down by itself, and how many there are is limited.
        config: { access: 'public', speaks: false, rateLimit: { perMinute: 60_000 } },
        schema: {
          operationId: 'pollLive',
          tags: ['Live documents'],
          summary: 'Live documents for clients whose WebSockets do not get through',
          description:
            'Frames as on the socket. An answer waits 5 to 30 seconds (`hang`) until there is something.',
          body: z.unknown(),
          response: { 200: z.unknown() },
        },
      },
      async (request, reply) => {
        const left = new AbortController();
        // The request itself is closed once it was read.
        reply.raw.once('close', () => left.abort());
        try {
          return await hall().polls.poll(request.body, left.signal, request.limitedAddress ?? undefined);
        } catch (error) {
          throw error instanceof LiveError ? failureOf(error) : error;
        }
      },
    );

    app.addHook('preClose', async () => {
      // Those who poll as strangers are known to no session.
      for (const connection of new Set([...connections, ...(opened?.polls.connections ?? [])])) {
        connection.drain(RETURN_MS);
        connection.end('going');
      }
      sockets.close();
      // Who does not say goodbye in time is not waited for.
      setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, GOODBYE_MS).unref();
      await opened?.hub[Symbol.asyncDispose]();
      await attendance.close();
    });
  },
  { name: 'live', dependencies: ['session', 'live-changes'] },
);

function originHost(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}

const statuses: Readonly<Partial<Record<LiveError['code'], number>>> = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'failed-precondition': 409,
  unavailable: 503,
};

const failureOf = ({ code, message }: LiveError) =>
  new Failure({ code, status: statuses[code] ?? 500, message });
