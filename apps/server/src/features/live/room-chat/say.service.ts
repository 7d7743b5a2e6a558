import { documentPath } from '@souk/live/paths.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import type { RoomMessageId } from '@souk/shared/live/room-chat/schema.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { writeLiveAs } from '../../../platform/live/index.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { roomChatLive } from './room-chat.live.ts';

/** What a person says in a room, by the rules of every message there. Twice is once. */
export async function sayInRoom(
  { db, actor, now }: { db: Kysely<Tables>; actor: SignedInUser; now: Date },
  showId: ShowId,
  { id, text }: { id: RoomMessageId; text: string },
): Promise<void> {
  const data = { by: actor.userId, at: { $change: 'server-time' } as const, text };
  const path = documentPath(`rooms/${showId}/messages/${id}`);
  const batch = { id, who: { id: actor.userId, actor }, writes: [{ op: 'set' as const, path, data }] };
  await writeLiveAs(db, roomChatLive, batch, now);
}
