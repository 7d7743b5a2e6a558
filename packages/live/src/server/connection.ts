import { type ClientFrame, idAtBeginning, idIn, readFrame } from '../client-frame.ts';
import { invalid, LiveError } from '../errors.ts';
import type { CollectionPath } from '../paths.ts';
import { mostFrameBytes, type ServerFrame } from '../protocol.ts';
import type { Data } from '../values.ts';
import { encode } from './audience.ts';
import { ChannelSubscriptions } from './channel-subscriptions.ts';
import type { Asker } from './declaration.ts';
import { FrameQueue } from './frame-queue.ts';
import { FrameSender } from './frame-sender.ts';
import { Handshake } from './handshake.ts';
import type { Hub } from './hub.ts';
import { QueryListeners } from './query-listeners.ts';
import type { CloseReason, Transport } from './transport.ts';
import { WriteOrder } from './write-order.ts';

export interface ConnectionParts<Who extends Asker> {
  hub: Hub<Who>;
  transport: Transport;
  /** Who a token is of; throws `unauthenticated` for one that is of nobody, `permission-denied` for a suspended one's. */
  recognise: (token: string, connection: Connection<Who>) => Promise<Who>;
  /** Where from, as limits count it; nothing for who is not counted. */
  from?: string | undefined;
  /** It is over, however that came. */
  ended?: (connection: Connection<Who>) => void;
}

const MOST_BROKEN = 20;
const MOST_LISTENS = 200;
/** Of one connection at once. */
const MOST_CALLS = 20;
// What is said when nothing better is known.
const AGAIN_MS = 1_000;
const beat = JSON.stringify({ op: 'beat' });

/** One client, from its first frame to its end. */
export class Connection<Who extends Asker> {
  readonly hub: Hub<Who>;
  readonly from: string | undefined;
  readonly sender: FrameSender;
  private readonly handshake: Handshake<Who>;
  private readonly onEnd: ConnectionParts<Who>['ended'];
  private readonly listeners = new QueryListeners<Who>(this);
  private ownSubscriptions: ChannelSubscriptions<Who> | undefined;
  private ownOrder: WriteOrder | undefined;
  readonly queue: FrameQueue;
  private ended = false;
  private broken = 0;
  private calling = 0;

