import type { UserId } from '@souk/shared/ids.ts';
import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import type { Db } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { afterMessage, SECONDS_TO_READ } from './after-message.job.ts';
import { sayFor } from './say.ts';

interface SentCard {
  by: UserId;
  to: UserId;
  card: CardRef;
  /** Of the message. */
  id?: string;
}

/**
 * Puts what one person did for another into their conversation, in the transaction of that, and once: the
 * message has the id of the thing on its card unless another is given. The caller tells the other one of it,
 * and has checked that neither blocked the other.
 *
 * It takes the locks of the conversation and of both inboxes, which come before those of lists of notifications.
 */
export async function sendCard(tx: Db, { by, to, card, id = card.id }: SentCard, now: Date): Promise<void> {
  const { pair, born } = await sayFor(tx, { id, to, said: { by, text: '', card } }, now);
  await enqueue(tx, afterMessage, { pair, id, born, by, to, told: true }, SECONDS_TO_READ);
}
