import { parseExpiry } from '@souk/shared/money/cards/rules.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { ApiError } from '@/platform/api/index.ts';
import type { CardDraft } from '@/ui/card-fields/card-fields.tsx';
import { cardFailure, fieldOf, type ProviderError } from '../model/card-problem.ts';

/** A card as the market knows it: by the provider's id, never by its number. */
export interface EnteredCard {
  id: string;
  brand: string;
  last4: string;
}

export class CardFieldError extends ApiError {
  readonly field: keyof CardDraft;

  constructor(failure: ApiError, field: keyof CardDraft) {
    super(failure.code, failure.status, failure.message);
    this.field = field;
  }
}

const patience = 20_000;

/** Sends a card to the market's payment provider, and to nobody else. */
export async function createCard(
  { cardOrigin, publishableKey }: AppSettings['payments'],
  card: CardDraft,
): Promise<EnteredCard> {
  const expiry = parseExpiry(card.expiry);
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': card.number,
    'card[exp_month]': String(expiry?.month ?? ''),
    'card[exp_year]': String(expiry?.year ?? ''),
    'card[cvc]': card.code,
    'billing_details[name]': card.name.trim(),
  });
  const { status, answer } = await sendToProvider<CreatedCard>(
    `${cardOrigin}/v1/payment_methods`,
    publishableKey ?? '',
    body,
  );
  if (answer.error) {
    const failure = cardFailure(answer.error, status);
    const field = fieldOf(answer.error);
    throw field ? new CardFieldError(failure, field) : failure;
  }
  return { id: answer.id ?? '', brand: answer.card?.brand ?? '', last4: answer.card?.last4 ?? '' };
}

interface CreatedCard {
  id?: string;
  card?: { brand: string; last4: string };
}

/** Speaks with the payment provider as anybody’s browser may; without a body it reads. */
export async function sendToProvider<Answer>(url: string, key: string, body?: URLSearchParams) {
  try {
    const response = await fetch(url, {
      ...(body ? { method: 'POST', body } : {}),
      headers: { authorization: `Bearer ${key}` },
      // No cookie of anybody's, and no address of a page.
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
      signal: AbortSignal.timeout(patience),
    });
    const answer: Partial<Answer> & { error?: ProviderError } = await response.json();
    return { status: response.status, answer };
  } catch (cause) {
    throw new ApiError('payments_unavailable', 0, 'The payment provider was not reached.', { cause });
  }
}
