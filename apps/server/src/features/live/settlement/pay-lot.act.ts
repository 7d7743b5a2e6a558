import type { LotId } from '@souk/shared/ids.ts';
import type { PayLotBody } from '@souk/shared/live/settlement/schema.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Act } from '../../../platform/acts/index.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { lockOpen, type PayingBegun, payCheckout, payWon } from '../../money/checkout/index.ts';
import type { Charged, Payments } from '../../money/payments/index.ts';
import { findSalesOf, lockClosedLot } from './sales.repo.ts';
import { nothingToPay } from './settlement.failures.ts';

interface Paying extends PayLotBody {
  lotId: LotId;
}

/** Who won pays by another card, or who was offered a lot takes it. */
export const payLot = (payments: Payments): Act<Paying, PayingBegun, Charged[], Checkout> => ({
  ...payCheckout(payments),
  name: 'pay-lot',
  async begin(ctx, { lotId, cardId }) {
    const { db: tx, actor, clock } = ctx;
    const lot = await lockClosedLot(tx, lotId);
    const sales = lot ? await findSalesOf(tx, lotId) : [];
    const mine = sales.find(({ buyer_id }) => buyer_id === actor.userId);
    if (!mine) throw notFound('lot');
    if (mine.checkout_id === null || mine.pay_by === null || lot?.isCalledOff) throw nothingToPay();
    const checkout = await lockOpen(ctx, mine.checkout_id);
    return payWon(tx, checkout, { payments, cardId, now: clock.now() });
  },
});
