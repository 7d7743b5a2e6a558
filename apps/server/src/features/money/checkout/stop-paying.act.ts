import type { CheckoutId } from '@souk/shared/ids.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Act } from '../../../platform/acts/index.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type Charged, type Payments, type Sought, soughtOf } from '../payments/index.ts';
import { paymentRunning } from './checkout.failures.ts';
import { findCheckoutById, findPaymentsOf, lockCheckout } from './checkout.repo.ts';
import { showCheckout } from './show.service.ts';

interface Stopping {
  checkoutId: CheckoutId;
  sought: Sought[];
}

/**
 * For who does not answer their bank: its payment is ended, so that another card can be used at once. One that came in
 * meanwhile has paid.
 */
export const stopPaying = (
  payments: Payments,
): Act<{ checkoutId: CheckoutId }, Stopping, Charged[], Checkout> => ({
  name: 'stop-paying-checkout',
  async begin({ db: tx, actor }, { checkoutId }) {
    const checkout = await lockCheckout(tx, checkoutId);
    if (!checkout || checkout.buyer_id !== actor.userId) throw notFound('checkout');
    const sought: Sought[] = [];
    for (const payment of await findPaymentsOf(tx, checkoutId)) {
      if (!isOpenPayment(payment.state)) continue;
      // Nobody waits for its buyer, so that nobody may end it either.
      if (payment.state !== 'requires-action') throw paymentRunning(checkoutId);
      sought.push(await soughtOf(tx, payment));
    }
    return { checkoutId, sought };
  },
  async ask({ sought }) {
    const ended: Charged[] = [];
    for (const one of sought) ended.push(await payments.cancel(one));
    return ended;
  },
  async record(ctx, { checkoutId, sought }, ended) {
    const asked = sought.flatMap((charge, index) => {
      const charged = ended[index];
      return charged ? { charge, charged } : [];
    });
    await payments.lock(ctx.db, asked);
    for (const { charge, charged } of asked) await payments.record(ctx, charge, charged);
    return { status: 200, body: await showCheckout(ctx, await findCheckoutById(ctx.db, checkoutId)) };
  },
});
