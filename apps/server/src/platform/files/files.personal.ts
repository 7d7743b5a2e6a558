import type { PersonalPart } from '../personal-data.ts';
import { deleteFile } from './file.service.ts';

/** What someone sent. What others are still shown, such as a product they bought, stays. */
export const filesPart: PersonalPart = {
  name: 'files',
  give: (db, userId) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'purpose', 'content_type as contentType', 'size', 'state', 'alt'])
      .select(['custom', 'created_at as sentAt'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async files(db, userId) {
    const kept = await db
      .selectFrom('files')
      .select(['id', 'name', 'storage_key'])
      .where('owner_id', '=', userId)
      .where('storage_key', 'is not', null)
      .orderBy('created_at')
      .execute();
    // Two files may have one name, and a name is what its sender made of it.
    return kept.map(({ id, name, storage_key }) => ({
      key: storage_key!,
      name: `sent/${id.slice(-6)}-${name.replace(/[^\p{L}\p{N}._ -]/gu, '_')}`,
    }));
  },
  async forget(tx, userId) {
    const sent = await tx
      .selectFrom('files')
      .select(['id', 'folder', 'storage_key'])
      .where('owner_id', '=', userId)
      .orderBy('id')
      .execute();
    for (const file of sent) await deleteFile(tx, file);
  },
};
