import type { PaymentFailure } from '@souk/shared/money/payments/failures.ts';

/** What the provider's client throws, as far as it is looked at. */
interface ProviderError {
  type: string;
  statusCode?: number;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: { id: string };
  detail?: unknown;
}

export const asProviderError = (error: unknown): ProviderError | undefined =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
    ? (error as unknown as ProviderError)
    : undefined;

// What was wrong with the call, not with its moment: nothing was done, and the same call fails again.
const refusals: ReadonlySet<unknown> = new Set([400, 402, 404]);

/**
 * The provider said no, and will again. A key of ours that it does not know (401) or that may not do this (403), or too many
 * calls (429) are put right by others: what was asked waits, and is asked again.
 */
export function isRefusal(error: unknown): boolean {
  return refusals.has(asProviderError(error)?.statusCode) || isGone(error);
}

/** There is no such thing there. An account that is gone is told as one that our key may not speak for. */
export const isGone = (error: unknown): boolean =>
  isMissing(error) || asProviderError(error)?.code === 'account_invalid';

/** Nothing is wrong with what was asked or with our key: a later try may do. */
export function isForNow(error: unknown): boolean {
  const status = asProviderError(error)?.statusCode;
  return status === undefined || status >= 500 || status === 429 || status === 409;
}

/** Our key is not let in, or may not do this. The client's own second try, a moment before, met the same. */
export const isShutOut = (error: unknown): boolean => {
  const status = asProviderError(error)?.statusCode;
  return status === 401 || status === 403;
};

/** There was nobody to ask. */
export function wasNotReached(error: unknown): boolean {
  const detail = asProviderError(error)?.detail;
  const code = detail instanceof Error && 'code' in detail ? detail.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}

export const isMissing = (error: unknown): boolean => asProviderError(error)?.statusCode === 404;

const byCode: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_required',
  processing_error: 'payments_unavailable',
};

/** Why a card was not charged, in words of ours. */
export function failureOf(said: { code?: string | null; decline_code?: string | null }): PaymentFailure {
  return byCode[said.decline_code ?? ''] ?? byCode[said.code ?? ''] ?? 'card_declined';
}

/** Why a call that the provider refused was refused. */
export function refusalFailure(error: unknown): PaymentFailure {
  const said = asProviderError(error);
  if (said?.type === 'StripeCardError') return failureOf(said);
  // A card that it does not know any more: another one may do.
  return said?.param === 'payment_method' ? 'card_declined' : 'payments_unavailable';
}
