import type { ChangeFile, FilePurpose, FileRefusal } from '@souk/shared/files/schema.ts';
import type { FileId, ImageId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { forgetPicture, pictureOf } from '../images/index.ts';
import { isUsed } from '../storage/file-uses.ts';
import type { StoredPicture } from './inspect.ts';

export type FileRow = Selectable<Tables['files']>;
export type ShownFile = FileRow & { image: Image | null };

export async function findFile(db: Db, id: FileId): Promise<FileRow | undefined> {
  return await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findOwnFile(db: Db, ownerId: UserId, id: FileId): Promise<ShownFile | undefined> {
  return await db
    .selectFrom('files')
    .selectAll()
    .select((eb) => pictureOf(eb.ref('files.id')).as('image'))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** What a person's files take up, in bytes, with what they have announced; the next to ask waits. */
export async function lockRoomOf(tx: Db, ownerId: UserId): Promise<{ bytes: number; unfinished: number }> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  return await tx
    .selectFrom('files')
    .select([
      sql<number>`coalesce(sum(coalesce(kept_size, size)), 0)::bigint`.as('bytes'),
      sql<number>`(count(*) filter (where state = 'uploading'))::int`.as('unfinished'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
}

/** Where a file lies that is kept, which nobody deletes meanwhile. */
export async function lockStored(tx: Db, id: FileId): Promise<string | null> {
  const kept = tx.selectFrom('files').select('storage_key').where('id', '=', id).where('state', '=', 'ready');
  return (await kept.forNoKeyUpdate().executeTakeFirst())?.storage_key ?? null;
}

export async function putHash(tx: Db, id: FileId, sha256: Buffer): Promise<void> {
  const file = tx.updateTable('files').set({ sha256 }).where('id', '=', id);
  await file.where('sha256', 'is distinct from', sha256).execute();
}

export async function insertFile(tx: Db, file: Insertable<Tables['files']>): Promise<void> {
  await tx.insertInto('files').values(file).execute();
}

export async function noteReceived(db: Db, id: FileId, received: number, now: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ received: sql<number>`least(${received}::bigint, size)`, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute();
}

/** True when this call was the one: from here on nobody writes to it. */
export async function markReceived(db: Db, id: FileId, now: Date): Promise<boolean> {
  return await moveOn(db, id, 'uploading', {
    state: 'checking',
    received: sql<number>`size`,
    updated_at: now,
  });
}

export async function markRefused(tx: Db, id: FileId, refusal: FileRefusal, now: Date): Promise<boolean> {
  return await moveOn(tx, id, 'checking', { state: 'refused', refusal, updated_at: now });
}

export async function markReady(
  tx: Db,
  id: FileId,
  kept: Required<Pick<Updateable<Tables['files']>, 'content_type' | 'kept_size' | 'storage_key' | 'sha256'>>,
  now: Date,
): Promise<boolean> {
  return await moveOn(tx, id, 'checking', { ...kept, state: 'ready', updated_at: now });
}

/** Some bytes that were there are not any more, as after a loss of power: the sender goes on from what is left. */
export async function markUploading(db: Db, id: FileId, received: number, now: Date): Promise<boolean> {
  return await moveOn(db, id, 'checking', { state: 'uploading', received, updated_at: now });
}

async function moveOn(
  db: Db,
  id: FileId,
  from: FileRow['state'],
  // biome-ignore lint/suspicious/noExplicitAny: an expression may stand for a value
  change: Record<string, any>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False when something shows it, or it is gone. */
export async function deleteUnusedFile(tx: Db, id: FileId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('files')
    .where('id', '=', id)
    .where((eb) => eb.not(isUsed(eb.ref('files.id'))))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Pictures of someone that may be shown: kept, public, and theirs. */
export async function findOwnPictures(
  db: Db,
  ownerId: UserId,
  ids: readonly FileId[],
  purpose: FilePurpose,
): Promise<FileId[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'ready')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}

export async function isMissing(db: Db, id: FileId): Promise<boolean> {
  return (await findFile(db, id)) === undefined;
}

export async function insertPicture(
  tx: Db,
  { id, owner_id, alt }: FileRow,
  { width, height, placeholder, colour }: StoredPicture,
  storageKey: string,
): Promise<void> {
  await tx
    .insertInto('images')
    .values({
      id: id as string as ImageId,
      owner_id,
      kind: 'stored',
      storage_key: storageKey,
      width,
      height,
      placeholder,
      colour,
      alt,
    })
    .execute();
}

export async function deletePicture(tx: Db, id: FileId): Promise<void> {
  await tx
    .deleteFrom('images')
    .where('id', '=', id as string as ImageId)
    .where('kind', '=', 'stored')
    .execute();
  forgetPicture(id as string as ImageId);
}

/** The words of a picture are those of its file. */
export async function updateFile(
  tx: Db,
  ownerId: UserId,
  id: FileId,
  { name, alt, focus, custom }: ChangeFile,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(alt === undefined ? {} : { alt }),
      ...(focus === undefined ? {} : { focus_x: focus.x, focus_y: focus.y }),
      ...(custom === undefined ? {} : { custom: JSON.stringify(custom) }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (alt === undefined || numUpdatedRows === 0n) return;
  await tx
    .updateTable('images')
    .set({ alt })
    .where('id', '=', id as string as ImageId)
    .where('owner_id', '=', ownerId)
    .execute();
}

/** Uploads that nobody finished, or whose last byte came as the process was killed. */
export async function findOverdue(db: Db, now: Date, silent: { from: Date; to: Date }): Promise<FileRow[]> {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('state', '=', 'uploading')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb.between('updated_at', silent.from, silent.to)]))
    .orderBy('expires_at')
    .limit(SWEEP)
    .execute();
}

export async function findUnchecked(db: Db, since: Date): Promise<FileRow[]> {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('state', '=', 'checking')
    .where('updated_at', '<', since)
    .orderBy('updated_at')
    .limit(SWEEP)
    .execute();
}

/** Files that were finished before then and that nothing shows. */
export async function findUnused(db: Db, before: Date): Promise<FileRow[]> {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('state', 'in', ['ready', 'refused'])
    .where('updated_at', '<', before)
    .where((eb) => eb.not(isUsed(eb.ref('files.id'))))
    .orderBy('updated_at')
    .execute();
}

const SWEEP = 200;
