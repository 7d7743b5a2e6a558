import { type CollectionPath, type DocumentPath, splitPath } from '../paths.ts';
import type { ClientFrame } from '../protocol.ts';
import type { Query } from '../query.ts';
import { encode, type Frame } from './audience.ts';
import type { Asker } from './declaration.ts';
import type { FrameQueue } from './frame-queue.ts';
import type { FrameSender } from './frame-sender.ts';
import type { Hub } from './hub.ts';
import { Listening } from './listening.ts';
import type { Seqs } from './writing.ts';

/** As much of a connection as its listeners need. */
interface Owner<Who extends Asker> {
  readonly hub: Hub<Who>;
  readonly who: Who | null;
  readonly from: string | undefined;
  readonly queue: FrameQueue;
  readonly isOver: boolean;
  readonly sender: FrameSender;
  refuse(id: number, error: unknown): void;
}

/** The queries that one connection listens to. */
export class QueryListeners<Who extends Asker> {
  private readonly owner: Owner<Who>;
  private readonly listens = new Map<number, Listening>();
  private catchingUp = false;

  constructor(owner: Owner<Who>) {
    this.owner = owner;
  }

  has(id: number): boolean {
    return this.listens.has(id);
  }

  get size(): number {
    return this.listens.size;
  }

  some(isMeant: (path: string) => boolean): boolean {
    return this.listens.values().some(({ audience }) => audience && isMeant(audience.query.collection));
  }

  /** What is listened to, once for each listener. */
  get collections(): Iterable<CollectionPath> {
    return this.listens.values().flatMap(({ audience }) => (audience ? [audience.query.collection] : []));
  }

  async add({ id, query, after }: ClientFrame & { op: 'listen' }): Promise<void> {
    const listening = new Listening(id, this);
    this.listens.set(id, listening);
    try {
      await this.begin(listening, query, after);
    } catch (error) {
      this.listens.delete(id);
      throw error;
    }
  }

  remove(id: number): void {
    const listening = this.listens.get(id);
    this.listens.delete(id);
    if (listening?.audience) this.owner.hub.leave(listening, listening.audience);
  }

  removeAll(): void {
    for (const id of [...this.listens.keys()]) this.remove(id);
  }

  /** Ends those of what they may not read any more. Each collection is asked about once. */
  async recheck(isMeant: (path: string) => boolean): Promise<void> {
    const asked = new Map<CollectionPath, Promise<void>>();
    for (const [id, { audience }] of this.listens) {
      if (!audience || !isMeant(audience.query.collection)) continue;
      const { collection } = audience.query;
      try {
        const answer = asked.get(collection) ?? this.owner.hub.mayRead(this.owner.who, collection);
        asked.set(collection, answer);
        await answer;
      } catch (error) {
        this.remove(id);
        this.owner.refuse(id, error);
      }
    }
  }

  /** What becomes of something that is listened to. */
  tell(listening: Listening, frame: Frame, seq: number): void {
    if (listening.missed) return;
    if (this.owner.queue.isBehind) {
      listening.missed = true;
      this.catchUpLater();
      return;
    }
    listening.seq = seq;
    this.owner.sender.sendInTurn(frame);
  }

  /** What was written here and is for none of its own listeners is still known by them. */
  tellProgress(seqs: Seqs): void {
    const written = new Map<CollectionPath, number>();
    for (const [path, seq] of Object.entries(seqs)) {
      const { collection } = splitPath(path as DocumentPath);
      written.set(collection, Math.max(seq, written.get(collection) ?? 0));
    }
    for (const [collection, seq] of written)
      this.owner.hub.whenTold(collection, seq, () => this.tellProgressIn(collection, seq));
  }

  private tellProgressIn(collection: CollectionPath, seq: number): void {
    if (this.owner.isOver) return;
    for (const listening of this.listens.values()) {
      const { audience } = listening;
      const isSilent = listening.seq < seq && !listening.missed && audience?.isWhole;
      if (audience?.query.collection !== collection || !isSilent) continue;
      listening.seq = seq;
      this.owner.sender.send(encode({ op: 'progress', id: listening.id, seq }));
    }
  }

  private async begin(listening: Listening, query: Query, after: number | undefined): Promise<void> {
    const { hub, who } = this.owner;
    const { id } = listening;
    const { audience, frame, seq } = await hub.inTurn(this.owner, () =>
      hub.join(who, listening, query, { id, after }),
    );
    if (this.owner.isOver || this.listens.get(id) !== listening) return hub.leave(listening, audience);
    listening.audience = audience;
    listening.seq = seq;
    this.owner.sender.send(frame);
    listening.begun();
    if (listening.missed) this.catchUpLater();
  }

  private catchUpLater(): void {
    if (this.catchingUp) return;
    this.catchingUp = true;
    void this.owner.queue.add(() => this.catchUp());
  }

  /** Tells what became of things that were missed, each document once; more may be missed meanwhile. */
  private async catchUp(): Promise<void> {
    for (let one = this.oneBehind(); one; one = this.oneBehind()) {
      await this.owner.queue.untilRead();
      if (this.owner.isOver) return;
      await this.beginAgain(one);
    }
    this.catchingUp = false;
  }

  private oneBehind(): Listening | undefined {
    return this.listens.values().find(({ missed, audience }) => missed && audience);
  }

  private async beginAgain({ id, audience, seq }: Listening): Promise<void> {
    if (!audience) return;
    this.remove(id);
    const listening = new Listening(id, this);
    this.listens.set(id, listening);
    try {
      await this.begin(listening, audience.query, seq);
    } catch (error) {
      this.listens.delete(id);
      this.owner.refuse(id, error);
    }
  }
}
