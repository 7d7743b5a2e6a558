import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { remember } from '../remember.ts';
import { readSettings } from '../settings/settings.ts';
import type { PaymentProvider } from './payment-provider.ts';

// However often the market's health is asked for, its provider is asked only so often.
const cachedMs = 15_000;

/**
 * How being paid is doing: `delayed` while who takes cards does not answer, `none` in production where neither cards are
 * taken nor shops may be paid themselves.
 */
export const paymentHealth = (
  config: Pick<Config, 'production'>,
  { kind, health }: PaymentProvider,
  { clock, db }: { clock: Clock; db: Db },
): Record<string, PaymentProvider['health']> => {
  if (kind !== 'none') return { payments: remember(clock, cachedMs, health) };
  const arranged = async () =>
    (await readSettings(db, { demo: false })).arranged.ways.length > 0 ? 'ok' : 'none';
  return config.production ? { payments: remember<'ok' | 'none'>(clock, cachedMs, arranged) } : {};
};
