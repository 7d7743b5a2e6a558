import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

const code = 'insufficient_funds';

export const insufficientFunds = (available: Money): Failure =>
  new Failure({
    code,
    status: 409,
    message: 'There isn’t enough money for that.',
    details: { available },
  });

export const isInsufficientFunds = (error: unknown): boolean =>
  error instanceof Failure && error.code === code;
