import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';

/** What a bidder without it writes where they stand. */
export type Missing = 'address' | 'card';

const missingFor: Record<string, Missing> = {
  bid_address_needed: 'address',
  bid_card_needed: 'card',
};

export const missingIn = (error: unknown): Missing | undefined =>
  isApiError(error) ? missingFor[error.code] : undefined;

/** Asks for what a bid was refused for the lack of; then the bid goes on by itself. */
export function useMissing() {
  const [asked, setAsked] = useState<{ need: Missing; goOn: () => void } | null>(null);
  return {
    need: asked?.need ?? null,
    /** Whether it is asked for; any other failure is left to be told. */
    ask: (error: unknown, goOn: () => void): boolean => {
      const need = missingIn(error);
      if (need) setAsked({ need, goOn });
      return need !== undefined;
    },
    goOn: () => {
      setAsked(null);
      asked?.goOn();
    },
    stop: () => setAsked(null),
  };
}
