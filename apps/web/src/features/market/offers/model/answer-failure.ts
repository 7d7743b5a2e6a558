import type { OfferState } from '@souk/shared/market/offers/rules.ts';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import type { Translate } from '@/platform/i18n/index.ts';

/** Why an offer could not be answered: the other side was quicker, and it says what they did. */
export function answerFailure(error: unknown, t: Translate): string {
  if (!isApiError(error, 'offer_moved_on')) return failureWords(error, t);
  const { state } = error.details as { state: OfferState };
  return state === 'open' ? failureWords(error, t) : t(`offers.alreadySo.${state}`);
}
