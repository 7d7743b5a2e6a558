import type { CoHosting, CoHostsDocument } from '@souk/shared/live/co-hosts/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useFetchedAnew } from '@/platform/api/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { getCoHosting } from '../api/co-hosting.ts';

/** A show's co-hosts. Only rooms that were told of one ask, and again with each change. */
export function useCoHosting(showId: string, leads = false): CoHosting | null {
  const signedIn = useSession(isSignedIn);
  const told = useLiveDoc(`rooms/${showId}/state/co-hosts`)?.doc;
  const second = useLiveDoc(`rooms/${showId}/state/second`)?.doc?.data;
  const list = useLiveDoc(`rooms/${showId}/state/stage`)?.doc?.data.listVersion;
  const { data } = useQuery({ ...getCoHosting(showId), enabled: signedIn && (leads || told !== undefined) });
  const isOne = data?.own?.state === 'accepted';
  const at = (told?.data as CoHostsDocument | undefined)?.at;
  const picture = leads || isOne ? `${second?.line} ${second?.state}` : null;
  useFetchedAnew(getCoHosting(showId).queryKey, [at, picture, isOne ? list : null].join());
  return data ?? null;
}
