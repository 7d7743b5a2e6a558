import { isApiError } from '@/platform/api/index.ts';

/** How late a bid came, in seconds; null where it was refused for anything else, or nobody may know. */
export function secondsLate(error: unknown): number | null {
  if (!isApiError(error, 'bid_too_late')) return null;
  const { msBeforeClose = null } = (error.details ?? {}) as { msBeforeClose?: number | null };
  return msBeforeClose === null || msBeforeClose >= 0 ? null : -msBeforeClose / 1_000;
}

type WriteNumber = (value: number, options: Intl.NumberFormatOptions) => string;

/** To the tenth, and never none at all. */
export const tenths = (number: WriteNumber, seconds: number): string =>
  number(Math.max(0.1, seconds), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
