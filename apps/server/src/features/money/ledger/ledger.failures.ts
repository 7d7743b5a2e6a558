import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const insufficientFunds = (available: Money): Failure =>
  new Failure({
    code: 'insufficient_funds',
    status: 409,
    message: 'There isn’t enough money for that.',
    details: { available },
  });
