import { randomBytes } from 'node:crypto';
import { createSlots } from '../slots.ts';
import type { UploadEnvironment, UploadSnapshot } from '../upload.types.ts';
import { UploadTask, type UploadTaskOptions } from '../upload-task.ts';
import { nodeTransport } from './node-transport.ts';
import type { TusLikeServer } from './tus-like-server.ts';

/** A device in front of a server: its clock jumps instead of waiting, its line and its session can be changed. */
export function uploadWorld(server: TusLikeServer) {
  let now = 0;
  let online = true;
  const backOnline = new Set<() => void>();
  const world = {
    token: 'secret' as string | null,
    waits: [] as number[],
    environment: {} as UploadEnvironment,
    now: () => now,
    forward: (ms: number) => {
      now += ms;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
      for (const wake of backOnline) wake();
    },
    start(bytes: Buffer<ArrayBuffer> | Blob, options: Partial<UploadTaskOptions> = {}): UploadTask {
      const file = bytes instanceof Blob ? bytes : new Blob([bytes], { type: 'image/jpeg' });
      return new UploadTask(
        { file, name: 'Küche.jpg', purpose: 'product-image', ...options },
        world.environment,
      );
    },
  };
  world.environment = {
    endpoint: server.endpoint,
    send: nodeTransport,
    token: () => world.token,
    random: () => 1,
    takeSlot: createSlots(3),
    clock: {
      now: () => now,
      wait: async (ms, signal) => {
        world.waits.push(ms);
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
        now += ms;
      },
    },
    network: {
      online: () => online,
      whenOnline: (signal) =>
        new Promise((resolve, reject) => {
          if (online) return resolve();
          const wake = () => {
            backOnline.delete(wake);
            resolve();
          };
          backOnline.add(wake);
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        }),
    },
  };
  return world;
}

export function someBytes(length: number): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(randomBytes(length)));
}

/** Resolves with the first snapshot that is as asked. */
export function whenIt(task: UploadTask, is: (snapshot: UploadSnapshot) => boolean): Promise<UploadSnapshot> {
  return new Promise((resolve) => {
    const look = () => {
      if (!is(task.snapshot)) return;
      stop();
      resolve(task.snapshot);
    };
    const stop = task.subscribe(look);
    queueMicrotask(look);
  });
}
