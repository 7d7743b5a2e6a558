import { LiveError } from '../errors.ts';
import type { CollectionPath } from '../paths.ts';
import { mostFrameBytes, type SentFrame } from '../protocol.ts';
import type { PendingList } from './pending-list.ts';
import { waitAfterRefusal } from './reconnect.ts';
import type { SentWrite } from './view.ts';
import { collectionsOf, sizeOf } from './write-frame.ts';

interface SendQueueParts {
  list: Pick<PendingList, 'all' | 'get'>;
  random: () => number;
  send: (frame: SentFrame) => void;
  /** A write that every connection ended with. */
  giveUp: (id: string, error: LiveError) => void;
}

/** How the writes of a collection go on after the server could not do one of them. */
interface Retry {
  failures: number;
  /** Until then nothing of the collection is sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** How many may be on their way at once: one at first, and with each that is done twice as many. */
  most: number;
}

/** How many are on their way at once, and how much. */
const MOST_IN_FLIGHT = 50;
const MOST_BYTES = mostFrameBytes;
// A connection that ends so soon after a write was sent may have ended because of it.
const SOON_MS = 5_000;
/** So many in a row, and it is sent alone; so many, and it is not sent any more. */
const losses = { alone: 3, most: 8 } as const;

/** Sends what was written so that what is in one collection is done in its order, whatever is refused or lost. */
export class SendQueue {
  private readonly parts: SendQueueParts;
  /** Sent over this connection and not answered, in the order they were sent. */
  private readonly inFlight = new Map<string, { write: SentWrite; sentAt: number }>();
  private readonly retries = new Map<CollectionPath, Retry>();
  private isOpen = false;
  /** What was sent first and not answered when the last connections were lost. */
  private suspect: { id: string; losses: number } | undefined;

  constructor(parts: SendQueueParts) {
    this.parts = parts;
  }

  /** On a new connection. */
  open(): void {
    this.isOpen = true;
    this.send();
  }

  lost(): void {
    const [first] = this.inFlight.values();
    this.inFlight.clear();
    this.isOpen = false;
    if (first) this.suspectOf(first);
  }

  close(): void {
    this.lost();
    this.suspect = undefined;
    for (const { timer } of this.retries.values()) clearTimeout(timer);
    this.retries.clear();
  }

  /** Sends what may be sent now. */
  send(): void {
    if (!this.isOpen) return;
    if (this.suspect && this.suspect.losses >= losses.alone) {
      this.sendAlone(this.suspect.id);
      return;
    }
    const waiting = new Set<CollectionPath>();
    for (const write of this.parts.list.all) {
      if (write.done || this.inFlight.has(write.id)) continue;
      const collections = collectionsOf(write);
      if (collections.some((one) => waiting.has(one) || !this.isFree(one, write)))
        for (const one of collections) waiting.add(one);
      else if (this.hasRoomFor(write)) this.sendOne(write);
      else return;
    }
  }

  /** The server has done it, or never will. */
  answered(write: SentWrite): void {
    this.inFlight.delete(write.id);
    if (this.suspect?.id === write.id) this.suspect = undefined;
    for (const collection of collectionsOf(write)) this.recover(collection);
    this.send();
  }

  /** The server cannot now: what comes after it waits with it, in all its collections. */
  refused(write: SentWrite, retryAfterMs: number | undefined): void {
    this.inFlight.delete(write.id);
    if (this.suspect?.id === write.id) this.suspect = undefined;
    for (const collection of collectionsOf(write)) this.wait(collection, retryAfterMs);
  }

  private wait(collection: CollectionPath, retryAfterMs: number | undefined): void {
    const retry = this.retries.get(collection) ?? { failures: 0, timer: undefined, most: 1 };
    this.retries.set(collection, retry);
    // Those that were sent after it are refused with it.
    if (retry.timer) return;
    retry.timer = setTimeout(
      () => {
        retry.timer = undefined;
        this.send();
      },
      waitAfterRefusal(retry.failures, this.parts.random, retryAfterMs),
    );
    retry.failures += 1;
    retry.most = 1;
  }

  private recover(collection: CollectionPath): void {
    const retry = this.retries.get(collection);
    if (!retry || retry.timer) return;
    retry.failures = 0;
    retry.most *= 2;
    if (retry.most >= MOST_IN_FLIGHT) this.retries.delete(collection);
  }

  private isFree(collection: CollectionPath, write: SentWrite): boolean {
    const retry = this.retries.get(collection);
    if (retry?.timer) return false;
    const others = [...this.inFlight.values()].filter((one) => collectionsOf(one.write).includes(collection));
    // One that was refused goes before those that were sent after it: they are answered first.
    if (others.some((one) => one.write.place > write.place)) return false;
    return others.length < (retry?.most ?? MOST_IN_FLIGHT);
  }

  private hasRoomFor(write: SentWrite): boolean {
    if (this.inFlight.size >= MOST_IN_FLIGHT) return false;
    let bytes = sizeOf(write);
    for (const one of this.inFlight.values()) bytes += sizeOf(one.write);
    return this.inFlight.size === 0 || bytes <= MOST_BYTES;
  }

  private sendOne(write: SentWrite): void {
    const { id, writes } = write;
    const follows = this.lastSentIn(collectionsOf(write));
    this.inFlight.set(id, { write, sentAt: Date.now() });
    this.parts.send({ op: 'write', id, writes, ...(follows.length > 0 && { follows }) });
  }

  /** What must be done before it: the last that is on its way in each of its collections. */
  private lastSentIn(collections: readonly CollectionPath[]): string[] {
    const last = new Map<CollectionPath, string>();
    for (const { write } of this.inFlight.values())
      for (const one of collectionsOf(write)) if (collections.includes(one)) last.set(one, write.id);
    return [...new Set(last.values())];
  }

  private sendAlone(id: string): void {
    const write = this.parts.list.get(id);
    if (!write || write.done) {
      this.suspect = undefined;
      this.send();
    } else if (this.inFlight.size === 0) this.sendOne(write);
  }

  private suspectOf({ write: { id }, sentAt }: { write: SentWrite; sentAt: number }): void {
    if (Date.now() - sentAt > SOON_MS) return;
    const before = this.suspect?.id === id ? this.suspect.losses : 0;
    this.suspect = { id, losses: before + 1 };
    if (this.suspect.losses < losses.most) return;
    this.suspect = undefined;
    this.parts.giveUp(
      id,
      new LiveError('failed-precondition', 'Each time it was sent the connection was lost.'),
    );
  }
}
