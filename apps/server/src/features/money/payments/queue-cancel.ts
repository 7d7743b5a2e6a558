import type { PaymentId } from '@souk/shared/ids.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import { queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Sought } from './charge.ts';
import { lockPayment, type PaymentRow } from './payment.repo.ts';
import { soughtOf } from './sought.ts';

/** Kept in the database. */
export const cancelName = 'cancel-payment';

/**
 * Has a payment ended that nobody waits for any more. It is cancelled once the provider says so; where it came in
 * meanwhile it succeeds instead.
 */
export async function cancelPayment(tx: Db, id: PaymentId, now: Date): Promise<void> {
  const payment = await lockPayment(tx, id);
  if (payment && isOpenPayment(payment.state)) await queueCancel(tx, payment, now);
}

export async function queueCancel(tx: Db, payment: PaymentRow, now: Date): Promise<void> {
  const begun: Sought = await soughtOf(tx, payment);
  await queueAct<Sought>(tx, { name: cancelName }, { actor: payment.buyer_id, begun, now });
}
