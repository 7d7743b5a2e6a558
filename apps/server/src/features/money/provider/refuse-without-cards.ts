import { Failure } from '../../../platform/errors/failure.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';

/** A market that takes no cards will not take them in a minute either. */
export function refuseWithoutCards({ kind }: Pick<PaymentProvider, 'kind'>): void {
  if (kind !== 'none') return;
  throw new Failure({
    code: 'payments_unavailable',
    status: 409,
    message: 'This market doesn’t take cards.',
  });
}
