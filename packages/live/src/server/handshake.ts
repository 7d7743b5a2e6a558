import { type LiveCode, LiveError } from '../errors.ts';
import { protocolVersion, type ServerFrame } from '../protocol.ts';
import type { Asker } from './declaration.ts';

interface HandshakeParts<Who extends Asker> {
  epoch: () => Promise<string>;
  recognise: (token: string) => Promise<Who>;
  /** Nobody said a hello that was answered well for so long. */
  late: () => void;
}

/** Who has said no hello that was answered well for so long is not waited for. */
const HELLO_MS = 30_000;
/** A client that is told so hears nothing more until it says hello with another token. */
const ending: ReadonlySet<LiveCode> = new Set(['unauthenticated', 'permission-denied']);

/** Who is at the other end of a connection, as far as they said and were believed. */
export class Handshake<Who extends Asker> {
  private readonly parts: HandshakeParts<Who>;
  private known: Who | null = null;
  private isWelcomed = false;
  private waiting: NodeJS.Timeout | undefined;

  constructor(parts: HandshakeParts<Who>) {
    this.parts = parts;
    this.wait();
  }

  /** Nobody for a stranger. */
  get who(): Who | null {
    return this.known;
  }

  /** Whether a hello was answered well. */
  get isDone(): boolean {
    return this.isWelcomed;
  }

  /** Gives what a hello is answered with. */
  async hello(token: string | null): Promise<ServerFrame> {
    try {
      const epoch = await this.parts.epoch();
      this.known = token === null ? null : await this.parts.recognise(token);
      this.isWelcomed = true;
      this.stop();
      return { op: 'welcome', protocol: protocolVersion, who: this.known?.id ?? null, epoch };
    } catch (error) {
      if (error instanceof LiveError && ending.has(error.code)) this.forget();
      throw error;
    }
  }

  stop(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  private forget(): void {
    this.known = null;
    this.isWelcomed = false;
    this.wait();
  }

  private wait(): void {
    this.waiting ??= setTimeout(this.parts.late, HELLO_MS).unref();
  }
}
