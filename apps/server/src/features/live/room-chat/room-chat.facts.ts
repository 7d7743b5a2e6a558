import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';

/** What rooms announce through the outbox. */
export interface RoomChatFacts {
  /** This person is no longer wanted in the rooms of a shop, or is again. */
  'room.ban-changed': { userId: UserId };
}

export const announceBan = (tx: Db, userId: UserId): Promise<void> =>
  publish(tx, 'room.ban-changed' satisfies keyof RoomChatFacts, { userId });
