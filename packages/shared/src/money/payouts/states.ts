/** How a payout stands. */
export const payoutStates = ['begun', 'sent', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What may follow what. The provider tells in any order, and a bank may send back what had arrived. */
export const payoutMoves: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  begun: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
};

export const payoutMayBecome = (from: PayoutState, to: PayoutState): boolean =>
  payoutMoves[from].includes(to);

/** Why one failed, as far as its seller can do something about it. */
export const payoutFailures = ['bank_refused', 'bank_returned', 'provider_refused'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];
