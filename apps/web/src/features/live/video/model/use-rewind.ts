import { useQuery } from '@tanstack/react-query';
import { getRecorded } from '../api/get-recorded.ts';
import type { Player } from './player.ts';

const BACK = 30;
const ASK_AGAIN_MS = 15_000;

/** Goes back a little from the present; null where nothing is recorded yet, or one has gone back already. */
export function useRewind(player: Player): (() => void) | null {
  const { hasPicture, source } = player.state();
  const { data, refetch } = useQuery({
    ...getRecorded(player.showId),
    enabled: hasPicture,
    refetchInterval: (query) => (query.state.data?.startedAt ? false : ASK_AGAIN_MS),
  });
  if (source === 'rewound' || !data?.startedAt) return null;
  return () =>
    void refetch().then(({ data: now = data }) => player.rewindTo(Math.max(0, now.seconds - BACK)));
}
