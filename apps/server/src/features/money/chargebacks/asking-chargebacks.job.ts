import type Stripe from 'stripe';
import type { Job, JobCtx } from '../../../platform/jobs/job.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { findOpenChargebacks } from './chargeback.repo.ts';
import { hearDispute } from './hear-chargeback.ts';

// Events are told again for three days; a market that was away for longer than this has missed some for good.
const ASKED_BACK_S = 21 * 24 * 60 * 60;

/** Asks the provider what events would have told, had they come: which chargebacks there are, and how open ones ended. */
export const askingChargebacks = (provider: PaymentProvider): Job => ({
  name: 'asking-chargebacks',
  schedule: '40 * * * *',
  async run(ctx) {
    const stripe = await provider.client();
    const heard = new Set<string>();
    const hear = (dispute: Stripe.Dispute) => {
      heard.add(dispute.id);
      return attempt(ctx, dispute.id, () => hearDispute(ctx, dispute));
    };
    // The newest come first. What is old is told by the provider's own clock.
    let newest: number | undefined;
    for await (const dispute of stripe.disputes.list({ limit: 100 })) {
      newest ??= dispute.created;
      if (dispute.created < newest - ASKED_BACK_S) break;
      await hear(dispute);
    }
    for (const providerId of await findOpenChargebacks(ctx.db))
      if (!heard.has(providerId))
        await attempt(ctx, providerId, async () => hear(await stripe.disputes.retrieve(providerId)));
  },
});

/** One that cannot be asked about holds up no other. */
async function attempt({ log }: JobCtx, about: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (err) {
    log.warn({ err, about }, 'a chargeback could not be asked about; it is asked again');
  }
}
