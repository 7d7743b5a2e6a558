import { type CloseReason, Connection, type ConnectionParts } from './connection.ts';
import type { Asker } from './declaration.ts';

/** As much of a socket of the `ws` package as is used. */
interface Socket {
  readonly bufferedAmount: number;
  send(data: string | Buffer, options: { binary: boolean }): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', heard: (data: { toString(): string }, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close', heard: () => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
}

// RFC 6455, section 7.4.2: 4000 to 4999 are free for the use of programs.
const codes: Readonly<Record<CloseReason, number>> = {
  'too-slow': 4001,
  flooding: 4002,
  'broken-frames': 4003,
  'signed-out': 4004,
  going: 4005,
};

const PING_MS = 25_000;

/** A client on a WebSocket. */
export function serveSocket<Who extends Asker>(
  socket: Socket,
  parts: Omit<ConnectionParts<Who>, 'line'>,
): Connection<Who> {
  const line = {
    get waiting() {
      return socket.bufferedAmount;
    },
    send: (frame: string | Buffer) => socket.send(frame, { binary: false }),
    close: (reason: CloseReason) => socket.close(codes[reason], reason),
  };
  const connection = new Connection<Who>({ ...parts, line });
  let isThere = true;
  const pinging = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('message', (data, isBinary) => {
    isThere = true;
    // A frame is text; what is not cannot be read, and is told so.
    connection.receive(isBinary ? '' : data.toString());
  });
  // A broken socket closes, which is all there is to do about it.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(pinging);
    connection.end();
  });
  return connection;
}
