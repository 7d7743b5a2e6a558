import { ApiError } from '@/platform/api/index.ts';
import type { CardDraft } from '@/ui/card-fields/card-fields.tsx';

/** What a payment provider says when it does not take a card, in Stripe's envelope. */
export interface ProviderError {
  /** `card_error` where the card’s bank said no, `validation_error` where a field of Stripe’s own is not right. */
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
  /** How what was being paid stands, where that was asked. */
  payment_intent?: { status: string } | undefined;
}

const fields: Partial<Record<string, keyof CardDraft>> = {
  incorrect_number: 'number',
  invalid_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  invalid_cvc: 'code',
  incorrect_cvc: 'code',
};

/** The field that the provider means; undefined where it means the card. */
export const fieldOf = ({ code = '' }: ProviderError): keyof CardDraft | undefined => fields[code];

/** The same as everything else that goes wrong is told. */
export function cardFailure(error: ProviderError, status: number): ApiError {
  const code = error.decline_code === 'test_mode_live_card' ? 'test_card_only' : codeOf(error, status);
  return new ApiError(code, status, error.message ?? 'The card was not taken.');
}

function codeOf(error: ProviderError, status: number): string {
  if (fieldOf(error) || error.type === 'validation_error') return 'card_wrong';
  if (error.code?.endsWith('_authentication_failure')) return 'authentication_failed';
  return status === 402 || error.type === 'card_error' ? 'card_declined' : 'payments_unavailable';
}
