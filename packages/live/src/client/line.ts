import { protocolVersion, type SentFrame, type ServerFrame } from '../protocol.ts';
import type { Link, OpenLink } from './link.ts';
import { waitBefore } from './reconnect.ts';

interface LineParts {
  link: OpenLink;
  token: () => string | null;
  random: () => number;
  /** Frames can be sent, on a connection that is a new one. */
  welcomed: () => void;
  frame: (frame: ServerFrame) => void;
  lost: () => void;
  /** Another page is gone. */
  left: () => void;
}

// Someone who looked at the page again and gets no answer for so long has a connection that only seems to be one.
const PATIENCE_MS = 10_000;

/** The client's connection, which comes again whenever it is lost. */
export class Line {
  private readonly parts: LineParts;
  private link: Link | undefined;
  /** Frames can travel, whether the server has welcomed who sends them or not. */
  private isUp = false;
  private isWelcome = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(parts: LineParts) {
    this.parts = parts;
  }

  get isOpen(): boolean {
    return this.isWelcome;
  }

  connect(): void {
    if (this.isOver || this.link) return;
    clearTimeout(this.retry);
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
        if (this.isWelcome) this.parts.left();
      },
    });
    this.link = own;
  }

  /** The token is another one. */
  renew(): void {
    if (this.isUp) this.hello();
  }

  send(frame: SentFrame): void {
    if (this.isWelcome) this.link?.send(frame);
  }

  /** Until `connect` is called. */
  hangUp(): void {
    this.link?.close();
    this.end();
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  hurry(): void {
    if (this.isOver) return;
    this.attempt = 0;
    if (this.link) this.check();
    else this.connect();
  }

  close(): void {
    this.isOver = true;
    this.link?.close();
    this.forget();
  }

  private check(): void {
    if (!this.isWelcome || this.patience) return;
    this.patience = setTimeout(() => this.drop(0), PATIENCE_MS);
    this.hello();
  }

  private hello(): void {
    this.link?.send({ op: 'hello', protocol: protocolVersion, token: this.parts.token() });
  }

  /** Gives this connection up for a new one. */
  private drop(againMs: number): void {
    this.link?.close();
    this.lost(againMs);
  }

  private end(): void {
    this.forget();
    this.parts.lost();
  }

  private forget(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.patience = undefined;
    this.link = undefined;
    this.isUp = false;
    this.isWelcome = false;
  }

  private lost(againMs?: number): void {
    this.end();
    if (this.isOver) return;
    const wait = againMs ?? waitBefore(this.attempt, this.parts.random);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private take(frame: ServerFrame): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (frame.op === 'drain') this.drop(Math.round(this.parts.random() * frame.retryAfterMs));
    else if (frame.op === 'welcome') this.begin();
    else this.parts.frame(frame);
  }

  private begin(): void {
    const again = this.isWelcome;
    this.isWelcome = true;
    this.attempt = 0;
    if (!again) this.parts.welcomed();
  }
}
