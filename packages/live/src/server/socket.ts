import type { Frame } from './audience.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import type { Asker } from './declaration.ts';
import { type Beating, keepBeating } from './heartbeat.ts';
import type { CloseReason, Transport } from './transport.ts';
import { wholeFrames } from './whole-frames.ts';

const socketState = Symbol('transport');

/** As much of a socket of the `ws` package as is used. */
interface Socket {
  [socketState]?: SocketState;
  readonly bufferedAmount: number;
  readonly readyState: number;
  /** What was agreed on beyond the protocol itself, such as compression. */
  readonly extensions: string;
  send(data: string | Buffer, options: { binary: boolean }): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  pause(): void;
  resume(): void;
  on(event: 'message', heard: typeof onMessage): unknown;
  on(event: 'error', heard: typeof onError): unknown;
  on(event: 'pong' | 'close', heard: (this: Socket) => void): unknown;
}

// RFC 6455, section 7.4.2: 4000 to 4999 are free for the use of programs.
const codes: Readonly<Record<CloseReason, number>> = {
  'too-slow': 4001,
  flooding: 4002,
  'broken-frames': 4003,
  'signed-out': 4004,
  going: 4005,
  'no-hello': 4006,
};

/** The connection below a socket. Only for sockets that do not compress. */
interface Wire {
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
}

const OPEN = 1;
const GOODBYE_MS = 1_000;

/** A client on a WebSocket. With `wire` what goes to many is made ready for the wire once, not once for each. */
export function serveSocket<Who extends Asker>(
  socket: Socket,
  { wire, ...parts }: Omit<ConnectionParts<Who>, 'transport'> & { wire?: Wire },
): Connection<Who> {
  const transport = new SocketTransport(socket, socket.extensions === '' ? wire : undefined);
  const connection = new Connection<Who>({ ...parts, transport });
  socket[socketState] = { transport, connection, beating: keepBeating(transport) };
  socket.on('pong', onPong);
  socket.on('message', onMessage);
  socket.on('error', onError);
  socket.on('close', onClose);
  return connection;
}

/** What its sockets' events are about. Stored with the socket, as functions of their own would be half of all it takes. */
interface SocketState {
  transport: SocketTransport;
  connection: { receive(text: string): void; end(): void };
  beating: Set<Beating>;
}

function onPong(this: Socket): void {
  if (this[socketState]) this[socketState].transport.isThere = true;
}

function onMessage(this: Socket, data: { toString(): string }, isBinary: boolean): void {
  if (!this[socketState]) return;
  const { transport, connection } = this[socketState];
  transport.isThere = true;
  // A frame is text; what is not cannot be read, and is told so.
  connection.receive(isBinary ? '' : data.toString());
}

/** A broken socket closes, which is all there is to do about it. */
function onError(this: Socket, error?: { code?: string }): void {
  // Who sent too much is told so by the code of the close frame, which is on its way.
  if (error?.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
    setTimeout(() => this.terminate(), GOODBYE_MS).unref();
  else this.terminate();
}

function onClose(this: Socket): void {
  if (!this[socketState]) return;
  const { transport, connection, beating } = this[socketState];
  beating.delete(transport);
  connection.end();
}

class SocketTransport implements Transport, Beating {
  isThere = true;
  private readonly socket: Socket;
  private readonly wire: Wire | undefined;

  constructor(socket: Socket, wire: Wire | undefined) {
    this.socket = socket;
    this.wire = wire;
  }

  get waiting(): number {
    return this.wire ? this.wire.writableLength : this.socket.bufferedAmount;
  }

  send(frame: string): void {
    this.socket.send(frame, { binary: false });
  }

  sendTogether(frames: readonly Frame[]): void {
    if (!this.wire) for (const frame of frames) this.socket.send(frame, { binary: false });
    else if (this.socket.readyState === OPEN) this.wire.write(wholeFrames(frames));
  }

  close(reason: CloseReason): void {
    this.socket.close(codes[reason], reason);
  }

  hold(held: boolean): void {
    if (held) this.socket.pause();
    else this.socket.resume();
  }

  beat(): void {
    if (this.isThere) this.socket.ping();
    else this.socket.terminate();
    this.isThere = false;
  }
}
