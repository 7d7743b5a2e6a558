import { api } from '@/platform/api/index.ts';
import { passkeysWork } from '@/platform/passkeys/passkeys.ts';

/** Proves who is there with what the account has; holds for a while. */
export function confirmBy(proof: { password: string } | { code: string }): Promise<unknown> {
  return api.post('/auth/confirm', proof);
}

export function sendConfirmCode(): Promise<unknown> {
  return api.post('/auth/confirm/code', {});
}

/** While signed in a passkey confirms, and the session stays what it is. */
export function confirmByPasskey(response: unknown): Promise<unknown> {
  return api.post('/auth/passkey', { response });
}

/** Whether the account has a passkey that this browser could use. */
export async function hasPasskey(signal: AbortSignal): Promise<boolean> {
  if (!passkeysWork()) return false;
  const { items } = await api.get<{ items: unknown[] }>('/passkeys', { signal });
  return items.length > 0;
}
