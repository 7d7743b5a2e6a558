import autocannon from 'autocannon';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { publicUserQuery } from '../../apps/server/src/features/identity/accounts/users.repo.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { atLeast, type Bar, median } from '../bars.ts';
import { freePort, start, temporaryFolder } from './market.ts';

const rounds = 5;
const silent = { info() {}, warn() {} };

/** A one-row read through the whole stack against bare Fastify and pg doing the same query, turn by turn. */
export async function measureReads(): Promise<Bar[]> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: silent });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    const user = await buildUser(db);
    const query = publicUserQuery(db, user.id).compile().sql;
    await close();

    const [ours, bare] = [await freePort(), await freePort()];
    const path = `/api/users/${user.id}`;
    await using _market = await start(
      'node',
      ['apps/server/.cache/market/main.mjs', '--roles=web'],
      {
        NODE_ENV: 'production',
        DATABASE_URL: postgres.url,
        SOUK_DATA: data.path,
        PORT: String(ours),
        HOST: '127.0.0.1',
      },
      `http://127.0.0.1:${ours}${path}`,
    );
    await using _bare = await start(
      'node',
      ['bench/foundation/bare-server.ts', postgres.url, String(bare), query],
      { NODE_ENV: 'production' },
      `http://127.0.0.1:${bare}${path}`,
    );
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // Each before and after the other, as the machine may be busier at one time than at another.
      const first = await load(`http://127.0.0.1:${bare}${path}`);
      const stack =
        (await load(`http://127.0.0.1:${ours}${path}`)) + (await load(`http://127.0.0.1:${ours}${path}`));
      const yardstick = first + (await load(`http://127.0.0.1:${bare}${path}`));
      console.log(
        `  round ${round}: bare ${Math.round(yardstick / 2)}/s, whole stack ${Math.round(stack / 2)}/s`,
      );
      // The first round warms both up.
      if (round > 0) ratios.push(stack / yardstick);
    }
    return [atLeast('one-row read, share of bare Fastify + pg', median(ratios), 0.6)];
  } finally {
    await postgres.stop();
  }
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: 2 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
