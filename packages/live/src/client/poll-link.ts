import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { LinkEvents, OpenLink } from './link.ts';

// The server takes no more in one request.
const MOST_FRAMES = 100;
// What hangs that much longer than it was to hang will not be answered any more.
const GRACE_SECONDS = 15;

/** Over requests that hang until there is something to say. */
export function pollLink(url: string, ask: typeof fetch = fetch, hangSeconds = 25): OpenLink {
  return (events) => {
    const polls = new Polling({ url, ask, hangSeconds }, events);
    queueMicrotask(() => polls.begin());
    return polls;
  };
}

interface PollParts {
  url: string;
  ask: typeof fetch;
  hangSeconds: number;
}

class Polling {
  private readonly parts: PollParts;
  private readonly events: LinkEvents;
  private readonly stop = new AbortController();
  private readonly waiting: SentFrame[] = [];
  private session: string | null = null;
  private turn = 0;
  private told: Promise<void> = Promise.resolve();

  constructor(parts: PollParts, events: LinkEvents) {
    this.parts = parts;
    this.events = events;
  }

  begin(): void {
    if (this.stop.signal.aborted) return;
    this.events.open();
    this.again();
  }

  send(frame: SentFrame): void {
    this.waiting.push(frame);
    // While one hangs, another brings what is to be said; the server answers the first for it.
    if (this.session) queueMicrotask(() => this.flush());
  }

  close(): void {
    this.stop.abort();
  }

  private flush(): void {
    if (this.waiting.length > 0 && !this.stop.signal.aborted) this.again();
  }

  private again(): void {
    this.turn += 1;
    const own = this.turn;
    this.told = this.poll(own, this.told).then(
      () => {
        // One that was answered for a later one does not begin another beside it.
        if (own === this.turn && !this.stop.signal.aborted) this.again();
        else this.flush();
      },
      (error: Error) => {
        if (this.stop.signal.aborted) return;
        this.stop.abort();
        this.events.closed(error.message);
      },
    );
  }

  private async poll(turn: number, before: Promise<void>): Promise<void> {
    const { url, ask, hangSeconds } = this.parts;
    const frames = this.waiting.splice(0, MOST_FRAMES).map((frame) => JSON.stringify(frame));
    const late = AbortSignal.timeout((hangSeconds + GRACE_SECONDS) * 1_000);
    const answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: this.session, turn, hang: hangSeconds, frames }),
      signal: AbortSignal.any([this.stop.signal, late]),
    });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const told = (await answer.json()) as { session: string; frames: string[]; closed?: string };
    this.session = told.session;
    // Answers can overtake each other on their way; what they tell is taken in its order.
    await before;
    for (const frame of told.frames) {
      if (!this.stop.signal.aborted) this.events.frame(JSON.parse(frame) as ServerFrame);
    }
    if (told.closed) throw new Error(told.closed);
  }
}
