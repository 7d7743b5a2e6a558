import type { Act } from '../../../platform/acts/index.ts';
import { type Charged, cancel, type Sought } from './charge.ts';
import type { PaymentsParts } from './parts.ts';
import { cancelName } from './queue-cancel.ts';
import { settlePayment } from './settle-payment.ts';

export const cancelAct = ({
  provider,
  clock,
  purposes,
}: PaymentsParts): Act<Sought, Sought, Charged, null> => ({
  name: cancelName,
  begin: async (_ctx, begun) => begun,
  ask: (begun) => cancel(provider, clock, begun),
  async record(ctx, { paymentId }, charged) {
    await settlePayment(ctx, purposes, paymentId, charged);
    return { status: 204, body: null };
  },
});
