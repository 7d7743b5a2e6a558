import type { TipId } from '@souk/shared/ids.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Tip } from '@souk/shared/money/tips/schema.ts';
import type { Act } from '../../../platform/acts/index.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import {
  type Charged,
  findOwnPayment,
  type Payments,
  paymentProcessing,
  type Sought,
  soughtOf,
} from '../../money/payments/index.ts';
import { findTip } from '../../money/tips/index.ts';
import { presentTip } from './tip.presenter.ts';

interface Stopping {
  tipId: TipId;
  /** Null where its payment is over, or it was given from the wallet. */
  sought: Sought | null;
}

/** For who does not answer their bank: the tip's payment is ended. One that came in meanwhile has been given. */
export const stopTip = (payments: Payments): Act<{ tipId: TipId }, Stopping, Charged | null, Tip> => ({
  name: 'stop-tip',
  async begin({ db: tx, actor }, { tipId }) {
    const tip = await findTip(tx, tipId);
    if (!tip || tip.from_id !== actor.userId) throw notFound('tip');
    const payment = tip.payment_id && (await findOwnPayment(tx, actor.userId, tip.payment_id));
    if (!payment || !isOpenPayment(payment.state)) return { tipId, sought: null };
    // Nobody waits for its giver, so that nobody may end it either.
    if (payment.state !== 'requires-action') throw paymentProcessing();
    return { tipId, sought: await soughtOf(tx, payment) };
  },
  ask: async ({ sought }) => sought && payments.cancel(sought),
  async record(ctx, { tipId, sought }, ended) {
    if (sought && ended) await payments.record(ctx, sought, ended);
    return { status: 200, body: await presentTip(ctx.db, tipId) };
  },
});
