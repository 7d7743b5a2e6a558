import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage } from '@/platform/session/session.store.ts';

interface PlayerChoices {
  /** Whether shows are heard; they begin without sound until the viewer wants it. */
  isOn: boolean;
  /** 0 to 1. */
  volume: number;
  /** Smaller pictures, for lines that are paid by the megabyte. */
  savesData: boolean;
}

/** How this browser plays shows, kept for the next one. */
export const playerChoices = create<PlayerChoices>()(
  persist((): PlayerChoices => ({ isOn: false, volume: 1, savesData: false }), {
    name: 'souk-player',
    storage: createJSONStorage(() => globalThis.localStorage ?? memoryStorage()),
  }),
);
