import type { SecondPictureDocument } from '@souk/shared/live/video/second-picture.ts';
import { useLiveDoc } from '@/platform/live/index.ts';

/** The picture beside the host's own, as the room is told of it. */
export function useSecond(showId: string): SecondPictureDocument | null {
  const told = useLiveDoc(`rooms/${showId}/state/second`);
  return told?.fromCache ? null : ((told?.doc?.data as SecondPictureDocument | undefined) ?? null);
}
