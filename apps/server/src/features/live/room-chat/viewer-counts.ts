import { randomUUID } from 'node:crypto';
import { type ShowId, showId as showIdSchema } from '@souk/shared/ids.ts';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { countViewers, type InRoom, tellViewers } from './viewer-counts.service.ts';

const EVERY_MS = 5_000;

/** How many are in each room, over all processes: counted and told every few seconds, not at each coming and going. */
export const viewerCounts = fp(
  async (app, { db }: { db: Kysely<Tables> }) => {
    const processId = randomUUID();
    let known = new Map<ShowId, number>();
    let running: Promise<void> | undefined;

    async function count(): Promise<void> {
      const rooms = thoseIn(app.liveListeners());
      const now = await countViewers(db, rooms);
      const left = [...known.keys()].filter((id) => !now.has(id)).map((id) => [id, 0] as const);
      // Also where nobody is here: another process may have ended with some in its rooms.
      await tellViewers(db, processId, new Map([...now, ...left]), new Date(), rooms);
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

/** A viewer who listens to a room's messages is in it, and so is one whose mini player shows its picture. */
export function thoseIn(listeners: ReadonlyMap<string, InRoom>): Map<ShowId, InRoom> {
  const rooms = new Map<ShowId, InRoom>();
  for (const [collection, { people, strangers }] of listeners) {
    const id = showIdSchema.safeParse(/^rooms\/([^/]+)\/(?:messages|watching)$/.exec(collection)?.[1]).data;
    if (!id) continue;
    const known = rooms.get(id) ?? { people: new Set(), strangers: 0 };
    rooms.set(id, { people: known.people.union(people), strangers: known.strangers + strangers });
  }
  return rooms;
}
