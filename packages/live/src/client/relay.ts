import type { SentFrame } from '../protocol.ts';
import type { LinkEvents, OpenLink } from './link.ts';
import { type Seat, SharedLine } from './shared-connection.ts';

/** Lets several clients use one connection: each has a link of its own, and their frames travel together. */
export class Relay {
  private readonly open: OpenLink;
  private readonly patienceMs: number;
  private readonly lines = new Set<SharedLine>();

  constructor(open: OpenLink, patienceMs: number) {
    this.open = open;
    this.patienceMs = patienceMs;
  }

  readonly join: OpenLink = (events) => {
    let isOver = false;
    let line: SharedLine | undefined;
    const leave = () => {
      isOver = true;
      line?.leave(seat);
    };
    const own: LinkEvents = {
      open: () => events.open(),
      frame: (frame) => {
        if (!isOver) events.frame(frame);
      },
      closed: (reason, againMs) => {
        if (isOver) return;
        isOver = true;
        events.closed(reason, againMs);
      },
    };
    const seat: Seat = { events: own, greeted: false };
    // The line itself is opened when it is known for whom.
    queueMicrotask(() => {
      if (!isOver) own.open();
    });
    return {
      send: (frame) => {
        if (isOver) return;
        if (frame.op !== 'hello') line?.send(seat, frame);
        else if (line && !this.maySay(line, frame)) {
          line.leave(seat);
          own.closed('The token is another one than that of those who share the line.', 0);
        } else {
          line ??= this.lineFor(frame.token);
          line.hello(seat, frame);
        }
      },
      close: leave,
    };
  };

  close(): void {
    for (const line of [...this.lines]) line.end('The one who held the line is gone.', 0);
  }

  private lineFor(token: string | null): SharedLine {
    const known = this.lineOf(token);
    if (known) return known;
    const line = new SharedLine({
      open: this.open,
      token,
      patienceMs: this.patienceMs,
      ended: () => this.lines.delete(line),
    });
    this.lines.add(line);
    return line;
  }

  private lineOf(token: string | null): SharedLine | undefined {
    return [...this.lines].find((line) => line.token === token && !line.isDraining);
  }

  /** Whoever is alone on a line renews its token; nobody speaks in the name of another. */
  private maySay(line: SharedLine, { token }: SentFrame & { op: 'hello' }): boolean {
    return line.token === token || (line.seats.size === 1 && !this.lineOf(token));
  }
}
