// A reload, and a bank that asks in this very window, come back to the page and know nothing of it.
const storageKey = 'souk-paying-here';

/** Remembers on which page somebody is about to pay what. */
export function keepPaying(checkoutId: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: location.pathname, checkoutId }));
  } catch {
    // Where nothing may be remembered, buying it again leads to it as well.
  }
}

export function forgetPaying(): void {
  sessionStorage.removeItem(storageKey);
}

/** The checkout that was about to be paid on this page. */
export function keptPaying(): string | null {
  try {
    const kept: { at: string; checkoutId: string } | null = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    );
    return kept?.at === location.pathname ? kept.checkoutId : null;
  } catch {
    return null;
  }
}
