import { isApiError } from '@/platform/api/index.ts';

/** Which of a buyer’s checkouts such a refusal names, to be led there. */
export const checkoutNamed = (
  error: unknown,
  code: 'payment_running' | 'held_elsewhere',
): string | undefined =>
  isApiError(error, code) ? (error.details as { checkoutId?: string } | undefined)?.checkoutId : undefined;
