import type { PaymentPurpose } from '@souk/shared/money/payments/schema.ts';
import type { RecordCtx } from '../../../platform/acts/act.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentRow } from './payment.repo.ts';
import type { RefundRow } from './refund.repo.ts';

/**
 * What a payment means to what it is for. Each is called once, in the transaction in which the payment changes; what
 * throws undoes that, and it is tried again.
 */
export interface Purpose {
  /** The money is here. It may come after `failed`: then it was given up, and what it was for may be gone. */
  succeeded(ctx: RecordCtx, payment: PaymentRow): Promise<void>;
  /** It failed or was cancelled, as its state says. Its buyer may have left while a bank took its time. */
  failed(ctx: RecordCtx, payment: PaymentRow, before: { wasProcessing: boolean }): Promise<void>;
  /** The money is on its way to the card. */
  refunded(ctx: RecordCtx, refund: RefundRow, payment: PaymentRow): Promise<void>;
  /** The operator made a refund at the provider itself: what of it was not given back before is noted under its name. */
  refundedByHand(ctx: RecordCtx, payment: PaymentRow, made: RefundByHand): Promise<void>;
  /** It is not; also after it was, when the card's bank sends it back. */
  refundFailed(
    ctx: RecordCtx,
    refund: RefundRow,
    payment: PaymentRow,
    before: { wasRefunded: boolean },
  ): Promise<void>;
}

export interface RefundByHand {
  providerId: string;
  amount: number;
}

/** Of a payment whose caller knows what it is for. */
export interface KnownPurpose extends Pick<Purpose, 'succeeded' | 'failed'> {
  /** What that locks, asked for right behind the lock of the payment itself. */
  lock(tx: Db): Promise<unknown>;
}

export type Purposes = Readonly<Partial<Record<PaymentPurpose, Purpose>>>;

export function purposeOf(purposes: Purposes, { id, purpose }: PaymentRow): Purpose {
  const found = purposes[purpose];
  if (!found) throw new Error(`payment ${id} is for ${purpose}, which nobody speaks for`);
  return found;
}
