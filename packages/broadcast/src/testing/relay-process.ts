import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Received } from '../received/receiving.ts';
import type { RecordingStart } from '../recording/recording.ts';
import type { Statistics } from '../relay/statistics.ts';
import type { RelaySettings } from '../start-relay.ts';
import { type Claims, type Right, signToken } from '../tokens/token.ts';

const program = fileURLToPath(new URL('../relay.program.ts', import.meta.url));

interface TokenOptions extends Partial<Pick<Claims, 'who' | 'from' | 'mayPause'>> {
  /** How long it is good for. */
  seconds?: number;
}

/** A relay in a process of its own, as the market has it. */
export async function openRelayProcess(options: Partial<RelaySettings> = {}) {
  const key = options.key === undefined ? randomBytes(32) : Buffer.from(options.key, 'base64');
  const mediaPort = await freeUdpPort();
  const settings: RelaySettings = {
    key: key.toString('base64'),
    media: { port: mediaPort, bindAddress: '127.0.0.1' },
    ...options,
  };
  let child: ChildProcess;
  let url = '';

  async function start(): Promise<void> {
    child = fork(program, [], {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        // The same address again after a restart, as clients know it.
        RELAY: JSON.stringify({ ...settings, port: url ? Number(new URL(url).port) : (settings.port ?? 0) }),
      },
    });
    const [message] = await once(child, 'message');
    url = message.url;
  }

  await start();
  const nowSeconds = () => Math.floor(Date.now() / 1_000);
  const token = (may: Right, show: string, { who = `${may}er`, seconds = 300, ...more }: TokenOptions = {}) =>
    signToken(key, { may, show, who, until: nowSeconds() + seconds, ...more });
  const control = () => ({ headers: { authorization: `Bearer ${token('control', '')}` } });
  return {
    ...{ key, mediaPort, token, start },
    get url() {
      return url;
    },
    get pid() {
      return child.pid;
    },
    publishDoor: (show: string, who?: string) => ({
      url: `${url}/whip/${show}`,
      token: token('publish', show, who ? { who } : {}),
    }),
    watchDoor: (show: string, who?: string) => ({
      url: `${url}/whep/${show}`,
      token: token('watch', show, who ? { who } : {}),
    }),
    async statistics(): Promise<Statistics> {
      return (await (await fetch(`${url}/control/statistics`, control())).json()) as Statistics;
    },
    async endShow(show: string) {
      await fetch(`${url}/control/shows/${show}`, { method: 'DELETE', ...control() });
    },
    async record(show: string, from: RecordingStart) {
      await fetch(`${url}/control/recordings/${show}`, {
        ...{ method: 'PUT', body: JSON.stringify(from) },
        ...control(),
      });
    },
    async stopRecording(show: string) {
      await fetch(`${url}/control/recordings/${show}`, { method: 'DELETE', ...control() });
    },
    recorded: (path: string) => fetch(`${url}/control/recordings/${path}`, control()),
    /** As the market does that has another engine. */
    async receive(wanted: readonly Received[]) {
      await fetch(`${url}/control/received`, { method: 'PUT', body: JSON.stringify(wanted), ...control() });
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export type RelayProcess = Awaited<ReturnType<typeof openRelayProcess>>;

export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}
