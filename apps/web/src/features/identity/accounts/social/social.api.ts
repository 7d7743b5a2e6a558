import type { SignedIn } from '@souk/shared/identity/sign-in/schema.ts';
import type { Identity, SocialDoor, SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { runConfirmed } from '@/platform/confirm/run-confirmed.ts';

/** What a provider said of someone, and which one. */
export interface Vouched {
  provider: SocialProvider;
  credential: string;
  nonce: string;
  /** Apple tells it once. */
  name?: string | undefined;
}

/** How to ask the providers that are set up; they change with the configuration only. */
export function getDoors() {
  return queryOptions({
    queryKey: ['sign-in-providers'],
    queryFn: ({ signal }) => api.get<{ items: SocialDoor[] }>('/auth/social', { signal }),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function signInByProvider(
  { provider, ...vouched }: Vouched,
  secondFactor?: string,
): Promise<SignedIn> {
  return api.post(`/auth/social/${provider}`, { ...vouched, secondFactor });
}

export function getIdentities(userId: string) {
  return queryOptions({
    queryKey: ['identities', userId],
    queryFn: ({ signal }) => api.get<{ items: Identity[] }>('/identities', { signal }),
    select: ({ items }) => items,
  });
}

export function connect({ provider, credential, nonce }: Vouched): Promise<Identity> {
  return runConfirmed(() => api.post<Identity>(`/identities/${provider}`, { credential, nonce }));
}

export function disconnect(provider: SocialProvider): Promise<void> {
  return runConfirmed(() => api.delete(`/identities/${provider}`));
}
