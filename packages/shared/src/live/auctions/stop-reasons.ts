/** Why a host stops a lot that runs. */
export const stopReasons = ['mistake', 'damaged', 'missing', 'bidding', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];
