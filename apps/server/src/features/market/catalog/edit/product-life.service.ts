import type { ProductId } from '@souk/shared/ids.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { UserCtx } from '../../../../platform/session/actor.ts';
import { auctionRunning, productStatusForbids } from './edit.failures.ts';
import { fieldsOf } from './fields.ts';
import type { FoundOwnProduct } from './own-product.presenter.ts';
import type { OwnProductRow } from './own-product.repo.ts';
import { getOwnProduct, lockOwn, resave } from './product-edit.service.ts';
import { isOnSale } from './product-goal.ts';
import { deleteDraft } from './product-write.repo.ts';

/** A step of one's own product, which is locked in this transaction. */
export type Step = (tx: Db, ctx: UserCtx, before: OwnProductRow) => Promise<void>;

/** Does one step to one product, and gives what it is then. */
export function stepProduct(ctx: UserCtx, id: ProductId, step: Step): Promise<FoundOwnProduct> {
  return ctx.db.transaction().execute(async (tx) => {
    await step(tx, ctx, await lockOwn(tx, ctx.actor.shopId, id));
    return await getOwnProduct({ ...ctx, db: tx }, id);
  });
}

/** Only what was never on sale. */
export function deleteProduct({ db, actor }: UserCtx, id: ProductId): Promise<void> {
  return db.transaction().execute(async (tx) => deleteLocked(tx, await lockOwn(tx, actor.shopId, id)));
}

export const publishProduct = (tx: Db, ctx: UserCtx, before: OwnProductRow): Promise<void> =>
  comesOnSale(tx, ctx, before, 'draft');

/** Back on sale as it was, if it still has everything. */
export const restoreProduct = (tx: Db, ctx: UserCtx, before: OwnProductRow): Promise<void> =>
  comesOnSale(tx, ctx, before, 'archived');

/** Off sale, and kept. A draft is deleted instead. */
export async function archiveProduct(tx: Db, ctx: UserCtx, before: OwnProductRow): Promise<void> {
  if (!isOnSale(before.status)) throw productStatusForbids(before.status);
  if (before.auctionRuns) throw auctionRunning();
  await resave(tx, ctx, before, { goal: 'archived', fields: fieldsOf(before) });
}

export async function deleteLocked(tx: Db, before: OwnProductRow): Promise<void> {
  if (before.status !== 'draft') throw productStatusForbids(before.status);
  await deleteDraft(tx, before.id);
}

async function comesOnSale(
  tx: Db,
  ctx: UserCtx,
  before: OwnProductRow,
  from: OwnProductRow['status'],
): Promise<void> {
  if (before.status !== from) throw productStatusForbids(before.status);
  await resave(tx, ctx, before, { goal: 'sale', fields: fieldsOf(before) });
}
