import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import { readSecond, secondOf } from '../../../platform/broadcast/index.ts';

/** One picture of a show, with its sound: the host's own, or a line of the second one. */
export interface Track {
  showId: ShowId;
  /** Null for the host's own. */
  line: string | null;
}

export const ownTrack = (showId: ShowId): Track => ({ showId, line: null });

/** By which its rows are found. */
export const trackId = ({ showId, line }: Track): string => line ?? showId;

export const readTrackId = (showId: ShowId, id: string): Track => ({
  showId,
  line: id === showId ? null : id,
});

/** By which the engine knows it, and the folder in which it leaves it. */
export const trackName = ({ showId, line }: Track): string =>
  line === null ? showId : secondOf({ show: showId, line });

export function readTrack(name: string): Track | undefined {
  const { show, line } = readSecond(name) ?? { show: name, line: null };
  if (!isCanonicalId(show) || (line !== null && !isCanonicalId(line))) return undefined;
  return { showId: show as ShowId, line };
}
