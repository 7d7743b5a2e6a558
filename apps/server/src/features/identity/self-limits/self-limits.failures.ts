import type { LimitPeriod } from '@souk/shared/identity/self-limits/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const coolingDown = (until: Date): Failure =>
  new Failure({
    code: 'cooling_down',
    status: 403,
    message: 'You’re taking a break from buying, and it isn’t over yet.',
    details: { until: until.toISOString() },
  });

/** A limit that a person set themselves forbids it. */
export const isOwnLimit = (error: unknown): boolean => error instanceof Failure && ownLimits.has(error.code);

const ownLimits = new Set(['cooling_down', 'currency_not_counted', 'spending_limit_reached']);

/** A limit is set, and what this costs cannot be counted towards it. */
export const currencyNotCounted = (currency: string): Failure =>
  new Failure({
    code: 'currency_not_counted',
    status: 403,
    message: `You’ve set a spending limit, and this market can’t count ${currency} towards it.`,
    details: { currency },
  });

export const spendingLimitReached = (period: LimitPeriod, left: Money): Failure =>
  new Failure({
    code: 'spending_limit_reached',
    status: 403,
    message: 'This would go over your spending limit.',
    details: { period, left },
  });
