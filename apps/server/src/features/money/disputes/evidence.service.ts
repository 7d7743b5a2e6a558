import type { DisputeId, FileId, UserId } from '@souk/shared/ids.ts';
import type { EvidenceUrls } from '@souk/shared/money/disputes/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import { findOwnPictures, type SignedAddress, urlOf } from '../../../platform/files/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findMatter } from './dispute.access.ts';

export interface EvidenceDoors {
  storage: Storage;
  signedAddress: SignedAddress;
}

/** Where the pictures of a dispute are read by those it concerns, for a while. */
export async function findEvidence(
  { db, clock, actor }: UserCtx,
  doors: EvidenceDoors,
  id: DisputeId,
): Promise<EvidenceUrls> {
  const { dispute } = await findMatter(db, actor, id);
  const files = await db
    .selectFrom('files')
    .selectAll()
    .where('state', '=', 'ready')
    .where('id', 'in', (eb) =>
      eb.selectFrom('dispute_pictures').select('file_id').where('dispute_id', '=', dispute.id),
    )
    .execute();
  const now = clock.now();
  const items = files.map(async (file) => ({ _id: file.id, ...(await urlOf(file, doors, now)) }));
  return { items: await Promise.all(items) };
}

/** Each is its sender's own, and shown nowhere else. */
export async function refuseForeignEvidence(
  tx: Db,
  authorId: UserId,
  pictures: readonly FileId[],
): Promise<void> {
  const own = await findOwnPictures(tx, authorId, pictures, 'dispute-image');
  const shown =
    own.length === 0
      ? []
      : await tx.selectFrom('dispute_pictures').select('file_id').where('file_id', 'in', own).execute();
  if (own.length < pictures.length || shown.length > 0)
    throw invalidInput([{ field: 'pictures', message: 'Contains a picture that isn’t yours.' }]);
}
