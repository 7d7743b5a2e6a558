import type { RefundId } from '@souk/shared/ids.ts';

/** Kept in the database. */
export const refundName = 'refund-payment';

/** What the provider is asked to give back. */
export interface RefundAsk {
  refundId: RefundId;
  intent: string;
  /** As the provider counts it. */
  amount: number;
  /** Missing in those of before it was kept. */
  begunAt?: string;
}
