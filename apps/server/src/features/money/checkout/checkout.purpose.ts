import type { CheckoutId, PaymentId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { refundReturned, refundSettled } from '../orders/index.ts';
import type { Purpose } from '../payments/index.ts';
import { findCheckoutOfPayment } from './checkout.repo.ts';
import { settleFailure, settleSuccess } from './settle.service.ts';

/** What payments for orders mean. */
export const ordersPurpose: Purpose = {
  async succeeded({ db, clock }, payment) {
    await settleSuccess(db, await checkoutOf(db, payment.id), payment, clock.now());
  },
  async failed({ db, clock }, payment, { wasProcessing }) {
    const isUnseen = wasProcessing && payment.state === 'failed';
    await settleFailure(db, await checkoutOf(db, payment.id), { payment, isUnseen }, clock.now());
  },
  async refunded({ db, clock }, refund, payment) {
    await refundSettled(db, refund, payment, clock.now());
  },
  async refundFailed({ db, clock }, refund, payment) {
    await refundReturned(db, refund, payment, clock.now());
  },
};

async function checkoutOf(db: Db, id: PaymentId): Promise<CheckoutId> {
  const found = await findCheckoutOfPayment(db, id);
  if (!found) throw new Error(`payment ${id} is for no checkout`);
  return found;
}
