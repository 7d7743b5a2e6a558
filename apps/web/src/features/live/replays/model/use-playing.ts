import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { isScreenAt } from '@souk/shared/live/replays/screens.ts';
import { secondAt } from '@souk/shared/live/replays/second-then.ts';
import { useSyncExternalStore } from 'react';
import type { RecordedPlayer } from './recorded-player.ts';
import { lotAt, pinnedAt } from './timeline.ts';

const never = () => () => {};

/** What is asked of the second that is shown, drawn anew only when the answer is another one. */
function useThen<T>(player: RecordedPlayer | null, ask: (second: number) => T | null): T | null {
  return useSyncExternalStore(
    player?.state.subscribe ?? never,
    () => (player ? ask(player.state.getState().second) : null),
    () => null,
  );
}

/** The lot that is shown. */
export const usePlaying = (player: RecordedPlayer | null, lots: Replay['lots'] = []): string | null =>
  useThen(player, (second) => lotAt(lots, second)?.lotId ?? null);

/** The product that is held up. */
export const usePinnedThen = (
  player: RecordedPlayer | null,
  products: Replay['products'] = [],
): string | null => useThen(player, (second) => pinnedAt(products, second)?.productId ?? null);

/** How the second picture is had. */
export const useSecondThen = (player: RecordedPlayer, parts: Replay['second']) =>
  useThen(player, (second) => secondAt(parts, second));

/** Whether it is a screen that the host shared. */
export const useScreenThen = (player: RecordedPlayer, screens: Replay['screens']): boolean =>
  useThen(player, (second) => isScreenAt(screens, second)) ?? false;
