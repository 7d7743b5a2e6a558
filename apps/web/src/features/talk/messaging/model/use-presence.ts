import type { PresenceData } from '@souk/shared/talk/messaging/documents.ts';
import { presencePath } from '@souk/shared/talk/messaging/paths.ts';
import { useLiveDoc } from '@/platform/live/index.ts';

/** Whether a person is there, or when they last were; undefined while that is not known. */
export function usePresence(userId: string | null): Partial<PresenceData> | undefined {
  const presence = useLiveDoc(userId ? `${presencePath(userId)}/now` : null);
  return presence?.doc?.data as Partial<PresenceData> | undefined;
}
