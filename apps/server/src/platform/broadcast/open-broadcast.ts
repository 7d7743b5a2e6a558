import type { IceServer } from '@souk/broadcast/http/ice-servers.ts';
import { type Claims, signToken } from '@souk/broadcast/tokens/token.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import { type KeyPlace, signingKey } from '../secrets/signing-key.ts';
import { anotherEngine } from './another-engine.ts';
import type { Engine } from './engine.ts';
import { type OwnRelayOptions, ownRelay } from './own-relay.ts';

/** Live video, as the rest of the market knows it. */
export interface Broadcast extends Engine {
  /** STUN and TURN servers that browsers are told of. */
  readonly iceServers: readonly IceServer[];
  /** A token for one direction of one show. */
  token(claims: Omit<Claims, 'until'>, until: Date): Promise<string>;
  pid(): number | undefined;
  stop(): Promise<void>;
}

interface BroadcastParts extends KeyPlace, Pick<OwnRelayOptions, 'silentMs'> {
  config: Pick<Config, 'video' | 'thisMachineOnly' | 'roles' | 'dataDir'>;
  log: Pick<Log, 'warn'>;
}

/** The engine that the configuration names. The first user of the relay starts it. */
export function openBroadcast({ config, log, silentMs, ...place }: BroadcastParts): Broadcast {
  const key = signingKey(place, 'broadcast');
  const { elsewhere } = config.video;
  const idle = { pid: () => undefined, stop: async () => {} };
  const hasRelay = config.roles.includes('broadcast');
  const engine = elsewhere
    ? hasRelay
      ? anotherEngine(elsewhere, { config, key, log, silentMs })
      : { ...doorsAlone(elsewhere), ...idle }
    : hasRelay
      ? ownRelay({ config, key, log, silentMs })
      : { ...noEngine, ...idle };
  return {
    ...engine,
    iceServers: config.video.iceServers,
    token: async (claims, until) =>
      signToken(await key(), { ...claims, until: Math.floor(until.getTime() / 1_000) }),
  };
}

/** The process with the relay looks after the rest. */
const doorsAlone = (doors: { whip: string; whep: string }): Engine => ({
  ...noEngine,
  door: async (door) => doors[door],
});

const noEngine: Engine = {
  door: async () => undefined,
  endShow: async () => {},
  withhold: async () => {},
  events: async function* () {},
  figures: async () => undefined,
  metrics: async () => '',
};

/** A market without live video, as most tests have it. */
export const noBroadcast: Broadcast = {
  ...noEngine,
  iceServers: [],
  token: async () => '',
  pid: () => undefined,
  stop: async () => {},
};
