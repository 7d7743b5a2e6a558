import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getRecorded } from '../api/get-recorded.ts';
import type { Player } from './player.ts';

const BACK = 30;

/** Goes back a little from the present, where that is recorded. */
export function useRewind(player: Player): () => Promise<void> {
  const queries = useQueryClient();
  const say = useToast();
  return async () => {
    const recorded = await queries.fetchQuery(getRecorded(player.showId)).catch(() => null);
    if (recorded?.startedAt) player.rewindTo(Math.max(0, recorded.seconds - BACK));
    else await say((t) => ({ id: 'rewind', kind: 'bad', title: t('player.notRecorded') }));
  };
}
