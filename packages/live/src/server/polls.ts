import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { invalid, LiveError } from '../errors.ts';
import { type CloseReason, Connection, type ConnectionParts } from './connection.ts';
import type { Asker } from './declaration.ts';

/** In seconds. */
export const hang = { least: 5, most: 30 } as const;

const MOST_FRAMES = 100;

const pollBody = z.strictObject({
  /** Null begins a session. */
  session: z.uuid().nullable(),
  /** Counts this session's polls, so that one sent again gets the same answer. */
  turn: z.int().min(1),
  hang: z.int().min(hang.least).max(hang.most),
  frames: z.array(z.string()).max(MOST_FRAMES),
});

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

/** Clients that cannot have a WebSocket: they ask again and again, and an answer waits until there is something. */
export class Polls<Who extends Asker> {
  private readonly parts: Omit<ConnectionParts<Who>, 'line'>;
  private readonly sessions = new Map<string, Session<Who>>();

  constructor(parts: Omit<ConnectionParts<Who>, 'line'>) {
    this.parts = parts;
  }

  /** Whoever asks with `signal` aborted is not waited for any longer. */
  async poll(body: unknown, signal?: AbortSignal): Promise<PollAnswer> {
    const parsed = pollBody.safeParse(body);
    if (!parsed.success) throw invalid(wrongIn(parsed.error));
    const { session: id, turn, frames } = parsed.data;
    const session = id === null ? this.open() : this.sessions.get(id);
    if (!session) throw new LiveError('not-found', 'There is no such session: begin a new one.');
    return await session.poll({ turn, frames, hangMs: parsed.data.hang * 1_000, signal });
  }

  get connections(): Connection<Who>[] {
    return [...this.sessions.values()].map(({ connection }) => connection);
  }

  private open(): Session<Who> {
    const id = randomUUID();
    const session = new Session<Who>(id, this.parts, () => this.sessions.delete(id));
    this.sessions.set(id, session);
    return session;
  }
}

function wrongIn(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue?.path[0] === 'hang'
    ? `A poll hangs from ${hang.least} to ${hang.most} seconds.`
    : `${issue?.path.join('.') || 'The poll'}: ${issue?.message ?? 'is not known'}`;
}

interface Asked {
  turn: number;
  frames: string[];
  hangMs: number;
  signal: AbortSignal | undefined;
}

class Session<Who extends Asker> {
  readonly connection: Connection<Who>;
  private readonly id: string;
  private readonly forget: () => void;
  private queue: string[] = [];
  private queued = 0;
  private closed: CloseReason | undefined;
  private turn = 0;
  private answer: Promise<PollAnswer> | undefined;
  private answerNow: () => void = () => undefined;
  private leaving: NodeJS.Timeout | undefined;

  constructor(id: string, parts: Omit<ConnectionParts<Who>, 'line'>, forget: () => void) {
    this.id = id;
    this.forget = forget;
    const session = this;
    this.connection = new Connection<Who>({
      ...parts,
      line: {
        get waiting() {
          return session.queued;
        },
        send: (frame) => this.put(frame.toString()),
        close: (reason) => {
          this.closed = reason;
          this.answerNow();
        },
      },
    });
  }

  async poll(asked: Asked): Promise<PollAnswer> {
    const { turn } = asked;
    // Sent again because its answer was lost: it gets the same one, and nothing is done twice.
    if (turn === this.turn && this.answer) return await this.answer;
    if (turn !== this.turn + 1)
      throw new LiveError('not-found', 'Polls of this session were lost: begin a new one.');
    this.turn = turn;
    clearTimeout(this.leaving);
    // One that still hangs is answered, so that two never wait for the same frames.
    this.answerNow();
    this.answer = this.answerTo(asked, this.answer);
    return await this.answer;
  }

  private async answerTo(
    { turn, frames, hangMs, signal }: Asked,
    before: Promise<PollAnswer> | undefined,
  ): Promise<PollAnswer> {
    await before;
    for (const frame of frames) this.connection.receive(frame);
    if (turn === this.turn) await this.waitFor(hangMs, signal);
    return this.take(turn);
  }

  private async waitFor(hangMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.queue.length > 0 || this.closed) return;
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
    // Another may hang already, and have more time than this one left it.
    clearTimeout(this.leaving);
    if (this.closed) this.end();
    else this.leaving = setTimeout(() => this.end(), GONE_MS).unref();
    return { session: this.id, turn, frames, ...(this.closed ? { closed: this.closed } : {}) };
  }

  private end(): void {
    this.connection.end();
    this.forget();
  }
}
