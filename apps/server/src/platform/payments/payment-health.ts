import type { Config } from '../config/config.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** How taking cards is doing: `delayed` while who takes them does not answer, `none` in production without anyone. */
export const paymentHealth = (
  config: Pick<Config, 'production'>,
  { kind, health }: PaymentProvider,
): Record<string, PaymentProvider['health']> =>
  kind === 'none' && !config.production ? {} : { payments: health };
