import { invalid, LiveError } from '../errors.ts';
import { type CollectionPath, type DocumentPath, splitPath } from '../paths.ts';
import {
  type ClientFrame,
  idAtBeginning,
  idIn,
  mostFrameBytes,
  readFrame,
  type ServerFrame,
} from '../protocol.ts';
import type { Query } from '../query.ts';
import { encode, type Frame } from './audience.ts';
import { ChannelSubscriptions } from './channel-subscriptions.ts';
import type { Asker } from './declaration.ts';
import { Turns } from './frame-queue.ts';
import { Greeting } from './handshake.ts';
import type { Hub } from './hub.ts';
import { Listening } from './listening.ts';
import { WriteOrder } from './write-order.ts';
import type { Seqs } from './writing.ts';

/** What frames travel over: a socket, or a client that asks again and again. */
export interface Transport {
  send(frame: string | Frame): void;
  /** Bytes that were sent and have not left yet. */
  readonly waiting: number;
  close(reason: CloseReason): void;
  /** Brings nothing more, until it is told to go on. */
  hold?(held: boolean): void;
}

export type CloseReason = 'too-slow' | 'flooding' | 'broken-frames' | 'no-hello' | 'signed-out' | 'going';

export interface ConnectionParts<Who extends Asker> {
  hub: Hub<Who>;
  transport: Transport;
  /** Who a token is of; throws `unauthenticated` for one that is of nobody, `permission-denied` for a suspended one's. */
  recognise: (token: string, connection: Connection<Who>) => Promise<Who>;
  /** It is over, however that came. */
  ended?: (connection: Connection<Who>) => void;
}

const MOST_BROKEN = 20;
const MOST_LISTENS = 200;
// What is said when nothing better is known.
const AGAIN_MS = 1_000;
const beat = encode({ op: 'beat' });

/** One client, from its first frame to its end. */
export class Connection<Who extends Asker> {
  private readonly hub: Hub<Who>;
  private readonly transport: Transport;
  private readonly greeting: Greeting<Who>;
  private readonly onEnd: ConnectionParts<Who>['ended'];
  private readonly listens = new Map<number, Listening>();
  private ownSubscriptions: ChannelSubscriptions<Who> | undefined;
  private ownOrder: WriteOrder | undefined;
  private readonly turns: Turns;
  private ended = false;
  private broken = 0;
  private catchingUp = false;

  constructor({ hub, transport, recognise, ended }: ConnectionParts<Who>) {
    this.hub = hub;
    this.transport = transport;
    this.onEnd = ended;
    this.turns = new Turns(transport, this);
    this.greeting = new Greeting<Who>({
      epoch: () => hub.epoch.current(),
      recognise: (token) => recognise(token, this),
      late: () => this.end('no-hello'),
    });
    hub.connections.add(this);
  }

  get isOver(): boolean {
    return this.ended;
  }

  get isStranger(): boolean {
    return this.who === null;
  }

  private get who(): Who | null {
    return this.greeting.who;
  }

  /** Until all that came so far is done. */
  settled(): Promise<void> {
    return this.turns.add(async () => undefined);
  }

  // Most connections have none.
  private get subscriptions(): ChannelSubscriptions<Who> {
    this.ownSubscriptions ??= new ChannelSubscriptions<Who>({
      channels: this.hub.channels,
      send: (frame) => {
        if (!this.turns.isBehind) this.transport.send(frame);
      },
      flooded: () => this.end('flooding'),
      now: this.hub.now,
    });
    return this.ownSubscriptions;
  }

  /** Takes a frame as it came. Frames are done one after another, as they came. */
  receive(text: string): void {
    if (this.ended) return;
    if (text === beat) this.beat();
    else if (Buffer.byteLength(text) > mostFrameBytes)
      this.refuse(idAtBeginning(text), invalid(`A frame has ${mostFrameBytes} bytes at most.`));
    else this.turns.take(text, (frame) => this.handle(frame));
  }

