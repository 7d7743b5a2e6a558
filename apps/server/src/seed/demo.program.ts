import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';
import { whileSandboxIsHere } from '../platform/payments/index.ts';
import { openSecrets } from '../platform/secrets/open-secrets.ts';
import type { DemoOptions } from './demo-process.ts';
import { seedDemo } from './seed.ts';
import { seedTrade } from './trade/trade.ts';

const { url, config, sandbox }: DemoOptions = JSON.parse(process.env.DEMO ?? '{}');
// It ends with the market, however that ends.
process.on('disconnect', () => process.exit(1));
const { db, close } = connectDatabase(url);
await seedDemo({ db, config, clock: systemClock });
if (sandbox) {
  const parts = { db, secrets: openSecrets(config), log: logInto(process.stderr, 'warn') };
  await whileSandboxIsHere(sandbox, (here) => seedTrade({ ...parts, ...here }, new Date()));
}
await close();
process.exit(0);
