import { connectDatabase } from '../../platform/db/database.ts';
import { logInto } from '../../platform/logging/log.ts';
import { whileSandboxIsHere } from '../../platform/payments/index.ts';
import { openSecrets } from '../../platform/secrets/open-secrets.ts';
import { seedTrade } from './trade.ts';
import type { TradeOptions } from './trade-process.ts';

const { url, config, sandbox }: TradeOptions = JSON.parse(process.env.TRADE ?? '{}');
// It ends with the market, however that ends.
process.on('disconnect', () => process.exit(1));
const { db, close } = connectDatabase(url);
const parts = { db, secrets: openSecrets(config), log: logInto(process.stderr, 'warn') };
await whileSandboxIsHere(sandbox, (here) => seedTrade({ ...parts, ...here }, new Date()));
await close();
process.exit(0);
