import { followVideo } from '../features/live/video/index.ts';
import { openBroadcast } from '../platform/broadcast/index.ts';
import { buildTestApp, type TestAppOptions } from './build-test-app.ts';

/** A market with its relay, which is told who is on air. */
export async function openVideoMarket({ env = {}, ...options }: TestAppOptions = {}) {
  const plain = await buildTestApp({ env, ...options });
  const { config, db, secrets, log, clock } = plain;
  const broadcast = openBroadcast({ config, db, secrets, log: { ...log.log, warn: () => undefined } });
  const app = await buildTestApp({ beside: plain, broadcast, env, ...options });
  const video = followVideo({ db, clock, broadcast, log: app.log.log });
  return {
    ...{ app, broadcast, video },
    async [Symbol.asyncDispose]() {
      await video[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
      await broadcast.stop();
      await plain[Symbol.asyncDispose]();
    },
  };
}
