import type { SaidPage } from '@souk/shared/live/room-chat/schema.ts';
import { useQueries } from '@tanstack/react-query';
import { getSaid } from '../api/get-said.ts';
import type { RecordedPlayer } from './recorded-player.ts';

/** What is fetched at once. */
const STRETCH_MS = 60_000;
const SHOWN = 4;
/** What was said longer ago has passed by. */
const FRESH_MS = 45_000;

/** What had just been said when what is shown was recorded. */
export function useSaidThen(showId: string, startedAt: number, player: RecordedPlayer): SaidPage['items'] {
  const moment = player.state(({ second }) => Math.floor(second)) * 1_000 + startedAt;
  const stretch = Math.floor((moment - startedAt) / STRETCH_MS);
  // The one before, the one that plays, and the next one, so that it is there when it is wanted.
  const stretches = useQueries({
    queries: [stretch - 1, stretch, stretch + 1]
      .filter((at) => at >= 0)
      .map((at) => getSaid(showId, startedAt + at * STRETCH_MS, startedAt + (at + 1) * STRETCH_MS)),
  });
  return saidBy(
    stretches.flatMap(({ data = [] }) => data),
    moment,
  );
}

/** The last few before a moment, the newest last. */
export const saidBy = (items: SaidPage['items'], moment: number): SaidPage['items'] =>
  items.filter(({ at }) => at <= moment && at > moment - FRESH_MS).slice(-SHOWN);
