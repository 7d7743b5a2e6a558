import type { ImageId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { deleteStoredPicture, keysOfPicture } from '../../../platform/images/index.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';

/** The account itself. What is left is a row without a name, which orders and reviews point to. */
export const accountPart: PersonalPart = {
  name: 'account',
  give: (db, userId) =>
    db
      .selectFrom('users')
      .select([
        'id',
        'name',
        'handle',
        'email',
        'email_verified_at as emailVerifiedAt',
        'mail_refused_at as mailRefusedAt',
        'phone',
        'bio',
        'city',
      ])
      .select(['country', 'links', 'language', 'role', 'created_at as joinedAt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  async files(db, userId) {
    const pictures = await db
      .selectFrom('users')
      .innerJoin('images', 'images.id', 'picture_id')
      .select('storage_key')
      .where('users.id', '=', userId)
      .where('storage_key', 'is not', null)
      .execute();
    return pictures.map(({ storage_key }) => ({ key: storage_key!, name: 'picture.webp' }));
  },
  async heldBy(tx, userId) {
    // The admins' rows are locked, so that the last two cannot leave at once.
    const admins = await tx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .orderBy('id')
      .forUpdate()
      .execute();
    return admins.length === 1 && admins[0]?.id === userId ? 'last_admin' : null;
  },
  async forget(tx, userId, now) {
    // A handle longer than anybody may choose: one that is taken would keep its victim here.
    const { rows } = await sql<{ email: string; phone: string | null; picture_id: ImageId | null }>`
      update users set
        name = 'Former member', handle = 'gone-' || users.id,
        email = 'gone-' || users.id || '@nobody.invalid', email_verified_at = null, password_hash = null,
        picture_id = null, bio = '', city = null, country = null, links = '[]', phone = null,
        phone_verified_at = null, seller_verified_at = null, default_payment_method = null,
        role = 'member', deleted_at = ${now}
      from users as before where before.id = users.id and users.id = ${userId}
      returning before.email, before.phone, before.picture_id`.execute(tx);
    const [before] = rows;
    if (!before) return;
    userChanged(tx, userId);
    if (before.picture_id && (await deleteStoredPicture(tx, before.picture_id))) {
      await enqueue(tx, deletingFiles, { keys: keysOfPicture(before.picture_id) });
    }
    await tx.deleteFrom('one_time_secrets').where('user_id', '=', userId).execute();
    await tx
      .deleteFrom('kept_messages')
      .where('recipient', 'in', [before.email, before.phone ?? ''])
      .execute();
  },
};
