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
  return [
    // On its own: its worker looks after every lot that was won, and has mails to send for long after.
    ...(await withDatabase(measureSettling)),
    ...(await withDatabase(async (url, folder) => [
      ...(await measureDeciding(url)),
      ...(await measureWholePath(url, folder)),
      ...(await measureWatched(url, folder)),
      ...(await measureClosing(url)),
    ])),
  ];
}

async function withDatabase(take: (url: string, folder: string) => Promise<Bar[]>): Promise<Bar[]> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    await close();
    return await take(postgres.url, data.path);
  } finally {
    await postgres.stop();
  }
}
