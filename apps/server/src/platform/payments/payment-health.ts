import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { remember } from '../remember.ts';
import type { PaymentProvider } from './payment-provider.ts';

// However often somebody asks how the market is, its provider is asked only so often.
const keptMs = 15_000;

/** How taking cards is doing: `delayed` while who takes them does not answer, `none` in production without anyone. */
export const paymentHealth = (
  config: Pick<Config, 'production'>,
  { kind, health }: PaymentProvider,
  clock: Clock,
): Record<string, PaymentProvider['health']> =>
  kind === 'none' && !config.production ? {} : { payments: remember(clock, keptMs, health) };
