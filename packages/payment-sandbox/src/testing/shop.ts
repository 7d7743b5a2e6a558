import Stripe from 'stripe';
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts';

export const keys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};

/** Stripe's own package, with only its host changed. */
export function clientOf(
  { url }: Pick<Sandbox, 'url'>,
  { key = keys.secretKey, retries = 0, account }: { key?: string; retries?: number; account?: string } = {},
): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    ...{ host: hostname, port: Number(port), protocol: 'http', telemetry: false, maxNetworkRetries: retries },
    ...(account ? { stripeAccount: account } : {}),
  });
}

/** A sandbox, its client, and every event it told with a signature that was right. */
export async function openShop(options: Partial<SandboxOptions> = {}) {
  const heard: Stripe.Event[] = [];
  const mood = { status: 200 };
  const sandbox = await startSandbox({
    keys,
    retryMs: 5,
    webhooks: async (payload, headers) => {
      const event = stripe.webhooks.constructEvent(
        payload,
        headers['stripe-signature'] ?? '',
        keys.webhookSecret,
      );
      if (mood.status === 200) heard.push(event);
      return mood.status;
    },
    ...options,
  });
  const stripe = clientOf(sandbox);
  return {
    sandbox,
    stripe,
    heard,
    mood,
    /** What was told so far, by type. */
    types: async () => {
      await sandbox.deliveries.idle();
      return heard.map(({ type }) => type);
    },
    /** A customer with a card. */
    customer: async (card = 'pm_card_visa') => {
      const customer = await stripe.customers.create({ email: 'nour@people.example' });
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
      return { customer: customer.id, payment_method: method.id };
    },
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

/** Does what the buyer does on their bank's page, and says where they are sent. */
export async function answerChallenge(
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  result: 'complete' | 'fail',
) {
  const page = await fetch(intent.next_action?.redirect_to_url?.url ?? '');
  const secret = /name="client_secret" value="(\w+)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: secret, result }),
    redirect: 'manual',
  });
  await answer.body?.cancel();
  return new URL(answer.headers.get('location') ?? '');
}

export const back = 'http://localhost/back?order=7';
