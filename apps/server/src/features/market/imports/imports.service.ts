import type { CategoryId, FileId, ImportId, ShopId } from '@souk/shared/ids.ts';
import type { ImportedStanding, ImportOutcome } from '@souk/shared/market/imports/schema.ts';
import { notFound, shopRequired } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { importNotChecked, importOver, importRunning, noCategory, noTable } from './imports.failures.ts';
import { importing, importPictures } from './imports.jobs.ts';
import {
  beginStage,
  categoryExists,
  endImport,
  findImport,
  findImportedProducts,
  findImportsOf,
  findLastFallback,
  findOwnTable,
  findStanding,
  type ImportWithPictures,
  insertImport,
  lockImport,
} from './imports.repo.ts';
import { findFailedPictures, retryPictures, stopPictures } from './pictures/import-pictures.repo.ts';

const MOST_LISTED = 20;
const MOST_PICTURES = 100;
const working = new Set(['reading', 'checking', 'running']);

const shopOf = ({ actor }: UserCtx): ShopId => {
  if (!actor.shopId) throw shopRequired();
  return actor.shopId;
};

export async function getImport(ctx: UserCtx, id: ImportId): Promise<ImportWithPictures> {
  const row = await findImport(ctx.db, shopOf(ctx), id);
  if (!row) throw notFound('import');
  return row;
}

export const listImports = (ctx: UserCtx): Promise<ImportWithPictures[]> =>
  findImportsOf(ctx.db, shopOf(ctx), MOST_LISTED);

/** Has a file looked at, row by row. Nothing of it is written before its seller says so. */
export async function checkFile(ctx: UserCtx, fileId: FileId): Promise<ImportWithPictures> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const id = newId<ImportId>(now.getTime());
  await oneAtATime(() =>
    db.transaction().execute(async (tx) => {
      const file = await findOwnTable(tx, actor.userId, fileId);
      if (file?.state !== 'ready') throw noTable();
      await insertImport(tx, {
        id,
        shop_id: shopOf(ctx),
        file_id: file.id,
        file_name: file.name,
        bytes: file.size ?? 0,
        // A seller who imports the same file again need not say it again.
        fallback_category_id: await findLastFallback(tx, shopOf(ctx)),
        created_at: now,
        updated_at: now,
      });
      await enqueue(tx, importing, { importId: id });
    }),
  );
  return await getImport(ctx, id);
}

/** Where products go whose category is not known here; all are looked at again. */
export async function changeFallback(
  ctx: UserCtx,
  id: ImportId,
  category: CategoryId | null,
): Promise<ImportWithPictures> {
  await atWork(ctx, id, async (tx, state, now) => {
    if (state !== 'checked') throw importNotChecked();
    if (category && !(await categoryExists(tx, category))) throw noCategory();
    await beginStage(tx, id, 'checking', now, { fallback_category_id: category });
  });
  return await getImport(ctx, id);
}

export async function startImport(ctx: UserCtx, id: ImportId): Promise<ImportWithPictures> {
  await atWork(ctx, id, async (tx, state, now) => {
    if (state !== 'checked') throw importNotChecked();
    await beginStage(tx, id, 'running', now);
  });
  return await getImport(ctx, id);
}

/** What was written stays; nothing more comes, pictures neither. */
export async function cancelImport(ctx: UserCtx, id: ImportId): Promise<ImportWithPictures> {
  const { db, clock } = ctx;
  await db.transaction().execute(async (tx) => {
    const row = await lockImport(tx, shopOf(ctx), id);
    if (!row) throw notFound('import');
    const isOpen = working.has(row.state) || row.state === 'checked';
    const waits = (await findImport(tx, row.shop_id, id))?.pictures.waiting ?? 0;
    if (!isOpen && waits === 0) throw importOver();
    if (isOpen) await endImport(tx, id, 'cancelled', clock.now());
    await stopPictures(tx, id);
  });
  return await getImport(ctx, id);
}

export async function listImportedProducts(
  ctx: UserCtx,
  id: ImportId,
  query: { outcome?: ImportOutcome | undefined; page: number; perPage: number },
) {
  const { currency } = await getImport(ctx, id);
  return { ...(await findImportedProducts(ctx.db, id, query)), currency };
}

/** Where the products of an import stand in the shop now. */
export async function getStanding(ctx: UserCtx, id: ImportId): Promise<ImportedStanding> {
  await getImport(ctx, id);
  return await findStanding(ctx.db, id);
}

/** Has all pictures fetched again that could not be had. */
export async function retryFailedPictures(ctx: UserCtx, id: ImportId): Promise<ImportWithPictures> {
  const { db, clock } = ctx;
  await db.transaction().execute(async (tx) => {
    if (!(await lockImport(tx, shopOf(ctx), id))) throw notFound('import');
    if ((await retryPictures(tx, id, clock.now())) > 0) await enqueue(tx, importPictures, {});
  });
  return await getImport(ctx, id);
}

export async function listFailedPictures(ctx: UserCtx, id: ImportId) {
  await getImport(ctx, id);
  return await findFailedPictures(ctx.db, id, MOST_PICTURES);
}

async function atWork(
  ctx: UserCtx,
  id: ImportId,
  act: (tx: UserCtx['db'], state: ImportWithPictures['state'], now: Date) => Promise<void>,
): Promise<void> {
  const { db, clock } = ctx;
  await oneAtATime(() =>
    db.transaction().execute(async (tx) => {
      const row = await lockImport(tx, shopOf(ctx), id);
      if (!row) throw notFound('import');
      await act(tx, row.state, clock.now());
      await enqueue(tx, importing, { importId: id });
    }),
  );
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE = '23505';

/** A shop has one import at work; the database sees to it. */
async function oneAtATime(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    throw code === UNIQUE && constraint === 'imports_one_at_work' ? importRunning() : error;
  }
}
