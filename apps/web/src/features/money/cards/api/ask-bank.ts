import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { cardFailure } from '../model/card-problem.ts';
import { loadStripe } from '../model/load-stripe.ts';
import { sendToProvider } from './create-card.ts';

type Provider = AppSettings['payments'];

interface Intent {
  next_action: { redirect_to_url?: { url: string } } | null;
}

/** Stripe’s script asks over this page; of the sandbox the bank has a page of its own. */
export const asksOnPageOfItsOwn = ({ provider }: Provider): boolean => provider !== 'stripe';

/**
 * Has the card’s bank ask its owner. Answers with the bank’s page, which leads back from there; null when it asks no
 * more, and the page that waits for it hears from the market what came of it.
 */
export async function askBank(
  clientSecret: string,
  returnTo: string,
  provider: Provider,
): Promise<string | null> {
  if (asksOnPageOfItsOwn(provider)) return await bankPage(clientSecret, returnTo, provider);
  await askOverThisPage(clientSecret, provider);
  return null;
}

async function askOverThisPage(clientSecret: string, { publishableKey }: Provider): Promise<void> {
  const stripe = await loadStripe(publishableKey ?? '');
  const { error } = await stripe.handleNextAction({ clientSecret });
  const status = error?.payment_intent?.status;
  // One that a bank said no to is over, and the market says why.
  if (error && (status === undefined || status === 'requires_action')) throw cardFailure(error, 0);
}

/** A page that knows the secret of a payment may say where its payer comes back to (Stripe API, “Confirm a PaymentIntent”). */
async function bankPage(
  clientSecret: string,
  returnTo: string,
  { cardOrigin, publishableKey }: Provider,
): Promise<string | null> {
  const id = clientSecret.slice(0, clientSecret.indexOf('_secret_'));
  const { status, answer } = await sendToProvider<Intent>(
    `${cardOrigin}/v1/payment_intents/${id}/confirm`,
    publishableKey ?? '',
    new URLSearchParams({ client_secret: clientSecret, return_url: returnTo }),
  );
  // It was answered in another window, or ended.
  if (answer.error?.code === 'payment_intent_unexpected_state') return null;
  if (answer.error) throw cardFailure(answer.error, status);
  return answer.next_action?.redirect_to_url?.url ?? null;
}
