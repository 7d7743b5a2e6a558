import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { atMost, type Bar } from '../bars.ts';
import { freePort, start, temporaryFolder } from '../foundation/market.ts';
import { seedCatalogue } from './seed.ts';

export interface CatalogueMarket {
  /** Address of the whole market. */
  ours: string;
  /** Address of Fastify and pg with nothing around them, reading rows that are ready. */
  bare: string;
  /** Address of the database under both. */
  database: string;
  seeding: Bar;
}

/** A market of a million products, and the bare yardstick on the same database. */
export async function withCatalogue<Result>(
  use: (market: CatalogueMarket) => Promise<Result>,
): Promise<Result> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    await close();
    const seconds = await seedCatalogue(postgres.url, new Date());
    const seeding = atMost('seeding 1 000 000 products in 5 000 shops', seconds, 120, 's');
    return await serveCatalogue(postgres.url, data.path, (addresses) =>
      use({ ...addresses, database: postgres.url, seeding }),
    );
  } finally {
    await postgres.stop();
  }
}

/** Both servers on a database that is seeded already. */
export async function serveCatalogue<Result>(
  url: string,
  dataDir: string,
  use: (addresses: Pick<CatalogueMarket, 'ours' | 'bare'>) => Promise<Result>,
): Promise<Result> {
  const [ourPort, barePort] = [await freePort(), await freePort()];
  const [ours, bare] = [`http://127.0.0.1:${ourPort}`, `http://127.0.0.1:${barePort}`];
  await using _market = await start(
    'node',
    ['apps/server/.cache/market/main.mjs', '--roles=web'],
    {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      SOUK_DATA: dataDir,
      PORT: String(ourPort),
      HOST: '127.0.0.1',
    },
    `${ours}/readyz`,
  );
  await using _bare = await start(
    'node',
    ['bench/catalogue/bare-server.ts', url, String(barePort)],
    { NODE_ENV: 'production' },
    `${bare}/readyz`,
  );
  return await use({ ours, bare });
}
