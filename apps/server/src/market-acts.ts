import { moneyActs, moneyWork } from './features/money/index.ts';
import type { Act } from './platform/acts/index.ts';
import type { Clock } from './platform/clock.ts';
import type { PaymentProvider } from './platform/payments/index.ts';

/** Every act that calls a provider. One that is begun and not in this list is never finished after a crash. */
export const marketActs = (parts: { clock: Clock; payments: PaymentProvider }): readonly Act[] =>
  moneyWork(parts).acts;
export const marketActs = (parts: Parameters<typeof moneyActs>[0]): readonly Act[] => moneyActs(parts);
