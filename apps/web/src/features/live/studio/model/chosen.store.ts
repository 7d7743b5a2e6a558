import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage } from '@/platform/session/session.store.ts';
import type { Chosen } from './devices.ts';

/** The camera and the microphone that this browser went on air with last. */
export const chosenDevices = create<Chosen>()(
  persist((): Chosen => ({ cameraId: '', microphoneId: '' }), {
    name: 'souk-studio',
    storage: createJSONStorage(() => globalThis.localStorage ?? memoryStorage()),
  }),
);
