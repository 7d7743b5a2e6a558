import { askingPath } from '@souk/shared/live/bidders/paths.ts';
import type { Hosting, ShowSums } from '@souk/shared/live/hosting/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { StageDocument } from '@souk/shared/live/shows/stage.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFetchedAnew } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getHosting } from '../api/get-hosting.ts';

export interface Leading {
  hosting: Hosting | null;
  sums: ShowSums | null;
  /** One act after another: while one is on its way no button acts. */
  busy: boolean;
  /** Does something to the show, and resolves to whether it was done; the host is told where it was not. */
  act: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** A show for who leads it: fetched again with each change that its room is told of. */
export function useHosting(show: Pick<Show, '_id' | 'lots' | 'shop'>): Leading {
  const showId = show._id;
  const shopId = show.shop._id;
  const queries = useQueryClient();
  const { data } = useQuery(getHosting(showId));
  const stage = useLiveDoc(`rooms/${showId}/state/stage`)?.doc?.data as StageDocument | undefined;
  const sums = useLiveDoc(`rooms/${showId}/hosting/sums`)?.doc?.data as ShowSums | undefined;
  const me = useSession(({ user }) => user?._id);
  const asking = useLiveDoc(me ? `${askingPath(me)}/${shopId}` : null)?.doc?.data;
  const version = stage?.listVersion ?? 0;
  const states = show.lots.map(({ state }) => state).join();
  const requests = JSON.stringify(asking ?? null);
  useFetchedAnew(getHosting(showId).queryKey, [version, states, requests].join());
  useFetchedAnew(['bidders', shopId], requests);
  const say = useToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onError: (error) => {
      const { title, next } = errorCopy(error);
      void say((t) => ({ id: 'hosting', kind: 'bad', title: t(title), text: t(next) }));
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: getHosting(showId).queryKey }),
        queries.invalidateQueries({ queryKey: ['show', showId] }),
      ]),
  });
  const act = (call: () => Promise<unknown>) =>
    mutateAsync(call).then(
      () => true,
      () => false,
    );
  return { hosting: data ?? null, sums: sums ?? null, busy: isPending, act };
}
