import type { CheckoutId, PaymentId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { refundByHand, refundReturned, refundSettled } from '../orders/index.ts';
import type { KnownPurpose, PaymentRow, Purpose } from '../payments/index.ts';
import { findCheckoutOfPayment } from './checkout.repo.ts';
import { lockToSettle, settleFailure, settleSuccess, type ToSettle } from './settle.service.ts';

type Locked = (tx: Db, payment: PaymentRow) => Promise<ToSettle>;

const settling = (locked: Locked): Pick<Purpose, 'succeeded' | 'failed'> => ({
  async succeeded({ db, clock }, payment) {
    await settleSuccess(db, await locked(db, payment), payment, clock.now());
  },
  async failed({ db, clock }, payment, { wasProcessing }) {
    const isUnseen = wasProcessing && payment.state === 'failed';
    await settleFailure(db, await locked(db, payment), { payment, isUnseen }, clock.now());
  },
});

/** What payments for orders mean. */
export const ordersPurpose: Purpose = {
  ...settling(async (tx, { id, buyer_id }) => lockToSettle(tx, await checkoutOf(tx, id), buyer_id)),
  async refunded({ db, clock }, refund, payment) {
    await refundSettled(db, refund, payment, clock.now());
  },
  async refundedByHand({ db, clock }, payment, made) {
    await refundByHand(db, payment, made, clock.now());
  },
  async refundFailed({ db, clock }, refund, payment) {
    await refundReturned(db, refund, payment, clock.now());
  },
};

/** What one means whose checkout is known. */
export function purposeOfCheckout(checkoutId: CheckoutId, buyerId: UserId): KnownPurpose {
  let locked: Promise<ToSettle> | undefined;
  const lock = (tx: Db) => {
    locked ??= lockToSettle(tx, checkoutId, buyerId);
    return locked;
  };
  return { lock, ...settling(lock) };
}

async function checkoutOf(db: Db, id: PaymentId): Promise<CheckoutId> {
  const found = await findCheckoutOfPayment(db, id);
  if (!found) throw new Error(`payment ${id} is for no checkout`);
  return found;
}
