import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { forgetWish, type KeptWish, keepWish } from './kept-wish.ts';

/** What a bidder without it writes where they stand. */
export type Missing = 'address' | 'card';

const missingFor: Record<string, Missing> = {
  bid_address_needed: 'address',
  bid_card_needed: 'card',
};

export const missingIn = (error: unknown): Missing | undefined =>
  isApiError(error) ? missingFor[error.code] : undefined;

/**
 * Asks for what a bid was refused for the lack of; then the bid goes on by itself. A card’s bank may ask in place of this page:
 * what was wanted of the lot is kept until then.
 */
export function useMissing(lotId?: string) {
  const [asked, setAsked] = useState<{ need: Missing; goOn: () => void } | null>(null);
  return {
    need: asked?.need ?? null,
    /** Whether it is asked for; any other failure is left to be told. */
    ask: (error: unknown, goOn: () => void, wish?: Pick<KeptWish, 'kind' | 'amount'>): boolean => {
      const need = missingIn(error);
      if (need === 'card' && lotId && wish) keepWish({ kind: wish.kind, amount: wish.amount, lotId });
      if (need) setAsked({ need, goOn });
      return need !== undefined;
    },
    goOn: () => {
      if (lotId) forgetWish();
      setAsked(null);
      asked?.goOn();
    },
    stop: () => {
      if (lotId) forgetWish();
      setAsked(null);
    },
  };
}
