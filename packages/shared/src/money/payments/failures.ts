/** Why a payment failed, as far as its buyer can do something about it. Each has words in the web's table of errors. */
export const paymentFailures = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'authentication_required',
  'payments_unavailable',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
