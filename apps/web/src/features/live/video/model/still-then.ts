import type { Replay } from '@souk/shared/live/replays/schema.ts';

/** Of a recording that is written on, the last part goes on, too. */
export const stillThen = <Part extends { to: number }>(
  { state, seconds }: Pick<Replay, 'state' | 'seconds'>,
  parts: readonly Part[],
): Part[] => parts.map((part) => (state === 'live' && part.to >= seconds ? { ...part, to: Infinity } : part));
