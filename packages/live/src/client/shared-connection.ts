import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { Link, LinkEvents, OpenLink } from './link.ts';
import { SharedListens } from './shared-listens.ts';

/** One of those who share a connection. */
export interface Seat {
  events: LinkEvents;
  greeted: boolean;
}

type Hello = SentFrame & { op: 'hello' };
type Welcome = ServerFrame & { op: 'welcome' };

interface Asked {
  seat: Seat;
  /** The number that the seat itself gave it. */
  id: number;
  op: 'get' | 'subscribe';
}

interface SharedConnectionParts {
  open: OpenLink;
  token: string | null;
  /** A server that does not answer for so long will not any more. Less than those wait who share it, in milliseconds. */
  patienceMs: number;
  ended: () => void;
}

/** One connection to the server for several who speak with the same token. */
export class SharedConnection {
  readonly seats = new Set<Seat>();
  token: string | null;
  /** The server said that it is about to go: nobody joins any more. */
  isDraining = false;
  private readonly link: Link;
  private readonly patienceMs: number;
  private readonly ended: () => void;
  private readonly listens: SharedListens;
  private readonly greeting = new Set<Seat>();
  private readonly asked = new Map<number, Asked>();
  private readonly writers = new Map<string, Seat>();
  private isOpen = false;
  private isOver = false;
  private said: Hello | undefined;
  private welcome: Welcome | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** When it was asked whether the server is there; nothing once it said anything. */
  private askedAt: number | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;

  constructor({ open, token, patienceMs, ended }: SharedConnectionParts) {
    this.token = token;
    this.patienceMs = patienceMs;
    this.ended = ended;
    this.listens = new SharedListens({
      nextId: () => this.nextId(),
      send: (frame) => this.link.send(frame),
    });
    this.link = open({
      open: () => {
        this.isOpen = true;
        this.waitNoMore();
        if (this.said) this.greet(this.said);
      },
      frame: (frame) => {
        if (!this.isOver) this.take(frame);
      },
      closed: (reason, againMs) => this.end(reason, againMs),
    });
    // After that of a link which has a patience of its own, and then tries another way.
    this.wait();
  }

  hello(seat: Seat, frame: Hello): void {
    this.seats.add(seat);
    if (this.isSilent) {
      this.end('silent');
      return;
    }
    if (this.welcome && !seat.greeted) {
      this.welcomed(seat, this.welcome);
      return;
    }
    const isFirst = this.greeting.size === 0;
    this.greeting.add(seat);
    this.token = frame.token;
    this.said = frame;
    if (this.isOpen && isFirst) this.greet(frame);
  }

  send(seat: Seat, frame: Exclude<SentFrame, Hello>): void {
    if (this.isOver || !seat.greeted) return;
    switch (frame.op) {
      case 'listen':
        this.listens.add(seat, frame);
        return;
      case 'unlisten':
        this.listens.remove((reader) => reader.seat === seat && reader.id === frame.id);
        return;
      case 'get':
      case 'subscribe': {
        const id = this.nextId();
        this.asked.set(id, { seat, id: frame.id, op: frame.op });
        this.link.send({ ...frame, id });
        return;
      }
      case 'unsubscribe':
        this.unsubscribe((asked) => asked.seat === seat && asked.id === frame.id);
        return;
      case 'write':
      case 'call':
        this.writers.set(frame.id, seat);
        this.link.send(frame);
        return;
      case 'beat':
        if (this.link.watchesItself) seat.events.frame({ op: 'beat' });
        else this.ask();
        return;
      default:
        this.link.send(frame);
    }
  }

  leave(seat: Seat): void {
    if (!this.seats.delete(seat) || this.isOver) return;
    this.greeting.delete(seat);
    if (this.seats.size === 0) {
      this.link.close();
      this.stop();
      return;
    }
    this.listens.remove((reader) => reader.seat === seat);
    this.unsubscribe((asked) => asked.seat === seat);
    for (const [id, writer] of this.writers) if (writer === seat) this.writers.delete(id);
  }

