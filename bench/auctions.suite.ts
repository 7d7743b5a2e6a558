import { connectDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../apps/server/src/platform/postgres/start-postgres.ts';
import { measureClosing } from './auctions/closing.ts';
import { measureDeciding } from './auctions/deciding.ts';
import { measureSettling } from './auctions/settling.ts';
import { measureWatched } from './auctions/watched.ts';
import { measureWholePath } from './auctions/whole-path.ts';
import type { Bar } from './bars.ts';
import { temporaryFolder } from './foundation/market.ts';

export async function measure(): Promise<Bar[]> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    await close();
    return [
      // First: its worker looks after every lot that was won.
      ...(await measureSettling(postgres.url, data.path)),
      ...(await measureDeciding(postgres.url)),
      ...(await measureWholePath(postgres.url, data.path)),
      ...(await measureWatched(postgres.url, data.path)),
      ...(await measureClosing(postgres.url)),
    ];
  } finally {
    await postgres.stop();
  }
}
