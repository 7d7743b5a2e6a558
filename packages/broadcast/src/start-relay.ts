import type { AddressInfo } from 'node:net';
import type { IceServer } from './http/ice-servers.ts';
import { listen } from './http/relay-server.ts';
import { Receiving } from './received/receiving.ts';
import { Spool } from './recording/spool.ts';
import { Relay } from './relay/relay.ts';
import { signToken } from './tokens/token.ts';
import { type IceSettings, iceTransports } from './transport/ice-transport.ts';

export interface RelaySettings {
  /** Signs tokens; 32 random bytes in base64, the same as the market's. */
  key: string;
  /** Where it answers HTTP. */
  host?: string;
  port?: number;
  media: IceSettings;
  /** STUN and TURN servers that others are told of. */
  iceServers?: readonly IceServer[];
  mostSessions?: number;
  /** What one publisher may send, all layers together. */
  mostKbps?: number;
  /** A folder for recordings, from which they are taken away. */
  spool?: string;
  /** Where another engine gives shows out by WHEP, to be taken in here. */
  receivesFrom?: string;
}

/** Something that its operator should know. */
export interface RelayNote {
  readonly what: string;
  readonly show: string;
  /** Where it happened. */
  readonly stack?: string | undefined;
}

type TakeNote = (note: RelayNote) => void;

const toStderr: TakeNote = ({ what, show, stack }) =>
  void process.stderr.write(`${what} (${show})${stack ? `: ${stack}` : ''}\n`);

export interface RunningRelay extends AsyncDisposable {
  readonly url: string;
  readonly relay: Relay;
  close(): Promise<void>;
}

/** A relay of live shows: WHIP in, WHEP out. */
export async function startRelay(
  settings: RelaySettings,
  takeNote: TakeNote = toStderr,
): Promise<RunningRelay> {
  const { key, host = '127.0.0.1', port = 0, media, iceServers = [], mostSessions, mostKbps } = settings;
  const spool = settings.spool === undefined ? undefined : new Spool(settings.spool);
  // A disk that takes nothing now keeps no show off the air.
  await spool?.take().catch(() => undefined);
  const relay = new Relay({
    openTransport: iceTransports(media),
    onBroken: (error, { kind, show }) =>
      takeNote({
        what: `what came over a line to ${kind} broke it, and it was closed`,
        show,
        stack: stackOf(error),
      }),
    onRecordingBroken: (error, show) =>
      takeNote({ what: 'a recording broke, and was ended', show, stack: stackOf(error) }),
    onTooMuch: ({ show }) =>
      takeNote({ what: 'a host went on sending more than a line may take, which was closed', show }),
    ...{ spool, mostKbps },
    ...(mostSessions === undefined ? {} : { mostSessions }),
  });
  const secret = Buffer.from(key, 'base64');
  const { receivesFrom } = settings;
  const receiving =
    receivesFrom === undefined
      ? undefined
      : new Receiving({ relay, door: viewersDoor(receivesFrom, secret) });
  const gate = { key: secret, now: () => Date.now() / 1_000 };
  const server = await listen({ relay, gate, iceServers, receiving }, { host, port });
  const { port: actual } = server.address() as AddressInfo;
  const close = async () => {
    receiving?.close();
    relay.close();
    server.close();
    server.closeAllConnections();
    await spool?.settled();
  };
  return { url: `http://${host}:${actual}`, relay, close, [Symbol.asyncDispose]: close };
}

const stackOf = (error: unknown): string => String((error instanceof Error && error.stack) || error);

const TOKEN_SECONDS = 60;

/** One name for each show, as an engine may take so many lines of one viewer and no more. */
const viewersDoor = (base: string, key: Buffer) => (show: string) => ({
  url: `${base}/${encodeURIComponent(show)}`,
  token: signToken(key, {
    ...{ may: 'watch', show, who: `recorder ${show}` },
    until: Math.floor(Date.now() / 1_000) + TOKEN_SECONDS,
  }),
});
