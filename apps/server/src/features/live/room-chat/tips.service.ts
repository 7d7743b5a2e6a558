import { documentPath } from '@souk/live/paths.ts';
import type { ShowId, TipId, UserId } from '@souk/shared/ids.ts';
import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { writeLive } from '../../../platform/live/index.ts';
import { whySilent } from './message.policy.ts';
import { findRoom, findSpeaker } from './room.repo.ts';
import { messagesOf } from './room-messages.repo.ts';

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
  await writeLive(tx, [{ op: 'set', path: pathOf(showId, id), data: { ...message } }], at);
}

/** It was sent back: the room shows it no more. */
export async function dropTipLine(tx: Db, showId: ShowId, id: TipId, now: Date): Promise<void> {
  await writeLive(tx, [{ op: 'delete', path: pathOf(showId, id) }], now);
}

const pathOf = (showId: ShowId, id: TipId) => documentPath(`${messagesOf(showId)}/${id}`);

/** Whether a person may make themselves heard in a room, and its shop’s currency. */
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
