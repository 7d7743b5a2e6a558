import { randomUUID } from 'node:crypto';
import { type ShowId, showId as showIdSchema } from '@souk/shared/ids.ts';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { tellViewers } from './viewer-counts.service.ts';

const EVERY_MS = 5_000;

/** How many are in each room, over all processes: counted and told every few seconds, not at each coming and going. */
export const viewerCounts = fp(
  async (app, { db }: { db: Kysely<Tables> }) => {
    const processId = randomUUID();
    let known = new Map<ShowId, number>();
    let running: Promise<void> | undefined;

    async function count(): Promise<void> {
      const now = listenersIn(app.liveListeners());
      const left = [...known.keys()].filter((id) => !now.has(id)).map((id) => [id, 0] as const);
      const counts = new Map([...now, ...left]);
      if (counts.size > 0) await tellViewers(db, processId, counts, new Date());
      known = now;
    }

    const timer = setInterval(() => {
      running ??= count()
        .catch((err) => app.log.warn({ err }, 'viewers are counted late'))
        .finally(() => {
          running = undefined;
        });
    }, EVERY_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'viewer-counts', dependencies: ['live'] },
);

/** Whoever listens to a room's messages is in the room. */
function listenersIn(listeners: ReadonlyMap<string, number>): Map<ShowId, number> {
  const counts = new Map<ShowId, number>();
  for (const [collection, count] of listeners) {
    const id = showIdSchema.safeParse(/^rooms\/([^/]+)\/messages$/.exec(collection)?.[1]).data;
    if (id && count > 0) counts.set(id, count);
  }
  return counts;
}
