import type { PaymentId, TipId } from '@souk/shared/ids.ts';

/** What a buyer may be about to pay on a page. */
interface Paying {
  /** Its id. */
  checkout: string;
  tip: { tipId: TipId; paymentId: PaymentId };
}

// A reload, and a bank that asks in this very window, come back to the page and know nothing of it.
const storageKey = (kind: keyof Paying) => `souk-paying-${kind}`;

/** Remembers on which page a buyer is about to pay what. */
export function keepPaying<Kind extends keyof Paying>(kind: Kind, what: Paying[Kind]): void {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify({ at: location.pathname, what }));
  } catch {
    // Where nothing may be remembered, buying it again leads to it as well.
  }
}

export function forgetPaying(kind: keyof Paying): void {
  sessionStorage.removeItem(storageKey(kind));
}

/** What was about to be paid on this page. */
export function storedPaying<Kind extends keyof Paying>(kind: Kind): Paying[Kind] | null {
  try {
    const kept: { at: string; what: Paying[Kind] } | null = JSON.parse(
      sessionStorage.getItem(storageKey(kind)) ?? 'null',
    );
    return kept?.at === location.pathname ? kept.what : null;
  } catch {
    return null;
  }
}
