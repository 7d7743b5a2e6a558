import type { Wants } from '@souk/broadcast/client/watch.ts';
import {
  isSecondHeard,
  isSecondSeen,
  type SecondLayout,
  type SecondPictureDocument,
} from '@souk/shared/live/video/second-picture.ts';

/** Where the two pictures of a show stand in its frame; null for the host's own alone. */
export const layoutOf = (second: SecondPictureDocument | null): SecondLayout | null =>
  second && isSecondSeen(second) ? second.layout : null;

// A corner is a third as wide as a phone, and half a frame half as large: more would be sent for nothing.
const mostKbps: Record<SecondLayout, number | undefined> = { inset: 250, beside: 700, swapped: undefined };
const SAVING_KBPS = 150;

/** What is asked of the line of the second picture; null for no line at all. */
export function wantsOfSecond(
  second: SecondPictureDocument | null,
  { savesData, isMuted }: { savesData: boolean; isMuted: boolean },
): Wants | null {
  if (!second) return null;
  const isSeen = isSecondSeen(second);
  if (!isSeen && (isMuted || !isSecondHeard(second))) return null;
  return { video: isSeen, mostKbps: savesData ? SAVING_KBPS : mostKbps[second.layout] };
}
