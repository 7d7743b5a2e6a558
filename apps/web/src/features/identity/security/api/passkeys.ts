import type { Passkey, PasskeyList } from '@souk/shared/identity/passkeys/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getPasskeys() {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.get<PasskeyList>('/passkeys', { signal }),
    staleTime: 0,
  });
}

export function renamePasskey({ _id }: Passkey, name: string): Promise<unknown> {
  return api.patch(`/passkeys/${_id}`, { name });
}

export function removePasskey({ _id }: Passkey): Promise<void> {
  return api.delete(`/passkeys/${_id}`);
}
