import type { UserChanges } from '@souk/shared/identity/accounts/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { isSpoken } from '../../../platform/languages/languages.ts';
import { type Ctx, isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { refuseReservedName } from '../../../platform/settings/reserved-names.ts';
import { findRelation, type Relation } from '../people/index.ts';
import {
  type FoundSelf,
  type FoundUser,
  findSelf,
  findUser,
  isHandleTaken,
  updateUser,
} from './users.repo.ts';

interface SeenUser {
  user: FoundUser;
  /** How the reader stands to them; a visitor stands to nobody. */
  relation: Relation | undefined;
}

/** Someone as the reader may see them: not when suspended or gone, nor when they blocked the reader; staff they cannot hide from. */
export async function getUser({ db, actor }: Ctx, id: UserId): Promise<SeenUser> {
  const stands = actor.kind === 'user' && actor.userId !== id;
  const [user, relation] = await Promise.all([
    findUser(db, id),
    stands ? findRelation(db, actor.userId, id) : undefined,
  ]);
  const hides = relation?.blockedBy && !isStaff(actor);
  if (!user || user.suspended_at !== null || hides) throw notFound('user');
  return { user, relation };
}

export async function getSelf({ db, actor }: UserCtx): Promise<FoundSelf> {
  const user = await findSelf(db, actor.userId);
  if (!user) throw notFound('user');
  return user;
}

export async function changeUser(ctx: UserCtx, changes: UserChanges): Promise<FoundSelf> {
  const { db, actor } = ctx;
  const { language, handle, name } = changes;
  if (language !== undefined && !(await isSpoken(db, language))) {
    throw invalidInput([{ field: 'language', message: 'Is not spoken here.' }]);
  }
  if (handle !== undefined && (await isHandleTaken(db, handle, actor.userId))) throw handleTaken();
  if (name !== undefined && name !== (await getSelf(ctx)).name) await refuseReservedName(db, actor, name);
  const changed = await updateUser(db, actor.userId, changes);
  // Someone else took the handle between the question and the answer.
  if (!changed) throw handleTaken();
  return await getSelf(ctx);
}

const handleTaken = () => invalidInput([{ field: 'handle', message: 'Belongs to someone else.' }]);
