import type { FilePurpose } from '@souk/shared/files/schema.ts';
import type { FileId, ImageId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';

/** A picture that someone sent and that was kept, without its bytes. */
export async function buildOwnPicture(
  db: Db,
  input: { owner_id: UserId; purpose: FilePurpose },
): Promise<FileId> {
  const id = newId<FileId>();
  const storage_key = `images/${id}`;
  const now = new Date();
  await db
    .insertInto('files')
    .values({
      id,
      ...input,
      visibility: 'public',
      folder: 'images',
      name: 'picture.jpg',
      content_type: 'image/webp',
      size: 1000,
      received: 1000,
      kept_size: 900,
      state: 'ready',
      refusal: null,
      storage_key,
      sha256: Buffer.alloc(32),
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  await db
    .insertInto('images')
    .values({
      id: id as string as ImageId,
      owner_id: input.owner_id,
      kind: 'stored',
      storage_key,
      width: 1200,
      height: 800,
      placeholder: null,
      colour: null,
    })
    .execute();
  return id;
}
