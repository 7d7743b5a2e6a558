import type { ImageId, UserId } from '@souk/shared/ids.ts';
import { pairOf } from '@souk/shared/talk/messaging/paths.ts';
import type { PictureUrls } from '@souk/shared/talk/messaging/schema.ts';
import { type SignedAddress, urlOf } from '../../../platform/files/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

export interface PictureDoors {
  storage: Storage;
  signedAddress: SignedAddress;
}

/** Where the pictures of a conversation are read by either of the two, for a while. */
export async function findPictureUrls(
  { db, clock, actor }: UserCtx,
  doors: PictureDoors,
  other: UserId,
  ids: readonly ImageId[],
): Promise<PictureUrls> {
  const now = clock.now();
  const files = await db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids] as never[])
    .where('state', '=', 'ready')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('message_pictures')
          .select('file_id')
          .whereRef('file_id', '=', 'files.id')
          .where('pair', '=', pairOf(actor.userId, other)),
      ),
    )
    .execute();
  const items = files.map(async (file) => ({
    _id: file.id as string as ImageId,
    ...(await urlOf(file, doors, now)),
  }));
  return { items: await Promise.all(items) };
}
