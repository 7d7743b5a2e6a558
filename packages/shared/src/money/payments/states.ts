/** How a payment stands. What was refunded of it is said by its refunds. */
export const paymentStates = [
  'created',
  'requires-action',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * What may follow what. The provider tells in any order, so a late event changes nothing; only money that did
 * come in counts at any time, even after we gave up on it.
 */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['requires-action', 'processing', 'succeeded', 'failed', 'cancelled'],
  'requires-action': ['processing', 'succeeded', 'failed', 'cancelled'],
  processing: ['requires-action', 'succeeded', 'failed', 'cancelled'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  succeeded: [],
};

/** Those of which nobody knows yet how they end. */
export const openPaymentStates = ['created', 'requires-action', 'processing'] as const;

export const isOpenPayment = (state: PaymentState): boolean =>
  openPaymentStates.some((open) => open === state);

export const paymentMayBecome = (from: PaymentState, to: PaymentState): boolean =>
  paymentMoves[from].includes(to);

export const refundStates = ['created', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** A bank may send back what the provider called done, so even that may fail. */
export const refundMoves: Readonly<Record<RefundState, readonly RefundState[]>> = {
  created: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

export const refundMayBecome = (from: RefundState, to: RefundState): boolean =>
  refundMoves[from].includes(to);