  /** Takes away what its owner may no longer hear: after a sign-out, a ban, a new rule that looks at one of these ids. */
  async recheck(ids?: readonly string[]): Promise<void> {
    if (!ids || (this.who && ids.includes(this.who.id))) return await this.turns.add(() => this.recheckNow());
    const isNamed = (path: string) => path.split('/').some((name) => ids.some((id) => name.includes(id)));
    const listened = this.listens
      .values()
      .some(({ audience }) => audience && isNamed(audience.query.collection));
    if (listened || this.ownSubscriptions?.channels.some(isNamed))
      await this.turns.add(() => this.recheckNow(isNamed));
  }

  private async recheckNow(isMeant: (path: string) => boolean = () => true): Promise<void> {
    const asked = new Map<CollectionPath, Promise<void>>();
    for (const [id, { audience }] of this.listens) {
      if (!audience || !isMeant(audience.query.collection)) continue;
      const { collection } = audience.query;
      try {
        const answer = asked.get(collection) ?? this.hub.mayRead(this.who, collection);
        asked.set(collection, answer);
        await answer;
      } catch (error) {
        this.unlisten(id);
        this.refuse(id, error);
      }
    }
    for (const [id, error] of (await this.ownSubscriptions?.recheck(this.who, isMeant)) ?? [])
      this.refuse(id, error);
  }

  end(reason?: CloseReason): void {
    if (this.ended) return;
    this.ended = true;
    this.greeting.stop();
    this.hearNothing();
    this.turns.stop();
    this.hub.connections.delete(this);
    this.onEnd?.(this);
    if (reason) this.transport.close(reason);
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
    if (frame.op === 'beat') return this.beat();
    if (!this.greeting.isDone) throw new LiveError('failed-precondition', 'The first frame is "hello".');
    if (frame.op === 'listen') return await this.listen(frame);
    if (frame.op === 'unlisten') return this.unlisten(frame.id);
    if (frame.op === 'get') return await this.get(frame);
    if (frame.op === 'subscribe') return await this.subscribe(frame);
    if (frame.op === 'unsubscribe') return this.ownSubscriptions?.unsubscribe(frame.id);
    if (frame.op === 'publish') return await this.subscriptions.publish(this.who, frame);
    if (!this.who) throw new LiveError('unauthenticated', 'Who writes is signed in.');
    const { who } = this;
    const { seqs } = await this.order.inOrder(frame, () =>
      this.hub.write({ id: frame.id, who, writes: frame.writes }),
    );
    this.send({ op: 'ack', id: frame.id, seqs });
    this.tellProgress(seqs);
  }

  // Most connections write nothing.
  private get order(): WriteOrder {
    this.ownOrder ??= new WriteOrder();
    return this.ownOrder;
  }

  private async greet({ token }: ClientFrame & { op: 'hello' }): Promise<void> {
    try {
      this.send(await this.greeting.hello(token));
    } catch (error) {
      if (!this.greeting.isDone) this.hearNothing();
      this.refuse('hello', error);
      return;
    }
    await this.recheckNow();
  }

  /** Who reads nothing hears that the server is there from what they have not read. */
  private beat(): void {
    if (!this.ended && !this.turns.isBehind) this.transport.send(beat);
  }

  private hearNothing(): void {
    for (const id of [...this.listens.keys()]) this.unlisten(id);
    this.ownSubscriptions?.end();
    this.ownSubscriptions = undefined;
  }

  private async get({ id, paths }: ClientFrame & { op: 'get' }): Promise<void> {
    this.send({ op: 'got', id, docs: await this.hub.get(this.who, paths) });
  }

  private async listen({ id, query, after }: ClientFrame & { op: 'listen' }): Promise<void> {
    this.needFree(id);
    const listening = new Listening(id, this);
    this.listens.set(id, listening);
    try {
      await this.begin(listening, query, after);
    } catch (error) {
      this.listens.delete(id);
      throw error;
    }
  }

