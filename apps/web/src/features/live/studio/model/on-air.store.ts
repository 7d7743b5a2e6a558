import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage } from '@/platform/session/session.store.ts';

interface OnAirHere {
  /** The show that this tab sends, which it goes on with after a reload. */
  showId: string | null;
  isMuted: boolean;
  isHidden: boolean;
  isOnBreak: boolean;
}

export const nowhere: OnAirHere = { showId: null, isMuted: false, isHidden: false, isOnBreak: false };

/** Of this tab alone. */
export const onAirHere = create<OnAirHere>()(
  persist(() => nowhere, {
    name: 'souk-on-air',
    storage: createJSONStorage(() => globalThis.sessionStorage ?? memoryStorage()),
  }),
);
