import { withCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import { isDatabaseAway } from '../errors/to-failure.ts';
import { cleanError } from '../logging/clean-error.ts';
import type { Log } from '../logging/log.ts';
import {
  closeDelivered,
  findDue,
  findWaiting,
  insertMessages,
  type ListenerKey,
  lockListener,
  markDelivered,
  markFailed,
} from './outbox.repo.ts';
import { wakeAfterCommit } from './wake-delivery.ts';

export interface Message {
  id: number;
  topic: string;
  payload: unknown;
  /** 1 the first time. */
  attempt: number;
}

/**
 * Delivers one message. What it writes through `tx` commits together with the delivery; anything else must bear
 * being done twice, because a crash in between delivers again.
 */
export type Deliver = (message: Message, tx: Db) => Promise<void>;

/**
 * Delivers several at once, in their order; one that cannot be delivered fails them all. What it leaves behind must be what
 * delivering them one after the other would: after a failure each of them comes alone.
 */
export type DeliverSet = (messages: readonly Message[], tx: Db) => Promise<void>;

/** Says something to the rest of the market, once the transaction it is part of commits. */
export const publish = (tx: Db, topic: string, payload: object): Promise<void> =>
  publishAll(tx, topic, [payload]);

/** The same for several things at once, to be delivered in their order. */
export async function publishAll(tx: Db, topic: string, payloads: readonly object[]): Promise<void> {
  if (payloads.length === 0) return;
  await insertMessages(tx, topic, payloads);
  wakeAfterCommit(tx);
}

/** What is done with the messages of a topic. Several may listen to one, each at its own pace. */
export type Listener = (OneByOne | InSets) & {
  /** While that is on it hears nothing, but most of a second at a time. */
  holdsBackFor?: { isOn(): boolean } | undefined;
};

export interface OneByOne extends ListenerKey {
  deliver: Deliver;
}

interface InSets extends ListenerKey {
  deliverSet: DeliverSet;
}

export interface Outbox {
  /** Delivers everything that is due, to each listener in the order it was written if that matters to it. */
  deliverDue(): Promise<number>;
}

// What a set locks is locked until all of it is done.
const MOST_TOGETHER = 50;
// Who hears nothing for now is looked for again after so many rounds.
const ROUNDS_A_LOOK = 20;
// Who holds back does so for as long, and then hears for a while what came meanwhile.
const HELD_BACK_MS = 1_000;
const HEARING_MS = 250;

/** A topic that nobody listens to stays in the outbox. */
export function openOutbox({
  db,
  log,
  listeners,
}: {
  db: Db;
  log: Log;
  listeners: readonly Listener[];
}): Outbox {
  const listenersOf = namesByTopic(listeners);
  /** How many more come alone, as they failed together. */
  const apart = new Map<Listener, number>();
  const heldSince = new Map<Listener, number>();

  function holdsBack(listener: Listener): boolean {
    if (!listener.holdsBackFor?.isOn()) {
      heldSince.delete(listener);
      return false;
    }
    const now = performance.now();
    const since = heldSince.get(listener) ?? now;
    heldSince.set(listener, since);
    return (now - since) % (HELD_BACK_MS + HEARING_MS) < HELD_BACK_MS;
  }

  /** One message or one set a transaction. A false `goesOn` is that of one who has nothing to do for now. */
  async function deliverNext(listener: Listener): Promise<{ delivered: number; goesOn: boolean }> {
    let taken: Message[] = [];
    try {
      await db.transaction().execute(async (tx) => {
        taken = await takeNext(tx, listener);
        if (taken.length === 0) return;
        await deliverTo(listener, taken, tx);
        note(tx, listener, taken);
      });
    } catch (err) {
      const [first] = taken;
      if (!first) throw err;
      if (taken.length === 1) {
        countApart(listener, -1);
        return { delivered: 0, goesOn: await putOff(listener, first, err) };
      }
      log.warn(
        { err, topic: listener.topic, listener: listener.name, messages: taken.length },
        'messages were not delivered together, and are delivered one by one',
      );
      countApart(listener, taken.length);
      return { delivered: 0, goesOn: true };
    }
    countApart(listener, -taken.length);
    return { delivered: taken.length, goesOn: taken.length > 0 };
  }

  function countApart(listener: Listener, more: number): void {
    const count = (apart.get(listener) ?? 0) + more;
    if (count > 0) apart.set(listener, count);
    else apart.delete(listener);
  }

  async function takeNext(tx: Db, listener: Listener): Promise<Message[]> {
    const most = 'deliverSet' in listener && !apart.has(listener) ? MOST_TOGETHER : 1;
    // Asked for at once, and looked for behind the lock.
    const [isLocked, due] = await Promise.all([lockListener(tx, listener), findDue(tx, listener, most)]);
    if (!isLocked) return [];
    const { topic } = listener;
    return due.map(({ id, payload, attempts }) => ({ id, topic, payload, attempt: attempts + 1 }));
  }

  /** By the message that also commits. */
  function note(tx: Db, listener: Listener, taken: readonly Message[]): void {
    const ids = taken.map(({ id }) => id);
    const { topic } = listener;
    withCommit(tx, markDelivered(tx, ids, listener));
    withCommit(tx, closeDelivered(tx, { ids, topic, listeners: listenersOf.get(topic) ?? [] }));
  }

  /** One that fails may do so as it commits. Says whether those behind it have their turn now. */
  async function putOff(listener: Listener, { id, attempt }: Message, err: unknown): Promise<boolean> {
    const { topic, name, inAnyOrder = false } = listener;
    log.warn({ err, topic, listener: name, message: id, attempt }, 'a message was not delivered');
    const error = String(cleanError(err).message);
    await markFailed(db, id, listener, { error, waitSeconds: secondsUntilRetry(attempt) });
    return inAnyOrder && !isDatabaseAway(err);
  }

  return {
    async deliverDue() {
      let count = 0;
      let waiting = await findWaiting(db, listeners);
      // In rounds: one that hears of much keeps none of the others from their turn.
      for (let round = 1; waiting.length > 0; round += 1) {
        const goOn: Listener[] = [];
        for (const listener of waiting) {
          // It is looked for again when something is written, or in a second.
          if (holdsBack(listener)) continue;
          const { delivered, goesOn } = await deliverNext(listener);
          count += delivered;
          if (goesOn) goOn.push(listener);
        }
        waiting = round % ROUNDS_A_LOOK === 0 ? await findWaiting(db, listeners) : goOn;
      }
      return count;
    },
  };
}

async function deliverTo(listener: Listener, messages: readonly Message[], tx: Db): Promise<void> {
  if ('deliverSet' in listener) return listener.deliverSet(messages, tx);
  for (const message of messages) await listener.deliver(message, tx);
}

function namesByTopic(listeners: readonly Listener[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { topic, name } of listeners) {
    const names = found.get(topic) ?? [];
    if (names.includes(name)) throw new Error(`two listeners of ${topic} are called ${name}`);
    found.set(topic, [...names, name]);
  }
  return found;
}

const LONGEST_WAIT_SECONDS = 300;

/** 1 s, 2 s, 4 s … 5 minutes. */
export const secondsUntilRetry = (attempt: number): number =>
  Math.min(2 ** (attempt - 1), LONGEST_WAIT_SECONDS);
