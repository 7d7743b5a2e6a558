import type { PayoutId } from '@souk/shared/ids.ts';
import { type Act, queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { isRefusal } from '../provider/index.ts';

interface Reversal {
  payoutId: PayoutId;
  transferId: string;
}

const name = 'payout-reversal';

/** Brings back what lies on a shop's account at the provider since its payout failed. */
export const reversing = (provider: PaymentProvider): Act<never, Reversal> => ({
  name,
  begin: () => Promise.reject(new Error('a reversal is queued')),
  async ask({ transferId }, id) {
    const stripe = await provider.client();
    try {
      await stripe.transfers.createReversal(transferId, {}, { idempotencyKey: id });
      return { reversed: true };
    } catch (error) {
      // It is there already, or was taken back by hand.
      if (isRefusal(error)) return { reversed: false };
      throw error;
    }
  },
  record: async (_ctx, _begun, outcome) => ({ status: 200, body: outcome }),
});

export const queueReversal = (tx: Db, reversal: Reversal, now: Date): Promise<void> =>
  queueAct<Reversal>(tx, { name }, { actor: reversal.payoutId, begun: reversal, now });
