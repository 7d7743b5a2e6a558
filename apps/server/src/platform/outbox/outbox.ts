import { inSavepoint } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import { cleanError } from '../logging/clean-error.ts';
import type { Log } from '../logging/log.ts';
import {
  closeDelivered,
  findHead,
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
export interface Listener extends ListenerKey {
  deliver: Deliver;
}

export interface Outbox {
  /** Delivers everything that is due, listener by listener, to each in the order it was written if that matters to it. */
  deliverDue(): Promise<number>;
}

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

  /** One message a transaction, so that a slow or failing one holds up nothing that was delivered before it. */
  async function deliverNext(listener: Listener): Promise<boolean> {
    const { topic, name } = listener;
    return await db.transaction().execute(async (tx) => {
      if (!(await lockListener(tx, listener))) return false;
      const head = await findHead(tx, listener);
      if (!head?.due) return false;
      const { id } = head;
      const message: Message = { id, topic, payload: head.payload, attempt: head.attempts + 1 };
      try {
        await inSavepoint(tx, async (step) => {
          await listener.deliver(message, step);
          await markDelivered(step, id, listener);
          await closeDelivered(step, { id, topic, listeners: listenersOf.get(topic) ?? [] });
        });
        return true;
      } catch (err) {
        const { attempt } = message;
        log.warn({ err, topic, listener: name, message: id, attempt }, 'a message was not delivered');
        const error = String(cleanError(err).message);
        await markFailed(tx, id, listener, { error, waitSeconds: secondsUntilRetry(attempt) });
        return false;
      }
    });
  }

  return {
    async deliverDue() {
      let count = 0;
      for (const listener of await findWaiting(db, listeners)) while (await deliverNext(listener)) count += 1;
      return count;
    },
  };
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
