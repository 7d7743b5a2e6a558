import type { PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { setFollow } from '../api/people.ts';

/** Follows at a press, and asks how things stand once the last of several presses was answered. */
export function useFollow(userId: string) {
  const t = useT();
  const queryClient = useQueryClient();
  const mutationKey = ['follow', userId];
  return useMutation({
    mutationKey,
    // One after the other, so that the last press wins.
    scope: { id: mutationKey.join(':') },
    mutationFn: (follow: boolean) => setFollow(userId, follow),
    onMutate: async (follow) => {
      await queryClient.cancelQueries({ queryKey: ['users', userId], exact: true });
      queryClient.setQueryData<PublicUser>(['users', userId], (user) => user && followed(user, follow));
    },
    onError: (error) => toast({ id: 'failure', kind: 'bad', title: failureWords(error, t) }),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      const own = sessionStore.getState().user?._id;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['users', userId] }),
        queryClient.invalidateQueries({ queryKey: ['users', own] }),
      ]);
    },
  });
}

function followed(user: PublicUser, follow: boolean): PublicUser {
  if (user.following === follow) return user;
  return { ...user, following: follow, followerCount: Math.max(0, user.followerCount + (follow ? 1 : -1)) };
}
