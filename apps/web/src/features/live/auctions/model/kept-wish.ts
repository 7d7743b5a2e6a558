import type { BidInput } from '@souk/shared/live/auctions/schema.ts';

/** What a viewer wanted to bid, or to buy at once, and could not yet. */
export interface KeptWish extends Pick<BidInput, 'amount'> {
  kind: BidInput['kind'] | 'buy';
  lotId: string;
}

// A bank that asks in this very window, and a reload, come back to the room and know nothing of it.
const storageKey = 'souk-wish';

/** Who comes back later than that wants something else by now. */
const KEPT_MS = 30 * 60_000;

/** Until what is missing for it is there, or its bidder turns away. */
export function keepWish(wish: KeptWish): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: location.pathname, since: Date.now(), wish }));
  } catch {
    // Where nothing may be remembered, the button is still there.
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept there.
  }
}

/** What was wanted on this page before it was loaded. */
export function storedWish(): KeptWish | null {
  try {
    const kept: { at: string; since: number; wish: KeptWish } | null = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    );
    return kept?.at === location.pathname && Date.now() - kept.since < KEPT_MS ? kept.wish : null;
  } catch {
    return null;
  }
}
