import type { PayoutId } from '@souk/shared/ids.ts';
import { type Act, queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { asProviderError, isRefusal } from '../provider/index.ts';

interface Reversal {
  payoutId: PayoutId;
  transferId: string;
}

const name = 'payout-reversal';

/** Brings back what lies on a shop's account at the provider since its payout failed; tried until it is back. */
export const reversing = (provider: PaymentProvider): Act<never, Reversal> => ({
  name,
  begin: () => Promise.reject(new Error('a reversal is queued')),
  async ask({ payoutId, transferId }) {
    const stripe = await provider.client();
    try {
      // All that is left of it, so that a second time finds nothing. A key of ours would bring a refusal back for a day.
      await stripe.transfers.createReversal(transferId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // It is there already, or was taken back by hand.
      const { reversed } = await stripe.transfers.retrieve(transferId);
      if (!reversed) {
        const why = asProviderError(error)?.code ?? 'refused';
        throw new Error(`transfer ${transferId} of failed payout ${payoutId} does not come back: ${why}`);
      }
    }
    return { reversed: true };
  },
  record: async (_ctx, _begun, outcome) => ({ status: 200, body: outcome }),
});

export const queueReversal = (tx: Db, reversal: Reversal, now: Date): Promise<void> =>
  queueAct<Reversal>(tx, { name }, { actor: reversal.payoutId, begun: reversal, now });
