import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** How one person stands to another. */
export interface Relation {
  following: boolean;
  blocked: boolean;
  /** The other one blocked them: to them the other is as if gone. */
  blockedBy: boolean;
}

const findRelations = prepared('relation', (db: Db, one: UserId, other: UserId) =>
  db.selectNoFrom([
    sql<boolean>`exists (select from user_follows where follower_id = ${one} and followed_id = ${other})`.as(
      'following',
    ),
    sql<boolean>`exists (select from user_blocks where blocker_id = ${one} and blocked_id = ${other})`.as(
      'blocked',
    ),
    sql<boolean>`exists (select from user_blocks where blocker_id = ${other} and blocked_id = ${one})`.as(
      'blockedBy',
    ),
  ]),
);

export async function findRelation(db: Db, one: UserId, other: UserId): Promise<Relation> {
  const [relation] = await findRelations(db, one, other);
  if (!relation) throw new Error('a question without a table had no answer');
  return relation;
}
