import { deviceId } from '@/platform/session/device-id.ts';
import { endSession, sessionStore } from '@/platform/session/session.store.ts';
import { createApiClient } from './api-client.ts';
import { apiBase } from './base.ts';

let send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init);

/** The one client every call goes through. */
export const api = createApiClient({
  base: apiBase,
  fetch: (url, init) => send(url, init),
  token: () => sessionStore.getState().token,
  ...(import.meta.env.SSR ? {} : { device: deviceId }),
  language: () => (import.meta.env.SSR ? undefined : document.documentElement.lang),
  onUnauthenticated: endSession,
});

/** On the server calls go straight into the backend, without a network between. */
export function sendCallsThrough(replacement: typeof send): void {
  send = replacement;
}

export type { CallOptions } from './api-client.ts';
export { newIdempotencyKey } from './api-client.ts';
export { ApiError, isApiError } from './api-error.ts';
export { isRefused } from './attempts.ts';
export { useAttempts } from './use-attempts.ts';
export { useFetchedAnew } from './use-fetched-anew.ts';
