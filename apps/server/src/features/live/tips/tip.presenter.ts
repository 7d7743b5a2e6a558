import type { TipId } from '@souk/shared/ids.ts';
import type { Tip } from '@souk/shared/money/tips/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findPayment, presentPayment } from '../../money/payments/index.ts';
import { findTip } from '../../money/tips/index.ts';

/** A tip as its giver sees it, with its card's payment. */
export async function presentTip(db: Db, tipId: TipId): Promise<Tip> {
  const tip = await findTip(db, tipId);
  if (!tip) throw new Error(`there is no tip ${tipId}`);
  const { state, amount, currency, payment_id: paymentId } = tip;
  const payment = paymentId && (await findPayment(db, paymentId));
  return {
    ...{ _id: tipId, state, amount: { amount, currency } },
    payment: payment ? presentPayment(payment) : null,
  };
}
