import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage } from '@/platform/session/session.store.ts';
import type { Chosen } from './devices.ts';

interface ChosenWay extends Chosen {
  way: 'browser' | 'encoder';
}

/** What this browser went on air with last: its camera and microphone, or an encoder. */
export const chosenDevices = create<ChosenWay>()(
  persist((): ChosenWay => ({ cameraId: '', microphoneId: '', way: 'browser' }), {
    name: 'souk-studio',
    storage: createJSONStorage(() => globalThis.localStorage ?? memoryStorage()),
  }),
);
