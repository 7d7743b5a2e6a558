import type { ImportId } from '@souk/shared/ids.ts';
import type { JobCtx } from '../../../platform/jobs/job.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findCategoryTree } from '../categories/index.ts';
import { handleBatch } from './handle-batch.ts';
import { endImport, failImport } from './imports.repo.ts';
import { categoryNames } from './look/category-names.ts';
import { readFile, Unreadable } from './read/read-file.ts';
import { findImportingShop, holdTurn, noteChecked, takeTurn } from './turn.repo.ts';

export interface ImportParts {
  storage: Storage;
  /** The market's own address. */
  url: string;
}

type Work = Pick<JobCtx, 'db' | 'clock'>;

// After as many turns that came to nothing, it is our fault and not that of the moment.
const MOST_IDLE = 6;

/**
 * Reads, looks at or writes what a file holds, in small transactions, until it is done or `isTime` says so. Cut off at
 * any point it goes on there. True when there is more to do.
 */
export async function runImport(
  ctx: Work,
  { storage, url }: ImportParts,
  id: ImportId,
  isTime: () => boolean = () => false,
): Promise<boolean> {
  const { db, clock } = ctx;
  const turn = await takeTurn(db, id, clock.now());
  if (!turn) return false;
  if (turn.idleTurns > MOST_IDLE) {
    await failImport(db, id, { failure: 'internal', now: clock.now() });
    return false;
  }
  const begun = await db.transaction().execute((tx) => holdTurn(tx, turn));
  if (!begun) return false;
  try {
    if (begun.state === 'reading' && !(await readFile(ctx, storage, turn, begun))) return false;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await failImport(db, id, { failure: error.failure, row: error.row ?? null, now: clock.now() });
    return false;
  }
  const shop = await findImportingShop(db, begun.shop_id);
  const categories = categoryNames(await findCategoryTree(db));
  for (;;) {
    const goesOn = await db.transaction().execute(async (tx) => {
      const row = await holdTurn(tx, turn);
      if (!row) return false;
      const now = clock.now();
      if (await handleBatch(tx, row, { shop, categories, url, now })) return true;
      await (row.state === 'running' ? endImport(tx, id, 'done', now) : noteChecked(tx, id, now));
      return false;
    });
    if (!goesOn) return false;
    if (isTime()) return true;
  }
}
