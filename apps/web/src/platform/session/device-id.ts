const key = 'souk-device';

// For browsers that forbid storage.
let here: string | undefined;

/**
 * Which browser this is, no matter who is signed in: a random id, sent with calls of signed-in people, so
 * that the market can tell when a seller and who bids on their lots are at one device. It knows nothing of
 * anyone, and stays when they sign out.
 */
export function deviceId(): string {
  try {
    const known = here ?? localStorage.getItem(key);
    here = known ?? crypto.randomUUID();
    if (!known) localStorage.setItem(key, here);
  } catch {
    here ??= crypto.randomUUID();
  }
  return here;
}
