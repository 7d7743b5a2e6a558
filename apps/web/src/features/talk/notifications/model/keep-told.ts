import { sessionStore } from '@/platform/session/session.store.ts';
import { followCounts } from './follow-counts.ts';
import { renewPush } from './push-device.ts';

/** What tells a person of news while a page is open, and while none is. */
export async function keepTold(): Promise<void> {
  const { user } = sessionStore.getState();
  if (!user) return;
  await followCounts(user._id);
  await renewPush(user._id);
}
