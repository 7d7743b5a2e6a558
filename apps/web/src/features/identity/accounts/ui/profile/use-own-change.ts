import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshUser } from '@/platform/session/session.store.ts';

/** Changes something of oneself, and shows it everywhere: a name and a face stand on many screens. */
export function useOwnChange<Input>(options: UseMutationOptions<OwnUser, Error, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (user, ...rest) => {
      refreshUser(user);
      queryClient.setQueryData(['users', user._id], user);
      void queryClient.invalidateQueries();
      return options.onSuccess?.(user, ...rest);
    },
  });
}
