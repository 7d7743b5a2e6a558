import { openRelayProcess, type RelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { followVideo } from '../features/live/video/index.ts';
import { openBroadcast } from '../platform/broadcast/index.ts';
import { signingKey } from '../platform/secrets/signing-key.ts';
import { buildTestApp, type TestAppOptions } from './build-test-app.ts';

type Options = TestAppOptions & {
  /** Its pictures go through another engine, which is a relay of ours too. */
  isElsewhere?: boolean;
};

/** A market with its relay, which is told who is on air. */
export async function openVideoMarket({ env = {}, isElsewhere = false, ...options }: Options = {}) {
  const plain = await buildTestApp({ env, ...options });
  const { db, secrets, log, clock } = plain;
  const engine = isElsewhere ? await openEngine(plain) : undefined;
  const config = engine
    ? { ...plain.config, video: { ...plain.config.video, elsewhere: doorsOf(engine) } }
    : plain.config;
  const broadcast = openBroadcast({ config, db, secrets, log: { ...log.log, warn: () => undefined } });
  const app = await buildTestApp({ beside: plain, broadcast, env, ...options });
  const video = followVideo({ db, clock, broadcast, log: app.log.log });
  return {
    ...{ app, broadcast, video, engine },
    async [Symbol.asyncDispose]() {
      await video[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
      await broadcast.stop();
      await engine?.[Symbol.asyncDispose]();
      await plain[Symbol.asyncDispose]();
    },
  };
}

/** It takes the market's tokens. */
async function openEngine(place: Parameters<typeof signingKey>[0]): Promise<RelayProcess> {
  const key = await signingKey(place, 'broadcast')();
  return await openRelayProcess({ key: key.toString('base64') });
}

const doorsOf = ({ url }: RelayProcess) => ({ whip: `${url}/whip`, whep: `${url}/whep` });
