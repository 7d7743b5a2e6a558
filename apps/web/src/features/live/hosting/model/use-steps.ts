import type { StageDocument } from '@souk/shared/live/shows/stage.ts';
import type { Step } from '@souk/shared/live/shows/steps-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useLiveDoc } from '@/platform/live/index.ts';
import { getSteps } from '../api/steps.ts';

const none: readonly Step[] = [];

/** What comes between the lots of a show, asked for again with each change of its run list. */
export function useSteps(showId: string): { stage: StageDocument | undefined; steps: readonly Step[] } {
  const stage = useLiveDoc(`rooms/${showId}/state/stage`)?.doc?.data as StageDocument | undefined;
  const { data } = useQuery(getSteps(showId, stage?.listVersion ?? 0));
  return { stage, steps: data?.items ?? none };
}
