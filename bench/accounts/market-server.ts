import { join } from 'node:path';
import { userId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import { buildApp } from '../../apps/server/src/app.ts';
import { findUser } from '../../apps/server/src/features/identity/accounts/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { openLog } from '../../apps/server/src/platform/logging/log.ts';
import { openSecrets } from '../../apps/server/src/platform/secrets/open-secrets.ts';

// The web role, with one address more: one row, the same for every caller. A profile asks for more when the
// reader is known.
const [url = '', port = '0', dataDir = ''] = process.argv.slice(2);
const config = readConfig({ NODE_ENV: 'production', SOUK_DATA: dataDir, PORT: port, DATABASE_URL: url });
const app = await buildApp({
  config,
  sparesThisMachine: true,
  db: connectDatabase(url),
  clock: systemClock,
  secrets: openSecrets(config),
  log: openLog({ ...config.log, level: 'warn' }, join(dataDir, 'bench.log')),
  async extra(routes) {
    routes.get(
      '/one-row/:userId',
      { config: { access: 'public', hidden: true }, schema: { params: z.object({ userId }) } },
      async (request) => await findUser(request.ctx.db, request.params.userId),
    );
  },
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
