import type { Clock } from '../../../platform/clock.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { Purposes } from './purposes.ts';

export interface PaymentsParts {
  provider: PaymentProvider;
  purposes: Purposes;
  clock: Clock;
}