  private async subscribe(frame: ClientFrame & { op: 'subscribe' }): Promise<void> {
    this.needFree(frame.id);
    await this.subscriptions.subscribe(this.who, frame);
  }

  private needFree(id: number): void {
    if (this.listens.has(id) || this.ownSubscriptions?.has(id))
      throw new LiveError('failed-precondition', `There is a listener ${id} already.`);
    if (this.listens.size + (this.ownSubscriptions?.size ?? 0) >= MOST_LISTENS)
      throw new LiveError('failed-precondition', `One connection has ${MOST_LISTENS} listeners at most.`);
  }

  private async begin(listening: Listening, query: Query, after: number | undefined): Promise<void> {
    const { id } = listening;
    const { audience, frame, seq } = await this.hub.join(this.who, listening, query, { id, after });
    if (this.ended || this.listens.get(id) !== listening) return this.hub.leave(listening, audience);
    listening.audience = audience;
    listening.seq = seq;
    this.transport.send(frame);
    listening.begun();
  }

  private unlisten(id: number): void {
    const listening = this.listens.get(id);
    this.listens.delete(id);
    if (listening?.audience) this.hub.leave(listening, listening.audience);
  }

  /** What becomes of something that is listened to. */
  tell(listening: Listening, frame: Frame, seq: number): void {
    if (listening.missed) return;
    if (this.turns.isBehind) {
      listening.missed = true;
      if (!this.catchingUp) void this.turns.add(() => this.catchUp());
      this.catchingUp = true;
      return;
    }
    listening.seq = seq;
    this.transport.send(frame);
  }

  /** What was written here and is for none of its own listeners is still known by them. */
  private tellProgress(seqs: Seqs): void {
    const written = new Map<CollectionPath, number>();
    for (const [path, seq] of Object.entries(seqs)) {
      const { collection } = splitPath(path as DocumentPath);
      written.set(collection, Math.max(seq, written.get(collection) ?? 0));
    }
    for (const [collection, seq] of written)
      this.hub.whenTold(collection, seq, () => {
        for (const listening of this.listens.values()) {
          const { audience } = listening;
          const isSilent = listening.seq < seq && !listening.missed && audience?.isWhole;
          if (audience?.query.collection !== collection || !isSilent) continue;
          listening.seq = seq;
          this.send({ op: 'progress', id: listening.id, seq });
        }
      });
  }

  /** Tells what became of things that were missed, each document once. */
  private async catchUp(): Promise<void> {
    for (const listening of this.listens.values()) {
      if (!listening.missed) continue;
      await this.turns.untilRead();
      if (!this.ended) await this.beginAgain(listening);
    }
    this.catchingUp = false;
  }

  private async beginAgain({ id, audience, seq }: Listening): Promise<void> {
    if (!audience) return;
    this.unlisten(id);
    const listening = new Listening(id, this);
    this.listens.set(id, listening);
    try {
      await this.begin(listening, audience.query, seq);
    } catch (error) {
      this.listens.delete(id);
      this.refuse(id, error);
    }
  }

  private send(frame: ServerFrame): void {
    if (!this.ended) this.transport.send(encode(frame));
  }

  private refuse(id: number | string | null, error: unknown): void {
    const known = error instanceof LiveError ? error : undefined;
    if (!known) this.hub.onError(error);
    const code = known?.code ?? 'unavailable';
    this.send({
      op: 'error',
      id,
      code,
      message: known?.message ?? 'It could not be done now. Try again.',
      ...(code === 'unavailable' && { retryAfterMs: known?.retryAfterMs ?? AGAIN_MS }),
    });
    if (known?.code !== 'invalid-argument' && known?.code !== 'unimplemented') return;
    this.broken += 1;
    if (this.broken > MOST_BROKEN) this.end('broken-frames');
  }
}
