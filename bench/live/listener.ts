import { waitBefore } from '@souk/live/client/reconnect.ts';
import type { SentFrame } from '@souk/live/protocol.ts';
import { ThinSocket } from './thin-socket.ts';

export interface ListenerParts {
  port: number;
  /** What it says when it is connected; the last one listens, and is told how far one had got. */
  frames: SentFrame[];
  /** Whether it is there again by itself after it was dropped. */
  returns: boolean;
  ready(): void;
  /** Once for each message, with its number and the milliseconds it took. */
  heard(n: number, took: number): void;
}

const MARK = 0x7e;
const SEQ = Buffer.from('"seq":');

/** Someone in the room. Reads no more of a frame than the marks of the messages in it. */
export class Listener {
  /** How often each message came. */
  times = new Uint8Array(0);
  private readonly parts: ListenerParts;
  private socket: ThinSocket | undefined;
  private seq: number | undefined;
  private attempt = 0;
  private over = false;
  private isThere = false;

  constructor(parts: ListenerParts) {
    this.parts = parts;
    this.connect();
  }

  end(): void {
    this.over = true;
    this.socket?.destroy();
  }

  private connect(): void {
    const { port, frames } = this.parts;
    this.isThere = false;
    this.socket = new ThinSocket(port, {
      open: () => {
        for (const frame of frames) {
          const after = frame.op === 'listen' && this.seq !== undefined ? { after: this.seq } : {};
          this.socket?.send(JSON.stringify({ ...frame, ...after }));
        }
        // Where nothing is said, being connected is all there is to it.
        if (frames.length === 0) this.begin();
      },
      text: (bytes, from, to) => this.read(bytes, from, to),
      closed: () => this.comeBack(),
    });
  }

  private read(bytes: Buffer, from: number, to: number): void {
    if (!this.isThere) {
      const op = bytes.toString('latin1', from + 7, from + 11);
      if (op === 'welc') return;
      if (op !== 'snap' && op !== 'resu') throw new Error(bytes.toString('utf8', from, to));
    }
    const now = Number(process.hrtime.bigint());
    let at = bytes.indexOf(MARK, from);
    while (at >= 0 && at < to) {
      const end = bytes.indexOf(MARK, at + 1);
      const [n, sentAt] = bytes.toString('latin1', at + 1, end).split(':');
      this.times[Number(n)] = (this.times[Number(n)] ?? 0) + 1;
      this.parts.heard(Number(n), (now - Number(sentAt)) / 1e6);
      at = bytes.indexOf(MARK, end + 1);
    }
    if (this.parts.returns) this.seq = seqIn(bytes, from, to) ?? this.seq;
    if (!this.isThere) this.begin();
  }

  private begin(): void {
    this.isThere = true;
    this.attempt = 0;
    this.parts.ready();
  }

  private comeBack(): void {
    if (this.over || !this.parts.returns) return;
    setTimeout(() => this.connect(), waitBefore(this.attempt, Math.random));
    this.attempt += 1;
  }
}

/** The first one in a frame: how far it tells. */
function seqIn(bytes: Buffer, from: number, to: number): number | undefined {
  const at = bytes.indexOf(SEQ, from);
  return at < 0 || at > to
    ? undefined
    : Number.parseInt(bytes.toString('latin1', at + SEQ.length, at + SEQ.length + 16), 10);
}
