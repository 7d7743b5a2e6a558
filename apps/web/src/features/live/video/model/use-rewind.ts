import { stepOver } from '@souk/shared/live/replays/gaps.ts';
import type { Player } from './player.ts';
import { useRecordedYet } from './use-recorded-yet.ts';

const BACK = 30;

/** Goes back a little from the present; null where nothing is recorded yet, or one has gone back already. */
export function useRewind(player: Player): (() => void) | null {
  const { hasPicture, source } = player.state();
  const { data, refetch } = useRecordedYet(player.showId, hasPicture);
  if (source === 'rewound' || !data?.startedAt) return null;
  return () =>
    void refetch().then(({ data: { seconds, gaps } = data }) =>
      player.rewindTo(Math.max(0, stepOver(gaps, seconds, -BACK))),
    );
}
