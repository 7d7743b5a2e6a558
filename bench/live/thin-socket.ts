import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface SocketEvents {
  open(): void;
  /** A text frame is from `from` to `to`; the bytes are overwritten afterwards. */
  text(bytes: Buffer, from: number, to: number): void;
  closed(): void;
}

const TEXT = 1;
const PING = 9;
const PONG = 10;
// Everything here is read before the next chunk comes.
const shared = Buffer.allocUnsafe(256 * 1024);

/** As little of a WebSocket client as will do: 2 000 of them share a machine with the server they listen to. */
export class ThinSocket {
  private readonly socket: Socket;
  private readonly events: SocketEvents;
  private rest: Buffer | undefined;
  private isOpen = false;

  constructor(port: number, events: SocketEvents, path = '/') {
    this.events = events;
    this.socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length, bytes) => {
          this.take(Buffer.from(bytes.buffer, bytes.byteOffset, length));
          return true;
        },
      },
    });
    this.socket.on('connect', () => this.socket.write(upgrade(path)));
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('end', () => this.socket.destroy());
    this.socket.on('close', () => events.closed());
  }

  send(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  destroy(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    const bytes = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    let at = 0;
    if (!this.isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end >= 0) {
        this.isOpen = true;
        at = end + 4;
        this.events.open();
      }
    }
    while (this.isOpen) {
      const frame = frameAt(bytes, at);
      if (!frame) break;
      at = frame.to;
      if (frame.opcode === TEXT) this.events.text(bytes, frame.from, frame.to);
      else if (frame.opcode === PING) this.write(PONG, bytes.subarray(frame.from, frame.to));
    }
    this.rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : undefined;
  }

  /** A client's frames are masked, if only with zeros. */
  private write(opcode: number, payload: Buffer): void {
    const long = payload.length > 125;
    const head = Buffer.alloc(long ? 8 : 6);
    head[0] = 0x80 | opcode;
    head[1] = 0x80 | (long ? 126 : payload.length);
    if (long) head.writeUInt16BE(payload.length, 2);
    this.socket.write(Buffer.concat([head, payload]));
  }
}

/** RFC 6455, section 5.2. Nothing when it is not whole yet. */
function frameAt(bytes: Buffer, at: number) {
  if (bytes.length < at + 2) return undefined;
  const opcode = bytes.readUInt8(at) & 0x0f;
  const short = bytes.readUInt8(at + 1);
  const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (bytes.length < from) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  return bytes.length < from + length ? undefined : { opcode, from, to: from + length };
}

const upgrade = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
