import { protocolVersion, type SentFrame, type ServerFrame } from '../protocol.ts';
import { type ConnectionState, ConnectionStatus } from './connection-state.ts';
import type { Link, OpenLink } from './link.ts';
import { waitAfterRefusal, waitBefore } from './reconnect.ts';
import type { ServerClock } from './server-clock.ts';

interface ConnectionParts {
  link: OpenLink;
  token: () => string | null;
  random: () => number;
  silence?: Silence | undefined;
  /** Frames can be sent, on a connection that is a new one. */
  welcomed: (epoch: string) => void;
  frame: (frame: ServerFrame) => void;
  lost: () => void;
  /** Another page is gone. */
  left: () => void;
  clock: ServerClock;
}

/** In milliseconds. */
export interface Silence {
  /** A server that said nothing for so long is asked whether it is there. */
  askMs: number;
  /** One that does not answer for so long, or does not welcome, is given up. */
  endMs: number;
}
/** Together the longest time for which what is old can be shown as current. */
export const usualSilence: Silence = { askMs: 10_000, endMs: 20_000 };

// One that ends before it was that old says nothing good of the next.
const STABLE_MS = 5_000;
// A connection that is being made for so long is made anew for someone who looks at the page again.
const SLOW_MS = 3_000;

type Refusal = ServerFrame & { op: 'error' };

/** The client's connection, which comes again whenever it is lost. */
export class Connection {
  readonly status = new ConnectionStatus();
  private readonly parts: ConnectionParts;
  private readonly silence: Silence;
  private link: Link | undefined;
  /** Frames can travel, whether the server has welcomed who sends them or not. */
  private isUp = false;
  /** The epoch that the server welcomed with. */
  private epoch: string | undefined;
  private hasHeard = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setTimeout> | undefined;
  private isAsked = false;
  private begunAt = 0;
  private welcomedAt = 0;
  private heardAt = 0;
  /** When the server was asked for its time. */
  private askedTimeAt: number | undefined;
  private isOver = false;

  constructor(parts: ConnectionParts) {
    this.parts = parts;
    this.silence = parts.silence ?? usualSilence;
  }

  get isOpen(): boolean {
    return this.epoch !== undefined;
  }

  connect(): void {
    if (this.isOver || this.link) return;
    clearTimeout(this.retry);
    this.begunAt = Date.now();
    const own: Link = this.parts.link({
      open: () => {
        if (this.link !== own) return;
        this.isUp = true;
        this.hello();
      },
      frame: (frame) => {
        if (this.link === own) this.take(frame);
      },
      closed: (_, againMs) => {
        if (this.link === own) this.lost(againMs);
      },
      left: () => {
        if (this.isOpen) this.parts.left();
      },
    });
    this.link = own;
    this.watch(this.silence.endMs, () => this.drop());
  }

  /** The token is another one. */
  renew(): void {
    if (this.isUp) this.hello();
    else if (this.isRefused) this.connect();
  }

  send(frame: SentFrame): void {
    if (this.isOpen) this.link?.send(frame);
  }

  /** What was said on this connection is of no use any more. */
  reconnect(): void {
    this.drop(0);
  }

  /** Until `connect` is called. */
  hangUp(): void {
    this.link?.close();
    this.end('connecting');
  }

