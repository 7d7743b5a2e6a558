import type { CardSetup } from '@souk/shared/money/cards/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { ApiError, api } from '@/platform/api/index.ts';
import { cardFailure } from '../model/card-problem.ts';
import { loadStripe } from '../model/load-stripe.ts';
import { asksOnPageOfItsOwn } from './ask-bank.ts';
import { sendToProvider } from './create-card.ts';

interface SetupIntent {
  status: string;
  payment_method: string | null;
  next_action: { redirect_to_url?: { url: string } } | null;
}

type Provider = AppSettings['payments'];

/**
 * Has a card made ready for payments at which its owner is away. Answers with the page on which its bank asks them
 * first; null where it does not ask any more.
 */
export async function setUpCard(
  paymentMethod: string,
  returnTo: string,
  provider: Provider,
): Promise<string | null> {
  const { clientSecret } = await api.post<CardSetup>('/payment-methods/setup');
  if (!asksOnPageOfItsOwn(provider)) {
    const stripe = await loadStripe(provider.publishableKey ?? '');
    const { error } = await stripe.confirmCardSetup(clientSecret, { payment_method: paymentMethod });
    if (error) throw cardFailure(error, 0);
    return null;
  }
  const body = { client_secret: clientSecret, payment_method: paymentMethod, return_url: returnTo };
  const url = `${addressOf(clientSecret, provider)}/confirm`;
  const { next_action } = await ask(url, provider, new URLSearchParams(body));
  return next_action?.redirect_to_url?.url ?? null;
}

/** The provider's name of a card whose bank asked its owner; fails where the bank did not say yes. */
export async function cardSetUp(clientSecret: string, provider: Provider): Promise<string> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  const { status, payment_method } = await ask(`${addressOf(clientSecret, provider)}?${query}`, provider);
  if (status !== 'succeeded' || !payment_method)
    throw new ApiError('authentication_failed', 402, 'The card’s bank did not say yes.');
  return payment_method;
}

async function ask(
  url: string,
  { publishableKey }: Provider,
  body?: URLSearchParams,
): Promise<Partial<SetupIntent>> {
  const { status, answer } = await sendToProvider<SetupIntent>(url, publishableKey ?? '', body);
  if (answer.error) throw cardFailure(answer.error, status);
  return answer;
}

const addressOf = (clientSecret: string, { cardOrigin }: Provider): string =>
  `${cardOrigin}/v1/setup_intents/${clientSecret.slice(0, clientSecret.indexOf('_secret_'))}`;
