import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { useSyncExternalStore } from 'react';
import type { RecordedPlayer } from './recorded-player.ts';
import { lotAt } from './timeline.ts';

const never = () => () => {};

/** The lot that is shown, drawn anew only when it is another one. */
export function usePlaying(player: RecordedPlayer | null, lots: Replay['lots'] = []): string | null {
  return useSyncExternalStore(
    player?.state.subscribe ?? never,
    () => (player ? (lotAt(lots, player.state.getState().second)?.lotId ?? null) : null),
    () => null,
  );
}
