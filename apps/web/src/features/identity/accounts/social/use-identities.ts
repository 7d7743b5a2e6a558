import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { connect, disconnect, getDoors, getIdentities } from './social.api.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';

/** The settings' list of providers: which are there, which open this account, and connecting and disconnecting them. */
export function useIdentities(userId: string) {
  const t = useT();
  const queries = useQueryClient();
  const doors = useQuery(getDoors());
  const identities = useQuery(getIdentities(userId));
  const refresh = () => queries.invalidateQueries({ queryKey: getIdentities(userId).queryKey });
  const adding = useMutation({ mutationFn: connect, onSuccess: refresh });
  const removing = useMutation({ mutationFn: disconnect, onSuccess: refresh });
  const asking = useSocialSignIn((vouched) => adding.mutate(vouched), 'connect');
  const failure = adding.error ?? removing.error;

  return {
    /** Undefined until known. */
    items: identities.data,
    providers: doors.data?.map(({ provider }) => provider) ?? [],
    loading: identities.isPending || doors.isPending,
    failed: identities.error ?? doors.error,
    retry: () => void Promise.all([identities.refetch(), doors.refetch()]),
    /** To be called in the click. */
    connect: (provider: SocialProvider) => {
      adding.reset();
      removing.reset();
      asking.start(provider);
    },
    disconnect: (provider: SocialProvider) => {
      adding.reset();
      removing.mutate(provider);
    },
    pending:
      asking.pending ??
      (adding.isPending ? adding.variables.provider : removing.isPending ? removing.variables : null),
    error: asking.error ?? (failure ? failureWords(failure, t) : null),
  };
}
