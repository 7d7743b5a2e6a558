import type { UserId } from '@souk/shared/ids.ts';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { hashPassword } from '../../apps/server/src/platform/session/password.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { freePort, start, temporaryFolder } from '../foundation/market.ts';

const PEOPLE = 50;
export const password = 'three goats on a roof';

export interface AccountsMarket {
  url: string;
  /** Reads one row through the whole stack, the same for everybody. */
  oneRow: string;
  /** Opens a person's session. */
  token: string;
  emails: string[];
}

/** A market of its own with people who have a password. */
export async function withAccountsMarket<Result>(
  use: (market: AccountsMarket) => Promise<Result>,
): Promise<Result> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    const password_hash = await hashPassword(password);
    const people = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      people.push(await buildUser(db, { email: `person${n}@people.example`, password_hash }));
    }
    const userId: UserId = people[0]!.id;
    const token = await startSession(db, { userId, userAgent: 'bench', way: 'password', now: new Date() });
    await close();

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const oneRow = `${url}/api/one-row/${userId}`;
    await using _market = await start(
      'node',
      ['bench/accounts/market-server.ts', postgres.url, String(port), data.path],
      { NODE_ENV: 'production' },
      oneRow,
    );
    return await use({ url, oneRow, token, emails: people.map(({ email }) => email) });
  } finally {
    await postgres.stop();
  }
}
