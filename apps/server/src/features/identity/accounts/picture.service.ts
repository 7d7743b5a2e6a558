import type { ImageId, UserId } from '@souk/shared/ids.ts';
import { profilePicture } from '@souk/shared/limits.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import {
  deleteStoredPicture,
  insertStoredPicture,
  keysOfPicture,
  originalKey,
  squarePicture,
} from '../../../platform/images/index.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { setPicture } from './users.repo.ts';
import { getSelf } from './users.service.ts';

/** Laying a picture open costs far more than sending it. */
const picturesAnHour = (userId: UserId) => [{ of: ['picture', userId], most: 30, withinSeconds: 3600 }];

/** The file is there before anything points to it, and goes after nothing does any more. */
export async function changePicture(ctx: UserCtx, storage: Storage, bytes: unknown) {
  const { db, clock, actor } = ctx;
  await countAttempt(ctx, picturesAnHour(actor.userId));
  const picture = Buffer.isBuffer(bytes)
    ? await squarePicture(actor.userId, bytes, profilePicture.side)
    : undefined;
  if (!picture) {
    throw invalidInput([{ field: 'picture', message: 'Isn’t a complete JPEG, PNG or WebP picture.' }]);
  }
  const { webp, side, placeholder, colour } = picture;
  const id = newId<ImageId>(clock.now().getTime());
  await storage.put(originalKey(id), webp);
  await db.transaction().execute(async (tx) => {
    await insertStoredPicture(tx, {
      id,
      owner_id: actor.userId,
      folder: 'profile',
      side,
      placeholder,
      colour,
    });
    await replacePicture(tx, actor.userId, id);
  });
  return await getSelf(ctx);
}

export async function removePicture(ctx: UserCtx) {
  await ctx.db.transaction().execute((tx) => replacePicture(tx, ctx.actor.userId, null));
  return await getSelf(ctx);
}

async function replacePicture(tx: Db, userId: UserId, id: ImageId | null): Promise<void> {
  const former = await setPicture(tx, userId, id);
  if (former && (await deleteStoredPicture(tx, former))) {
    await enqueue(tx, deletingFiles, { keys: keysOfPicture(former) });
  }
}
