import { queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Sought } from './charge.ts';
import type { PaymentRow } from './payment.repo.ts';
import { soughtOf } from './sought.ts';

/** Kept in the database. */
export const cancelName = 'cancel-payment';

/**
 * Has a payment ended that nobody waits for any more. It is cancelled once the provider says so; where it came in
 * meanwhile it succeeds instead.
 */
export async function queueCancel(tx: Db, payment: PaymentRow, now: Date): Promise<void> {
  const begun: Sought = await soughtOf(tx, payment);
  await queueAct<Sought>(tx, { name: cancelName }, { actor: payment.buyer_id, begun, now });
}
