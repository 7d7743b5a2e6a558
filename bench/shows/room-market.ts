import { randomUUID } from 'node:crypto';
import { freeUdpPort } from '@souk/broadcast/testing/relay-process.ts';
import type { LotId, ShowId } from '@souk/shared/ids.ts';
import { connectDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { makeLot } from '../auctions/world.ts';
import { freePort, start, temporaryFolder } from '../foundation/market.ts';

export interface RoomMarket {
  db: Db;
  port: number;
  origin: string;
  showId: ShowId;
  /** A bidder bids on it as long as this runs. */
  lotId: LotId;
  /** Where its host sends the picture to, and where a viewer gets it. */
  publishDoor(): Promise<{ url: string; token: string }>;
  watchDoor(): Promise<{ url: string; token: string }>;
}

/** A market with one show that is live and recorded, and its relay. */
export async function withRoom<Result>(use: (market: RoomMarket) => Promise<Result>): Promise<Result> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  const { db, close } = connectDatabase(postgres.url);
  try {
    await migrate(db);
    const lotId = await makeLot(db);
    const show = await db
      .selectFrom('lots')
      .innerJoin('shows', 'shows.id', 'lots.show_id')
      .select(['shows.id', 'shows.host_id'])
      .where('lots.id', '=', lotId)
      .executeTakeFirstOrThrow();
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await using _market = await start(
      'node',
      ['apps/server/.cache/market/main.mjs'],
      {
        ...{ NODE_ENV: 'production', DATABASE_URL: postgres.url, SOUK_DATA: data.path, SOUK_DEMO: '0' },
        ...{ PORT: String(port), HOST: '127.0.0.1', SOUK_MEDIA_PORT: String(await freeUdpPort()) },
      },
      `${origin}/readyz`,
    );
    const now = new Date();
    const host = await startSession(db, { userId: show.host_id, userAgent: 'bench', way: 'password', now });
    const doorTo = async (what: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${origin}/api/shows/${show.id}/video/${what}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
      });
      if (!answer.ok) throw new Error(`${what} was answered with ${await answer.text()}`);
      const { url, token } = (await answer.json()) as { url: string; token: string };
      return { url: `${origin}${url}`, token };
    };
    return await use({
      ...{ db, port, origin, showId: show.id, lotId },
      publishDoor: () => doorTo('publish', { authorization: `Bearer ${host}` }),
      watchDoor: () => doorTo('watch'),
    });
  } finally {
    await close();
    await postgres.stop();
  }
}
