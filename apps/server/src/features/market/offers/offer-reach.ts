import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Failure } from '../../../platform/errors/failure.ts';
import { blockedByYou, findRelation } from '../../identity/people/index.ts';

/** As with messages, nothing gets through a block; to a blocked person the other seems gone. */
export async function needReach(db: Db, me: UserId, other: UserId, gone: () => Failure): Promise<void> {
  const { blocked, blockedBy } = await findRelation(db, me, other);
  if (blockedBy) throw gone();
  if (blocked) throw blockedByYou();
}
