import { LiveError } from '../errors.ts';
import { splitPath } from '../paths.ts';
import {
  type ClientFrame,
  idIn,
  mostFrameBytes,
  protocolVersion,
  readFrame,
  type ServerFrame,
} from '../protocol.ts';
import type { Query } from '../query.ts';
import { encode, type Frame } from './audience.ts';
import { type Asker, allowRead, findDeclaration } from './declaration.ts';
import type { Hub } from './hub.ts';

/** What frames travel over: a socket, or a client that asks again and again. */
export interface Line {
  send(frame: string | Frame): void;
  /** Bytes that were sent and have not left yet. */
  readonly waiting: number;
  close(reason: CloseReason): void;
}

export type CloseReason = 'too-slow' | 'flooding' | 'broken-frames' | 'signed-out' | 'going';

export interface ConnectionParts<Who extends Asker> {
  hub: Hub<Who>;
  line: Line;
  /** Who a token is of; throws `unauthenticated` for one that is of nobody. */
  recognise: (token: string) => Promise<Who>;
}

// A socket with this much unsent is told no more until it has read it, and then what became of things meanwhile.
const BEHIND_BYTES = 512 * 1024;
const LOOK_AGAIN_MS = 200;
/** One that has not read it after that long is closed. */
const PATIENCE_MS = 15_000;
const MOST_WAITING = 200;
const MOST_BROKEN = 20;
const MOST_LISTENS = 200;

type Told = [frame: Frame, seq: number];

interface Listen {
  query: Query;
  leave: () => void;
  /** All up to this write was told. */
  seq: number;
}

/** One client, from its first frame to its end. */
export class Connection<Who extends Asker> {
  private readonly hub: Hub<Who>;
  private readonly line: Line;
  private readonly recognise: (token: string) => Promise<Who>;
  private readonly listens = new Map<number, Listen | 'coming'>();
  private who: Who | null = null;
  private greeted = false;
  private ended = false;
  private work: Promise<void> = Promise.resolve();
  private waiting = 0;
  private broken = 0;
  private behindSince: number | undefined;
  private readonly missed = new Set<number>();

  constructor({ hub, line, recognise }: ConnectionParts<Who>) {
    this.hub = hub;
    this.line = line;
    this.recognise = recognise;
  }

  /** Takes a frame as it came. Frames are done one after another, as they came. */
  receive(text: string): void {
    if (this.ended) return;
    if (text.length > mostFrameBytes) {
      this.refuse(null, new LiveError('invalid-argument', 'The frame is too long.'));
      return;
    }
    this.waiting += 1;
    if (this.waiting > MOST_WAITING) {
      this.end('flooding');
      return;
    }
    this.work = this.work.then(async () => {
      this.waiting -= 1;
      if (!this.ended) await this.handle(text);
    });
  }

  /** Takes away what its owner may no longer hear: after a sign-out, a ban, a new rule. */
  async recheck(): Promise<void> {
    for (const [id, listen] of this.listens) {
      if (listen === 'coming') continue;
      try {
        const declared = findDeclaration(this.hub.declarations, listen.query.collection);
        await allowRead(declared, this.who, this.hub.db);
      } catch (error) {
        this.unlisten(id);
        this.refuse(id, error);
      }
    }
  }

  end(reason?: CloseReason): void {
    if (this.ended) return;
    this.ended = true;
    for (const id of [...this.listens.keys()]) this.unlisten(id);
    if (reason) this.line.close(reason);
  }

  drain(retryAfterMs: number): void {
    this.send({ op: 'drain', retryAfterMs });
  }

  private async handle(text: string): Promise<void> {
    try {
      await this.answer(readFrame(text));
    } catch (error) {
      this.refuse(idIn(text), error);
    }
  }

  private async answer(frame: ClientFrame): Promise<void> {
    if (frame.op === 'hello') return await this.greet(frame);
    if (!this.greeted) throw new LiveError('failed-precondition', 'The first frame is "hello".');
    if (frame.op === 'listen') return await this.listen(frame);
    if (frame.op === 'unlisten') return this.unlisten(frame.id);
    if (frame.op === 'get') return await this.get(frame);
    if (!this.who) throw new LiveError('unauthenticated', 'Who writes is signed in.');
    const { seqs } = await this.hub.write({ id: frame.id, who: this.who, writes: frame.writes });
    this.send({ op: 'ack', id: frame.id, seqs });
  }

