import { setTimeout as wait } from 'node:timers/promises';
import { LiveError } from '../errors.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { Credit } from './credit.ts';
import type { Asker } from './declaration.ts';
import type { CloseReason } from './transport.ts';

export interface PollAnswer {
  session: string;
  turn: number;
  frames: string[];
  /** Set when the server ended it. */
  closed?: CloseReason;
}

// A client that asks no more for so long is gone.
const GONE_MS = 60_000;
/** Frames that were bundled into one answer at most; the next poll has the rest at once. */
const MOST_BYTES = 1_000_000;
/** What a poll brought is waited for until it is done, but no longer. */
const DONE_MS = 1_000;
/** A client that asks more often is answered later, not refused. */
const POLLS_A_SECOND = 20;
const POLLS_AT_ONCE = 100;

interface SessionParts<Who extends Asker> {
  id: string;
  /** The session that this one goes on with. */
  followed: string | null;
  from: string | undefined;
  /** The last answer that its client got. */
  got: number;
  parts: Omit<ConnectionParts<Who>, 'transport'>;
  ended: () => void;
}

interface Asked {
  turn: number;
  got: number;
  frames: string[];
  hangMs: number;
  signal: AbortSignal | undefined;
}

/** One client that polls. */
export class PollSession<Who extends Asker> {
  readonly connection: Connection<Who>;
  /** Whose it is, once they are known. */
  owner: string | undefined;
  askedAt = 0;
  private readonly own: SessionParts<Who>;
  private readonly credit = new Credit(POLLS_A_SECOND, POLLS_AT_ONCE);
  private queue: string[] = [];
  private queued = 0;
  /** There is something in the queue that is worth an answer. */
  private isDue = false;
  private resuming = false;
  private closed: CloseReason | undefined;
  private firstTurn = 0;
  private turn = 0;
  private answer: Promise<PollAnswer> | undefined;
  /** The last answer that came to its client, and what was told in the one after it. */
  private got: number;
  private told: { turn: number; frames: string[] };
  private answerNow: () => void = () => undefined;
  private leaving: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(own: SessionParts<Who>) {
    this.own = own;
    this.got = own.got;
    this.told = { turn: own.got, frames: [] };
    const session = this;
    this.connection = new Connection<Who>({
      ...own.parts,
      from: own.from,
      transport: {
        get waiting() {
          return session.queued;
        },
        send: (frame) => this.put(frame),
        sendTogether: (frames) => {
          for (const frame of frames) this.put(frame.toString());
        },
        close: (reason) => {
          this.closed = reason;
          this.answerNow();
        },
      },
    });
  }

  get from(): string | undefined {
    return this.own.from;
  }

  /** Whether it is this session whose client asks, and nothing that they brought or were told went elsewhere. */
  knows(id: string, { turn, got, brought }: { turn: number; got: number; brought: number }): boolean {
    if (id !== this.own.id) return id === this.own.followed && turn === this.firstTurn;
    if (turn < this.turn) throw new LiveError('failed-precondition', 'A later poll came before this one.');
    const isLastGot = got === this.got || got === this.told.turn || got === this.turn;
    return turn === this.turn || (isLastGot && brought <= this.turn);
  }

  /** Goes on with what another process knew of the client. It need not be told that nothing happened since. */
  resume(frames: readonly string[]): void {
    if (frames.length === 0) return;
    this.resuming = true;
    for (const frame of frames) this.connection.receive(frame);
    void this.connection.settled().then(() => {
      this.resuming = false;
    });
  }

  async poll(asked: Asked): Promise<PollAnswer> {
    const { turn } = asked;
    // Sent again because its answer was lost: it gets the same one, and nothing is done twice.
    if (turn === this.turn && this.answer) return await this.answer;
    this.firstTurn ||= turn;
    this.turn = turn;
    this.askedAt = performance.now();
    clearTimeout(this.leaving);
    // One that still hangs is answered, so that two never wait for the same frames.
    this.answerNow();
    this.answer = this.answerTo(asked, this.answer);
    return await this.answer;
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.leaving);
    this.connection.end();
    this.answerNow();
    this.own.ended();
  }

  private async answerTo(
    { turn, got, frames, hangMs, signal }: Asked,
    before: Promise<PollAnswer> | undefined,
  ): Promise<PollAnswer> {
    await before;
    const pauseMs = this.credit.take();
    if (pauseMs > 0) await wait(pauseMs, undefined, { ref: false });
    this.giveBack(got);
    if (frames.length > 0) {
      await this.done(hangMs);
      for (const frame of frames) this.connection.receive(frame);
      await this.done(DONE_MS);
    } else if (turn === this.turn) await this.waitFor(hangMs, signal);
    return this.take(turn);
  }

  /** What was told in an answer that did not come to its client is told again. */
  private giveBack(got: number): void {
    const { turn, frames } = this.told;
    this.got = got;
    if (turn === got || frames.length === 0) return;
    this.told = { turn, frames: [] };
    this.queue.unshift(...frames);
    this.queued += lengthOf(frames);
    this.isDue = true;
  }

  /** Until all that came is done, but no longer than that. */
  private async done(mostMs: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      this.connection.settled(),
      wait(mostMs, undefined, { ref: false, signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }

  private async waitFor(hangMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.isDue || this.closed || this.isOver) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.answerNow = resolve;
    const timer = setTimeout(resolve, hangMs);
    signal?.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
    this.answerNow = () => undefined;
  }

  private put(frame: string): void {
    this.queue.push(frame);
    this.queued += frame.length;
    if (this.resuming && saysNothing(frame)) return;
    this.isDue = true;
    // What belongs together goes together.
    setImmediate(() => this.answerNow());
  }

  private take(turn: number): PollAnswer {
    const frames: string[] = [];
    let bytes = 0;
    while (this.queue.length > 0 && bytes < MOST_BYTES) {
      const frame = this.queue.shift() ?? '';
      bytes += frame.length;
      frames.push(frame);
    }
    this.queued -= bytes;
    this.isDue = this.queue.length > 0;
    this.told = { turn, frames };
    // Another may hang already, and have more time than this one left it.
    clearTimeout(this.leaving);
    if (this.closed) this.end();
    else if (!this.isOver) this.leaving = setTimeout(() => this.end(), GONE_MS).unref();
    return { session: this.own.id, turn, frames, ...(this.closed ? { closed: this.closed } : {}) };
  }
}

/** To a client that was welcomed and listens elsewhere already. */
const saysNothing = (frame: string): boolean =>
  frame.startsWith('{"op":"welcome"') ||
  (frame.startsWith('{"op":"resumed"') && frame.endsWith('"docs":[]}'));

const lengthOf = (frames: readonly string[]): number => frames.reduce((sum, { length }) => sum + length, 0);
