import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage } from '@/platform/session/session.store.ts';

interface WatchingChoices {
  /** A replay begins when the viewer presses play, with sound unless they turned it off before. */
  isMuted: boolean;
  speed: number;
  showsChat: boolean;
}

/** How this browser plays recordings, kept for the next one. */
export const watchingChoices = create<WatchingChoices>()(
  persist((): WatchingChoices => ({ isMuted: false, speed: 1, showsChat: true }), {
    name: 'souk-replay',
    storage: createJSONStorage(() => globalThis.localStorage ?? memoryStorage()),
  }),
);

export const speeds = [0.5, 1, 1.25, 1.5, 2] as const;