  private async greet({ token }: ClientFrame & { op: 'hello' }): Promise<void> {
    this.who = token === null ? null : await this.recognise(token);
    this.greeted = true;
    this.send({ op: 'welcome', protocol: protocolVersion, who: this.who?.id ?? null });
    await this.recheck();
  }

  private async get({ id, paths }: ClientFrame & { op: 'get' }): Promise<void> {
    const collections = new Set(paths.map((path) => splitPath(path).collection));
    for (const collection of collections) await this.hub.mayRead(this.who, collection);
    this.send({ op: 'got', id, docs: await Promise.all(paths.map((path) => this.hub.read(path))) });
  }

  private async listen({ id, query, after }: ClientFrame & { op: 'listen' }): Promise<void> {
    if (this.listens.has(id))
      throw new LiveError('failed-precondition', `There is a listener ${id} already.`);
    if (this.listens.size >= MOST_LISTENS)
      throw new LiveError('failed-precondition', `One connection has ${MOST_LISTENS} listeners at most.`);
    this.listens.set(id, 'coming');
    try {
      await this.begin(id, query, after);
    } catch (error) {
      this.listens.delete(id);
      throw error;
    }
  }

  private async begin(id: number, query: Query, after: number | undefined): Promise<void> {
    // What changes before the first frame is on its way is told after it.
    const early: Told[] = [];
    let hear = (...told: Told): void => {
      early.push(told);
    };
    const listener = { hear: (...told: Told) => hear(...told) };
    const { frame, seq, leave } = await this.hub.join(this.who, listener, query, { id, after });
    if (this.ended || !this.listens.has(id)) return leave();
    this.listens.set(id, { query, leave, seq });
    this.line.send(frame);
    hear = (...told) => this.hear(id, ...told);
    for (const told of early) hear(...told);
  }

  private unlisten(id: number): void {
    const listen = this.listens.get(id);
    this.listens.delete(id);
    this.missed.delete(id);
    if (listen && listen !== 'coming') listen.leave();
  }

  private hear(id: number, frame: Frame, seq: number): void {
    const listen = this.listens.get(id);
    if (!listen || listen === 'coming') return;
    if (this.missed.has(id)) return;
    if (this.line.waiting > BEHIND_BYTES) {
      this.missed.add(id);
      this.behindSince ??= Date.now();
      setTimeout(() => this.lookAgain(), LOOK_AGAIN_MS).unref();
      return;
    }
    listen.seq = seq;
    this.line.send(frame);
  }

  /** Whoever has read what was sent is told what became of the rest meanwhile, each document once. */
  private lookAgain(): void {
    if (this.ended || this.behindSince === undefined) return;
    if (this.line.waiting > BEHIND_BYTES / 2) {
      if (Date.now() - this.behindSince > PATIENCE_MS) this.end('too-slow');
      else setTimeout(() => this.lookAgain(), LOOK_AGAIN_MS).unref();
      return;
    }
    this.behindSince = undefined;
    const missed = [...this.missed];
    this.missed.clear();
    this.work = this.work.then(async () => {
      for (const id of missed) await this.beginAgain(id);
    });
  }

  private async beginAgain(id: number): Promise<void> {
    const listen = this.listens.get(id);
    if (!listen || listen === 'coming') return;
    listen.leave();
    try {
      await this.begin(id, listen.query, listen.seq);
    } catch (error) {
      this.listens.delete(id);
      this.refuse(id, error);
    }
  }

  private send(frame: ServerFrame): void {
    if (!this.ended) this.line.send(encode(frame));
  }

  private refuse(id: number | string | null, error: unknown): void {
    const known = error instanceof LiveError ? error : undefined;
    if (!known) this.hub.onError(error);
    this.send({
      op: 'error',
      id,
      code: known?.code ?? 'unavailable',
      message: known?.message ?? 'It could not be done now. Try again.',
    });
    if (known?.code !== 'invalid-argument') return;
    this.broken += 1;
    if (this.broken > MOST_BROKEN) this.end('broken-frames');
  }
}
