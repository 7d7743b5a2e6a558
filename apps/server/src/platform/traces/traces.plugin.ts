import { anyId, type UserId } from '@souk/shared/ids.ts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { putTraces, type Trace, type TraceKind } from './traces.repo.ts';

declare module 'fastify' {
  interface FastifyInstance {
    traces: {
      /** Writes what was seen since the last time. */
      write(): Promise<void>;
    };
  }
}

/** By this a browser says which one it is, no matter who is signed in: a random id of its own. */
export const deviceHeader = 'souk-device';

const WRITE_MS = 5_000;
// What was written is not written again for so long; what nobody could use is asked for again soon.
const WRITTEN_MS = 6 * 3_600_000;
const NOT_STORED_MS = 60_000;
const MOST_KNOWN = 50_000;
const MOST_WAITING = 2_000;

/** Notices, once a call is answered, which network and device signed-in people come from. */
export const traces = fp(
  async (app, { db, secrets }: { db: Db; secrets: Secrets }) => {
    const known = new Map<string, number>();
    const waiting = new Map<string, Trace>();
    let timer: NodeJS.Timeout | undefined;

    function notice(userId: UserId, kind: TraceKind, value: string): void {
      const key = `${userId} ${kind} ${value}`;
      if ((known.get(key) ?? 0) > performance.now() || waiting.size >= MOST_WAITING) return;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, performance.now() + NOT_STORED_MS);
      waiting.set(key, { userId, kind, digest: secrets.digest(`trace ${kind} ${value}`) });
      timer ??= setTimeout(() => void write(), WRITE_MS).unref();
    }

    async function write(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      const seen = [...waiting];
      waiting.clear();
      if (seen.length === 0) return;
      try {
        const kept = new Set(
          (
            await putTraces(
              db,
              seen.map(([, trace]) => trace),
            )
          ).map(nameOf),
        );
        for (const [key, trace] of seen)
          if (kept.has(nameOf(trace))) known.set(key, performance.now() + WRITTEN_MS);
      } catch (err) {
        app.log.warn({ err }, 'where people came from was not noted');
      }
    }

    app.decorate('traces', { write });
    app.addHook('onResponse', (request, _reply, done) => {
      const { actor, limitedAddress: network } = request;
      if (actor.kind === 'user') {
        const device = deviceOf(request);
        if (network !== null) notice(actor.userId, 'network', network);
        if (device !== undefined) notice(actor.userId, 'device', device);
      }
      done();
    });
    app.addHook('onClose', write);
  },
  { name: 'traces', dependencies: ['session', 'rate-limit'] },
);

const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
  anyId.safeParse(headers[deviceHeader]).data;

const nameOf = ({ userId, kind, digest }: Trace): string => `${userId} ${kind} ${digest.toString('hex')}`;
