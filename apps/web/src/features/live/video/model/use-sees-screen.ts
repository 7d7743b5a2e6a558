import { isScreenAt } from '@souk/shared/live/replays/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getRecorded } from '../api/get-recorded.ts';
import type { Shown } from './picture-state.ts';
import type { Player } from './player.ts';
import { stillThen } from './still-then.ts';

/** Whether what is seen is a screen that the host shares, or shared where a viewer went back to. */
export function useSeesScreen({ showId, state }: Player, shown: Shown): boolean {
  const isRewound = state(({ source }) => source === 'rewound');
  const moment = state((now) => now.moment);
  const { data, refetch } = useQuery({ ...getRecorded(showId), enabled: isRewound });
  const lookAgain = useEffectEvent(() => void (isRewound && refetch()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes now is seen later by who went back
  useEffect(() => lookAgain(), [shown]);
  if (!isRewound) return shown === 'screen';
  if (moment === null || !data?.startedAt) return false;
  const screens = shown === 'screen' ? stillThen(data, data.screens) : data.screens;
  return isScreenAt(screens, (moment - data.startedAt) / 1_000);
}
