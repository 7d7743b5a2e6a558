import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { tellOutbidAway } from './outbid-in-shows.service.ts';

const EVERY_MS = 1_000;

/** Looks for those who were outbid in a show by a bid that came to this process, and went away. */
export const outbidInShows = fp(
  async (app, { db }: { db: Kysely<Tables> }) => {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= tellOutbidAway(db)
        .catch((err) => app.log.warn({ err }, 'who was outbid in a show and is away is not told'))
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
  { name: 'outbid-in-shows' },
);
