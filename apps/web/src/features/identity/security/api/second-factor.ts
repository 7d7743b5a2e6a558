import type {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from '@souk/shared/identity/second-factor/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getSecondFactor() {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.get<SecondFactorState>('/second-factor', { signal }),
    staleTime: 0,
  });
}

export function setUpSecondFactor(): Promise<SecondFactorSetup> {
  return api.post('/second-factor/setup', {});
}

export function enableSecondFactor(code: string): Promise<RecoveryCodes> {
  return api.post('/second-factor/enable', { code });
}

export function renewRecoveryCodes(): Promise<RecoveryCodes> {
  return api.post('/second-factor/recovery-codes', {});
}

export function disableSecondFactor(): Promise<void> {
  return api.delete('/second-factor');
}
