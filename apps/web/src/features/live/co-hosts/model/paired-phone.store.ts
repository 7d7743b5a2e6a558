import type { OpenedPhone } from '@souk/shared/live/co-hosts/schema.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage } from '@/platform/session/session.store.ts';

/** What this telephone was made the second camera of. Of this tab alone, so that a reload goes on. */
export const pairedPhone = create<{ paired: OpenedPhone | null }>()(
  persist((): { paired: OpenedPhone | null } => ({ paired: null }), {
    name: 'souk-second-camera',
    storage: createJSONStorage(() => globalThis.sessionStorage ?? memoryStorage()),
  }),
);
