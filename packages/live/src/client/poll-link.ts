import { invalid } from '../errors.ts';
import { mostFrameBytes, type SentFrame, type ServerFrame } from '../protocol.ts';
import { bytesOf } from '../values.ts';
import type { LinkEvents, OpenLink } from './link.ts';
import { PollState } from './poll-state.ts';
import { PollTopics } from './poll-topics.ts';

// The server takes no more in one request.
const MOST_FRAMES = 100;
const MOST_BYTES = 2 * mostFrameBytes;
/**
 * A poll hangs for so long, and so much longer it may be on its way: together no longer than what is old can be shown as
 * current. One that follows one that was left has what remains of it, but no less than the server needs.
 */
export const usualSeconds = { hang: 20, grace: 10, leastHang: 5, leastGrace: 5 };

/** Over requests that hang until there is something to say. There is one at a time. */
export function pollLink(url: string, ask: typeof fetch = fetch, hangSeconds = usualSeconds.hang): OpenLink {
  return (events) => {
    const polls = new Polling({ url, ask, hangSeconds }, events);
    queueMicrotask(() => void polls.run());
    return polls;
  };
}

interface PollParts {
  url: string;
  ask: typeof fetch;
  hangSeconds: number;
}

interface Told {
  session: string;
  turn: number;
  frames: string[];
  closed?: string;
}

class Polling {
  readonly watchesItself = true;
  private readonly parts: PollParts;
  private readonly events: LinkEvents;
  private readonly waiting: SentFrame[] = [];
  private readonly state = new PollState();
  private readonly topics = new PollTopics();
  private request: AbortController | undefined;
  /** The request only hangs, and may be left for one that brings something. */
  private isHanging = false;
  private isOver = false;
  private session: string | null = null;
  /** The first session of this link, by which those that followed are known. */
  private began: string | undefined;
  private turn = 0;
  /** The last answer that came, and the last poll that brought something. */
  private got = 0;
  private brought = 0;
  /** Each poll may come to a server that knows nothing of the session, and brings what that needs to go on with it. */
  private wanders = false;
  private heardAt = performance.now();

  constructor(parts: PollParts, events: LinkEvents) {
    this.parts = parts;
    this.events = events;
  }

  async run(): Promise<void> {
    if (this.isOver) return;
    this.events.open();
    try {
      while (!this.isOver) await this.poll();
    } catch (error) {
      if (this.isOver) return;
      this.isOver = true;
      this.events.closed((error as Error).message);
    }
  }

  send(frame: SentFrame): void {
    // Polls show by themselves that the client is there.
    if (frame.op === 'beat') return;
    if (bytesOf(frame) > mostFrameBytes) this.refuse(frame);
    else this.waiting.push(frame);
    // What is said together goes together.
    queueMicrotask(() => {
      if (this.isHanging) this.request?.abort();
    });
  }

  close(): void {
    this.isOver = true;
    this.request?.abort();
  }

  private refuse(frame: SentFrame): void {
    const { code, message } = invalid(`A frame has ${mostFrameBytes} bytes at most.`);
    const id = 'id' in frame ? frame.id : null;
    queueMicrotask(() => this.events.frame({ op: 'error', id, code, message }));
  }

  private async poll(): Promise<void> {
    const before = this.state.frames;
    const frames = this.takeWaiting();
    for (const frame of frames) this.state.sent(frame);
    this.turn += 1;
    const told = await this.answerTo(frames, this.wanders ? before : undefined);
    this.settle(told === 'unknown' ? await this.goOn(frames, before) : told);
    if (frames.length > 0) this.brought = this.turn;
  }

  private goOn(frames: SentFrame[], before: SentFrame[]) {
    this.wanders = true;
    return this.answerTo(frames, before);
  }

  private settle(told: Told | 'left' | 'unknown'): void {
    if (told === 'unknown') throw new Error('The session is over.');
    if (told !== 'left') this.take(told);
  }

  private takeWaiting(): SentFrame[] {
    let bytes = 0;
    const most = this.waiting.findIndex((frame) => {
      bytes += bytesOf(frame);
      return bytes > MOST_BYTES;
    });
    return this.waiting.splice(0, most < 0 ? MOST_FRAMES : Math.min(most, MOST_FRAMES));
  }

  private async answerTo(
    frames: SentFrame[],
    resume: SentFrame[] | undefined,
  ): Promise<Told | 'left' | 'unknown'> {
    const { url, ask } = this.parts;
    const { hangSeconds, mostSeconds } = this.patience();
    const request = new AbortController();
    const late = setTimeout(() => {
      this.isHanging = false;
      request.abort();
    }, mostSeconds * 1_000);
    this.request = request;
    this.isHanging = frames.length === 0;
    const text = (some: SentFrame[]) => some.map((frame) => JSON.stringify(frame));
    try {
      const answer = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          session: this.session,
          turn: this.turn,
          got: this.got,
          brought: this.brought,
          hang: hangSeconds,
          frames: text(frames),
          ...(resume && this.session && { began: this.began, resume: text(resume) }),
        }),
        signal: request.signal,
      });
      if (answer.status === 404 && !resume) return 'unknown';
      if (!answer.ok) throw new Error(`${answer.status}`);
      return (await answer.json()) as Told;
    } catch (error) {
      if (this.isHanging && request.signal.aborted && !this.isOver) return 'left';
      throw error;
    } finally {
      clearTimeout(late);
      this.request = undefined;
      this.isHanging = false;
    }
  }

  private patience() {
    const { grace, leastHang, leastGrace } = usualSeconds;
    const left = this.parts.hangSeconds + grace - (performance.now() - this.heardAt) / 1_000;
    const hangSeconds = Math.max(leastHang, Math.min(this.parts.hangSeconds, Math.floor(left - grace)));
    return { hangSeconds, mostSeconds: Math.max(left, hangSeconds + leastGrace) };
  }

  private take({ session, turn, frames, closed }: Told): void {
    this.heardAt = performance.now();
    if (session !== this.session) this.topics.forget();
    this.session = session;
    this.began ??= session;
    this.got = turn;
    for (const text of frames) {
      const frame = this.topics.renumber(JSON.parse(text) as ServerFrame);
      this.state.told(frame);
      if (!this.isOver) this.events.frame(frame);
    }
    if (closed) throw new Error(closed);
    // Also an answer without anything shows that the server is there.
    if (frames.length === 0 && !this.isOver) this.events.frame({ op: 'beat' });
  }
}