  /** Of a link that can tell; its clock learns of the answer. */
  askTime(): void {
    if (!this.isOpen || this.link?.watchesItself) return;
    this.askedTimeAt = Date.now();
    this.send({ op: 'beat' });
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  hurry(): void {
    if (this.isOver || this.isRefused) return;
    this.attempt = 0;
    if (!this.link) this.connect();
    else if (this.isOpen) this.check();
    else if (Date.now() - this.begunAt > SLOW_MS) this.drop(0);
  }

  close(): void {
    this.isOver = true;
    this.link?.close();
    this.forget();
  }

  private get isRefused(): boolean {
    return this.status.state === 'signed-out' || this.status.state === 'suspended';
  }

  private hello(): void {
    this.link?.send({ op: 'hello', protocol: protocolVersion, token: this.parts.token() });
  }

  // Whether it is still there -----------------------------------------------------------

  private watch(waitMs: number, act: () => void): void {
    clearTimeout(this.watching);
    this.watching = setTimeout(act, waitMs);
  }

  /** Asks the server when it has been silent. */
  private watchSilence(waitMs = this.silence.askMs): void {
    this.isAsked = false;
    clearTimeout(this.watching);
    if (this.link?.watchesItself) return;
    this.watch(waitMs, () => {
      const left = this.silence.askMs - (Date.now() - this.heardAt);
      // A clock that was set back must not make it wait for longer.
      if (left > 0) this.watchSilence(Math.min(left, this.silence.askMs));
      else this.ask(this.silence.endMs);
    });
  }

  private ask(patienceMs: number): void {
    this.isAsked = true;
    this.send({ op: 'beat' });
    this.watch(patienceMs, () => this.drop());
  }

  private check(): void {
    if (!this.isAsked && !this.link?.watchesItself) this.ask(this.silence.endMs / 2);
  }

  // Its end -----------------------------------------------------------------------------

  /** Gives this connection up for a new one. */
  private drop(againMs?: number): void {
    this.link?.close();
    this.lost(againMs);
  }

  private lost(againMs?: number): void {
    // Where another way is known to be open it is not the network that failed.
    const isReached = this.hasHeard || againMs !== undefined;
    this.end(isReached && this.status.state !== 'offline' ? 'connecting' : 'offline');
    this.connectIn(againMs ?? waitBefore(this.attempt, this.parts.random));
  }

  /** A token that is no good is not tried again; a server that cannot now is, with patience. */
  private refused({ code, retryAfterMs }: Refusal): void {
    this.link?.close();
    if (code === 'unauthenticated') this.end('signed-out');
    else if (code === 'permission-denied') this.end('suspended');
    else {
      this.end('connecting');
      this.connectIn(waitAfterRefusal(this.attempt, this.parts.random, retryAfterMs));
    }
  }

  private connectIn(waitMs: number): void {
    if (this.isOver) return;
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), waitMs);
  }

  private end(state: ConnectionState): void {
    if (this.isOpen && Date.now() - this.welcomedAt > STABLE_MS) this.attempt = 0;
    this.forget();
    this.status.set(state);
    this.parts.lost();
  }

  private forget(): void {
    clearTimeout(this.retry);
    clearTimeout(this.watching);
    this.link = undefined;
    this.isUp = false;
    this.epoch = undefined;
    this.hasHeard = false;
    this.isAsked = false;
    this.askedTimeAt = undefined;
  }

  // What comes --------------------------------------------------------------------------

  private take(frame: ServerFrame): void {
    this.hasHeard = true;
    this.heardAt = Date.now();
    if (this.isAsked) this.watchSilence();
    if (frame.op === 'drain') this.drop(Math.round(this.parts.random() * frame.retryAfterMs));
    else if (frame.op === 'welcome') this.begin(frame.epoch);
    else if (frame.op === 'error' && frame.id === 'hello') this.refused(frame);
    else if (frame.op === 'beat') this.takeTime(frame);
    else this.parts.frame(frame);
  }

  private takeTime({ at }: ServerFrame & { op: 'beat' }): void {
    const askedAt = this.askedTimeAt;
    if (at === undefined || askedAt === undefined) return;
    this.askedTimeAt = undefined;
    this.parts.clock.take({ askedAt, heardAt: this.heardAt, at });
  }

  private begin(epoch: string): void {
    const known = this.epoch;
    this.epoch = epoch;
    if (known === epoch) return;
    if (known !== undefined) {
      // What is listened to belongs to a history that is over.
      this.drop(0);
      return;
    }
    this.welcomedAt = Date.now();
    this.watchSilence();
    this.status.set('live');
    this.parts.welcomed(epoch);
  }
}
