import { setTimeout as wait } from 'node:timers/promises';
import type { CloseReason } from './transport.ts';

// A socket with this much unsent is told no more until it has read it, and then what became of things meanwhile.
const BEHIND_BYTES = 512 * 1024;
const LOOK_AGAIN_MS = 200;
/** One that has not read it after that long is closed. */
const PATIENCE_MS = 15_000;
// What has come in and is not done yet. Beyond it nothing more is taken in, however much an honest client has to say.
const HELD_FRAMES = 100;
const HELD_BYTES = 1024 * 1024;
/** Only a flood of tiny frames brings that many in one piece. */
const FLOOD_FRAMES = 1_000;

/** As much as it needs of what frames go out by. */
interface Way {
  /** Bytes that were sent and have not left yet. */
  readonly waiting: number;
  /** Has it bring nothing more, until it is told to go on. */
  hold(held: boolean): void;
}

interface Ending {
  end(reason: CloseReason): void;
}

/** What is to be done for one client, one thing after another, and no faster than the client reads what comes of it. */
export class FrameQueue {
  private readonly way: Way;
  private readonly of: Ending;
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private waitingBytes = 0;
  private held = false;
  private over = false;

  constructor(way: Way, of: Ending) {
    this.way = way;
    this.of = of;
  }

  /** Whether so much is unread that nothing more should be sent. */
  get isBehind(): boolean {
    return this.way.waiting > BEHIND_BYTES;
  }

  /** Takes a frame that came in. Many more than can be done are a flood. */
  take(frame: string, act: (frame: string) => Promise<void>): void {
    if (this.over) return;
    this.count(1, frame.length);
    if (this.waiting > FLOOD_FRAMES) this.of.end('flooding');
    else
      void this.add(async () => {
        this.count(-1, -frame.length);
        await act(frame);
      });
  }

  /** Does something of the server's own in its turn. What is left when it is over is not done. */
  add(act: () => Promise<void>): Promise<void> {
    const done = this.last.then(async () => {
      await this.untilRead();
      if (!this.over) await act();
    });
    // What fails in its turn keeps nobody from theirs.
    this.last = done.catch(() => undefined);
    return done;
  }

  /** A client that does not read is answered nothing more, until they have read or are gone. */
  async untilRead(): Promise<void> {
    if (!this.isBehind) return;
    const since = Date.now();
    while (!this.over && this.way.waiting > BEHIND_BYTES / 2) {
      if (Date.now() - since > PATIENCE_MS) this.of.end('too-slow');
      else await wait(LOOK_AGAIN_MS, undefined, { ref: false });
    }
  }

  stop(): void {
    this.over = true;
    this.hold(false);
  }

  private count(frames: number, bytes: number): void {
    this.waiting += frames;
    this.waitingBytes += bytes;
    if (!this.over) this.hold(this.waiting > HELD_FRAMES || this.waitingBytes > HELD_BYTES);
  }

  private hold(held: boolean): void {
    if (held !== this.held) this.way.hold(held);
    this.held = held;
  }
}
