import { buildApp } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';
import { openSecrets } from '../platform/secrets/open-secrets.ts';

// The web role alone, over the database and folder of its environment, for tests that kill it.
const config = readConfig(process.env);
const app = await buildApp({
  config,
  sparesThisMachine: true,
  db: connectDatabase(config.database.url ?? '', { max: 5 }),
  clock: systemClock,
  secrets: openSecrets(config),
  log: logInto(process.stderr, 'warn'),
});
await app.listen({ host: '127.0.0.1', port: config.port });
process.stdout.write('listening\n');
