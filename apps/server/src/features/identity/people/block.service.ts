import type { UserId } from '@souk/shared/ids.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { announceBlock } from './people.facts.ts';
import { yourself } from './people.failures.ts';
import { deleteBlock, deleteFollow, insertBlock, lockPeople } from './people.repo.ts';

/** Neither follows the other any more, nor may. One blocks back, too, without learning of the other's block. */
export async function blockPerson({ db, clock, actor }: UserCtx, other: UserId): Promise<void> {
  if (other === actor.userId) throw yourself();
  await db.transaction().execute(async (tx) => {
    const here = await lockPeople(tx, actor.userId, other);
    if (!here.has(other)) throw notFound('user');
    await deleteFollow(tx, actor.userId, other);
    await deleteFollow(tx, other, actor.userId);
    await insertBlock(tx, actor.userId, other, clock.now());
    await announceBlock(tx, other);
  });
}

export async function unblockPerson({ db, actor }: UserCtx, other: UserId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteBlock(tx, actor.userId, other);
    await announceBlock(tx, other);
  });
}
