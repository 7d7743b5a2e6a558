interface Provider {
  /** Where a browser speaks with who takes cards. */
  cardOrigin: string | null;
  publishableKey: string | null;
}

interface Intent {
  next_action: { redirect_to_url?: { url: string } } | null;
}

/**
 * Where the card’s bank asks its owner, with the way back from there; null when it does not ask any more. Whoever
 * knows the secret of a payment may say where its payer comes back to (Stripe API, “Confirm a PaymentIntent”).
 */
export async function bankPage(
  clientSecret: string,
  returnTo: string,
  { cardOrigin, publishableKey }: Provider,
): Promise<string | null> {
  const id = clientSecret.slice(0, clientSecret.indexOf('_secret_'));
  const answer = await fetch(`${cardOrigin}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, return_url: returnTo }),
  });
  if (!answer.ok) return null;
  const { next_action: next }: Intent = await answer.json();
  return next?.redirect_to_url?.url ?? null;
}
