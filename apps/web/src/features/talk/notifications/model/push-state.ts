export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

interface Seen {
  /** What pushing needs is in this browser, and the market's worker is installed. */
  able: boolean;
  permission: NotificationPermission;
  /** Whom this browser is told for, if it is told at all. */
  toldFor: string | null;
  subscribed: boolean;
}

export function pushStateOf({ able, permission, toldFor, subscribed }: Seen, userId: string): PushState {
  if (!able) return 'unsupported';
  if (permission === 'denied') return 'denied';
  // A subscription that another person left behind in this browser is not one's own.
  return permission === 'granted' && subscribed && toldFor === userId ? 'on' : 'off';
}

/** The market's key as browsers take it. */
export function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  if (!known || known.byteLength !== key.length) return false;
  const bytes = new Uint8Array(known);
  return key.every((byte, at) => byte === bytes[at]);
}
