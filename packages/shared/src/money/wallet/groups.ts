import type { TransactionKind } from '../ledger/kinds.ts';

/** What a statement can be narrowed to, by whose it is. */
export const movementGroups = {
  wallet: ['top-ups', 'payments', 'refunds'],
  shop: ['sales', 'payouts', 'refunds'],
} as const;
export type MovementGroup = (typeof movementGroups)[keyof typeof movementGroups][number];

export const allMovementGroups = [
  'sales',
  'payouts',
  'top-ups',
  'payments',
  'refunds',
] as const satisfies readonly MovementGroup[];

export const kindsOfGroup: Readonly<Record<MovementGroup, readonly TransactionKind[]>> = {
  sales: ['sale', 'tip', 'arranged-sale', 'arranged-sale-undone'],
  payouts: ['payout', 'payout-failed', 'to-wallet', 'debt-paid', 'debt-booked', 'debt-unbooked'],
  'top-ups': [
    'top-up',
    'top-up-returned',
    'top-up-charged-back',
    'top-up-charge-won',
    'top-up-charge-lost',
    'to-wallet',
  ],
  payments: ['wallet-held', 'wallet-released', 'tip', 'debt-paid'],
  refunds: [
    'refund',
    'refund-kept',
    'refund-failed',
    'chargeback',
    'chargeback-reversed',
    'credit-charged-back',
    'credit-charge-won',
    'credit-charge-lost',
  ],
};