  constructor({ hub, transport, recognise, from, ended }: ConnectionParts<Who>) {
    this.hub = hub;
    this.from = from;
    this.sender = new FrameSender(transport, hub.rounds);
    this.onEnd = ended;
    this.queue = new FrameQueue(this.sender, this);
    this.handshake = new Handshake<Who>({
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

  get who(): Who | null {
    return this.handshake.who;
  }

  get listensTo(): Iterable<CollectionPath> {
    return this.listeners.collections;
  }

  /** Until all that came so far is done. */
  settled(): Promise<void> {
    return this.queue.add(async () => undefined);
  }

  // Most connections have none.
  private get subscriptions(): ChannelSubscriptions<Who> {
    this.ownSubscriptions ??= new ChannelSubscriptions<Who>({
      channels: this.hub.channels,
      send: (frame) => {
        if (!this.queue.isBehind) this.sender.sendInTurn(frame);
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
    else this.queue.take(text, (frame) => this.handle(frame));
  }

  /** Takes away what its owner may no longer hear: after a sign-out, a ban, a new rule that looks at one of these ids. */
  async recheck(ids?: readonly string[]): Promise<void> {
    if (!ids || (this.who && ids.includes(this.who.id))) return await this.queue.add(() => this.recheckNow());
    const isNamed = (path: string) => path.split('/').some((name) => ids.some((id) => name.includes(id)));
    if (this.listeners.some(isNamed) || this.ownSubscriptions?.channels.some(isNamed))
      await this.queue.add(() => this.recheckNow(isNamed));
  }

  private async recheckNow(isMeant: (path: string) => boolean = () => true): Promise<void> {
    await this.listeners.recheck(isMeant);
    for (const [id, error] of (await this.ownSubscriptions?.recheck(this.who, isMeant)) ?? [])
      this.refuse(id, error);
  }

  end(reason?: CloseReason): void {
    if (this.ended) return;
    this.ended = true;
    this.handshake.stop();
    this.endListeners();
    this.queue.stop();
    // What it is being answered now.
    this.hub.finish(this.settled());
    this.hub.connections.delete(this);
    this.onEnd?.(this);
    if (reason) this.sender.close(reason);
    else this.sender.drop();
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
    if (!this.handshake.isDone) throw new LiveError('failed-precondition', 'The first frame is "hello".');
    if (frame.op === 'listen') return await this.listen(frame);
    if (frame.op === 'unlisten') return this.listeners.remove(frame.id);
    if (frame.op === 'get') return await this.get(frame);
    if (frame.op === 'subscribe') return await this.subscribe(frame);
    if (frame.op === 'unsubscribe') return this.ownSubscriptions?.unsubscribe(frame.id);
    if (frame.op === 'publish') return await this.subscriptions.publish(this.who, frame);
    if (!this.who) throw new LiveError('unauthenticated', 'Who writes is signed in.');
    if (frame.op === 'call') return this.call(frame, this.who);
    const { who } = this;
    const { seqs } = await this.order.inOrder(frame, () =>
      this.hub.write({ id: frame.id, who, writes: frame.writes }),
    );
    this.send({ op: 'ack', id: frame.id, seqs });
    this.listeners.tellProgress(seqs);
  }

  /** What comes after it need not wait for it. */
  private call({ id, name, data }: ClientFrame & { op: 'call' }, who: Who): void {
    const known = this.hub.calls.get(name);
    if (!known) throw new LiveError('unimplemented', `Nothing is called "${name}" here.`);
    if (this.calling >= MOST_CALLS)
      throw new LiveError('unavailable', `One connection has ${MOST_CALLS} calls at once.`, AGAIN_MS);
    this.calling += 1;
    const calling = known
      .call({ who, id, data: data as Data })
      .then(
        (answer) => this.send({ op: 'answered', id, data: answer }),
        (error) => this.refuse(id, error),
      )
      .finally(() => {
        this.calling -= 1;
      });
    this.hub.finish(calling);
  }

  // Most connections write nothing.
  private get order(): WriteOrder {
    this.ownOrder ??= new WriteOrder();
    return this.ownOrder;
  }

  private async greet({ token }: ClientFrame & { op: 'hello' }): Promise<void> {
    try {
      this.send(await this.hub.greetInTurn(this, () => this.handshake.hello(token)));
    } catch (error) {
      if (!this.handshake.isDone) this.endListeners();
      this.refuse('hello', error);
      return;
    }
    await this.recheckNow();
  }

  /** Who reads nothing hears that the server is there from what they have not read. */
  private beat(): void {
    if (!this.queue.isBehind) this.send({ op: 'beat', at: this.hub.now() });
  }

  private endListeners(): void {
    this.listeners.removeAll();
    this.ownSubscriptions?.end();
    this.ownSubscriptions = undefined;
  }

  private async get({ id, paths }: ClientFrame & { op: 'get' }): Promise<void> {
    const docs = await this.hub.inTurn(this, () => this.hub.get(this.who, paths));
    this.send({ op: 'got', id, docs });
  }

  private async listen(frame: ClientFrame & { op: 'listen' }): Promise<void> {
    this.needFree(frame.id);
    await this.listeners.add(frame);
  }

  private async subscribe(frame: ClientFrame & { op: 'subscribe' }): Promise<void> {
    this.needFree(frame.id);
    await this.hub.inTurn(this, () => this.subscriptions.subscribe(this.who, frame));
  }

  private needFree(id: number): void {
    if (this.listeners.has(id) || this.ownSubscriptions?.has(id))
      throw new LiveError('failed-precondition', `There is a listener ${id} already.`);
    if (this.listeners.size + (this.ownSubscriptions?.size ?? 0) >= MOST_LISTENS)
      throw new LiveError('failed-precondition', `One connection has ${MOST_LISTENS} listeners at most.`);
  }

  private send(frame: ServerFrame): void {
    if (!this.ended) this.sender.send(encode(frame));
  }

  refuse(id: number | string | null, error: unknown): void {
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
