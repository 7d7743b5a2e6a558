import { pathOf } from '@souk/live/paths.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { type MessageData, messageData } from '@souk/shared/talk/messaging/documents.ts';
import { messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { writeLive } from '../../../platform/live/index.ts';
import { collectionOf } from './conversation.repo.ts';
import { arrivals } from './inbox-lines.ts';

interface Saying {
  /** A new one. */
  id: string;
  to: UserId;
  said: Omit<MessageData, 'at'>;
}

/**
 * A message that the market writes for a person, in the transaction of what it comes of: to both it is there,
 * and unread, as if they had sent it. Nobody else writes to the conversation until that transaction ends.
 */
export async function sayFor(
  tx: Db,
  { id, to, said }: Saying,
  now: Date,
): Promise<{ pair: string; born: number }> {
  const data = messageData.parse({ ...said, at: now.getTime() });
  const pair = pairOf(said.by, to);
  const path = pathOf(collectionOf(messagesPath(pair)), id);
  const { [path]: born = 0 } = await writeLive(tx, [{ op: 'set', path, data: { ...data } }], now);
  await writeLive(tx, await arrivals(tx, { pair, born, data, to }), now);
  return { pair, born };
}