  /** For everyone on it. */
  end(reason: string, againMs?: number): void {
    if (this.isOver) return;
    this.link.close();
    this.stop();
    for (const { events } of [...this.seats]) events.closed(reason, againMs);
  }

  private stop(): void {
    this.isOver = true;
    clearTimeout(this.patience);
    clearTimeout(this.asking);
    this.ended();
  }

  /** For all who share it, once. */
  private ask(): void {
    if (this.askedAt !== undefined) return;
    this.askedAt = Date.now();
    this.link.send({ op: 'beat' });
    this.asking = setTimeout(() => this.end('silent'), this.patienceMs);
  }

  // The timers of a page that is not looked at can be late.
  private get isSilent(): boolean {
    return this.askedAt !== undefined && Date.now() - this.askedAt >= this.patienceMs;
  }

  private answerAsked(): void {
    if (this.askedAt === undefined) return;
    this.askedAt = undefined;
    clearTimeout(this.asking);
    this.tellAll({ op: 'beat' });
  }

  private greet(frame: Hello): void {
    this.link.send(frame);
    this.wait();
  }

  /** For as long as it takes to be made, and then to be welcomed: who shares it comes and goes meanwhile. */
  private wait(): void {
    this.patience ??= setTimeout(() => this.end('silent'), this.patienceMs);
  }

  private waitNoMore(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private nextId(): number {
    this.ids += 1;
    return this.ids;
  }

  private unsubscribe(isMeant: (asked: Asked) => boolean): void {
    for (const [id, asked] of this.asked) {
      if (!isMeant(asked)) continue;
      this.asked.delete(id);
      if (asked.op === 'subscribe') this.link.send({ op: 'unsubscribe', id });
    }
  }

  private take(frame: ServerFrame): void {
    this.waitNoMore();
    this.answerAsked();
    switch (frame.op) {
      case 'welcome':
        this.takeWelcome(frame);
        return;
      case 'snapshot':
      case 'resumed':
        this.listens.begin(frame);
        return;
      case 'change':
        this.listens.change(frame);
        return;
      case 'progress':
        this.listens.progress(frame);
        return;
      case 'got':
      case 'published':
        this.answer(frame);
        return;
      case 'ack':
      case 'answered':
        this.answerWrite(frame);
        return;
      case 'error':
        this.takeError(frame);
        return;
      case 'beat':
        this.tellAll(frame);
        return;
      case 'drain':
        this.isDraining = true;
        this.tellAll(frame);
    }
  }

  private takeWelcome(frame: Welcome): void {
    const known = this.welcome;
    this.welcome = frame;
    // What those listen to who are here already belongs to a history that is over.
    if (known && known.epoch !== frame.epoch) this.end('Another epoch.', 0);
    else for (const seat of [...this.greeting]) this.welcomed(seat, frame);
  }

  private welcomed(seat: Seat, frame: ServerFrame): void {
    this.greeting.delete(seat);
    seat.greeted = true;
    seat.events.frame(frame);
  }

  private answer(frame: ServerFrame & ({ op: 'got' | 'published' } | { op: 'error'; id: number })): void {
    const asked = this.asked.get(frame.id);
    if (frame.op !== 'published') this.asked.delete(frame.id);
    asked?.seat.events.frame({ ...frame, id: asked.id });
  }

  private answerWrite(frame: ServerFrame & { id: string }): void {
    const seat = this.writers.get(frame.id);
    this.writers.delete(frame.id);
    seat?.events.frame(frame);
  }

  private takeError(frame: ServerFrame & { op: 'error' }): void {
    const { id } = frame;
    if (id === 'hello') {
      // Everyone on it has this token. Each is told why, and comes again by itself where that helps.
      this.tellAll(frame);
      this.end('refused');
    } else if (typeof id === 'string') this.answerWrite({ ...frame, id });
    else if (id !== null) {
      if (!this.listens.refuse(frame)) this.answer({ ...frame, id });
    } else {
      // A greeting that was refused can be said again.
      this.greeting.clear();
      this.tellAll(frame);
    }
  }

  private tellAll(frame: ServerFrame): void {
    for (const { events } of [...this.seats]) events.frame(frame);
  }
}
