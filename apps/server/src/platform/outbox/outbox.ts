import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { cleanError } from '../logging/clean-error.ts';
import type { Log } from '../logging/log.ts';
import { failed, findHead, findWaitingTopics, lockTopic, markDelivered } from './outbox.repo.ts';

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

export const outboxChannel = 'souk_outbox';

/** Says something to the rest of the market, once the transaction it is part of commits. */
export async function publish(tx: Db, topic: string, payload: object): Promise<void> {
  await sql`
    with written as (
      insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)}::jsonb) returning id)
    select pg_notify(${outboxChannel}, '') from written`.execute(tx);
}

export interface Outbox {
  /** Delivers everything that is due, topic by topic, each in the order it was written. */
  deliverDue(): Promise<number>;
}

export function openOutbox({
  db,
  log,
  handlers,
}: {
  db: Db;
  log: Log;
  handlers: Readonly<Record<string, Deliver>>;
}): Outbox {
  const topics = Object.keys(handlers);

  /** One message a transaction, so that a slow or failing one holds up nothing that was delivered before it. */
  async function deliverNext(topic: string, deliver: Deliver): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      // One worker at a time per topic keeps its order.
      if (!(await lockTopic(tx, topic))) return false;
      const head = await findHead(tx, topic);
      if (!head?.due) return false;
      const message: Message = { id: head.id, topic, payload: head.payload, attempt: head.attempts + 1 };
      try {
        await sql`savepoint delivery`.execute(tx);
        await deliver(message, tx);
        await markDelivered(tx, message.id);
        return true;
      } catch (err) {
        await sql`rollback to savepoint delivery`.execute(tx);
        log.warn(
          { err, topic, message: message.id, attempt: message.attempt },
          'a message was not delivered',
        );
        await failed(tx, message.id, String(cleanError(err).message), secondsUntilRetry(message.attempt));
        return false;
      }
    });
  }

  return {
    async deliverDue() {
      let count = 0;
      for (const topic of await findWaitingTopics(db, topics)) {
        const deliver = handlers[topic];
        while (deliver && (await deliverNext(topic, deliver))) count += 1;
      }
      return count;
    },
  };
}

const LONGEST_WAIT_SECONDS = 300;

/** 1 s, 2 s, 4 s … 5 minutes. */
export const secondsUntilRetry = (attempt: number): number =>
  Math.min(2 ** (attempt - 1), LONGEST_WAIT_SECONDS);
