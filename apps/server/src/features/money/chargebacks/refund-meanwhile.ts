import { lockOrder } from '../orders/index.ts';
import { lockPayment, type Purpose, paymentUnknown } from '../payments/index.ts';
import { coverRefund, findChargebackOf, findCovered, findOrderOfRefund } from './chargeback.repo.ts';
import { takeReturned } from './credit.ts';

// Why the provider does not make a refund, or did not bring it to its end.
const becauseOfBank: ReadonlySet<string | null> = new Set([
  'charge_disputed',
  'charge_for_pending_refund_disputed',
]);

/**
 * The provider makes no refund of what a bank has taken back. While the bank decides such a refund waits; where the buyer
 * has its money from there it is done. One that was made and comes back is theirs, but for what the bank took of it; else
 * it is what it always is.
 */
export const withChargebacks = (purpose: Purpose): Purpose => ({
  ...purpose,
  async refundFailed(ctx, refund, payment, before) {
    const orderId = await findOrderOfRefund(ctx.db, refund.id);
    // The process that ends a chargeback of the payment holds both, too.
    if (orderId) await lockOrder(ctx.db, orderId);
    await lockPayment(ctx.db, payment.id);
    const chargeback = await findChargebackOf(ctx.db, payment.id);
    // The provider knows of one that we have not heard of yet, and it may cover this refund.
    if (!chargeback && !before.wasRefunded && becauseOfBank.has(refund.failure)) throw paymentUnknown();
    if (chargeback?.state === 'open' && !before.wasRefunded) return;
    if (chargeback?.state === 'lost' && (await findCovered(ctx.db, chargeback)) >= refund.amount) {
      await coverRefund(ctx.db, refund.id, chargeback.id);
      await purpose.refunded(ctx, refund, payment);
      return;
    }
    await purpose.refundFailed(ctx, refund, payment, before);
    if (chargeback) await takeReturned(ctx.db, payment, { chargeback, refund, now: ctx.clock.now() });
  },
});
