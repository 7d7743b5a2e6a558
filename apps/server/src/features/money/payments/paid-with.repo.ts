import type { UserId } from '@souk/shared/ids.ts';
import type { PaymentPurpose } from '@souk/shared/money/payments/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentRow } from './payment.repo.ts';
import { sumsOfRefunds } from './refund.repo.ts';

export interface PaidLeft {
  payment: PaymentRow;
  /** What was not given back of it. */
  left: number;
}

/**
 * A person's payments of which something is left, the newest first; locked, for a caller that refunds them.
 */
export async function findPaidWith(
  db: Db,
  wanted: { buyerId: UserId; purpose: PaymentPurpose; currency: string; locks: boolean },
): Promise<PaidLeft[]> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('buyer_id', '=', wanted.buyerId)
    .where('purpose', '=', wanted.purpose)
    .where('currency', '=', wanted.currency)
    .where('state', '=', 'succeeded')
    // What a bank takes back is nothing to give.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chargebacks')
            .select('chargebacks.id')
            .whereRef('payment_id', '=', 'payments.id')
            .where('chargebacks.state', 'in', ['open', 'lost']),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .$if(wanted.locks, (query) => query.forNoKeyUpdate())
    .execute();
  // Asked once they are locked, so that what was given back meanwhile counts.
  const returned = await sumsOfRefunds(
    db,
    payments.map(({ id }) => id),
  );
  return payments
    .map((payment) => ({ payment, left: payment.amount - (returned.get(payment.id) ?? 0) }))
    .filter(({ left }) => left > 0);
}
