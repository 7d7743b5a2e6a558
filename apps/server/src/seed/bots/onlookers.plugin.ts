import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

// How soon the demo world wakes up for who comes first.
const EVERY_MS = 10_000;

/** Notes that a visitor looks at the demo market, so that what nobody sees may go on slowly. */
export const onlookers = fp(
  async (app, { db }: { db: Db }) => {
    let notedAt = Number.NEGATIVE_INFINITY;
    app.addHook('onResponse', (request, _reply, done) => {
      done();
      const now = performance.now();
      const looks = request.method === 'GET' && request.url.startsWith('/api/');
      if (!looks || now - notedAt < EVERY_MS) return;
      notedAt = now;
      sql`update demo_world set seen_at = clock_timestamp()`
        .execute(db)
        .catch((err) => request.log.warn({ err }, 'that somebody looks at the demo was not noted'));
    });
  },
  { name: 'onlookers' },
);
