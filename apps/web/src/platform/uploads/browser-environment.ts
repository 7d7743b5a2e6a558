import { apiBase } from '../api/base.ts';
import { sessionStore } from '../session/session.store.ts';
import { createSlots } from './slots.ts';
import type { UploadEnvironment } from './upload.types.ts';
import { xhrTransport } from './xhr-transport.ts';

const mostAtOnce = 3;

/** What uploads of this page share. */
export const browserEnvironment: UploadEnvironment = {
  endpoint: `${apiBase}/files`,
  send: xhrTransport,
  token: () => sessionStore.getState().token,
  random: Math.random,
  takeSlot: createSlots(mostAtOnce),
  clock: {
    now: () => performance.now(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const timer = setTimeout(done, ms);
        function done(): void {
          signal.removeEventListener('abort', stop);
          resolve();
        }
        function stop(): void {
          clearTimeout(timer);
          reject(signal.reason);
        }
        signal.addEventListener('abort', stop, { once: true });
      }),
  },
  network: {
    online: () => navigator.onLine,
    whenOnline: (signal) =>
      new Promise((resolve, reject) => {
        if (navigator.onLine) return resolve();
        const stop = () => reject(signal.reason);
        window.addEventListener('online', () => resolve(), { once: true, signal });
        signal.addEventListener('abort', stop, { once: true });
      }),
  },
};
