import { documentPath } from '@souk/live/paths.ts';
import type { ShowId, TipId, UserId } from '@souk/shared/ids.ts';
import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { writeLive } from '../../../platform/live/index.ts';
import { whySilent } from './message.policy.ts';
import { findRoom, findSpeaker } from './room.repo.ts';

interface GivenTip {
  id: TipId;
  fromId: UserId;
  amount: Money;
  at: Date;
}

/** A line of the chat that says who gave how much. Told twice it stands there once. */
export async function tellOfTip(tx: Db, showId: ShowId, { id, fromId, amount, at }: GivenTip): Promise<void> {
  const speaker = await findSpeaker(tx, showId, fromId);
  if (!speaker) return;
  const { name, handle, role } = speaker;
  const message: RoomMessage = {
    ...{ by: fromId, name, handle, at: at.getTime(), text: '', tip: amount },
    ...(role === 'viewer' ? {} : { role }),
  };
  const path = documentPath(`rooms/${showId}/messages/${id}`);
  await writeLive(tx, [{ op: 'set', path, data: { ...message } }], at);
}

/** Whether somebody may make themselves heard in a room, and its shop’s currency. */
export async function roomFor(
  db: Db,
  showId: ShowId,
  userId: UserId,
): Promise<{ silent: boolean; currency: string } | null> {
  const room = await findRoom(db, showId, userId);
  if (!room) return null;
  const { currency } = await db
    .selectFrom('shops')
    .select('currency')
    .where('id', '=', room.shop.id)
    .executeTakeFirstOrThrow();
  return { silent: whySilent(room) !== undefined, currency };
}
