import type Stripe from 'stripe';
import { type Act, queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { isRefusal } from '../provider/index.ts';

// Kept in the database.
const detachName = 'detach-card';
const forgetName = 'forget-customer';

interface Named {
  providerId: string;
}

interface Asked {
  actor: string;
  providerId: string;
  now: Date;
}

/** Has the provider forget a card, once this transaction is committed. */
export const queueDetach = (tx: Db, { actor, providerId, now }: Asked): Promise<void> =>
  queueAct<Named>(tx, { name: detachName }, { actor, begun: { providerId }, now });

/** Has the provider forget a person with all their cards. */
export const queueForget = (tx: Db, { actor, providerId, now }: Asked): Promise<void> =>
  queueAct<Named>(tx, { name: forgetName }, { actor, begun: { providerId }, now });

export const forgettingActs = (provider: PaymentProvider): Act[] => [
  forgetting(detachName, provider, (stripe, id) => stripe.paymentMethods.detach(id)),
  forgetting(forgetName, provider, (stripe, id) => stripe.customers.del(id)),
];

const forgetting = (
  name: string,
  provider: PaymentProvider,
  forget: (stripe: Stripe, id: string) => Promise<unknown>,
): Act<Named, Named, null, null> => ({
  name,
  begin: async (_ctx, begun) => begun,
  async ask({ providerId }) {
    await forget(await provider.client(), providerId).catch((error) => {
      // It does not know it any more.
      if (!isRefusal(error)) throw error;
    });
    return null;
  },
  record: async () => ({ status: 204, body: null }),
});
