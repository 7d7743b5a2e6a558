import { openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { sql } from 'kysely';
import { loadConfig } from '../apps/server/src/load-config.ts';
import { logFile, withDatabase } from '../apps/server/src/market-database.ts';
import { openLog } from '../apps/server/src/platform/logging/log.ts';
import { openSecrets } from '../apps/server/src/platform/secrets/open-secrets.ts';
import { signingKey } from '../apps/server/src/platform/secrets/signing-key.ts';

// Another engine, which takes the tokens of the market that runs in this folder: a relay of ours, of its own.
const config = loadConfig();
await withDatabase(config, openLog(config.log, logFile(config)), async ({ db }) => {
  const key = await signingKey({ db, secrets: openSecrets(config) }, 'broadcast')();
  await using _relay = await openRelayProcess({
    ...{ key: key.toString('base64'), port: Number(process.env.ENGINE_PORT) },
  });
  process.send?.('up');
  process.on('message', async ({ show, minutes }: { show: string; minutes: number }) => {
    await sql`update show_videos set since = since - ${minutes} * interval '1 minute'
      where show_id = ${show}`.execute(db);
    process.send?.('done');
  });
  await new Promise((resolve) => process.once('disconnect', resolve));
});
