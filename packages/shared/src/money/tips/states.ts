/** `pending` waits for its card; what a card could not pay, or came too late for it, is `failed`. */
export const tipStates = ['pending', 'given', 'failed', 'sent-back'] as const;
export type TipState = (typeof tipStates)[number];

/** Why staff sent one back. */
export const tipReasonLength = 500;
