import { join } from 'node:path';
import type { Received } from '@souk/broadcast/received/receiving.ts';
import type { Statistics } from '@souk/broadcast/relay/statistics.ts';
import { type Claims, signToken } from '@souk/broadcast/tokens/token.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { OwnEngine } from './engine.ts';
import { type AskRelay, relayRecorder } from './recorder.ts';
import { relayEvents } from './relay-events.ts';
import { relayProcess } from './relay-process.ts';

export interface OwnRelayOptions {
  config: Pick<Config, 'video' | 'thisMachineOnly' | 'dataDir'>;
  key: () => Promise<Buffer>;
  log: Pick<Log, 'warn'>;
  /** For tests: after what time without a word of it the relay is asked anew. */
  silentMs?: number | undefined;
}

/** It can be sent for what another engine carries. */
export interface OwnRelay extends OwnEngine {
  receive(wanted: readonly Received[]): Promise<void>;
}

const controlSeconds = 60;
const answerWithinMs = 2_000;

/** The relay that the market starts itself. */
export function ownRelay({ config, key, log, silentMs }: OwnRelayOptions): OwnRelay {
  const { mediaPort, mediaAddress, mostKbps, iceServers, relayPort, elsewhere } = config.video;
  const spool = join(config.dataDir, 'recordings');
  const relay = relayProcess({
    log,
    settings: async () => ({
      key: (await key()).toString('base64'),
      port: relayPort,
      ...{ spool, mostKbps },
      ...(elsewhere ? { receivesFrom: elsewhere.whep } : {}),
      iceServers,
      media: {
        port: mediaPort,
        bindAddress: config.thisMachineOnly ? '127.0.0.1' : undefined,
        publicAddress: mediaAddress,
        // Where others find it by its address, it needs no help to be found.
        iceServers: mediaAddress || config.thisMachineOnly ? [] : iceServers.map(withPassword),
      },
    }),
  });

  async function asMarket() {
    const until = Math.floor(Date.now() / 1_000) + controlSeconds;
    const claims: Claims = { may: 'control', show: '', who: 'market', until };
    return { authorization: `Bearer ${signToken(await key(), claims)}` };
  }

  /** Nothing is asked of a relay that nobody has needed yet. */
  const ask: AskRelay = async (method, path, { body, withinMs = answerWithinMs } = {}) => {
    if (relay.pid() === undefined) return undefined;
    const url = await relay.url();
    if (!url) return undefined;
    return await fetch(`${url}/control/${path}`, {
      ...{ method, ...(body === undefined ? {} : { body }) },
      headers: await asMarket(),
      signal: AbortSignal.timeout(withinMs),
    });
  };

  async function control(method: string, path: string): Promise<string> {
    const response = await ask(method, path);
    const text = (await response?.text()) ?? '';
    return response?.ok ? text : '';
  }

  return {
    door: async (door) => {
      const url = await relay.url();
      return url && `${url}/${door}`;
    },
    async endShow(show, who) {
      const only = who === undefined ? '' : `?who=${encodeURIComponent(who)}`;
      await control('DELETE', `shows/${encodeURIComponent(show)}${only}`);
    },
    async receive(wanted) {
      // Nobody comes to this relay, so that the first show has it started.
      if (wanted.length > 0) await relay.url();
      const response = await ask('PUT', 'received', { body: JSON.stringify(wanted) });
      await response?.body?.cancel();
    },
    async withhold(picture, kinds) {
      const path = `shows/${encodeURIComponent(picture)}/withheld`;
      const response = await ask('PUT', path, { body: JSON.stringify(kinds) });
      await response?.body?.cancel();
      if (response && !response.ok) throw new Error(`the relay answered ${response.status}`);
    },
    events: (signal) =>
      relayEvents({
        ...{ signal, silentMs, up: relay.up, onHung: relay.endHung },
        open: async (url, until) =>
          fetch(`${url}/control/events`, { headers: await asMarket(), signal: until }),
      }),
    async figures(show) {
      const text = await control('GET', 'statistics').catch(() => '');
      return text ? (JSON.parse(text) as Statistics).shows.find((one) => one.show === show) : undefined;
    },
    metrics: () => control('GET', 'metrics').catch(() => ''),
    recorder: relayRecorder(
      spool,
      (...asked) => ask(...asked).catch(() => undefined),
      () => relay.pid() !== undefined,
    ),
    pid: relay.pid,
    stop: relay.stop,
  };
}

const withPassword = ({
  url,
  user,
  password,
}: {
  url: string;
  user?: string | undefined;
  password?: string | undefined;
}) =>
  user === undefined
    ? url
    : url.replace(':', `:${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`);
