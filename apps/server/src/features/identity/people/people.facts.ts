import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';

/** What people announce through the outbox. */
export interface PeopleFacts {
  /** Someone blocked this person, or does not any more. */
  'person.block-changed': { blockedId: UserId };
}

export const announceBlock = (tx: Db, blockedId: UserId): Promise<void> =>
  publish(tx, 'person.block-changed' satisfies keyof PeopleFacts, { blockedId });
